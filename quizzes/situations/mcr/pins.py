"""Pin levels and classes of competitions (2014, appendix 9)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, Numeral, message
from quizzes.question import Choice
from quizzes.situations.choosing import number_choices, shuffled_choices
from quizzes.situations.mcr.facts import edition_of, situation_from_ruling
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.classes import CLASS_OF_KIND, CLASSES, CompetitionKind, EventClass, class_of
from scoring.mcr.table.pins import (
    PINS,
    WEB_PINS,
    Career,
    certificate_from,
    competition_sum,
    pin,
    web_pin,
)
from wording import N_

CHAPTER: Final = SituationChapter("pins-and-classes", RuleBook.OF_2014)

_LEVEL: Final = N_("Pin %(level)s.")
_NONE: Final = message(N_("No pin yet."))


def _level_text(level: int | None) -> tuple[str, Message]:
    return (
        ("none", _NONE)
        if level is None
        else (f"pin-{level}", message(_LEVEL, level=Numeral(level)))
    )


def _levels(right: int | None, *wrong: tuple[int | None, str]) -> tuple[Choice, ...]:
    """Pins to choose from, the wrong ones each with its misconception."""
    possible = [each for each in wrong if each[0] is None or 1 <= each[0] <= 9]
    rest = ((*_level_text(level), misconception) for level, misconception in possible)
    return shuffled_choices(
        _level_text(right), *((id, misconception, text) for id, text, misconception in rest)
    )


def _asked_by(level: int) -> Message:
    row = PINS[level - 1]
    if row.place is None:
        points = N_(
            "Pin %(level)s requires %(standard)s accumulated table points and nothing else."
        )
        return message(points, level=Numeral(level), standard=row.standard)
    if row.class_a and row.place == 1:
        return message(
            N_(
                "Pin %(level)s requires %(standard)s accumulated table points, %(competition)s competition points and first place in a class A event."
            ),
            level=Numeral(level),
            standard=row.standard,
            competition=row.competition,
            place=row.place,
        )
    if row.class_a:
        return message(
            N_(
                "Pin %(level)s requires %(standard)s accumulated table points, %(competition)s competition points and place %(place)s or better in a class A event."
            ),
            level=Numeral(level),
            standard=row.standard,
            competition=row.competition,
            place=row.place,
        )
    return message(
        N_(
            "Pin %(level)s requires %(standard)s accumulated table points, %(competition)s competition points, and place %(place)s or better as an individual or place %(team)s with a team."
        ),
        level=Numeral(level),
        standard=row.standard,
        competition=row.competition,
        place=row.place,
        team=row.team or 0,
    )


def _asked_by_web(level: int) -> Message:
    points, place = WEB_PINS[level]
    if place is None:
        text = N_("Web pin %(level)s requires %(points)s points.")
        return message(text, level=Numeral(level), points=points)
    text = N_("Web pin %(level)s requires %(points)s points and place %(place)s or better.")
    return message(text, level=Numeral(level), points=points, place=place)


def _and_above(level: int, asked_by: Callable[[int], Message]) -> Message:
    """What that pin asks for, and what the next one up would."""
    if level == 1:
        return asked_by(level)
    text = N_("%(row)s The next one up: %(above)s")
    return message(text, row=asked_by(level), above=asked_by(level - 1))


_PLACED: Final = {
    "class-a": N_(
        "Positive competition points come to %(number)s; the best place in a class A event is %(place)s."
    ),
    "class-b": N_(
        "Positive competition points come to %(number)s; the best place is %(place)s, in a class B event."
    ),
    "team": N_(
        "Positive competition points come to %(number)s; the best place is %(place)s, reached with a team."
    ),
}


def _career(standard: int, competition: int, place: int, where: str) -> Career:
    """A record whose best place was reached there, a key of `_PLACED`."""
    if where == "team":
        return Career(standard, competition, best_of_team=place)
    return Career(standard, competition, place, place if where == "class-a" else None)


def _lagging(draw: Draw) -> tuple[int, int, int, str]:
    """Points, place and where it was reached; one of them serves for a lower pin than the rest."""
    row = draw.pick((*PINS, None))
    if row is None or row.place is None:  # points alone decide; or they are too few for a place
        least = row.standard if row else 8
        standard = least + draw.below(10) + (20 * draw.below(3) if row and row.level == 7 else 0)
        competition = draw.below(900) if standard >= PINS[5].standard else 400 + draw.below(3000)
        return standard, competition, 1 + draw.below(12), draw.pick(("class-a", "class-b"))
    wanting = draw.below(3)  # which of the three demands is met for this pin only
    better = PINS[max(row.level - 1 - 1 - draw.below(2), 0)]
    standard = (row if wanting == 0 else better).standard + draw.below(10)
    competition = (row if wanting == 1 else better).competition + draw.below(400)
    if wanting == 2 and row.team and draw.chance(0.5):
        return standard, competition, row.team, "team"
    if row.level == 4 and wanting == 2:  # better than any of its row, but not in class A
        return standard, competition, 1 + draw.below(3), "class-b"
    place = (row if wanting == 2 else better).place or 16
    where = "class-a" if better.class_a else draw.pick(("class-a", "class-b"))
    return standard, competition, place, where


@dataclass(frozen=True, slots=True)
class PlacedCareer:
    """A record with its best place, which was reached there, a key of `_PLACED`."""

    record: Career
    place: int
    where: str


def drawn_career(draw: Draw) -> PlacedCareer:
    """A record of which one part serves for a lower pin than the rest."""
    standard, competition, place, where = _lagging(draw)
    return PlacedCareer(_career(standard, competition, place, where), place, where)


@CHAPTER.procedure("pin-level", 4)
def pin_level(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The highest pin that points and places reach; one of them lags behind."""
    standard, competition, place, where = _lagging(draw)
    ruling = pin(edition_of(rules), _career(standard, competition, place, where))
    right = ruling.value

    def reached(standard: int, competition: int, place: int) -> int | None:
        """The pin if that were the record, the place being one in class A."""
        return pin(edition_of(rules), Career(standard, competition, place, place)).value

    facts = (
        message(
            N_("A player has %(number)s accumulated table points in registered events."),
            number=standard,
        ),
        message(_PLACED[where], number=competition, place=place),
    )
    least = right or 9
    overlooked = {"class-b": "class-a-overlooked", "team": "team-place-as-own"}
    choices = _levels(
        right,
        (reached(standard, competition, place), overlooked.get(where, "one-demand-enough")),
        (reached(standard, 10**6, 1), "one-demand-enough"),
        (reached(10**4, competition, 1), "one-demand-enough"),
        (reached(10**4, 10**6, place), "one-demand-enough"),
        (least if right is None else least + 1 if least < 9 else None, "pin-row-misread"),
        (least - 1, "pin-row-misread"),
        (10 - least, "levels-upside-down"),
        (least - 2, "pin-row-misread"),
    )
    reason = _asked_by(least) if right is None else _and_above(least, _asked_by)
    return situation_from_ruling(
        ruling, facts, message(N_("What is the highest pin open to this player?")), reason, choices
    )


@CHAPTER.procedure("web-pin-level", 4)
def web_level(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """The highest web pin by points and by the best place."""
    edition = edition_of(rules)
    points = 1000 + 100 * draw.below(560)
    place = draw.pick((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 30))
    ruling = web_pin(edition, points, place)
    right = ruling.value
    least = right or 9
    by_points = web_pin(edition, points, 1).value
    by_place = web_pin(edition, max(row[0] for row in WEB_PINS.values()), place).value
    facts = (
        message(
            N_(
                "A player has %(number)s points from authorised web events; the best place is %(place)s."
            ),
            number=points,
            place=place,
        ),
    )
    choices = _levels(
        right,
        (by_points, "one-demand-enough"),
        (by_place, "one-demand-enough"),
        (least + 1, "pin-row-misread"),
        (least - 1, "pin-row-misread"),
        (10 - least, "levels-upside-down"),
        (least - 2, "pin-row-misread"),
    )
    reason = _and_above(least, _asked_by_web)
    return situation_from_ruling(
        ruling,
        facts,
        message(N_("What is the highest web pin open to this player?")),
        reason,
        choices,
    )


@CHAPTER.procedure("points-for-a-pin", 2)
def points_for_a_pin(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Competition points that count for a pin: losses are left out."""
    gains = [50 + draw.below(700), 20 + draw.below(400)]
    losses = [-(10 + draw.below(300)), -(310 + draw.below(200))][: 1 + draw.below(2)]
    if len(losses) == 1:
        gains.append(30 + draw.below(300))
    results = draw.shuffled((*gains, *losses))
    ruling = competition_sum(edition_of(rules), results)
    wrong = (
        (sum(results), "losses-counted"),
        (sum(map(abs, results)), "losses-as-gains"),
        (max(results), "best-result-only"),
    )
    signed = [f"+{each}" if each > 0 else f"\u2212{-each}" for each in results]
    one, two, three, four = signed
    facts = (
        message(
            N_(
                "A player's competition points from four registered events: %(one)s, %(two)s, %(three)s, %(four)s."
            ),
            one=one,
            two=two,
            three=three,
            four=four,
        ),
    )
    question = message(N_("How many competition points count towards a pin?"))
    reason = message(N_("Only positive results count towards a pin."))
    return situation_from_ruling(
        ruling, facts, question, reason, number_choices(ruling.value, wrong)
    )


_GIVERS: Final = {
    "WMCC": N_("The World Mahjong Contest Center."),
    "member organisation": N_("The member organisation."),
    "web site": N_("The authorised website."),
}


@CHAPTER.procedure("pin-certificate", 3)
def pin_certificate(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Who gives the certificate of a pin."""
    level, web = 1 + draw.below(9), draw.chance(0.3)
    ruling = certificate_from(edition_of(rules), level, web=web)
    reached = (
        N_("A player has met all the requirements for web pin %(level)s.")
        if web
        else N_("A player has met all the requirements for pin %(level)s.")
    )
    draw.skip(2)
    facts = (message(reached, level=Numeral(level)),)
    choices = shuffled_choices(
        (ruling.value, message(_GIVERS[ruling.value])),
        *((id, "certificates-mixed", message(text)) for id, text in _GIVERS.items()),
        ("organiser", "certificates-mixed", message(N_("The organiser of the last event."))),
    )
    question = message(N_("Who issues the certificate?"))
    reason = message(
        N_(
            "The Center issues pins 3 to 1, the member organisation pins 9 to 4, and the website web pins."
        )
    )
    return situation_from_ruling(ruling, facts, question, reason, choices)


_KINDS: Final = {
    CompetitionKind.WORLD: N_("A world championship"),
    CompetitionKind.INTERCONTINENTAL: N_("An intercontinental championship"),
    CompetitionKind.CONTINENTAL: N_("A continental competition"),
    CompetitionKind.SEVERAL_NATIONS: N_("A competition between several nations"),
    CompetitionKind.NATIONAL: N_("A national competition"),
    CompetitionKind.REGIONAL: N_("A regional competition within one country"),
    CompetitionKind.FRIENDLY: N_("A friendly competition between regions"),
    CompetitionKind.WEB: N_("A web competition"),
}


def kind_text(kind: CompetitionKind) -> Message:
    """What such a competition is called, at the head of a sentence."""
    return message(_KINDS[kind])


_OF_THAT_SIZE: Final = N_("%(kind)s with %(players)s players and %(sessions)s sessions.")


def _competition(
    draw: Draw, kind: CompetitionKind, *, short_of: str = "", at_least: EventClass | None = None
) -> tuple[CompetitionKind, int, int]:
    """A competition of that kind, large enough for its class or short of players or sessions."""
    row = CLASS_OF_KIND[kind]
    large = max(row, at_least or row, key=lambda each: each.players)
    players = large.players + 4 * draw.below(15)
    sessions = large.sessions + draw.below(4)
    if short_of == "players":
        players = row.players - 4 * (1 + draw.below(5))
    if short_of == "sessions":
        sessions = row.sessions - 1 - draw.below(2)
    return kind, players, sessions


@CHAPTER.procedure("competition-class", 3)
def competition_class(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Which of four competitions is of class A, B or C: by its kind, its players, its sessions."""
    edition, row = edition_of(rules), draw.pick(CLASSES)
    own = sorted(row.kinds)
    other = draw.pick([each for each in CompetitionKind if each not in row.kinds])
    right = _competition(draw, draw.pick(own))
    ruling = class_of(edition, *right)
    wrong = (
        (_competition(draw, other, at_least=row), "class-by-size"),
        (_competition(draw, draw.pick(own), short_of="players"), "class-by-kind"),
        (_competition(draw, draw.pick(own), short_of="sessions"), "class-by-kind"),
    )
    assert ruling.value == row.name
    assert all(class_of(edition, *each).value != row.name for each, _ in wrong)

    def choice_text(competition: tuple[CompetitionKind, int, int]) -> tuple[str, Message]:
        kind, players, sessions = competition
        text = message(
            _OF_THAT_SIZE, kind=message(_KINDS[kind]), players=players, sessions=sessions
        )
        return f"{kind}-{players}-{sessions}", text

    choices = shuffled_choices(
        choice_text(right),
        *(
            (id, misconception, text)
            for each, misconception in wrong
            for id, text in (choice_text(each),)
        ),
    )
    facts = (
        message(
            N_("All of these competitions are registered with the World Mahjong Contest Center.")
        ),
    )
    question = message(N_("Which of these competitions is in class %(name)s?"), name=row.name)
    reason = message(
        N_(
            "Class %(name)s covers %(kinds)s with at least %(players)s players and %(sessions)s sessions."
        ),
        name=row.name,
        kinds=message(_KINDS_OF[row.name]),
        players=row.players,
        sessions=row.sessions,
    )
    return situation_from_ruling(ruling, facts, question, reason, choices)


_KINDS_OF: Final = {
    "A": N_("world and intercontinental championships"),
    "B": N_("continental, multinational and national competitions"),
    "C": N_("regional, friendly and web competitions"),
}
