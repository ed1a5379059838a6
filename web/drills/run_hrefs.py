"""Where the pages of a run are."""

from collections.abc import Mapping
from typing import Any, Final

from flask import url_for

from quizzes.runs import Run

_RUN_WORDS: Final = ("n", "kinds", "clock", "run", "resumes", "then")


def question_href(run: Run) -> str:
    """Where its question is asked."""
    query: dict[str, Any] = {**run.query, **({"why": run.why} if run.why else {})}
    return url_for("drill.question", address=str(run.address), **query)


def summary_href(run: Run) -> str:
    """Where the run is summed up."""
    return url_for("explanation.done", address=str(run.address), **run.query)


def next_href(run: Run) -> str:
    """Where one goes from here: to the next question, or to the sum after the last."""
    run = run.resumes or run
    return summary_href(run) if run.is_last else question_href(run.after)


def run_words(query: Mapping[str, str]) -> dict[str, Any]:
    """The parameters by which an address names its run, for links to related pages."""
    return {name: query[name] for name in _RUN_WORDS if name in query}
