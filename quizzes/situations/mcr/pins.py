"""Pin levels and classes of competitions (2014, appendix 9)."""

from collections.abc import Callable
from typing import Final

from quizzes.hands.draw import Draw
from quizzes.question import Choice
from quizzes.said import Said, says
from quizzes.situations.choosing import among, numbers
from quizzes.situations.mcr.facts import edition_of, ruled
from quizzes.situations.template import Chapter, Drawn
from scoring import RuleSet
from scoring.mcr.table.book import Book
from scoring.mcr.table.classes import OF_KIND, Kind, class_of
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

CHAPTER: Final = Chapter("pins-and-classes", Book.OF_2014)

_LEVEL: Final = N_("Pin %(level)s.")
_NONE: Final = says(N_("No pin yet."))


def _said_level(level: int | None) -> tuple[str, Said]:
    return ("none", _NONE) if level is None else (f"pin-{level}", says(_LEVEL, level=level))


def _levels(right: int | None, *wrong: tuple[int | None, str]) -> tuple[Choice, ...]:
    """Pins to choose from, the wrong ones each with its misreading."""
    possible = [each for each in wrong if each[0] is None or 1 <= each[0] <= 9]
    rest = ((*_said_level(level), trap) for level, trap in possible)
    return among(_said_level(right), *((id, trap, text) for id, text, trap in rest))


def _asked_by(level: int) -> Said:
    row = PINS[level - 1]
    return says(
        N_(
            "Pin %(level)s asks for %(standard)s accumulated table points, %(competition)s competition points and place %(place)s."
        ),
        level=level,
        standard=row.standard,
        competition=row.competition,
        place=row.place or 0,
    )


def _asked_by_web(level: int) -> Said:
    points, place = WEB_PINS[level]
    if place is None:
        text = N_("Web pin %(level)s asks for %(points)s points.")
        return says(text, level=level, points=points)
    text = N_("Web pin %(level)s asks for %(points)s points and place %(place)s.")
    return says(text, level=level, points=points, place=place)


def _and_above(level: int, asked_by: Callable[[int], Said]) -> Said:
    """What that pin asks for, and what the next one up would."""
    if level == 1:
        return asked_by(level)
    text = N_("%(row)s The next one up: %(above)s")
    return says(text, row=asked_by(level), above=asked_by(level - 1))


@CHAPTER.procedure("pin-level", 4)
def pin_level(draw: Draw, rules: RuleSet) -> Drawn:
    """The highest pin that points and places reach; one of them lags behind."""
    row = draw.pick(PINS[:6])
    wanting = draw.below(3)  # which of the three demands is met for a lower pin only
    better = PINS[max(row.level - 1 - 1 - draw.below(2), 0)]
    standard = (row if wanting == 0 else better).standard + draw.below(10)
    competition = (row if wanting == 1 else better).competition + draw.below(400)
    place = (row if wanting == 2 else better).place or 16
    career = Career(standard=standard, competition=competition, best=place, best_in_a=place)
    ruling = pin(edition_of(rules), career)
    right = ruling.value
    by_one = pin(edition_of(rules), Career(standard, 10**6, 1, 1)).value
    by_other = pin(edition_of(rules), Career(10**4, competition, 1, 1)).value
    by_place = pin(edition_of(rules), Career(10**4, 10**6, place, place)).value
    told = (
        says(
            N_("A player has %(number)s accumulated table points in registered events."),
            number=standard,
        ),
        says(
            N_(
                "Positive competition points come to %(number)s; the best place in a class A event is %(place)s."
            ),
            number=competition,
            place=place,
        ),
    )
    least = right or 9
    choices = _levels(
        right,
        (by_one, "one-demand-enough"),
        (by_other, "one-demand-enough"),
        (by_place, "one-demand-enough"),
        (least + 1, "pin-row-misread"),
        (least - 1, "pin-row-misread"),
        (10 - least, "levels-upside-down"),
    )
    why = _and_above(least, _asked_by)
    return ruled(ruling, told, says(N_("Which is the highest pin?")), why, choices)


@CHAPTER.procedure("web-pin-level", 4)
def web_level(draw: Draw, rules: RuleSet) -> Drawn:
    """The highest web pin by points and by the best place."""
    edition = edition_of(rules)
    points = 1000 + 100 * draw.below(560)
    place = draw.pick((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 30))
    ruling = web_pin(edition, points, place)
    right = ruling.value
    least = right or 9
    by_points = web_pin(edition, points, 1).value
    by_place = web_pin(edition, max(row[0] for row in WEB_PINS.values()), place).value
    told = (
        says(
            N_(
                "In authorised web events a player has %(number)s points; the best place is %(place)s."
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
    why = _and_above(least, _asked_by_web)
    return ruled(ruling, told, says(N_("Which is the highest web pin?")), why, choices)


@CHAPTER.procedure("points-for-a-pin", 2)
def points_for_a_pin(draw: Draw, rules: RuleSet) -> Drawn:
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
    told = (
        says(
            N_(
                "Four registered events bring these competition points: %(one)s, %(two)s, %(three)s, %(four)s."
            ),
            one=one,
            two=two,
            three=three,
            four=four,
        ),
    )
    asked = says(N_("How many count for a pin?"))
    why = says(N_("Only positive results are added up for a pin."))
    return ruled(ruling, told, asked, why, numbers(ruling.value, wrong))


_GIVERS: Final = {
    "WMCC": N_("The World Mahjong Contest Center."),
    "member organisation": N_("The member organisation."),
    "web site": N_("The authorised web site."),
}


@CHAPTER.procedure("pin-certificate", 3)
def pin_certificate(draw: Draw, rules: RuleSet) -> Drawn:
    """Who gives the certificate of a pin."""
    level, web = 1 + draw.below(9), draw.chance(0.3)
    ruling = certificate_from(edition_of(rules), level, web=web)
    reached = (
        N_("A player has met all that web pin %(level)s asks for.")
        if web
        else N_("A player has met all that pin %(level)s asks for.")
    )
    draw.skip(2)
    told = (says(reached, level=level),)
    choices = among(
        (ruling.value, says(_GIVERS[ruling.value])),
        *((id, "certificates-mixed", says(text)) for id, text in _GIVERS.items()),
        ("organiser", "certificates-mixed", says(N_("The organiser of the last event."))),
    )
    asked = says(N_("Who gives the certificate?"))
    why = says(
        N_(
            "Pins 3 to 1 come from the Center, 9 to 4 from the member organisation, web pins from the site."
        )
    )
    return ruled(ruling, told, asked, why, choices)


_KINDS: Final = {
    Kind.WORLD: N_("A world championship"),
    Kind.INTERCONTINENTAL: N_("An intercontinental championship"),
    Kind.CONTINENTAL: N_("A continental competition"),
    Kind.SEVERAL_NATIONS: N_("A competition of several nations"),
    Kind.NATIONAL: N_("A national competition"),
    Kind.REGIONAL: N_("A regional competition"),
    Kind.FRIENDLY: N_("A friendly competition between regions"),
    Kind.WEB: N_("A competition on the web"),
}
_CLASS: Final = N_("Class %(name)s.")


@CHAPTER.procedure("competition-class", 3)
def competition_class(draw: Draw, rules: RuleSet) -> Drawn:
    """Class A, B or C, by kind and size."""
    edition, kind = edition_of(rules), draw.pick(tuple(Kind))
    row = OF_KIND[kind]
    players = row.players + 4 * draw.below(30)
    sessions = row.sessions + draw.below(5)
    ruling = class_of(edition, kind, players, sessions)
    by_size = "A" if players >= 80 and sessions >= 8 else "B" if players >= 60 else "C"
    told = (
        says(
            N_(
                "%(kind)s, registered with the Center, has %(players)s players and %(sessions)s sessions."
            ),
            kind=says(_KINDS[kind]),
            players=players,
            sessions=sessions,
        ),
    )
    named = [(each, "class-by-size" if each == by_size else "class-misread") for each in "ABC"]
    right = ruling.value or ""
    choices = among(
        (right, says(_CLASS, name=right)),
        *((each, trap, says(_CLASS, name=each)) for each, trap in named),
        ("none", "class-misread", says(N_("None of the three."))),
    )
    why = says(
        N_(
            "Class %(name)s takes such competitions from %(players)s players and %(sessions)s sessions on."
        ),
        name=row.name,
        players=row.players,
        sessions=row.sessions,
    )
    return ruled(ruling, told, says(N_("Which class is it?")), why, choices)
