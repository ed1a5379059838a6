"""What the pages of an assignment say after a button was pressed."""

from web.building.settings_words import only_fresh_text
from wording import Translator


def action_message(code: str, t: Translator) -> str:
    """What happened; nothing for a code that is none."""
    told = {
        "saved": t.gettext("Saved."),
        "chosen": t.gettext("The questions are chosen. Swap what does not fit."),
        "fewer": t.gettext("No more questions were found that differ from each other."),
        "replaced": t.gettext("Another question is there now."),
        "own-added": t.gettext("Your questions are added. They are locked, so they stay."),
        "own-asked": t.gettext(
            "Your questions are in. Publish them below, or use them in a live lesson."
        ),
        "own-in-row": only_fresh_text(t),
        "no-other": t.gettext("No other question was found to put here."),
        "gone": t.gettext(
            "Somebody else has changed this assignment in the meantime. This is how it is now."
        ),
        "other-rules": t.gettext(
            "The questions here are of another rule set. Choose all questions anew instead."
        ),
        "last-section": t.gettext("At least one section must stay."),
        "too-many-questions": t.gettext("This is more than an assignment can hold."),
        "not-a-draft": t.gettext("It is published, so its questions stay as they are."),
        "published": t.gettext("It is published: the class finds it on its page."),
        "withdrawn": t.gettext("It is withdrawn: students no longer see it. All grades are kept."),
        "template": t.gettext(
            "It is kept as a template: you find it under “Start from a lesson or a template”."
        ),
        "no-template": t.gettext("It is no longer a template."),
        "copied": t.gettext("This is the copy, a draft still. Publish it when it is right."),
    }
    same = {
        "unknown-item": "gone",
        "unknown-section": "gone",
        "item-locked": "gone",
        "question-twice": "no-other",
        "too-many-sections": "too-many-questions",
    }
    return told.get(same.get(code, code), "")
