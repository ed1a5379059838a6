"""Words of: which tiles win?"""

from typing import Final

from quizzes.misconceptions import waiting
from quizzes.question import Question, Verdict
from quizzes.words.asking import ASKING, hinted
from quizzes.words.by_kind import KindWords
from quizzes.words.fans import nothing_missing
from quizzes.words.misconception import named_tiles
from quizzes.words.score_text import of_waits
from scoring import By, rule_set
from wording import Translator


def _prompt(question: Question, t: Translator) -> str:
    last_draw = ASKING[rule_set(question.address.rules).system].last_draw
    assert question.waiting_hand is not None
    circumstances = question.waiting_hand.circumstances
    match circumstances.by:
        case By.REPLACEMENT:
            return t.gettext("Which tiles win when drawn after a kong?")
        case By.ROBBED_KONG:
            return t.gettext("Which tiles win when another player adds them to a pung?")
        case By.DRAW if circumstances.last:
            return t.gettext(last_draw)
        case By.DRAW if circumstances.first_turn:
            return t.gettext("Which tiles win when drawn in the first turn?")
        case By.DRAW:
            return t.gettext("Which tiles win when drawn?")
        case By.DISCARD if circumstances.last:
            return t.gettext("Which tiles win as the last discard of the deal?")
        case By.DISCARD if circumstances.first_turn:
            return t.gettext("Which tiles win as the dealer's first discard?")
        case By.DISCARD:
            return t.gettext("Which tiles win on a discard?")


def _wrong(question: Question, verdict: Verdict, t: Translator) -> str:
    if verdict.misconception:
        case = waiting.case_of(question, verdict.right, verdict.missed, verdict.invented)
        misconception = waiting.BY_ID[verdict.misconception]
        return t.gettext(misconception.feedback, tiles=named_tiles(misconception.applies(case), t))
    if verdict.right:
        return t.gettext("Missing: %(tiles)s.", tiles=named_tiles(verdict.missed, t))
    return t.gettext("The hand wins on %(tiles)s.", tiles=named_tiles(verdict.missed, t))


WORDS: Final = KindWords(_prompt, hinted, _wrong, nothing_missing, of_waits)
