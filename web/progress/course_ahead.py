"""The course as it lies ahead of the visitor: by lessons, or by drills alone.

`so_far` are the lessons that the visitor has done, as `web.learn.progress.done` loads them.
"""

from school.learning.state import Unit
from school.progress.course_units import ahead, by_drills, by_lessons, from_topic, topics_ahead
from scoring import RuleSet
from web.learn.progress import Done
from web.visitors.current_visitor import last_step, visitor


def takes_lessons(rules: RuleSet, so_far: Done) -> bool:
    """Whether the visitor learns by lessons: what is new then begins with its lesson.

    Who has done a lesson does, and who has only read so far; but not who let a placement say where
    to begin, and drills from there.
    """
    who = visitor()
    if rules.id in who.settings.begin:
        return False
    return bool(so_far) or (not who.stored and last_step() is not None)


def own_course(rules: RuleSet, so_far: Done) -> tuple[Unit, ...]:
    """What is new to the visitor in a drill, in order; where lessons are taken, they stand in it."""
    if takes_lessons(rules, so_far):
        return by_lessons(rules.id, so_far)
    return from_topic(by_drills(rules.id), visitor().settings.begin.get(rules.id))


def with_lessons(rules: RuleSet, so_far: Done) -> tuple[Unit, ...]:
    """The same for the first page of somebody who has begun a lesson, whatever they drill."""
    if takes_lessons(rules, so_far):
        return own_course(rules, so_far)
    return from_topic(ahead(rules.id, so_far), visitor().settings.begin.get(rules.id))


def untaught(rules: RuleSet, so_far: Done) -> frozenset[str]:
    """The topics that wait for their lesson; none where the visitor takes no lessons."""
    return topics_ahead(rules.id, so_far) if takes_lessons(rules, so_far) else frozenset()
