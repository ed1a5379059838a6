"""Words of: what is to be seen at this table?"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from quizzes.misconceptions.rengo.figures import OF_THE_COUNT
from quizzes.question import Verdict
from quizzes.systems import profile_of
from quizzes.table_question import (
    AskedOfTable,
    TableQuestion,
    of_number,
    of_payments,
    refusing_article,
    refusing_furiten,
)
from quizzes.words import base, payments, total
from quizzes.words.headline import fullest, missed_text
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from quizzes.words.score_text import score_text, worth_said
from scoring import Riichi, Score, System, Wind, WinSource, rule_set
from scoring.play import view_of
from scoring.play.state import EventKind, TableEvent
from scoring.play.winning import face_up
from wording import (
    N_,
    Translator,
    amount,
    article_label,
    joined_sentences,
    payment_unit,
    seat_name,
    tile_name,
    why_no_win,
    with_article,
)
from wording.play import event_text, view_text
from wording.play_rulings import furiten_text

ORDINARY: Final = "ordinary"
"""The id of the choice that the last tile brings no fan of its own."""
_LAST_TILE: Final = "last-tile"
_OTHERS: Final = 3  # beside the winning tile
_OWN_DRAWS: Final = {
    EventKind.DREW: N_("You draw %(tile)s."),
    EventKind.REPLACED: N_("You draw %(tile)s as the replacement."),
}


def told_text(question: TableQuestion, t: Translator) -> tuple[str, ...]:
    """What happened last, a sentence each."""
    return tuple(_event_text(each, t) for each in question.told)


def _event_text(event: TableEvent, t: Translator) -> str:
    """The same as everybody saw it, and what the player drew."""
    if event.tile is None or event.kind not in _OWN_DRAWS:
        return event_text(event, t)
    return t.gettext(_OWN_DRAWS[event.kind], tile=tile_name(event.tile, t))


def table_text(question: TableQuestion, t: Translator) -> tuple[str, ...]:
    """The table in words, as the player sees it."""
    return view_text(view_of(question.state, question.own), t)


_WORTH_OF_A_WAIT: Final = {
    System.MCR: N_(
        "You are %(seat)s and waiting. If you can win on this tile, what is the hand worth, "
        "flowers included?"
    ),
    System.IMJ: N_(
        "You are %(seat)s and waiting. If you can win on this tile, what is the hand worth?"
    ),
    System.RENGO: N_(
        "You are %(seat)s and waiting. If you can win on this tile, what does %(payer)s pay you?"
    ),
}


def asked_of_table(question: TableQuestion, t: Translator) -> str:
    """What is asked; the table stands beside it."""
    seat, prompts = seat_name(question.own, t), profile_of(question.state.rules).prompts
    if question.asks is AskedOfTable.WAIT:
        asked = _WORTH_OF_A_WAIT[question.state.rules.system]
        return t.gettext(asked, seat=seat, payer=seat_name(question.state.turn, t))
    sentences = [t.gettext("You are %(seat)s, and you win now.", seat=seat)]
    match question.asks:
        case AskedOfTable.WORTH:
            sentences.append(t.gettext(prompts.total))
        case AskedOfTable.FU:
            sentences.append(t.gettext("How many fu is this hand?"))
        case AskedOfTable.MANNER:
            sentences.append(t.gettext("Which of these counts for the way you win?"))
        case _:
            worth = worth_said(question.score, t)
            sentences.append(t.gettext("This hand is worth %(worth)s.", worth=worth))
            sentences.append(payments.asked_payments(question.score, t))
    return joined_sentences(sentences, t)


def _is_rengo(question: TableQuestion) -> bool:
    return question.state.rules.system is System.RENGO


def _prompt(question: TableQuestion, t: Translator) -> str:
    """What happened, then the table after it: told the other way round, the last discard is heard twice."""
    parts = (*told_text(question, t), *table_text(question, t), asked_of_table(question, t))
    return joined_sentences(parts, t)


def _hint(question: TableQuestion, t: Translator) -> str:
    prompts = profile_of(question.state.rules).prompts
    match question.asks:
        case AskedOfTable.WORTH:
            return t.gettext(prompts.total_hint)
        case AskedOfTable.FU:
            return t.gettext("Round as the rules say.")
        case AskedOfTable.PAYMENTS:
            return t.gettext(prompts.payments_hint)
        case _:
            return t.gettext("Look at the discards, the sets and how many tiles are left.")


def seen_text(question: TableQuestion, t: Translator) -> tuple[str, ...]:
    """What the table shows of the last tile: how it came, how many of its kind lie open, how many
    tiles are left to draw."""
    left = question.state.wall.left
    tiles = (
        t.ngettext("%(num)s tile is left to draw.", "%(num)s tiles are left to draw.", left)
        if left
        else t.gettext("No tile may be drawn after it.")
    )
    return (_came(question, t), *_of_its_kind(question, t), tiles)


def _came(question: TableQuestion, t: Translator) -> str:
    """How the tile came."""
    told = question.hand.circumstances
    seat = seat_name(question.state.turn, t)
    if not question.score.win:  # no winning tile, then
        return t.gettext(
            "%(seat)s discards %(tile)s.", seat=seat, tile=tile_name(question.hand.win, t)
        )
    match told.by:
        case WinSource.DISCARD:
            return t.gettext("%(seat)s discards the winning tile.", seat=seat)
        case WinSource.ROBBED_KONG:
            return t.gettext("%(seat)s adds the winning tile to an open pung.", seat=seat)
        case WinSource.REPLACEMENT:
            return t.gettext("The winning tile is the replacement tile after a kong.")
        case _ if question.told and question.told[-1].kind is EventKind.REPLACED:
            return t.gettext("The winning tile replaces a flower.")
        case _:
            return t.gettext("The winning tile is drawn from the wall.")


def _of_its_kind(question: TableQuestion, t: Translator) -> Iterator[str]:
    """How many of the other three everybody sees, where that counts (MCR)."""
    told, tile = question.hand.circumstances, question.hand.win
    if question.state.rules.system is not System.MCR or told.by is WinSource.ROBBED_KONG:
        return
    seen = face_up(question.state)[tile] - (tile == question.state.offered)
    if not seen:
        yield t.gettext("None of the other three of its kind lies face up.")
        return
    if seen == _OTHERS:
        yield t.gettext("The other three of its kind all lie face up.")
        return
    yield t.ngettext(
        "Of the other three of its kind, %(num)s lies face up.",
        "Of the other three of its kind, %(num)s lie face up.",
        seen,
    )


def _wrong(question: TableQuestion, verdict: Verdict, t: Translator) -> str:
    match question.asks:
        case AskedOfTable.WORTH:
            return total.WORDS.wrong(of_number(question), verdict, t)
        case AskedOfTable.FU:
            return base.WORDS.wrong(of_number(question), verdict, t)
        case AskedOfTable.PAYMENTS:
            return _payments_missed(question, verdict, t)
        case AskedOfTable.MANNER:
            return _manner_missed(question, verdict, t)
        case AskedOfTable.WAIT:
            return _worth_missed(question, t)


def _payments_missed(question: TableQuestion, verdict: Verdict, t: Translator) -> str:
    """As of any hand; but its worth is told here, so nobody is sent to count that again."""
    if verdict.misconception in OF_THE_COUNT:
        verdict = replace(verdict, misconception=None)
    return payments.WORDS.wrong(of_payments(question), verdict, t)


def _manner_missed(question: TableQuestion, verdict: Verdict, t: Translator) -> str:
    """What the table shows, where that makes no fan; else the fan and what makes it."""
    if question.answer == ORDINARY:
        came, *kind, left = seen_text(question, t)
        of_kind = _LAST_TILE in verdict.invented and kind  # what speaks against that fan
        fewer = ((came, *kind), tuple(kind)) if of_kind else ((came, left), (came,))
        shown = ((came, *kind, left), *fewer)
        return fullest([joined_sentences(each, t) for each in shown], t)
    return missed_text(
        rule_set(question.address.rules).fan(str(question.answer)), question.score, t
    )


def _worth_missed(question: TableQuestion, t: Translator) -> str:
    score = question.score
    if not score.win:
        return why_refused(question, t)
    worth = t.gettext("This hand is worth %(worth)s.", worth=worth_said(score, t))
    paid = _paid(score, question.state.turn, t)
    return fullest([joined_sentences([worth, paid], t), worth], t)


def _paid(score: Score, payer: Wind, t: Translator) -> str:
    """What who discarded pays."""
    paid = -score.payments[payer] if score.payments else 0
    return t.gettext(
        "%(seat)s pays %(total)s %(unit)s.",
        seat=seat_name(payer, t),
        total=amount(paid, t),
        unit=payment_unit(score.rules, t),
    )


def _explanation(question: TableQuestion, t: Translator) -> str:
    match question.asks:
        case AskedOfTable.FU:
            return base.WORDS.explanation(of_number(question), t)
        case AskedOfTable.PAYMENTS:
            counted = payments.WORDS.explanation(of_payments(question), t)
        case AskedOfTable.WORTH:
            counted = total.WORDS.explanation(of_number(question), t)
        case AskedOfTable.WAIT if question.score.win and _is_rengo(question):
            counted = payments.explained_payments(question, t)  # it asks what is paid
        case _:
            counted = score_text(question, t) if question.score.account else ""
    lines = [*seen_text(question, t), counted, _refused_text(question, t)]
    return "\n".join(each for each in lines if each)


def _refused_text(question: TableQuestion, t: Translator) -> str:
    """Why the tile does not win, with the article; empty where it does."""
    refusing = refusing_article(question.state, question.own, question.score)
    if refusing is None:
        return ""
    article = article_label(refusing, question.address.rules, t)
    return with_article(why_refused(question, t), article, t)


def why_refused(question: TableQuestion, t: Translator) -> str:
    """Why the tile does not win; of furiten, what brought it about."""
    furiten = refusing_furiten(question.state, question.own, question.score)
    if furiten is None:
        return why_no_win(question.score, t)
    riichi = question.state.seat(question.own).riichi
    return furiten_text(furiten.discarded, is_riichi=riichi is not Riichi.NONE, t=t)


WORDS: Final[KindWords[TableQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
