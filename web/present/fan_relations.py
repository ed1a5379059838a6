"""How a fan stands to the others: what it strikes, and what strikes it."""

from collections.abc import Sequence

from scoring import Fan, RuleSet, Scope
from web.page_models import RelationView
from web.present.ledger import FanHref
from web.view_models import Link
from wording import Translator, article_label, fan_name


def relations(fan: Fan, rules: RuleSet, t: Translator, href: FanHref) -> tuple[RelationView, ...]:
    """What this fan strikes and what strikes it, the text's own exclusions before the implied."""
    principle = (Link(article_label(rules.principles["non-repeat"], rules.id, t)),)
    row = (Link(article_label(fan.articles[-1], rules.id, t)),)
    found = (
        RelationView(
            t.gettext("Excludes"),
            _links([rules.fan(name) for name in fan.excludes], t, href),
            t.gettext("Not counted beside it; the text says so."),
            row,
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


def _links(fans: Sequence[Fan], t: Translator, href: FanHref) -> tuple[Link, ...]:
    return tuple(Link(fan_name(fan, t), href(fan.id)) for fan in fans)
