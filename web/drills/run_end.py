"""The end of a run: how many were right, each answer, and the fans that were missed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from quizzes import Question, Verdict, feedback
from quizzes.missed import unsure_fans
from quizzes.runs import Run
from quizzes.texts import foreign_names, kind_name
from school.progress.drill_tally import DrillTally
from school.progress.models import Answer, Outcome
from scoring import rule_set
from web.components.links import Link
from web.components.tile_strip import TileStrip, hand_strip
from web.drills.run_hrefs import question_href
from web.drills.set_up_form import LEVELS
from web.questions.heading import DrillHead, drill_head
from web.questions.question_view import shown_hand
from wording import Translator, fan_name

LEAST_JUDGED: Final = 5  # questions; fewer tell nothing of a level
HARDER_FROM: Final = 0.8  # the share of right answers from which the next level is offered
EASIER_TO: Final = 0.4  # the share up to which the level before is

AnswerSign = Literal["right", "part", "wrong", "skipped"]


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """One answer of the past; `when` is short (a time), `outcome_word` says the sign.

    `hand` shows it in small tiles, where there is one.
    `rules` is the stamp of the rule set, where a list holds several; `foreign_names` are names in
    other languages that `text` may hold.
    """

    outcome: AnswerSign
    outcome_word: str
    title: str
    text: str
    when: str
    explanation_href: str
    again_href: str = ""
    hand: TileStrip | None = None
    rules: str = ""
    foreign_names: tuple[tuple[str, str], ...] = ()


def strip_of_question(question: Question, t: Translator) -> TileStrip | None:
    """The hand of a question in small tiles; None where it shows none."""
    hand = shown_hand(question, t)
    return hand_strip(hand, t) if hand else None


AnswerWithVerdict = tuple[Answer, Question, Verdict]


@dataclass(frozen=True, slots=True)
class RunEndView:
    """`missed` links the fans to look at again; `missed_fans` are their ids, for a drill.

    `level` is the one to go on with, 0 where the run is at the right one or has no level of its own.
    """

    head: DrillHead
    right: int
    count: int
    answers: tuple[PastAnswer, ...]
    missed: tuple[Link, ...]
    missed_fans: tuple[str, ...]
    level: int = 0
    level_text: str = ""


def run_end_view(
    run: Run,
    run_tally: DrillTally,
    graded: Sequence[AnswerWithVerdict],
    t: Translator,
    fan_href: Callable[[str], str],
    look_href: Callable[[Answer], str],
) -> RunEndView:
    """The sum of the run, from the latest answer to each of its questions."""
    rules = rule_set(run.address.rules)
    fans = tuple(
        dict.fromkeys(
            fan
            for row, question, verdict in graded
            if row.outcome is not Outcome.SKIPPED
            for fan in unsure_fans(question, verdict)
        )
    )
    level = next_level(run, run_tally.right)
    return RunEndView(
        head=_head(run, run_tally, t),
        right=run_tally.right,
        count=run.length,
        answers=past_answers(run, graded, t, look_href),
        missed=tuple(Link(fan_name(rules.fan(fan), t), fan_href(fan)) for fan in fans),
        missed_fans=fans,
        level=level,
        level_text=t.gettext("Continue with level %(level)s", level=level),
    )


def next_level(run: Run, right: int) -> int:
    """The level that the run suggests; 0 to stay, and where its questions are chosen one by one."""
    level = run.address.level
    if run.guide or run.length < LEAST_JUDGED:
        return 0
    if right >= HARDER_FROM * run.length and level < LEVELS[-1]:
        return level + 1
    return level - 1 if right <= EASIER_TO * run.length and level > LEVELS[0] else 0


def past_answers(
    run: Run, graded: Sequence[AnswerWithVerdict], t: Translator, look_href: Callable[[Answer], str]
) -> tuple[PastAnswer, ...]:
    """Each answer of the run, in its order."""
    return tuple(_past(each, run, t, look_href) for each in graded)


def _head(run: Run, run_tally: DrillTally, t: Translator) -> DrillHead:
    """The stamps of the whole run."""
    head = drill_head(run, run_tally, t)
    if run.guide:  # its levels differ as its kinds do
        return replace(head, kind=t.gettext("Several kinds"), level="")
    return replace(head, kind=t.gettext("Several kinds")) if run.turns else head


def _title(number: int, question: Question, run: Run, t: Translator) -> str:
    plain = t.gettext("Question %(number)s", number=number)
    if not (run.turns or run.guide):
        return plain
    kind = kind_name(question.address.kind, t)
    return t.gettext("%(question)s, %(kind)s", question=plain, kind=kind)


def sign_of(row: Answer) -> AnswerSign:
    """How an answer ended."""
    if row.outcome is Outcome.SKIPPED:
        return "skipped"
    if row.credit >= 1:
        return "right"
    return "part" if row.credit > 0 else "wrong"


def sign_word(sign: AnswerSign, t: Translator) -> str:
    """The same in a word."""
    return {
        "right": t.gettext("Correct"),
        "part": t.gettext("Partly right"),
        "wrong": t.gettext("Not right"),
        "skipped": t.gettext("Skipped"),
    }[sign]


def _past(
    graded: AnswerWithVerdict, run: Run, t: Translator, look_href: Callable[[Answer], str]
) -> PastAnswer:
    row, question, verdict = graded
    sign = sign_of(row)
    skipped = sign == "skipped"
    return PastAnswer(
        outcome=sign,
        outcome_word=sign_word(sign, t),
        title=_title(row.position, question, run, t),
        text=sign_word(sign, t) if skipped else feedback(question, verdict, t),
        when="",
        explanation_href=question_href(replace(run, address=question.address))
        if skipped
        else look_href(row),
        foreign_names=foreign_names(question, t),
        hand=strip_of_question(question, t),
        again_href=""
        if skipped
        else question_href(replace(run, address=question.address, guide="", why="")),
    )
