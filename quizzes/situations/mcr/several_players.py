"""Several players' deeds in one deal, of which one is asked about (2014, 3.11; 1998, 13 and 14)."""

from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.choosing import MOST
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    edition_of,
    situation_from_ruling,
)
from quizzes.situations.mcr.incidents import INCIDENTS
from quizzes.situations.mcr.incidents.incident import Incident, Outcome
from quizzes.situations.template import DrawnSituation, FillTemplate, SituationChapter, Template
from scoring import WINDS, RuleSet, Wind
from scoring.mcr.table.book import RuleBook
from scoring.table import Ruling
from wording import N_

_TOPICS: Final = {
    "growing-penalties": ALL_EDITIONS,
    "wrong-sets": ALL_EDITIONS,
    "false-wins": ALL_EDITIONS,
    "calling-a-win": LATER_EDITIONS,
    "exposed-tiles": ALL_EDITIONS,
    "conduct": ALL_EDITIONS,
    "claims": ALL_EDITIONS,
    "ends-of-hands": ALL_EDITIONS,
    "time-and-absence": ALL_EDITIONS,
    "appeals": ALL_EDITIONS,
}
_INSTEAD_OF: Final = {
    "growing-penalties": ("empty-call", "early-draw", "late-pung"),
    "wrong-sets": (
        "wrong-chow",
        "wrong-pung",
        "wrong-flower",
        "wrong-tile-drawn",
        "fetched-late",
        "reached-into-the-floor",
    ),
    "false-wins": (
        "below-the-minimum",
        "win-on-the-wrong-tile",
        "win-one-tile-short",
        "win-far-from-waiting",
    ),
    "calling-a-win": (
        "claim-then-win",
        "win-in-other-words",
        "shown-before-called",
        "winning-tile-left",
        "winning-tile-mixed",
    ),
    "exposed-tiles": (
        "own-tile-exposed",
        "hand-shown-at-a-win",
        "anothers-tiles-exposed",
        "wall-upset",
        "wrong-number-of-tiles",
    ),
    "conduct": ("cheating", "signals", "disturbance", "discard-named", "discard-misnamed"),
    "claims": ("claimed-kind-discarded", "kong-after-a-claim", "passed-tile"),
    "ends-of-hands": (
        "drawn-hand",
        "concealed-kong-at-the-end",
        "forgotten-fan",
        "late-complaint",
    ),
    "time-and-absence": ("late-arrival", "absence"),
    "appeals": ("appeal-filed", "committee-and-discipline"),
}
_BY_THEMSELVES: Final = ("appeals",)  # their rulings are none of a deal
_LEVELS: Final = {2: 2, 4: 3}
"""How many players do something, by the level of the question."""

_HOLDS: Final = {
    "deduction-warning": {"warning", "deduction-5", "deduction-10", "deduction-20"},
    "deduction-stop": {"stop", "deduction-5", "deduction-10", "deduction-20"},
}
"""Rulings that leave the referee a choice, and what may come of it: the two are never offered together."""

_ABOUT: Final = N_("What does the referee rule about %(seat)s?")
_QUESTIONS: Final = {"appeals": N_("What becomes of the appeal of %(seat)s?")}
_NEAR: Final = 3.0  # how much rather a wrong choice is what the topic itself rules


def _keys(edition: RuleBook, incidents: tuple[Incident, ...]) -> dict[str, list[Incident]]:
    """The incidents that the edition speaks of, by what is ruled."""
    results: dict[str, list[Incident]] = {}
    for each in incidents:
        if edition in each.editions:
            results.setdefault(each.key(edition)[0], []).append(each)
    return results


def _of_topic(topic: str) -> tuple[Incident, ...]:
    return tuple(each for each in INCIDENTS if each.topic == topic)


def _beside(topic: str) -> tuple[str, ...]:
    """The topics that are told, and whose rulings are offered, together with that one."""
    if topic in _BY_THEMSELVES:
        return (topic,)
    return tuple(each for each in _TOPICS if each not in _BY_THEMSELVES)


def _how_often(edition: RuleBook, topics: tuple[str, ...]) -> dict[str, float]:
    """How often each ruling is the right one, over these topics.

    Wrong choices are drawn as often, so that none is known to be wrong, or right, by itself.
    """
    results: dict[str, float] = {}
    for topic in topics:
        keys = _keys(edition, _of_topic(topic))
        for key in keys:
            results[key] = results.get(key, 0) + 1 / len(keys)
    return results


def _drawn_incidents(
    draw: Draw, edition: RuleBook, topic: str, players: int
) -> tuple[Incident, ...]:
    """Four of different rulings; the first is of the topic, and so many are told."""
    beside = _beside(topic)
    own = _keys(edition, _of_topic(topic))
    known = _keys(edition, tuple(each for each in INCIDENTS if each.topic in beside))
    first = draw.turn(list(own), f"{topic} ruling")
    results = [draw.pick(own[first])]
    weights = {
        key: weight * (_NEAR if key in own else 1)
        for key, weight in _how_often(edition, beside).items()
        if key != first and not _overlap(key, first)
    }
    while len(results) < MOST:
        if len(results) >= players:  # what no told deed could bring is not offered
            for each in [key for key in weights if key not in own and _is_special(known[key][0])]:
                del weights[each]
        key = draw.weighted(weights)
        found = draw.pick(own[key] if key in own else known[key])
        if len(results) < players and not _fits(found, results):
            continue
        del weights[key]
        results.append(found)
    return tuple(results)


def _overlap(one: str, other: str) -> bool:
    """Whether a referee who rules the one may have ruled the other as well."""
    return one in _HOLDS.get(other, ()) or other in _HOLDS.get(one, ())


def _is_special(incident: Incident) -> bool:
    """Whether its ruling is none that fouls bring."""
    return incident.outcome in (Outcome.WIN, Outcome.RULED)


def _fits(incident: Incident, told: list[Incident]) -> bool:
    """Whether it can be told beside those: the deal ends once, and one bystander has one part in it."""
    return not any(
        (incident.ends and each.ends) or (incident.names_another and each.names_another)
        for each in told
    )


def _told(draw: Draw, incident: Incident, seat: Wind, other: Wind) -> Message:
    values = {"seat": seat, **incident.values(draw, seat)}
    if incident.names_another:
        values["other"] = other
    return message(incident.told, **values)


def _in_order(draw: Draw, incidents: list[Incident]) -> list[Incident]:
    """Any order, but what ends the deal comes last."""
    mixed = draw.shuffled(incidents)
    return [*(each for each in mixed if not each.ends), *(each for each in mixed if each.ends)]


def several_players(topic: str, players: int) -> FillTemplate:
    """So many players do something in one deal; what is ruled about the one whose deed is of the topic?"""

    def fill(draw: Draw, rules: RuleSet) -> DrawnSituation:
        edition = edition_of(rules)
        asked, *rest = _drawn_incidents(draw, edition, topic, players)
        told = [asked, *rest[: players - 1]]
        *seats, other = draw.shuffled(WINDS)[: len(told) + 1]
        seat_of = dict(zip(map(id, told), seats, strict=True))
        ordered = _in_order(draw, told)
        facts = tuple(_told(draw, each, seat_of[id(each)], other) for each in ordered)
        choices = []
        for each in (asked, *rest):
            key, text = each.key(edition)
            wrong = "another-players-ruling" if each in told else "rulings-mixed"
            choices.append(Choice(key, None if each is asked else wrong, text))
        question = message(_QUESTIONS.get(topic, _ABOUT), seat=seat_of[id(asked)])
        ruling = Ruling(asked.key(edition)[0], asked.articles(edition))
        return situation_from_ruling(ruling, facts, question, message(asked.reason), tuple(choices))

    return fill


def _chapter(topic: str) -> SituationChapter:
    chapter = SituationChapter(topic, *_TOPICS[topic])
    for level, players in _LEVELS.items():
        chapter.templates.append(
            Template(
                f"{topic}-of-{players}",
                Kind.RULING,
                topic,
                level,
                chapter.rules,
                several_players(topic, players),
                instead_of=frozenset(_INSTEAD_OF[topic]),
            )
        )
    return chapter


CHAPTERS: Final = tuple(map(_chapter, _TOPICS))
"""They stand in the place of questions of one player's deed whose key was always the same."""
