"""Exams: what one holds for each rule set, its questions from a seed, its grading."""

from quizzes.exams.blueprint import (
    EXAM_ITEMS,
    EXAM_SEEDS,
    PRACTICE_ITEMS,
    CriticalError,
    ExamBlueprint,
    ExamDraw,
    ExamPart,
)
from quizzes.exams.drawing import DrawnItem, draw_exam
from quizzes.exams.loading import blueprint_of
from quizzes.exams.marking import ExamMark, ExamPartMark, critical_error, mark

__all__ = [
    "EXAM_ITEMS",
    "EXAM_SEEDS",
    "PRACTICE_ITEMS",
    "CriticalError",
    "DrawnItem",
    "ExamBlueprint",
    "ExamDraw",
    "ExamMark",
    "ExamPart",
    "ExamPartMark",
    "blueprint_of",
    "critical_error",
    "draw_exam",
    "mark",
]
