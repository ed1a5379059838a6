"""How a fan stands to the others: what it strikes, and what strikes it."""

from collections.abc import Sequence

from scoring import Fan, RuleSet, Scope
from scoring.imj.rules import InternationalRules
from scoring.rengo.rule_set import RengoRules
from scoring.rengo.settle import YAKUMAN_ALONE
from scoring.rengo.yaku import Yaku
from web.page_models import RelationView
from web.present.cites import article_links
from web.present.ledger import FanHref
from web.view_models import Link
from wording import Translator, fan_name


def relations(fan: Fan, rules: RuleSet, t: Translator, href: FanHref) -> tuple[RelationView, ...]:
    """What this fan strikes and what strikes it, each as its rule set has it."""
    if isinstance(rules, InternationalRules):
        return _of_a_group(fan, rules, t, href)
    if isinstance(rules, RengoRules):
        return _of_a_yaku(fan, rules, t, href) if isinstance(fan, Yaku) else ()
    return _of_a_row(fan, rules, t, href)


def _of_a_row(fan: Fan, rules: RuleSet, t: Translator, href: FanHref) -> tuple[RelationView, ...]:
    """By the table of the competition rules: its own exclusions before what is implied."""
    principle = _articles(rules, t, rules.principles["non-repeat"])
    found = (
        RelationView(
            t.gettext("Excludes"),
            _links([rules.fan(name) for name in fan.excludes], t, href),
            t.gettext("Not counted beside it; the text says so."),
            _articles(rules, t, fan.articles[-1]),
        ),
        RelationView(
            t.gettext("Implies"),
            _links(_implied(fan, rules, Scope.HAND), t, href),
            t.gettext("It cannot be without them, so they are not counted beside it."),
            principle,
        ),
        RelationView(
            t.gettext("Implies in its own sets"),
            _links(_implied(fan, rules, Scope.SAME_SETS), t, href),
            t.gettext("Not counted for the sets that make it, but still for others."),
            principle,
        ),
        RelationView(
            t.gettext("Excluded by"),
            _links([each for each in rules.fans if fan.id in each.excludes], t, href),
            t.gettext("Where one of these counts, it does not; their text says so."),
        ),
        RelationView(
            t.gettext("Implied by"),
            _links([each for each in rules.fans if _implies(each, fan)], t, href),
            t.gettext("They cannot be without it, so it is not counted beside them."),
            principle,
        ),
    )
    return tuple(each for each in found if each.fans)


def _implied(fan: Fan, rules: RuleSet, scope: Scope) -> list[Fan]:
    names = (name for name, how_far in fan.implied.items() if how_far is scope)
    return [rules.fan(name) for name in names if name not in fan.excludes]


def _implies(other: Fan, fan: Fan) -> bool:
    return fan.id in other.implied and fan.id not in other.excludes


def _of_a_group(
    fan: Fan, rules: InternationalRules, t: Translator, href: FanHref
) -> tuple[RelationView, ...]:
    """By the limit of an element's group; all that stands beside a special hand is one sentence."""
    group = rules.group(fan)
    if group.alone:
        said = t.gettext("A special winning hand counts alone: nothing is added to it.")
        alone = _articles(rules, t, rules.principles["special-alone"])
        return (RelationView(t.gettext("Excludes"), (), said, alone),)
    place = _articles(rules, t, group.id)
    if not group.one_of:
        said = t.gettext("No limit: each that is there counts.")
        return (RelationView(t.gettext("In its group"), (), said, place),)
    others = [each for each in group.elements if each.id != fan.id]
    beside = [each for each in others if group.may_join(fan.id, each.id)]
    rivals = [each for each in others if each not in beside]
    found = (
        RelationView(
            t.gettext("Not beside it"),
            _links(rivals, t, href),
            t.gettext("Of these and it only one counts, the one that makes the hand worth most."),
            place,
        ),
        RelationView(
            t.gettext("Beside it all the same"),
            _links(beside, t, href),
            t.gettext("The text names them: they count together."),
            place,
        ),
    )
    return tuple(each for each in found if each.fans)


def _of_a_yaku(
    yaku: Yaku, rules: RengoRules, t: Translator, href: FanHref
) -> tuple[RelationView, ...]:
    """By its own entry, then by what a yakuman takes up."""
    place = _articles(rules, t, yaku.article)
    found = (
        RelationView(
            t.gettext("Counts in the place of"),
            _links([rules.fan(name) for name in yaku.replaces], t, href),
            t.gettext("Where it counts, they do not."),
            place,
        ),
        RelationView(
            t.gettext("Holds"),
            _links([rules.fan(name) for name in yaku.contains], t, href),
            t.gettext("Its han hold theirs already."),
            place,
        ),
        RelationView(
            t.gettext("Gives way to"),
            _links([each for each in rules.fans if yaku.id in each.excludes], t, href),
            t.gettext("Where one of these counts, it does not."),
        ),
    )
    return (*(each for each in found if each.fans), _beside_a_yakuman(yaku, rules, t))


def _beside_a_yakuman(yaku: Yaku, rules: RengoRules, t: Translator) -> RelationView:
    alone = rules.principles[YAKUMAN_ALONE]
    if not yaku.is_yakuman:
        said = t.gettext("Beside a yakuman it does not count.")
        return RelationView(t.gettext("Taken up by"), (), said, _articles(rules, t, alone))
    said = t.gettext("Beside a yakuman only yakuman count, and several are worth one.")
    places = _articles(rules, t, alone, rules.principles["one-yakuman"])
    return RelationView(t.gettext("Excludes"), (), said, places)


def _articles(rules: RuleSet, t: Translator, *articles: str) -> tuple[Link, ...]:
    return article_links(articles, rules.id, t)


def _links(fans: Sequence[Fan], t: Translator, href: FanHref) -> tuple[Link, ...]:
    return tuple(Link(fan_name(fan, t), href(fan.id)) for fan in fans)
