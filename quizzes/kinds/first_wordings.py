"""Sentences of questions that were worded otherwise when answers to them were first stored.

The digest of a question holds its sentences. One that is worded better and means the same keeps the
digest by its first wording; a place that it no longer has keeps its value in the message, and one that
it has gained since is no part of the digest, nor is a sentence without a first wording, which only makes
clear how the others are meant. Where the meaning changes there is another question, and
no row in `first_wordings.tsv`.
"""

import csv
from collections.abc import Mapping
from pathlib import Path
from typing import Final


def _rows() -> Mapping[str, str]:
    path = Path(__file__).with_suffix(".tsv")
    with path.open(newline="", encoding="utf-8") as file:
        return {row["now"]: row["then"] for row in csv.DictReader(file, delimiter="\t")}


FIRST_WORDINGS: Final[Mapping[str, str]] = _rows()
