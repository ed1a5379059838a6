"""Several players' deeds in one deal, of which one is asked about (2014, 3.11; 1998, 13 and 14)."""

from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message, tiles_in
from quizzes.question import Choice
from quizzes.situations.choosing import MOST
from quizzes.situations.mcr.facts import (
    ALL_EDITIONS,
    LATER_EDITIONS,
    edition_of,
    situation_from_ruling,
)
from quizzes.situations.mcr.incidents import INCIDENTS
from quizzes.situations.mcr.incidents.incident import Incident
from quizzes.situations.template import DrawnSituation, FillTemplate, SituationChapter, Template
from scoring import WINDS, RuleSet, Tile, Wind
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

_BY_GRAVITY: Final = {
    "deduction-warning": {"warning", "deduction-5", "deduction-10", "deduction-20"},
    "deduction-stop": {"stop", "deduction-5", "deduction-10", "deduction-20"},
    "none": {"claim-lost", "call-good", "kong-stands", "too-late"},
}
"""Rulings that leave the referee a choice, or say less, with what they hold; never offered together."""
_ALSO_TRUE: Final = {
    "deduction-warning-10": {"warning", "deduction-10"},
    "paid-to-each-stop-10": {"stop"},
    "paid-to-each-stop-20": {"stop"},
    "stop-tiles-discarded-one-by-one": {"stop"},
    "claim-lost": {"warning", "deduction-warning"},  # a call that cannot stand is empty as well
    "claim-lost-stop": {"stop"},
    "disqualified-published-notice-sports-authority": {"disqualified"},
    "kong-later": {"claim-lost", "none"},
    "tile-put-back": {"none"},
    "kong-shown": {"unpaid"},
    "win-stands": {"call-good"},
    "fan-added": {"win-stands"},
    "fan-lost": {"win-stands"},
    "bye": {"none"},
    "three-left": {"none"},
    "deputy": {"none"},
    "stands": {"heard"},
    "may": {"heard"},
}
"""What else is true where that is ruled, and is not offered beside it; it may be wrong the other way round."""

LEAD: Final = N_("The following happened at different times, independently of one another.")
"""So that nobody takes a call for one on the discard told before it; in an earlier deal something may be, too."""
_ABOUT: Final = N_("What does the referee rule about %(seat)s?")
_QUESTIONS: Final = {"appeals": N_("What becomes of %(seat)s's appeal?")}


@cache
def _by_ruling(edition: RuleBook, topic: str) -> Mapping[str, tuple[Incident, ...]]:
    """The incidents of the topic that the edition speaks of, by what is ruled."""
    results: dict[str, list[Incident]] = {}
    for each in INCIDENTS:
        if each.topic == topic and edition in each.editions:
            results.setdefault(each.key(edition)[0], []).append(each)
    return MappingProxyType({ruled: tuple(found) for ruled, found in results.items()})


def _beside(topic: str) -> tuple[str, ...]:
    """The topics that are told, and whose rulings are offered, together with that one."""
    if topic in _BY_THEMSELVES:
        return (topic,)
    return tuple(each for each in _TOPICS if each not in _BY_THEMSELVES)


def _drawn_incidents(
    draw: Draw, edition: RuleBook, topic: str, players: int
) -> tuple[Incident, ...]:
    """Four of different rulings; the first is of the topic, and so many are told.

    Which deed is asked about must not show in the choices: the others that are told are drawn topic by
    topic as the first is, and each topic told has its part in what is offered besides.
    """
    beside = [each for each in _beside(topic) if edition in _TOPICS[each]]
    own = _by_ruling(edition, topic)
    results = [draw.pick(own[draw.turn(list(own), f"{topic} ruling")])]
    topics = [topic]
    while len(results) < players:
        other = draw.pick(beside)
        found = _another(draw, edition, other, results)
        if found and fits(found, results):
            results.append(found)
            topics.append(other)
    for other in [*draw.shuffled(topics), *draw.shuffled(beside) * MOST]:
        if len(results) < MOST and (found := _another(draw, edition, other, results)):
            results.append(found)
    return tuple(results)


def _another(draw: Draw, edition: RuleBook, topic: str, results: list[Incident]) -> Incident | None:
    """One of the topic whose ruling is not among those, and can be told from that of the first."""
    taken = [each.key(edition)[0] for each in results]
    known = {
        key: found
        for key, found in _by_ruling(edition, topic).items()
        if key not in taken and not _also_true(key, taken[0])
    }
    return draw.pick(known[draw.pick(list(known))]) if known else None


def _also_true(offered: str, ruled: str) -> bool:
    """Whether that is true as well of a deed of which this is ruled."""
    return (
        offered in _BY_GRAVITY.get(ruled, ())
        or ruled in _BY_GRAVITY.get(offered, ())
        or offered in _ALSO_TRUE.get(ruled, ())
    )


def fits(incident: Incident, told: list[Incident]) -> bool:
    """Whether it can be told beside those: the deal ends once, and one bystander has one part in it."""
    return not any(
        (incident.ends and each.ends) or (incident.names_another and each.names_another)
        for each in told
    )


def deeds_told(
    draw: Draw, incidents: list[Incident], seat_of: Mapping[int, Wind], other: Wind
) -> Iterator[Message]:
    """What each does, with tiles of its own: two deeds with one tile might need five of a kind.

    First it is said that they do not follow one another.
    """
    yield message(LEAD)
    used: set[Tile] = set()
    for incident in incidents:
        seat = seat_of[id(incident)]
        values = incident.values(draw, seat)
        while used & tiles_in(values.values()):
            values = incident.values(draw, seat)
        used |= tiles_in(values.values())
        named = {"other": other} if incident.names_another else {}
        yield message(incident.told, **{"seat": seat, **values, **named})


def in_order(draw: Draw, incidents: list[Incident]) -> list[Incident]:
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
        ordered = in_order(draw, told)
        facts = tuple(deeds_told(draw, ordered, seat_of, other))
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
