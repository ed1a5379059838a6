"""Words of: which tiles win?"""

from typing import Final

from quizzes.misconceptions import waiting
from quizzes.misconceptions.registry import BY_ID
from quizzes.question import Verdict, WaitQuestion
from quizzes.words.asking import prompts
from quizzes.words.headline import completed_text, fullest
from quizzes.words.kind_words import (
    KindWords,
    complete_headline,
    named_choice,
    no_foreign_names,
    reader_language,
)
from quizzes.words.misconception import named_tiles
from quizzes.words.score_text import waits_text
from scoring import Wait, WinSource, rule_set, tile
from scoring.left_over import left_over
from scoring.mcr.edition import Edition
from scoring.mcr.held_waits import held_wait
from wording import N_, Translator, joined_sentences, tile_name, tiles_in_all, tiles_text

_MOST_LEFT: Final = 5
"""So many tiles that fit nowhere are worth naming."""
_SHORT_BY_OUR_READING: Final = N_(
    "%(tiles)s: the shape is complete, but by our reading worth less than the minimum without flowers."
)
"""In place of the feedback on the minimum, where the text leaves open whether the hand reaches it."""


def _prompt(question: WaitQuestion, t: Translator) -> str:
    circumstances = question.waiting_hand.circumstances
    match circumstances.by:
        case WinSource.REPLACEMENT:
            return t.gettext("Which tiles win when drawn after a kong?")
        case WinSource.ROBBED_KONG:
            return t.gettext("Which tiles win when another player adds them to a pung?")
        case WinSource.DRAW if circumstances.last:
            return t.gettext(prompts(question).last_draw)
        case WinSource.DRAW if circumstances.first_turn:
            return t.gettext("Which tiles win when drawn on the first turn?")
        case WinSource.DRAW:
            return t.gettext("Which tiles win when drawn?")
        case WinSource.DISCARD if circumstances.last:
            return t.gettext("Which tiles win as the last discard of the deal?")
        case WinSource.DISCARD if circumstances.first_turn:
            return t.gettext("Which tiles win as the dealer's first discard?")
        case WinSource.DISCARD:
            return t.gettext("Which tiles win on a discard?")


def _hint(question: WaitQuestion, t: Translator) -> str:
    minimum = rule_set(question.address.rules).minimum
    return t.gettext(prompts(question).waits_hint, minimum=minimum)


def _wrong(question: WaitQuestion, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        case = waiting.wait_case(question, verdict.right, verdict.missed, verdict.invented)
        tiles = waiting.explained_tiles(verdict.misconception, case)
        message = BY_ID[verdict.misconception].feedback
        if any(_short_by_our_reading(wait) for wait in question.waits if str(wait.tile) in tiles):
            message = _SHORT_BY_OUR_READING
        told = t.gettext(message, tiles=named_tiles(tiles, t))
        short = t.gettext(message, tiles=tiles_text([tile(each) for each in tiles], t))
        shown = joined_sentences([told, _shown(question, tiles[0], t)], t)
        return fullest([shown, told, short], t)
    if verdict.right:
        told = t.gettext("Missing: %(tiles)s.", tiles=named_tiles(verdict.missed, t))
    else:
        missed = [tile(each) for each in verdict.missed]
        if len(missed) == 1:
            told = t.gettext("The hand wins on %(tile)s.", tile=tile_name(missed[0], t))
        else:
            every = tiles_text(missed, t)
            told = t.gettext("The hand wins on these tiles: %(tiles)s.", tiles=every)
    highest = max(_missed(question, verdict), key=lambda wait: wait.score.total, default=None)
    shown = completed_text(highest.score, t) if highest else ""
    return fullest([joined_sentences([told, shown], t), told], t)


def _short_by_our_reading(wait: Wait) -> bool:
    """Whether a wait is below the minimum only because our reading keeps a wait fan out."""
    score = wait.score
    rules = rule_set(score.rules)
    if score.win or score.account is None or not isinstance(rules, Edition):
        return False
    held = held_wait(score.hand, score.account, rules)
    return held is not None and score.account.total + held.fan.value >= rules.minimum


def _missed(question: WaitQuestion, verdict: Verdict) -> list[Wait]:
    return [each for each in question.waits if str(each.tile) in verdict.missed]


def _shown(question: WaitQuestion, code: str, t: Translator) -> str:
    """What a tile completes and is worth, or what is left over with it."""
    for wait in question.waits:
        if str(wait.tile) == code:
            return completed_text(wait.score, t)
    left = left_over((*question.waiting_hand.concealed, tile(code)), tile(code))
    if not 0 < len(left) <= _MOST_LEFT:
        return ""
    return t.gettext("Left over: %(tiles)s.", tiles=tiles_in_all(left, t))


WORDS: Final[KindWords[WaitQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=complete_headline,
    explanation=waits_text,
    choice=named_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
