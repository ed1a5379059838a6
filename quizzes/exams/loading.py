"""Reading the blueprints: a file for each rule set, refused where it cannot be."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from quizzes.address import Address
from quizzes.aiming import can_ask_aim, topics
from quizzes.errors import QuizError
from quizzes.exams.blueprint import (
    EXAM_SEEDS,
    CriticalRule,
    ExamBlueprint,
    ExamDraw,
    ExamPart,
)
from quizzes.quiz import can_ask, kinds_of
from quizzes.runs import RunPart
from quizzes.situations.book import topics_of
from scoring import RuleSet, rule_set
from wording.articles import article

_FOLDER: Final = Path(__file__).parent


@cache
def blueprint_of(rules: str) -> ExamBlueprint:
    """The exam of that rule set.

    Raises:
        QuizError: `bad-blueprint`.
    """
    return read_blueprint(rules, (_FOLDER / f"{rules}.toml").read_text(encoding="utf-8"))


def read_blueprint(rules: str, text: str) -> ExamBlueprint:
    """The blueprint that the text holds.

    Raises:
        QuizError: `bad-blueprint`: a part, a kind, a topic, an article is not there, or the numbers
            do not come to an exam.
    """
    try:
        told = tomllib.loads(text)
        found = ExamBlueprint(
            rules=rules,
            minutes=told["minutes"],
            practice_minutes=told["practice_minutes"],
            pass_percent=told["pass_percent"],
            parts=tuple(_part(each, rule_set(rules)) for each in told["parts"]),
            critical=tuple(_critical(each, rules) for each in told["critical"]),
        )
    except (KeyError, TypeError, ValueError) as error:
        raise QuizError("bad-blueprint", f"{rules}: {error!r}") from error
    return found


def _part(told: dict[str, Any], rules: RuleSet) -> ExamPart:
    draws = [_draw(each, rules) for each in told["draws"]]
    for number in told["articles"]:
        article(rules.id, number)
    return ExamPart(
        id=told["id"],
        items=told["items"],
        practice=told["practice"],
        levels=tuple(told["levels"]),
        draws=tuple(draws),
        articles=tuple(told["articles"]),
    )


def _draw(text: str, rules: RuleSet) -> ExamDraw:
    """`kind`, `kind/aim` or `kind@low-high`."""
    asks, _, between = text.partition("@")
    low, _, high = between.partition("-")
    draw = ExamDraw(_asks(asks, rules), (float(low), float(high)) if between else None)
    if draw.worth and not fans_for(draw, rules):
        raise QuizError("bad-blueprint", f"{rules.id} has no such fan: {text!r}")
    return draw


def _asks(text: str, rules: RuleSet) -> RunPart:
    """`kind` or `kind/aim`, of a rule set that can ask it."""
    kind, _, wish = text.partition("/")
    asked = Address.parse(
        "/".join((rules.id, kind, "3", str(EXAM_SEEDS.start), "1", *filter(None, [wish])))
    )
    if asked.kind not in kinds_of(rules):
        raise QuizError("bad-blueprint", f"{rules.id} has no questions {kind!r}")
    if asked.topic and asked.topic not in topics(rules, asked.kind):
        raise QuizError("bad-blueprint", f"{kind!r} of {rules.id} has no topic {asked.topic!r}")
    if asked.aim and not asked.topic and not can_ask_aim(rules.id, asked.kind, asked.aim):
        raise QuizError("bad-blueprint", f"{kind!r} of {rules.id} cannot ask {wish!r}")
    return RunPart(asked.kind, wish)


def fans_for(draw: ExamDraw, rules: RuleSet) -> tuple[str, ...]:
    """The fans of the worth that a draw is about, which its kind can show."""
    assert draw.worth is not None
    low, high = draw.worth
    return tuple(
        fan.id
        for fan in rules.fans
        if low <= fan.value <= high and can_ask(rules.id, draw.kind, fan.id)
    )


def _critical(told: dict[str, Any], rules: str) -> CriticalRule:
    known = {each for kind in told["kinds"] for each in topics_of(rules, kind)}
    missing = set(told["topics"]) - known
    if missing:
        raise QuizError("bad-blueprint", f"{rules} has no rulings about {sorted(missing)}")
    return CriticalRule(tuple(told["topics"]), tuple(told["wins"]), tuple(told["refuses"]))
