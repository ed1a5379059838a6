"""How a fan stands to the others: what it keeps out, and what keeps it out, by which article."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from scoring import Fan, RuleSet, Scope, System
from scoring.imj.rules import InternationalRules
from scoring.rengo.rule_set import RengoRules
from scoring.rengo.settle import YAKUMAN_ALONE
from scoring.rengo.yaku import Yaku
from scoring.rows import row_for_each
from web.components.citations import article_links
from web.components.fan_values import YAKUMAN_SERIES
from web.components.ledger import FanHref
from web.components.links import Link
from wording import Translator, fan_name
from wording.mcr.struck import is_our_reading, may_be_without


@dataclass(frozen=True, slots=True)
class RelatedFan:
    """Another fan as a link, with the article of its own that ties the two."""

    label: str
    href: str
    articles: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class RelationView:
    """How a fan stands to others: a label, words, and the fans as links where they are named."""

    label: str
    fans: tuple[RelatedFan, ...]
    text: str = ""
    articles: tuple[Link, ...] = ()


_ALL_AT_ONCE = ("non-separation", "non-identical", "account-once")


def relation_views(
    fan: Fan, rules: RuleSet, t: Translator, href: FanHref
) -> tuple[RelationView, ...]:
    """What this fan keeps out and what keeps it out, each as its rule set has it."""
    return _RELATIONS[rules.system](fan, rules, t, href)


def _of_a_row(fan: Fan, rules: RuleSet, t: Translator, href: FanHref) -> tuple[RelationView, ...]:
    """By the table of the competition rules: its own exclusions before what is implied."""
    found = (*_keeps_out(fan, rules, t, href), *_kept_out_by(fan, rules, t, href))
    return (*(each for each in found if each.fans), *_of_a_combination(fan, rules, t))


def _keeps_out(fan: Fan, rules: RuleSet, t: Translator, href: FanHref) -> tuple[RelationView, ...]:
    """What does not count beside it."""
    principle = _articles(rules, t, rules.principles["non-repeat"])
    covered = _taken_in(fan, rules)
    taken_in = [(fan, each) for each in covered]
    return (
        RelationView(
            t.gettext("Excludes"),
            _ties([rules.fan(name) for name in fan.excludes], t, href),
            t.gettext("Not counted with it; the text says so."),
            _articles(rules, t, fan.articles[-1]),
        ),
        RelationView(
            t.gettext("Implies"),
            _ties(_implied(fan, rules, Scope.HAND), t, href),
            t.gettext("It always contains them, so they are not counted with it."),
            principle,
        ),
        RelationView(
            t.gettext("Implies in its own sets"),
            _ties(_implied(fan, rules, Scope.SAME_SETS), t, href),
            t.gettext("Not counted for the sets that make this fan, but counted for other sets."),
            principle,
        ),
        RelationView(
            t.gettext("Also covers"),
            _ties(covered, t, href),
            _taken_in_text(taken_in, t),
            _where_taken_in(taken_in, rules, t),
        ),
    )


def _kept_out_by(
    fan: Fan, rules: RuleSet, t: Translator, href: FanHref
) -> tuple[RelationView, ...]:
    """Beside what it does not count."""
    principle = _articles(rules, t, rules.principles["non-repeat"])
    covering = _taking_in(fan, rules)
    taking_in = [(each, fan) for each in covering]
    return (
        RelationView(
            t.gettext("Excluded by"),
            _cited([each for each in rules.fans if fan.id in each.excludes], rules, fan, t, href),
            t.gettext("Where one of these counts, it does not; their text says so."),
        ),
        RelationView(
            t.gettext("Implied by"),
            _cited(_implying(fan, rules, Scope.HAND), rules, fan, t, href),
            t.gettext("They always contain it, so it is not counted with them."),
            principle,
        ),
        RelationView(
            t.gettext("Implied by, in their own sets"),
            _cited(_implying(fan, rules, Scope.SAME_SETS), rules, fan, t, href),
            t.gettext("Not counted for the sets that make one of these, but still for others."),
            principle,
        ),
        RelationView(
            t.gettext("Covered by"),
            _cited(covering, rules, fan, t, href),
            _taking_in_text(taking_in, t),
            _where_taken_in(taking_in, rules, t),
        ),
    )


def _implied(fan: Fan, rules: RuleSet, scope: Scope) -> list[Fan]:
    return [
        each
        for each in _left_out(fan, rules)
        if fan.implied[each.id] is scope and not may_be_without(fan, each)
    ]


def _implying(fan: Fan, rules: RuleSet, scope: Scope) -> list[Fan]:
    return [each for each in rules.fans if fan in _implied(each, rules, scope)]


def _taken_in(fan: Fan, rules: RuleSet) -> list[Fan]:
    """Fans of kongs that it leaves out where they are there, which they need not be."""
    return [each for each in _left_out(fan, rules) if may_be_without(fan, each)]


def _taking_in(fan: Fan, rules: RuleSet) -> list[Fan]:
    return [each for each in rules.fans if fan in _taken_in(each, rules)]


def _taken_in_text(ties: Iterable[tuple[Fan, Fan]], t: Translator) -> str:
    if any(is_our_reading(one, other) for one, other in ties):
        return t.gettext(
            "These are not counted when they rest on the same kongs, as this site reads the text."
        )
    return t.gettext("These are not counted when they rest on the same kongs.")


def _taking_in_text(ties: Iterable[tuple[Fan, Fan]], t: Translator) -> str:
    if any(is_our_reading(one, other) for one, other in ties):
        return t.gettext(
            "It is not counted when one of these rests on the same kongs, as this site "
            "reads the text."
        )
    return t.gettext("It is not counted when one of these rests on the same kongs.")


def _where_taken_in(
    ties: Iterable[tuple[Fan, Fan]], rules: RuleSet, t: Translator
) -> tuple[Link, ...]:
    """The rows that say which kongs alone are added (2006, 2014: 5, 17), else the principle."""
    principle = rules.principles["non-repeat"]
    places = [one.article if other.id in one.struck_in_row else principle for one, other in ties]
    return _articles(rules, t, *places)


def _left_out(fan: Fan, rules: RuleSet) -> list[Fan]:
    """What the principle leaves out beside it, without those that the text itself excludes."""
    return [rules.fan(name) for name in fan.implied if name not in fan.excludes]


def _of_a_combination(fan: Fan, rules: RuleSet, t: Translator) -> tuple[RelationView, ...]:
    """What the principles say of fans that join sets: no list of fans, but a rule for all."""
    if not fan.combination:
        return ()
    text = t.gettext(
        "It combines sets. Sets already combined are not combined again: to count with "
        "another fan of this kind, it must bring in a set not yet combined."
    )
    places = _articles(rules, t, *(rules.principles[each] for each in _ALL_AT_ONCE))
    return (RelationView(t.gettext("With other fans that combine sets"), (), text, places),)


def _of_an_element(
    fan: Fan, rules: InternationalRules, t: Translator, href: FanHref
) -> tuple[RelationView, ...]:
    """By the limit of an element's group; all that stands beside a special hand is one sentence."""
    group, alone = rules.group(fan), _articles(rules, t, rules.principles["special-alone"])
    if group.alone:
        text = t.gettext("A special winning hand counts alone: nothing is added to it.")
        return (RelationView(t.gettext("Excludes"), (), text, alone),)
    special = [each for each in rules.fans if rules.group(each).alone]
    return (
        *_in_its_group(fan, rules, t, href),
        RelationView(
            t.gettext("Excluded by"),
            _cited(special, rules, fan, t, href),
            t.gettext(
                "A special winning hand counts alone, so this does not count with any of these."
            ),
            alone,
        ),
    )


def _in_its_group(
    fan: Fan, rules: InternationalRules, t: Translator, href: FanHref
) -> tuple[RelationView, ...]:
    group = rules.group(fan)
    place = _articles(rules, t, group.id)
    if not group.one_of:
        text = t.gettext("No limit: each one present counts.")
        return (RelationView(t.gettext("In its group"), (), text, place),)
    others = [each for each in group.fans if each.id != fan.id]
    beside = [each for each in others if group.may_join(fan.id, each.id)]
    rivals = [each for each in others if each not in beside]
    found = (
        RelationView(
            t.gettext("Not counted with it"),
            _rivals(fan, rivals, rules, t, href),
            t.gettext(
                "It and these form a group. Only one of the group counts: the one that makes "
                "the hand worth most."
            ),
            place,
        ),
        RelationView(
            t.gettext("Counted with it"),
            _ties(beside, t, href),
            t.gettext("The text says that they count together."),
            place,
        ),
    )
    return tuple(each for each in found if each.fans)


def _rivals(
    fan: Fan, rivals: Iterable[Fan], rules: InternationalRules, t: Translator, href: FanHref
) -> tuple[RelatedFan, ...]:
    """Elements of a group that do not count together, each with the entry that says so."""
    group = rules.group(fan)
    return tuple(
        RelatedFan(
            fan_name(each, t),
            href(each.id),
            _articles(rules, t, entry) if (entry := group.entry_against(fan, each)) else (),
        )
        for each in rivals
    )


def _of_a_yaku(
    fan: Fan, rules: RengoRules, t: Translator, href: FanHref
) -> tuple[RelationView, ...]:
    """By its own entry, then by what a yakuman takes up, dora as well."""
    own = _by_its_entry(fan, rules, t, href) if isinstance(fan, Yaku) else ()
    return (*own, _beside_a_yakuman(fan, rules, t, href))


def _by_its_entry(
    yaku: Yaku, rules: RengoRules, t: Translator, href: FanHref
) -> tuple[RelationView, ...]:
    place = _articles(rules, t, yaku.article)
    fan = (
        RelationView(
            t.gettext("Counts instead of"),
            _ties([rules.fan(name) for name in yaku.replaces], t, href),
            t.gettext("Where it counts, they do not."),
            place,
        ),
        RelationView(
            t.gettext("Includes"),
            _ties([rules.fan(name) for name in yaku.contains], t, href),
            t.gettext("Its han already include theirs."),
            place,
        ),
        RelationView(
            t.gettext("Gives way to"),
            _cited([each for each in rules.fans if yaku.id in each.excludes], rules, yaku, t, href),
            t.gettext("Where one of these counts, it does not."),
        ),
    )
    return tuple(each for each in fan if each.fans)


def _beside_a_yakuman(fan: Fan, rules: RengoRules, t: Translator, href: FanHref) -> RelationView:
    alone = rules.principles[YAKUMAN_ALONE]
    if fan.series != YAKUMAN_SERIES:
        yakuman = [each for each in rules.fans if each.series == YAKUMAN_SERIES]
        text = t.gettext("It does not count with a yakuman.")
        ties = _ties(yakuman, t, href)
        return RelationView(t.gettext("Absorbed by"), ties, text, _articles(rules, t, alone))
    text = t.gettext("With a yakuman only yakuman count, and several are paid as one.")
    places = _articles(rules, t, alone, rules.principles["one-yakuman"])
    return RelationView(t.gettext("Excludes"), (), text, places)


def _articles(rules: RuleSet, t: Translator, *articles: str) -> tuple[Link, ...]:
    return article_links(dict.fromkeys(articles), rules.id, t)


def _ties(fans: Iterable[Fan], t: Translator, href: FanHref) -> tuple[RelatedFan, ...]:
    return tuple(RelatedFan(fan_name(fan, t), href(fan.id)) for fan in fans)


def _cited(
    fans: Iterable[Fan], rules: RuleSet, beside: Fan, t: Translator, href: FanHref
) -> tuple[RelatedFan, ...]:
    """Fans that keep another out, each with the article of its own that says or shows it."""
    return tuple(
        RelatedFan(
            fan_name(fan, t), href(fan.id), _articles(rules, t, fan.article_against(beside.id))
        )
        for fan in fans
    )


_Relations = Callable[[Fan, Any, Translator, FanHref], tuple[RelationView, ...]]
_RELATIONS: Final[Mapping[System, _Relations]] = row_for_each(
    System,
    {
        System.MCR: _of_a_row,
        System.IMJ: _of_an_element,
        System.RENGO: _of_a_yaku,
    },
)
