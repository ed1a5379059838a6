"""The words of the settings of an assignment: what may be chosen, and what is wrong."""

from collections.abc import Mapping
from typing import Final

from school.assignments.exam_mode import LONGEST_START_WORD
from school.assignments.goals import IN_A_ROW
from school.assignments.models import Seeds
from school.assignments.rules import Counts, Late, RevealTime
from school.assignments.settings import ATTEMPTS, LONGEST_TITLE, MINUTES, PERCENT, SettingsFault
from scoring.rows import row_for_each
from wording import N_, Translator

LEFT_OUT: Final = "left-out"
ZERO: Final = "zero"
EACH: Final = "each"
SUM: Final = "sum"
KEEP: Final = "keep"
LATE: Final = "late"
OFF: Final = "off"
ON: Final = "on"
SAME: Final = "same"
SHUFFLED: Final = "shuffled"
TOGETHER: Final = "together"
STREAK: Final = "streak"
ONE_BY_ONE: Final = "one-by-one"
ALL: Final = "all"


def late_words(t: Translator) -> dict[str, str]:
    """What becomes of what comes late."""
    return {
        Late.ACCEPT.value: t.gettext("is accepted and marked as late"),
        Late.DEDUCT.value: t.gettext("is accepted for fewer points"),
        Late.REFUSE.value: t.gettext("is not accepted"),
    }


def counts_words(t: Translator) -> dict[str, str]:
    """Which of several attempts is the grade."""
    return {
        Counts.BEST.value: t.gettext("the best one"),
        Counts.LAST.value: t.gettext("the last one"),
        Counts.MEAN.value: t.gettext("the mean of all"),
    }


def seeds_words(t: Translator) -> dict[str, str]:
    """Who meets which questions."""
    return {
        Seeds.STUDENT.value: t.gettext("Each student has different ones of the same kind"),
        Seeds.ATTEMPT.value: t.gettext("Different ones in each attempt"),
        Seeds.ONE.value: t.gettext("The same for everybody: those on this page"),
    }


def way_words(t: Translator) -> dict[str, str]:
    """How the questions are done."""
    return {
        TOGETHER: t.gettext("All questions, handed in together"),
        STREAK: t.gettext(
            "One fresh question after another, until a set number in a row are right"
        ),
    }


def only_together_text(t: Translator) -> str:
    """Why questions of a teacher's own are handed in together."""
    return t.gettext(
        "Your own questions always ask about the same hand, so with them all questions are "
        "handed in together. To ask until a given number in a row are right, remove your own "
        "questions first."
    )


def only_fresh_text(t: Translator) -> str:
    """Why an assignment that asks until so many in a row are right takes none of a teacher's own."""
    return t.gettext(
        "Your own questions always ask about the same hand, but this assignment keeps asking new questions until a set number of answers in a row are right. To add yours, have all questions handed in together (under “How they are done”)."
    )


def shown_words(t: Translator) -> dict[str, str]:
    """From when on students see something."""
    return {
        RevealTime.DURING.value: t.gettext("after each question"),
        RevealTime.AFTER.value: t.gettext("after handing in"),
        RevealTime.ENDED.value: t.gettext("when it is over for everybody"),
        RevealTime.NEVER.value: t.gettext("never"),
    }


def told_words(t: Translator) -> dict[str, str]:
    """How the score is told before the answers are."""
    return {
        EACH: t.gettext("for each question"),
        SUM: t.gettext("as a total only"),
    }


def missing_words(t: Translator) -> dict[str, str]:
    """What becomes of what nobody handed in."""
    return {
        LEFT_OUT: t.gettext("has no grade"),
        ZERO: t.gettext("counts as 0 when it is over"),
    }


def exam_words(t: Translator) -> dict[str, str]:
    """Whether it is sat as an exam."""
    return {
        OFF: t.gettext("off"),
        ON: t.gettext("on"),
    }


def order_words(t: Translator) -> dict[str, str]:
    """In which order an exam asks."""
    return {
        SHUFFLED: t.gettext("shuffled for each student"),
        SAME: t.gettext("as on this page"),
    }


def pages_words(t: Translator) -> dict[str, str]:
    """How an exam lays out its questions."""
    return {
        ONE_BY_ONE: t.gettext("one at a time"),
        ALL: t.gettext("all on one page"),
    }


def handed_in_words(t: Translator) -> dict[str, str]:
    """What becomes of what was handed in in time, when it is due earlier."""
    return {
        KEEP: t.gettext("What was handed in on time stays on time"),
        LATE: t.gettext("What was handed in after the new date is late"),
    }


_FAULTS: Final = row_for_each(
    SettingsFault,
    {
        SettingsFault.TITLE_MISSING: N_("Give the assignment a title."),
        SettingsFault.TITLE_TOO_LONG: N_("A title can have at most %(most)s characters."),
        SettingsFault.DUE_BEFORE_OPENING: N_("It must be due after it opens."),
        SettingsFault.LATE_UNTIL_WITHOUT_DUE: N_(
            "Without a due date nothing is late: leave this empty."
        ),
        SettingsFault.LATE_UNTIL_BEFORE_DUE: N_(
            "This time is before the due date: choose a later one, or accept no late work."
        ),
        SettingsFault.LATE_PERCENT: N_("Enter a number from 0 to %(most)s."),
        SettingsFault.ATTEMPTS: N_("Enter a number from 1 to %(most)s."),
        SettingsFault.IN_A_ROW: N_("Enter a number from %(least)s to %(most)s."),
        SettingsFault.MINUTES: N_("Enter a number from 1 to %(most)s, or leave the field empty."),
        SettingsFault.NEVER_ENDS: N_(
            "Something is to be shown when the assignment is over, but it never ends: set a due date, and a last date for late work."
        ),
        SettingsFault.ZERO_NEVER: N_(
            "Missing work counts as 0 when the assignment is over, but it never ends: set a due date, and a last date for late work."
        ),
        SettingsFault.START_WORD_TOO_LONG: N_("A start word can have at most %(most)s characters."),
        SettingsFault.EXAM_TIMELESS: N_(
            "While an exam is under way the rest of the site is closed, so it needs a time "
            "limit: enter the minutes for one attempt."
        ),
        SettingsFault.EXAM_TELLS: N_(
            "An exam reveals nothing while it is under way: show the score, answers and "
            "explanations after handing in or later."
        ),
        SettingsFault.SUM_AT_ONCE: N_(
            "A total shown after each question gives away what that question scored: show "
            "the score after handing in, or for each question."
        ),
        SettingsFault.ANSWERS_BEFORE_SCORE: N_(
            "Answers give the score away: show them no sooner than the score."
        ),
        SettingsFault.EXPLANATIONS_BEFORE_ANSWERS: N_(
            "Explanations give the answers away: show them no sooner than those."
        ),
    },
)
_LIMITS: Final[Mapping[SettingsFault, Mapping[str, int]]] = {
    SettingsFault.TITLE_TOO_LONG: {"most": LONGEST_TITLE},
    SettingsFault.LATE_PERCENT: {"most": PERCENT[-1]},
    SettingsFault.ATTEMPTS: {"most": ATTEMPTS[-1]},
    SettingsFault.IN_A_ROW: {"least": IN_A_ROW[0], "most": IN_A_ROW[-1]},
    SettingsFault.MINUTES: {"most": MINUTES[-1]},
    SettingsFault.START_WORD_TOO_LONG: {"most": LONGEST_START_WORD},
}
"""What a field takes at the least and at the most, for the sentences that name it."""


def fault_text(fault: SettingsFault, t: Translator) -> str:
    """What to say beside a field that holds what cannot be."""
    return t.gettext(_FAULTS[fault], **_LIMITS.get(fault, {}))
