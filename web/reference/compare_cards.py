"""One hand under every rule set for a narrow page: a card for each, with what the table says of it."""

from dataclasses import dataclass

from web.reference.compare_view import ComparisonView, PatternCell, RuleSetHead
from wording import Translator, comma_list


@dataclass(frozen=True, slots=True)
class CardLine:
    """What the rule set makes of a pattern; `name` is what the reader's own rule set calls it."""

    name: str
    cell: PatternCell


@dataclass(frozen=True, slots=True)
class CardSum:
    """A figure of the card: what it is, the figure, what is said of it, whether it differs."""

    label: str
    text: str
    said: str
    lit: bool


@dataclass(frozen=True, slots=True)
class RuleSetCard:
    """A rule set with its worth of the hand, its lines, and what each player gains or loses.

    `absent` names the patterns that count elsewhere and are not lit here, in one sentence.
    """

    head: RuleSetHead
    worth: CardSum
    lines: tuple[CardLine, ...]
    absent: str
    payments: tuple[CardSum, ...]


def rule_set_cards(view: ComparisonView, t: Translator) -> tuple[RuleSetCard, ...]:
    """The columns of a comparison as cards, in their order; each has what it is about alone."""
    return tuple(_card(view, place, t) for place in range(view.count))


def _card(view: ComparisonView, place: int, t: Translator) -> RuleSetCard:
    lines = tuple(CardLine(row.name, row.cells[place]) for row in view.rows)
    worth, *payments = (CardSum(row.label, *row.cells[place]) for row in view.sums)
    absent = [each.name for each in lines if each.cell.text and not each.cell.lit]
    names = comma_list(absent, t) if absent else ""
    return RuleSetCard(
        head=view.heads[place],
        worth=worth,
        lines=tuple(each for each in lines if each.cell.entries or each.cell.lit),
        absent=t.gettext("Not here: %(fans)s.", fans=names) if names else "",
        payments=() if view.heads[place].fault or not _pays(payments) else tuple(payments),
    )


def _pays(payments: list[CardSum]) -> bool:
    return any(each.text != payments[0].text for each in payments)
