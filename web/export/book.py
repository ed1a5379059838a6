"""What is taken along: an assignment with its sections and questions, in no language yet."""

from dataclasses import dataclass

from quizzes import Question


@dataclass(frozen=True, slots=True)
class ExportedQuestion:
    """A question with what it is worth here.

    `id` names it for ever: the digest of all that it shows. `address` is empty where it shall not
    be told. `note` is what the teacher says beside the explanation.
    """

    question: Question
    points: float
    id: str
    address: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class ExportedSection:
    """A section; both texts may be empty."""

    title: str
    instruction: str
    entries: tuple[ExportedQuestion, ...]


@dataclass(frozen=True, slots=True)
class ExportedAssignment:
    """An assignment."""

    title: str
    parts: tuple[ExportedSection, ...]
