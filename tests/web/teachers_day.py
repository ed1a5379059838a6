"""A teacher's first day at the site, and that of three students, by what the pages show.

A class and its cards, a question of the teacher's own, a lesson together, an exam, three corrections, and
the grades as files. Whoever changes what a page is called changes it here, too.
"""

import re
from dataclasses import dataclass
from typing import Final

from flask import Flask

from tests.web.person import Diary, TimedPerson

CLASS_NAME: Final = "Room 5"
STUDENTS: Final = ("Ana", "Bo", "Chen")
OWN_HAND: Final = "123456789m23p55z 1p"
EXAM: Final = "Autumn exam"
START_WORD: Final = "bamboo"
_CARD: Final = re.compile(r'class="card__code"[^>]*>([^<]+)<')


@dataclass(frozen=True, slots=True)
class TeachersDay:
    """What was done, and the files that the grades came out in."""

    diary: Diary
    csv: bytes
    xlsx: bytes


def teachers_day(site: Flask, language: str, pause: float = 0.0) -> TeachersDay:
    """Everything from the first page to the grades in a file."""
    diary = Diary()
    teacher = TimedPerson(site, "teacher", language, diary, pause)
    make_class(teacher)
    cards = print_cards(teacher)
    students = [TimedPerson(site, name, language, diary, pause) for name in STUDENTS]
    for student, card in zip(students, cards, strict=True):
        join(student, card)
    ask_own_question(teacher)
    hold_lesson(teacher, students)
    set_exam(teacher)
    for each, student in enumerate(students):
        sit_exam(student, each)
    repair(teacher)
    read_grade(students[0])
    return TeachersDay(diary, *take_grades_out(teacher))


def make_class(teacher: TimedPerson) -> None:
    """From the first page to a class with its names."""
    with teacher.task("a class"):
        teacher.press("Teach a class")
        teacher.press("Create an account")
        teacher.fill(name="Lin", fresh="plum and bamboo")
        teacher.press("Create the account")
        teacher.press("Show eight codes")
        teacher.press("I have saved them, continue")
        teacher.fill(name=CLASS_NAME)
        teacher.press("Create the class")
        teacher.fill(names="\n".join(STUDENTS))
        teacher.press("Read the names")
        teacher.press("Add the students")


def print_cards(teacher: TimedPerson) -> list[str]:
    """The codes that stand on the cards. Nothing makes PDFs here, so the page to print is taken."""
    with teacher.task("cards"):
        teacher.press("Print the cards")
        teacher.press("Sign-in cards")
        teacher.press("Printable page")
        cards = _CARD.findall(teacher.page.text)
        teacher.press("Back")
    return cards


def join(student: TimedPerson, card: str) -> None:
    """Come into the class by the code on a card."""
    with student.task("joining"):
        student.press("I have a card")
        student.fill(code=card)
        student.press("Continue")
        student.press("That is me, continue")


def ask_own_question(teacher: TimedPerson) -> None:
    """Lay a hand and keep two questions about it, then put them to the class."""
    with teacher.task("a question of one's own"):
        teacher.press("Overview")
        teacher.press("My questions")
        teacher.press("Create a question")
        teacher.fill(hand=OWN_HAND)
        teacher.press("Show what can be asked")
        teacher.fill(kind=["find", "total"])
        teacher.press("Save to my bank")


def hold_lesson(teacher: TimedPerson, students: list[TimedPerson]) -> None:
    """Two questions on the projector, answered on the students' phones."""
    with teacher.task("a live lesson"):
        teacher.press("Set the chosen questions for %(name)s", name=CLASS_NAME)
        teacher.press("Live lesson")
        teacher.press("Start the lesson")
        for student in students:
            with student.task("a live lesson"):
                student.press("Refresh")
                student.press("Join")
        for number in range(2):
            teacher.press("Next question" if number else "First question")
            for each, student in enumerate(students):
                with student.task("a live lesson"):
                    student.press("Refresh")
                    answer(student, each)
            teacher.press("Stop taking answers")
            teacher.press("Show the answer")
            for student in students:
                with student.task("a live lesson"):
                    student.press("Refresh")
        teacher.press("End the lesson")
        for student in students:
            with student.task("a live lesson"):
                student.press("Refresh")


def set_exam(teacher: TimedPerson) -> None:
    """The same questions under exam mode, with a word that is said in the room."""
    with teacher.task("an exam"):
        teacher.press("Back to the class")
        teacher.press("My questions")
        teacher.fill(question=teacher.page.form_to_fill("question").offered["question"])
        teacher.press("Set the chosen questions for %(name)s", name=CLASS_NAME)
        teacher.fill(
            title=EXAM, exam="on", minutes="30", word=START_WORD, seeds="one", order="same"
        )
        teacher.press("Publish…")
        teacher.press("Publish")


def sit_exam(student: TimedPerson, which: int) -> None:
    """Begin with the start word, answer, hand in."""
    with student.task("an exam"):
        student.press("Back to the class")
        student.press("Begin")
        student.fill(word=START_WORD)
        student.press("Begin")
        answer(student, which)
        answer(student, which)
        if student.sees("Hand in…"):
            student.press("Hand in…")
        student.press("Hand in")


def repair(teacher: TimedPerson) -> None:
    """Void a question, give full marks for it instead, take that back and accept another key."""
    with teacher.task("repair"):
        teacher.press("Gradebook")
        teacher.press("By question")
        teacher.press_row("1.")
        for ruling in ("void", "full"):
            teacher.fill(ruling=ruling, reason="The tile was hidden by the projector's edge.")
            teacher.press("Correct the question")
        teacher.press("Undo the correction")
        teacher.press("Next")
        given = teacher.page.form_to_fill("ruling").offered["answer"]
        teacher.fill(ruling="accept", answer=given[:1], reason="Both readings are good.")
        teacher.press("Correct the question")


def read_grade(student: TimedPerson) -> None:
    """Read what became of the exam."""
    with student.task("the grade"):
        student.press("Back to the class")
        student.press("Result")


def take_grades_out(teacher: TimedPerson) -> tuple[bytes, bytes]:
    """The gradebook as CSV and as XLSX."""
    with teacher.task("grades"):
        teacher.press("Gradebook")
        teacher.press("CSV")
        csv = teacher.file
        teacher.press("XLSX")
    return csv, teacher.file


def answer(student: TimedPerson, which: int) -> None:
    """Answer the question on the page: by one of its choices, or by a number."""
    if student.page.choices:
        student.press_choice(which)
        return
    student.fill(total=str(8 + which))
    student.press_next_step()
