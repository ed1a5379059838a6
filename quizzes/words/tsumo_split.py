"""Words of: who pays what after this tsumo?"""

from typing import Final

from quizzes.misconceptions.registry import BY_ID
from quizzes.misconceptions.rengo.figures import OF_THE_COUNT
from quizzes.question import Share, TsumoQuestion, Verdict, WinFigures
from quizzes.riichi_points import share_of, worth_of_figures
from quizzes.words.figures import (
    conversion_of,
    paid_and_why,
    paid_text,
    reaches_limit,
    shortcuts,
    won_text,
)
from quizzes.words.headline import fullest
from quizzes.words.kind_words import (
    KindWords,
    named_choice,
    no_foreign_names,
    reader_language,
    right_headline,
)
from wording import N_, Translator, amount, joined_sentences, limit_name, seat_name

_WON: Final = {
    False: N_("A non-dealer wins by tsumo and gets %(total)s in all."),
    True: N_("The dealer wins by tsumo and gets %(total)s in all."),
}


def tsumo_told(question: TsumoQuestion, t: Translator) -> str:
    """Who won, and with what or how much."""
    if question.total is None:
        return won_text(question.win, t)
    return t.gettext(_WON[question.win.is_dealer], total=amount(question.total, t))


def asked_split(question: TsumoQuestion, t: Translator) -> str:
    """What is asked; what was won stands beside it."""
    return t.gettext("How much does each player gain or lose?")


def _prompt(question: TsumoQuestion, t: Translator) -> str:
    sentences = [tsumo_told(question, t), asked_split(question, t)]
    if not question.win.is_dealer:  # the dealer is East
        seat = seat_name(question.circumstances.seat, t)
        sentences.insert(1, t.gettext("The winner is %(seat)s.", seat=seat))
    return joined_sentences(sentences, t)


def _hint(question: TsumoQuestion, t: Translator) -> str:
    return t.gettext("In points. Write a loss with a minus.")


def _wrong(question: TsumoQuestion, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception and verdict.misconception not in OF_THE_COUNT:
        told = t.gettext(BY_ID[verdict.misconception].feedback)
        return fullest([joined_sentences([told, paid_text(question.win, t)], t), told], t)
    if question.total is not None:
        return _shares_of_total(question.win, question.total, t)
    return paid_and_why(question.win, t)


def _shares_of_total(win: WinFigures, total: int, t: Translator) -> str:
    """What each pays of a total, where neither han nor fu were told."""
    each = amount(share_of(win, Share.NON_DEALER), t)
    if win.is_dealer:
        return t.gettext(
            "%(total)s in three equal shares: %(each)s each.", total=amount(total, t), each=each
        )
    _a, limit = worth_of_figures(win)
    told = (
        N_("%(total)s in all is a %(limit)s: each non-dealer pays %(each)s, the dealer %(dealer)s.")
        if limit
        else N_("Of %(total)s in all, each non-dealer pays %(each)s, the dealer %(dealer)s.")
    )
    return t.gettext(
        told,
        total=amount(total, t),
        limit=limit_name(limit.id, t) if limit else "",
        each=each,
        dealer=amount(share_of(win, Share.DEALER), t),
    )


def _explanation(question: TsumoQuestion, t: Translator) -> str:
    win = question.win
    if question.total is not None:
        return "\n".join((_parts_of_total(question, t), paid_text(win, t)))
    lines = [conversion_of(win, t)]
    if not reaches_limit(win):
        lines.append(paid_text(win, t))
    lines += shortcuts(win, Share.NON_DEALER, t)
    if not win.is_dealer and not reaches_limit(win._replace(han=win.han + 1)):
        lines.append(t.gettext("The dealer pays what the others pay at one han more."))
    return "\n".join(lines)


def _parts_of_total(question: TsumoQuestion, t: Translator) -> str:
    if question.win.is_dealer:
        return t.gettext("All three pay the same to the dealer: a third of the total each.")
    return t.gettext(
        "The dealer pays about half of the total, each of the others about a quarter: a doubled"
        " share and two single ones, each rounded up."
    )


WORDS: Final[KindWords[TsumoQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
