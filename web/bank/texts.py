"""What the pages of own questions say of what was done, and of what cannot be taken."""

from quizzes import QuizError
from quizzes.words.unfit import unfit_text
from school.bank.entry import LONGEST_NOTE, LONGEST_TAG, MOST_TAGS
from school.bank.keeping import MOST_QUESTIONS
from school.bank.sharing import MOST_LINKS, MOST_SHARED
from school.errors import SchoolError
from wording import Translator


def bank_refusal(error: SchoolError | QuizError, t: Translator) -> str:
    """What is wrong, and how to mend it."""
    if isinstance(error, QuizError):
        if error.unfit:
            return unfit_text(error.unfit, t)
        return t.gettext("Such a hand is impossible under these rules.")
    told = {
        "bad-address": t.gettext("This is not a question about a hand that somebody laid out."),
        "bad-line": t.gettext("A question, a list of tags and a note are expected here."),
        "long-note": t.gettext("A note can have at most %(most)s characters.", most=LONGEST_NOTE),
        "long-tag": t.gettext("A tag can have at most %(most)s characters.", most=LONGEST_TAG),
        "many-tags": t.gettext("A question can have at most %(most)s tags.", most=MOST_TAGS),
        "many-questions": t.gettext(
            "You can keep at most %(most)s questions. Remove some that you no longer need.",
            most=MOST_QUESTIONS,
        ),
        "many-shared": t.gettext(
            "One link can hold at most %(most)s questions. Choose fewer.", most=MOST_SHARED
        ),
        "many-links": t.gettext(
            "There can be at most %(most)s links at a time. Revoke one first.", most=MOST_LINKS
        ),
        "nothing-chosen": t.gettext("Choose at least one question."),
        "no-kind": t.gettext("Choose at least one thing to ask."),
        "no-file": t.gettext("Choose a file first."),
        "not-json": t.gettext(
            "This file cannot be read. Choose one that was saved from a question bank."
        ),
        "other-format": t.gettext(
            "This file contains no teachers' questions. Choose one that was saved from a "
            "question bank."
        ),
        "newer-version": t.gettext(
            "This file comes from a newer version of the site. Ask the operator of this site to update it."
        ),
    }
    return told[error.code]


def just_kept(code: str) -> int:
    """How many questions were put into the bank by what the code tells."""
    name, _, count = code.partition("-")
    told = name == "kept" and count.isascii() and count.isdecimal() and len(count) < 5
    return int(count) if told else 0


def bank_message(code: str, t: Translator) -> str:
    """What was done; nothing for a code that is none."""
    name = code.partition("-")[0]
    if name == "kept":
        return t.ngettext(
            "The question is in your bank.", "%(num)s questions are in your bank.", just_kept(code)
        )
    if name == "chosen":
        return t.gettext("Choose at least one question.")
    if name == "known":
        return t.gettext("It was already in your bank.")
    return {"saved": t.gettext("Saved."), "removed": t.gettext("Removed.")}.get(name, "")
