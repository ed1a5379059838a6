"""The blocks of a step that are not questions, as the page shows them."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from markupsafe import Markup

from lessons.knowledge import Knowledge, knowledge_in
from lessons.lesson import Directive, Lesson, Step, TextBlock
from lessons.pieces.comparison import ComparedHand
from lessons.pieces.diagram import Diagram
from lessons.pieces.live import LiveHand
from lessons.pieces.worked import WorkedExample
from lessons.prose import Prose
from scoring import Score, rule_set
from web.components.hand import HandView, hand_view
from web.components.ledger import BlockView
from web.components.links import Link
from web.components.worth import value_heading
from web.learn.account_changes import shape_text
from web.learn.diagram import DiagramView, diagram_view
from web.learn.live_hand import LiveView, live_view
from web.learn.live_hand_state import Query
from web.learn.prose import ProseHrefs, prose_html
from web.learn.sides import StepSide
from web.learn.taught_account import taught_blocks
from web.learn.taught_hand import taught_hand
from wording import (
    Translator,
    comma_list,
    fan_name,
    line_text,
    payment_text,
    rules_badge,
    rules_name,
    translator_under,
    why_no_win,
)


@dataclass(frozen=True, slots=True)
class TextBlockView:
    """Running text. `kind` is `text`, `counter` (a counter-example) or `can` (the list at the end)."""

    kind: Literal["text", "counter", "can"]
    html: Markup
    side: StepSide = "idea"


@dataclass(frozen=True, slots=True)
class RuleDifferenceView:
    """What another rule set or edition says differently."""

    badge: str
    name: str
    html: Markup
    kind: Literal["under"] = "under"
    side: StepSide = "idea"


@dataclass(frozen=True, slots=True)
class WorkedHandView:
    """A hand with its account; `sum` is what it is worth, `missing_fans` what it only seems to have."""

    hand: HandView
    html: Markup
    sum: str
    no_win: str
    blocks: tuple[BlockView, ...]
    missing_fans: tuple[Link, ...] = ()
    kind: Literal["hand"] = "hand"
    side: StepSide = "table"


@dataclass(frozen=True, slots=True)
class RuleSetColumn:
    """A hand under one rule set: the stamp, the worth, what counts, who pays or why nobody."""

    badge: str
    worth: str
    counted: str
    paid: str


@dataclass(frozen=True, slots=True)
class CompareView:
    """One hand under several rule sets."""

    hand: HandView
    html: Markup
    columns: tuple[RuleSetColumn, ...]
    kind: Literal["compare"] = "compare"
    side: StepSide = "table"


BlockOfStep = (
    TextBlockView | RuleDifferenceView | WorkedHandView | LiveView | CompareView | DiagramView
)


def block_views(
    step: Step, lesson: Lesson, query: Query, t: Translator, hrefs: ProseHrefs
) -> tuple[BlockOfStep, ...]:
    """Everything of a step but its check or question, in the order of the text.

    `query` is the state of its live hand, as the address tells it.
    """
    return tuple(_views(step, lesson, query, t, hrefs))


def _views(
    step: Step, lesson: Lesson, query: Query, t: Translator, hrefs: ProseHrefs
) -> Iterator[BlockOfStep]:
    known = knowledge_in(lesson)
    for block in step.blocks:
        if isinstance(block, TextBlock):
            yield TextBlockView("text", prose_html(block.text, t, hrefs))
            continue
        match block.kind:
            case "hand":
                yield _worked(lesson.piece(block, WorkedExample), block.text, known, t, hrefs)
            case "live":
                piece = lesson.piece(block, LiveHand)
                yield live_view(piece, block.name, block.text, query, known, t, hrefs)
            case "compare":
                yield _compare(lesson.piece(block, ComparedHand), block.text, t, hrefs)
            case "table":
                yield diagram_view(lesson.piece(block, Diagram), block.text, t, hrefs)
            case "under":
                yield _under(block, t, hrefs)
            case "counter":
                yield TextBlockView("counter", prose_html(block.text, t, hrefs))
            case "can":
                yield TextBlockView("can", prose_html(block.text, t, hrefs))


def _worked(
    piece: WorkedExample, text: Prose, known: Knowledge, t: Translator, hrefs: ProseHrefs
) -> WorkedHandView:
    score = piece.score
    own = translator_under(score.rules, t)

    def href(fan: str) -> str:
        return hrefs.fan(score.rules, fan)

    return WorkedHandView(
        hand=taught_hand(
            piece.hand,
            score.rules,
            known,
            own,
            score.account,
            plain=piece.plain,
            wins=score.win,
        ),
        html=prose_html(text, t, hrefs),
        sum=shape_text(score, own) if piece.plain else value_heading(score, own),
        no_win="" if score.win or piece.plain else why_no_win(score, own),
        blocks=()
        if piece.plain
        else taught_blocks(score, known, own, href, han_only=piece.han_only),
        missing_fans=tuple(
            Link(fan_name(rule_set(score.rules).fan(fan), t), href(fan)) for fan in piece.lacks
        ),
    )


def _compare(piece: ComparedHand, text: Prose, t: Translator, hrefs: ProseHrefs) -> CompareView:
    return CompareView(
        hand=hand_view(piece.hand, piece.scores[0].rules, t),
        html=prose_html(text, t, hrefs),
        columns=tuple(_column(score, translator_under(score.rules, t)) for score in piece.scores),
    )


def _column(score: Score, t: Translator) -> RuleSetColumn:
    return RuleSetColumn(
        badge=rules_badge(score.rules, t),
        worth=value_heading(score, t),
        counted=comma_list([line_text(line, score.rules, t) for line in score.counted], t),
        paid=payment_text(score, t) or why_no_win(score, t),
    )


def _under(block: Directive, t: Translator, hrefs: ProseHrefs) -> RuleDifferenceView:
    return RuleDifferenceView(
        rules_badge(block.name, t), rules_name(block.name, t), prose_html(block.text, t, hrefs)
    )
