"""What every lesson must be: short, asked before told, the same in each language."""

from pathlib import Path

import pytest

from lessons.courses import COURSES, courses, read_lesson
from lessons.requirements import LONGEST_STEP, faults, minutes
from tests.lessons.sample import LESSON, WORDS, write
from wording import LANGUAGES

LONG = {"en": "word " * 121, "zh-Hans": "字" * 201, "ja": "字" * 281}
START = {"en": "A <fan", "zh-Hans": "<fan", "ja": "<fan"}


def test_the_sample_has_no_fault(tmp_path: Path) -> None:
    assert not list(faults(read_lesson(write(tmp_path / "course"))))


@pytest.mark.parametrize("lang", LONG)
def test_a_long_start_is_a_fault(lang: str, tmp_path: Path) -> None:
    words = {lang: WORDS[lang].replace(START[lang], f"{LONG[lang]}\n\n{START[lang]}", 1)}
    found = list(faults(read_lesson(write(tmp_path / "course", words=words))))
    assert [each for each in found if each.startswith(lang) and "before the first action" in each]


def test_a_lesson_takes_five_minutes_at_most(tmp_path: Path) -> None:
    words = {"en": WORDS["en"].replace("- see it", "- " + "see it " * 400)}
    found = list(faults(read_lesson(write(tmp_path / "course", words=words))))
    assert [each for each in found if "minutes: 5 at most" in each]


def test_a_translation_of_an_older_text_is_a_fault(tmp_path: Path) -> None:
    folder = write(tmp_path / "course")
    english = folder / "en.md"
    english.write_text(english.read_text(encoding="utf-8").replace("see it", "see it all"))
    found = list(faults(read_lesson(folder)))
    assert [each.split(":")[0] for each in found] == ["zh-Hans", "ja"]


@pytest.mark.parametrize(
    ("lang", "old", "new", "said"),
    [
        ("ja", "::: check alone\n:::", "", "other steps or directives"),
        ("zh-Hans", "单钓将牌。", "", "other steps or directives"),
        ("en", "::: can\n- see it\n:::", "See it.", "what the learner can do"),
        ("en", "::: hand worked\nThe dots do not help.\n:::", "", "a worked example"),
        ("en", "::: question legal\n:::", "", "3 checks"),
        ("en", "::: check alone", "::: check lone", "no [check.lone]"),
    ],
)
def test_each_part_of_a_lesson_is_there(
    lang: str, old: str, new: str, said: str, tmp_path: Path
) -> None:
    assert old in WORDS[lang]
    words = {lang: WORDS[lang].replace(old, new, 1)}
    if said == "a worked example":
        words[lang] = words[lang].replace("::: live pair\n:::", "")
    found = list(faults(read_lesson(write(tmp_path / "course", words=words))))
    assert [each for each in found if said in each], found


def test_a_lesson_has_a_counter_example(tmp_path: Path) -> None:
    lesson = LESSON.replace('lacks = ["mixed-straight"]\n', "")
    found = list(faults(read_lesson(write(tmp_path / "course", lesson=lesson))))
    assert found == [
        "a counter-example: a check with not = true, a hand with lacks, or ::: counter"
    ]


def test_every_lesson_of_every_course_is_as_it_must_be() -> None:
    assert tuple(course.id for course in courses()) == COURSES
    for course in courses():
        assert course.lessons
        for lesson in course.lessons:
            assert not list(faults(lesson)), lesson.path
            for lang in LANGUAGES:
                assert 1 <= minutes(lesson, lang) <= LONGEST_STEP
