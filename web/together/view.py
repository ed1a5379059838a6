"""What the projector and the phones show alike: where a lesson stands, its time, its points."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from math import ceil
from typing import Final

from school.classes.models import Student
from school.together.models import LessonTogether
from school.together.rules import LessonStage
from school.together.standing import MemberPoints, points_table
from web import request_context
from web.assignments.points import format_points
from web.assignments.question_view import TimeView
from wording import N_, Translator

MOST_NAMES: Final = 10  # of the table of points on the projector
_TEAMS: Final = (N_("East team"), N_("South team"), N_("West team"), N_("North team"))


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A line of the table of points: a place, who has it, and the points."""

    place: int
    name: str
    points: str
    is_team: bool = False


def stage_at(lesson: LessonTogether, now: datetime) -> LessonStage:
    """Where the lesson stands: a question whose time is over is closed."""
    if lesson.stage is LessonStage.ASKING and not lesson.takes_answers(now):
        return LessonStage.CLOSED
    return lesson.stage


def team_name(team: int, t: Translator) -> str:
    """What a team is called; they count from 1."""
    return t.gettext(_TEAMS[team - 1])


def time_view(lesson: LessonTogether, now: datetime, t: Translator) -> TimeView | None:
    """The time that is left for the question; None where nothing ends it."""
    if not lesson.takes_answers(now) or lesson.closes_at is None:
        return None
    return TimeView(t.gettext("Time left:"), ceil((lesson.closes_at - now).total_seconds()))


def score_rows(lesson: LessonTogether, t: Translator) -> tuple[ScoreRow, ...]:
    """The table of points as far as the teacher wished it: teams, and the first names."""
    if not (lesson.teams or lesson.shows_names):
        return ()
    members = points_table(request_context.reading(), lesson)
    rows = _teams(members, t) if lesson.teams else ()
    if lesson.shows_names:
        rows += tuple(
            ScoreRow(_place(members, each.points), each.student.name, format_points(each.points))
            for each in members[:MOST_NAMES]
        )
    return rows


def score_view(lesson: LessonTogether, student: Student, t: Translator) -> str:
    """What a student reached in the whole lesson."""
    members = points_table(request_context.reading(), lesson)
    own = next((each.points for each in members if each.student.id == student.id), 0.0)
    return t.gettext("You have %(points)s points.", points=format_points(own))


def _teams(members: Sequence[MemberPoints], t: Translator) -> tuple[ScoreRow, ...]:
    """The teams by the mean of their members, so that a small one is no worse off."""
    means = _means(members)
    best = sorted(means, key=lambda team: (-means[team], team))
    return tuple(
        ScoreRow(
            1 + sum(mean > means[team] for mean in means.values()),
            team_name(team, t),
            format_points(means[team]),
            is_team=True,
        )
        for team in best
    )


def _means(members: Sequence[MemberPoints]) -> Mapping[int, float]:
    found: defaultdict[int, list[float]] = defaultdict(list)
    for each in members:
        if each.team:
            found[each.team].append(each.points)
    return {team: sum(points) / len(points) for team, points in found.items()}


def _place(members: Sequence[MemberPoints], points: float) -> int:
    return 1 + sum(each.points > points for each in members)
