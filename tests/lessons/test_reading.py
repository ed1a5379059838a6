"""A lesson is refused where it is wrong, and the message says what to mend."""

from pathlib import Path

import pytest

from lessons.courses import read_course, read_lesson
from lessons.errors import ContentError
from lessons.lesson import Lesson
from lessons.pieces.live import LiveHand, LiveState
from lessons.refs import RefKind
from tests.lessons.sample import COURSE, LESSON, WORDS, write


@pytest.fixture
def lesson(tmp_path: Path) -> Lesson:
    return read_lesson(write(tmp_path / "course"))


def test_the_sample_is_a_course(tmp_path: Path) -> None:
    write(tmp_path / "course")
    course = read_course(tmp_path / "course")
    assert [each.path for each in course.lessons] == ["course/straight"]
    assert course.lessons[0].exercise_names == ("faded", "alone", "legal")
    assert course.lessons[0].steps == 6


def test_refs_name_what_they_mean(lesson: Lesson) -> None:
    refs = [ref for text in lesson.words["en"].steps[0].prose() for ref in text.refs()]
    assert [(ref.kind, ref.target, ref.text) for ref in refs] == [
        (RefKind.FAN, "pure-straight", ""),
        (RefKind.TERM, "chow", "chows"),
        (RefKind.TILES, "123456789m", ""),
        (RefKind.CITE, "3.9.1.6(1)", ""),
    ]


@pytest.mark.parametrize(
    ("old", "new", "code", "said"),
    [
        ("total = 19", "total = 18", "wrong-count", "total 19"),
        ('"single-wait"]\nlacks', '"edge-wait"]\nlacks', "wrong-count", "single-wait"),
        ('lacks = ["mixed', 'lacks = ["pure', "wrong-count", "pure-straight"),
        ('"11z" = 19', '"11z" = 17', "wrong-count", "55s to 11z"),
        ('"chow:123m" = 18', '"chow:123m" = 20', "wrong-count", "claimed"),
        ('"chow:123m" = 18', '"chow:123p" = 18', "bad-value", "1p is left"),
        ('"11z" = 19', '"111z" = 19', "bad-value", "as many tiles"),
        ("total = 22", "total = 21", "wrong-count", "the other way"),
        ("answer = 19", "answer = 20", "wrong-answer", "19"),
        (
            'answer = ["pure-straight", "single-wait"]',
            'answer = ["pure-straight"]',
            "wrong-answer",
            "single-wait",
        ),
        ('"no-honors"]\nchoices', '"all-chows"]\nchoices', "bad-value", "given must count"),
        ('given = ["one-voided-suit", "no-honors"]', "given = []", "bad-value", "give or offer"),
        ('teaches = ["pure', 'teaches = ["purest', "bad-value", "purest-straight"),
        ('"3.9.1.6(1)"', '"3.9.1.6(7)"', "bad-value", "3.9.1.6(7)"),
        ('win = "2p"\ntotal', 'win = "2x"\ntotal', "bad-hand", "2x"),
        ("[check.alone]", "[checks.alone]", "unknown-key", "checks"),
        ('kind = "total"', 'kind = "sum"', "bad-value", "total"),
        ("mcr-2014/legal/1/7/0", "mcr-2014/legal", "bad-value", "address"),
    ],
)
def test_what_the_engine_does_not_say_stops_the_build(
    old: str, new: str, code: str, said: str, tmp_path: Path
) -> None:
    assert old in LESSON
    folder = write(tmp_path / "course", lesson=LESSON.replace(old, new, 1))
    with pytest.raises(ContentError) as caught:
        read_lesson(folder)
    assert caught.value.code == code
    assert said in str(caught.value)
    assert "course/straight" in str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "code", "said"),
    [
        ("<cite:3.9.1.6(1)>", "<cite:3.9.9>", "bad-ref", "3.9.9"),
        ("<fan:pure-straight>", "<fan:purest>", "bad-ref", "purest"),
        ("(term:chow)", "(term:chows)", "bad-ref", "chows"),
        ("<tiles:123456789m>", "<tiles:12x>", "bad-ref", "12x"),
        ("(term:chow)", "(page:nowhere)", "bad-ref", "points-chart"),
        ("<cite:3.9.1.6(1)>", "<https://example.org>", "bad-ref", "https"),
        ("do not help", "do *not* help", "bad-markdown", "em"),
        ("do not help", "do **not help", "bad-markdown", "**"),
        ("## Touch it", "### Touch it", "bad-markdown", "h3"),
        ("## Touch it\n", "", "wrong-shape", "other steps"),
        ("::: live pair", "::: live\n", "bad-markdown", "a name"),
        ("title =", "titles =", "unknown-key", "titles"),
        ("## Alone\n", "", "bad-markdown", "one live, check or question"),
    ],
)
def test_marks_that_are_not_read_stop_the_build(
    old: str, new: str, code: str, said: str, tmp_path: Path
) -> None:
    assert old in WORDS["en"]
    write(tmp_path / "course", words={"en": WORDS["en"].replace(old, new, 1)})
    with pytest.raises(ContentError) as caught:
        read_course(tmp_path / "course")
    assert said in str(caught.value)
    assert caught.value.code == ("bad-lesson" if code == "wrong-shape" else code)


@pytest.mark.parametrize("lang", ["zh-Hans", "ja"])
def test_a_language_that_is_missing_stops_the_build(lang: str, tmp_path: Path) -> None:
    folder = write(tmp_path / "course")
    (folder / f"{lang}.md").unlink()
    with pytest.raises(ContentError, match=lang) as caught:
        read_lesson(folder)
    assert caught.value.code == "missing-language"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('lessons = ["straight"]', "lessons = []", "no chapter names straight"),
        ('["straight"]', '["straight", "straight"]', "named twice"),
        (', ja = "コース"', "", "ja"),
    ],
)
def test_a_course_names_each_lesson_once(old: str, new: str, said: str, tmp_path: Path) -> None:
    write(tmp_path / "course", course=COURSE.replace(old, new))
    with pytest.raises(ContentError, match=said):
        read_course(tmp_path / "course")


def test_a_live_hand_has_every_combination(lesson: Lesson) -> None:
    live = lesson.pieces["live", "pair"]
    assert isinstance(live, LiveHand)
    assert len(live.scores) == 2 * 2 * 2 * 2
    both = live.scores[LiveState((1,), frozenset({"chow:123m"}), True, "")]
    assert both.win
    assert both.hand.melds
    assert str(both.hand.concealed[-1]) == "1z"
