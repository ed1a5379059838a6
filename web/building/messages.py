"""What the pages of an assignment say after a button was pressed."""

from web.building.settings_words import only_fresh_text
from wording import Translator


def action_message(code: str, t: Translator) -> str:
    """What happened; nothing for a code that is none."""
    told = {
        "saved": t.gettext("Saved."),
        "chosen": t.gettext("The questions are chosen. Swap what does not fit."),
        "fewer": t.gettext("No more different questions were found."),
        "replaced": t.gettext("The question has been replaced."),
        "own-added": t.gettext("Your questions have been added. They are locked, so they stay."),
        "own-asked": t.gettext(
            "Your questions are in. Publish them below, or use them in a live lesson."
        ),
        "own-in-row": only_fresh_text(t),
        "no-other": t.gettext("No other question was found for this place."),
        "gone": t.gettext(
            "Somebody else has changed this assignment in the meantime. This is what it "
            "looks like now."
        ),
        "other-rules": t.gettext(
            "The questions here belong to another rule set. Choose all of them again instead."
        ),
        "last-section": t.gettext("At least one section must stay."),
        "too-many-questions": t.gettext("This is more than an assignment can hold."),
        "not-a-draft": t.gettext("It is published, so its questions stay as they are."),
        "published": t.gettext("It is published: the class finds it on its page."),
        "withdrawn": t.gettext("It is withdrawn: students no longer see it. All grades are kept."),
        "template": t.gettext(
            "It is saved as a template: you will find it under “Start from a lesson or a template”."
        ),
        "no-template": t.gettext("It is no longer a template."),
        "copied": t.gettext("This is the copy, still a draft. Publish it when it is ready."),
    }
    same = {
        "unknown-item": "gone",
        "unknown-section": "gone",
        "item-locked": "gone",
        "question-twice": "no-other",
        "too-many-sections": "too-many-questions",
    }
    return told.get(same.get(code, code), "")
