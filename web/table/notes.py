"""What a text says of the deal just now: calls that were ruled, furiten, payments at a drawn hand."""

from dataclasses import dataclass
from typing import Final

from scoring import Riichi, Wind
from scoring.play import CallConsequence, TableState
from scoring.play.winning import furiten_of
from web.components.citations import article_links
from web.components.links import Link
from wording import Translator
from wording.play_rulings import draw_text, fault_text, furiten_text, price_text

_LASTING: Final = frozenset({CallConsequence.NO_WIN, CallConsequence.DEAD_HAND})


@dataclass(frozen=True, slots=True)
class TableNote:
    """Sentences with the articles that say so."""

    lines: tuple[str, ...]
    articles: tuple[Link, ...]


def table_notes(state: TableState, own: Wind, t: Translator) -> tuple[TableNote, ...]:
    """Every note that holds now: the latest ruling, and before it those that last."""
    return (*_rulings(state, t), *_furiten(state, own, t), *_drawn(state, t))


def _rulings(state: TableState, t: Translator) -> tuple[TableNote, ...]:
    return tuple(
        TableNote(
            (fault_text(each, t), *price_text(each, state.rules, t)),
            article_links(each.articles, state.rules.id, t),
        )
        for each in state.ruled
        if each is state.ruled[-1] or not _LASTING.isdisjoint(each.consequences)
    )


def _furiten(state: TableState, own: Wind, t: Translator) -> tuple[TableNote, ...]:
    """Why no win on a discard is offered; where every call is, one is to know that oneself."""
    found = furiten_of(state, state.seat(own))
    if found is None or state.strict is own or state.ending is not None:
        return ()
    is_riichi = state.seat(own).riichi is not Riichi.NONE
    text = furiten_text(found.discarded, is_riichi=is_riichi, t=t)
    return (TableNote((text,), article_links(found.articles, state.rules.id, t)),)


def _drawn(state: TableState, t: Translator) -> tuple[TableNote, ...]:
    lines = draw_text(state.ending, t) if state.ending else ()
    if state.ending is None or not lines:
        return ()
    return (TableNote(lines, article_links(state.ending.articles, state.rules.id, t)),)
