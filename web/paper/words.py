"""What somebody reads who waits for a sheet, or gets none."""

from dataclasses import dataclass

from school.jobs.models import Job, JobState
from school.jobs.store import OPEN_FOR_ONE
from web.paper.making import PAGES_STAGE
from web.paper.printout import PrintoutKind
from wording import Translator


@dataclass(frozen=True, slots=True)
class PaperRefusal:
    """Why there is no sheet, and what to do; `retry` is in seconds, 0 where trying is no use."""

    heading: str
    advice: str
    status: int = 503
    retry: int = 0


def refusal(code: str, t: Translator) -> PaperRefusal:
    """What a code of a failure means for whoever asked."""
    instead = t.gettext("The same sheet is available as a web page: print it from the browser.")
    known = {
        "no-library": PaperRefusal(
            t.gettext("PDFs cannot be made on this server: it lacks the Pango library."), instead
        ),
        "slow": PaperRefusal(t.gettext("Making this PDF took too long."), instead),
        "interrupted": PaperRefusal(t.gettext("Making this PDF was interrupted twice."), instead),
        "busy": PaperRefusal(
            t.gettext("Another sheet is being made at this moment."),
            t.gettext("Try again in a few seconds."),
            retry=5,
        ),
        "queue-full": PaperRefusal(
            t.gettext("Too many PDFs are waiting to be made."),
            t.gettext("Try again in a few minutes, or print the page from the browser."),
            retry=120,
        ),
        "too-many-jobs": PaperRefusal(
            t.gettext("%(count)s of your PDFs are already being made.", count=OPEN_FOR_ONE),
            t.gettext("Ask for this one when some of them are done."),
            status=429,
            retry=60,
        ),
    }
    return known.get(code, PaperRefusal(t.gettext("This PDF could not be made."), instead))


def printout_name(kind: str, title: str, version: str, t: Translator) -> str:
    """A sheet by its name: `Answer key: Straights · B`."""
    kinds = {
        PrintoutKind.WORKSHEET: t.gettext("Worksheet"),
        PrintoutKind.KEY: t.gettext("Answer key"),
        PrintoutKind.CARDS: t.gettext("Sign-in cards"),
        PrintoutKind.CODE: t.gettext("Class code"),
        PrintoutKind.CERTIFICATE: t.gettext("Certificate"),
        PrintoutKind.INCIDENTS: t.gettext("Incident book"),
        PrintoutKind.REPORT: t.gettext("Report"),
    }
    kind = kinds[PrintoutKind(kind)]
    named = t.gettext("%(what)s: %(name)s", what=kind, name=title) if title else kind
    return f"{named} · {version}" if version else named


def progress_text(job: Job, before: int, t: Translator) -> str:
    """How far a job is; `before` is how many are made before it."""
    if job.state is JobState.QUEUED:
        if before == 0:
            return t.gettext("It is next.")
        return t.ngettext(
            "%(num)s sheet will be made before it.",
            "%(num)s sheets will be made before it.",
            before,
        )
    if job.state is JobState.DONE:
        return t.gettext("The PDF is ready.")
    if job.stage == PAGES_STAGE:
        return t.gettext("The pages are being laid out.")
    return t.gettext("%(done)s of %(total)s made", done=job.done, total=job.total)
