"""The courses and their lessons, with how far the learner has come."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from lessons.lesson import Course, Lesson
from web.components.tile_strip import TileStrip
from web.learn.lesson_strip import lesson_strip
from web.learn.step_frame import minutes_text, place_text
from wording import Translator, rules_badge

State = Literal["new", "begun", "done"]


@dataclass(frozen=True, slots=True)
class LessonLine:
    """A lesson in its course: its title, how long it takes, how far the learner has come, its tiles."""

    number: int
    title: str
    href: str
    minutes: str
    state: State
    state_word: str
    strip: TileStrip | None


@dataclass(frozen=True, slots=True)
class ChapterView:
    """A part of a course."""

    title: str
    lessons: tuple[LessonLine, ...]


@dataclass(frozen=True, slots=True)
class CourseCard:
    """A course among others: what it is about, how much of it is done, the tiles of a lesson."""

    title: str
    about: str
    badge: str
    href: str
    done: int
    count: int
    text: str
    strip: TileStrip | None


@dataclass(frozen=True, slots=True)
class NextLesson:
    """The one next step: a lesson, the course it belongs to, the words of the button."""

    title: str
    course: str
    text: str
    action: str
    href: str
    strip: TileStrip | None


@dataclass(frozen=True, slots=True)
class CoursesView:
    """Every course: the path of the reader's rule set, then those of the others."""

    path: tuple[CourseCard, ...]
    others: tuple[CourseCard, ...]
    next: NextLesson | None


@dataclass(frozen=True, slots=True)
class CourseView:
    """A course with its chapters."""

    title: str
    about: str
    badge: str
    chapters: tuple[ChapterView, ...]
    done: int
    count: int
    text: str
    next: NextLesson | None
    test_href: str


@dataclass(frozen=True, slots=True)
class CourseHrefs:
    """Where courses, lessons and the test of a course are."""

    course: Callable[[Course], str]
    lesson: Callable[[Lesson, int], str]
    test: Callable[[Course], str]


@dataclass(frozen=True, slots=True)
class LessonStates:
    """The lessons that are done or begun, by course and lesson."""

    done: frozenset[tuple[str, str]]
    begun: frozenset[tuple[str, str]] = frozenset()

    def of(self, lesson: Lesson) -> State:
        """How a lesson stands."""
        key = (lesson.course, lesson.id)
        return "done" if key in self.done else "begun" if key in self.begun else "new"

    def count(self, course: Course) -> int:
        """How many lessons of a course are done."""
        return sum((each.course, each.id) in self.done for each in course.lessons)


def courses_view(
    path: Sequence[Course],
    others: Sequence[Course],
    states: LessonStates,
    following: NextLesson | None,
    t: Translator,
    hrefs: CourseHrefs,
) -> CoursesView:
    """Every course."""
    return CoursesView(
        path=tuple(_card(each, states, t, hrefs) for each in path),
        others=tuple(_card(each, states, t, hrefs) for each in others),
        next=following,
    )


def course_view(
    course: Course,
    states: LessonStates,
    following: NextLesson | None,
    t: Translator,
    hrefs: CourseHrefs,
) -> CourseView:
    """A course with each of its lessons."""
    numbers = {lesson.id: number for number, lesson in enumerate(course.lessons, 1)}
    card = _card(course, states, t, hrefs)
    return CourseView(
        title=card.title,
        about=card.about,
        badge=card.badge,
        chapters=tuple(
            ChapterView(
                chapter.title[t.lang],
                tuple(_line(each, numbers, states, t, hrefs) for each in chapter.lessons),
            )
            for chapter in course.chapters
            if chapter.lessons
        ),
        done=card.done,
        count=card.count,
        text=card.text,
        next=following,
        test_href=hrefs.test(course),
    )


def next_lesson(
    course: Course, lesson: Lesson, step: int, begun: bool, t: Translator, href: str
) -> NextLesson:
    """The one next step among the lessons."""
    text = minutes_text(lesson, t)
    if begun:
        text = place_text(step, lesson.steps, t)
    return NextLesson(
        title=lesson.words[t.lang].title,
        course=course.title[t.lang],
        text=text,
        action=t.gettext("Continue the lesson") if begun else t.gettext("Begin the lesson"),
        href=href,
        strip=lesson_strip(lesson, t),
    )


def _card(course: Course, states: LessonStates, t: Translator, hrefs: CourseHrefs) -> CourseCard:
    done, count = states.count(course), len(course.lessons)
    return CourseCard(
        title=course.title[t.lang],
        about=course.about[t.lang],
        badge=rules_badge(course.rules, t),
        href=hrefs.course(course),
        done=done,
        count=count,
        text=t.ngettext(
            "%(done)s of %(num)s lesson done", "%(done)s of %(num)s lessons done", count, done=done
        ),
        strip=next(filter(None, (lesson_strip(each, t) for each in course.lessons)), None),
    )


def _line(
    lesson: Lesson,
    numbers: Mapping[str, int],
    states: LessonStates,
    t: Translator,
    hrefs: CourseHrefs,
) -> LessonLine:
    state = states.of(lesson)
    words = {"done": t.gettext("done"), "begun": t.gettext("begun"), "new": ""}
    return LessonLine(
        number=numbers[lesson.id],
        title=lesson.words[t.lang].title,
        href=hrefs.lesson(lesson, 1),
        minutes=minutes_text(lesson, t),
        state=state,
        state_word=words[state],
        strip=lesson_strip(lesson, t),
    )
