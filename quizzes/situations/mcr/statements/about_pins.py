"""Statements about pins and classes of competitions (2014, appendix 9)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, Numeral, message
from quizzes.situations.mcr.pins import drawn_career, kind_text
from quizzes.situations.mcr.statements.stating import Matter, chapter_of_statements
from scoring import RuleSet
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.classes import CLASS_OF_KIND, CLASSES, CompetitionKind, class_of
from scoring.mcr.table.pins import WEB_PINS, certificate_from, competition_sum, pin, web_pin
from wording import N_

_PIN: Final = {
    "class-a": N_(
        "%(standard)s table points, %(competition)s competition points and place %(place)s in class A earn %(pin)s at best."
    ),
    "class-b": N_(
        "%(standard)s table points, %(competition)s competition points and place %(place)s in class B earn %(pin)s at best."
    ),
    "team": N_(
        "%(standard)s table points, %(competition)s competition points and place %(place)s with a team earn %(pin)s at best."
    ),
}
_WEB: Final = N_("%(points)s web points and place %(place)s earn %(pin)s at best.")
_WITHOUT_A_PIN: Final = {
    "class-a": N_(
        "%(standard)s table points, %(competition)s competition points and place %(place)s in class A earn no pin."
    ),
    "class-b": N_(
        "%(standard)s table points, %(competition)s competition points and place %(place)s in class B earn no pin."
    ),
    "team": N_(
        "%(standard)s table points, %(competition)s competition points and place %(place)s with a team earn no pin."
    ),
}
_WITHOUT_A_WEB_PIN: Final = N_("%(points)s web points and place %(place)s earn no web pin.")
_LEVEL: Final = N_("pin %(level)s")
_WEB_LEVEL: Final = N_("web pin %(level)s")
_NO_PIN: Final = message(N_("no pin"))
_GIVERS: Final = {
    "WMCC": N_(
        "Web pins aside, the World Mahjong Contest Center issues the certificate for pin %(level)s."
    ),
    "member organisation": N_(
        "Web pins aside, the member organisation issues the certificate for pin %(level)s."
    ),
    "web site": N_(
        "Web pins aside, the authorised website issues the certificate for pin %(level)s."
    ),
}
_CLASS: Final = N_(
    "%(kind)s with %(players)s players and %(sessions)s sessions is in class %(name)s."
)
_SUM: Final = N_(
    "Results of %(one)s, %(two)s and %(three)s give %(number)s competition points towards a pin."
)
_WHY_PIN: Final = N_(
    "Pins 9, 8 and 7 require only 20, 30 and 40 table points; from pin 6 up, table points, competition points and place must all meet the requirements."
)


def _pin_text(level: int | None, text: str = _LEVEL) -> Message:
    return _NO_PIN if level is None else message(text, level=Numeral(level))


def _near(level: int | None) -> tuple[int | None, ...]:
    """The levels beside it; 9 is the lowest, and None lower still."""
    if level is None:
        return (9, 8)
    return tuple(each for each in (level - 1, level + 1 if level < 9 else None) if each != 0)


def _of_a_career(draw: Draw, edition: RuleBook) -> Matter:
    """The pin of a record of which one part lags behind."""
    while True:
        career = drawn_career(draw)
        found = pin(edition, career.record)
        if not found.ours:
            break

    def said(level: int | None) -> Message:
        return message(
            (_WITHOUT_A_PIN if level is None else _PIN)[career.where],
            standard=career.record.standard,
            competition=career.record.competition,
            place=career.place,
            pin=_pin_text(level),
        )

    wrong = tuple((said(each), "pin-row-misread") for each in _near(found.value))
    return Matter(said(found.value), wrong, found.articles, message(_WHY_PIN))


def _of_web_pins(draw: Draw, edition: RuleBook) -> Matter:
    points = 1000 + 100 * draw.below(560)
    place = draw.pick((1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 20, 24, 30))
    found = web_pin(edition, points, place)
    by_points = web_pin(edition, points, 1).value
    by_place = web_pin(edition, max(row[0] for row in WEB_PINS.values()), place).value

    def said(level: int | None) -> Message:
        return message(
            _WITHOUT_A_WEB_PIN if level is None else _WEB,
            points=points,
            place=place,
            pin=_pin_text(level, _WEB_LEVEL),
        )

    misread = dict.fromkeys(_near(found.value), "pin-row-misread")
    wrong = {**misread, by_points: "one-demand-enough", by_place: "one-demand-enough"}
    return Matter(
        said(found.value),
        tuple((said(each), name) for each, name in wrong.items() if each != found.value),
        found.articles,
        message(N_("A web pin requires points and, from pin 6 up, a place as well.")),
    )


def _of_certificates(draw: Draw, edition: RuleBook) -> Matter:
    level = 1 + draw.below(9)
    found = certificate_from(edition, level)
    return Matter(
        message(_GIVERS[found.value], level=Numeral(level)),
        tuple(
            (message(text, level=Numeral(level)), "certificates-mixed")
            for giver, text in _GIVERS.items()
            if giver != found.value
        ),
        found.articles,
        message(
            N_(
                "The Center issues pins 3 to 1, the member organisation pins 9 to 4, and the website web pins."
            )
        ),
    )


def _of_classes(draw: Draw, edition: RuleBook, kind: CompetitionKind) -> Matter:
    """The class of an event that is large enough for its kind."""
    row = CLASS_OF_KIND[kind]
    players = row.players + 4 * draw.below(15)
    sessions = row.sessions + draw.below(4)
    found = class_of(edition, kind, players, sessions)
    by_size = next(
        each for each in CLASSES if players >= each.players and sessions >= each.sessions
    )

    def said(name: str) -> Message:
        return message(_CLASS, kind=kind_text(kind), players=players, sessions=sessions, name=name)

    return Matter(
        said(row.name),
        tuple(
            (said(each.name), "class-by-size" if each is by_size else "class-kinds-mixed")
            for each in CLASSES
            if each is not row
        ),
        found.articles,
        message(
            N_(
                "Class A is for world and intercontinental events, B for continental, multinational and national ones, C for regional, friendly and web events."
            )
        ),
    )


def _of_sums(draw: Draw, edition: RuleBook) -> Matter:
    results = draw.shuffled((50 + draw.below(700), 20 + draw.below(400), -(10 + draw.below(300))))
    found = competition_sum(edition, results)
    one, two, three = (f"+{each}" if each > 0 else f"\u2212{-each}" for each in results)

    def said(number: int) -> Message:
        return message(_SUM, one=one, two=two, three=three, number=number)

    wrong = {
        sum(results): "losses-counted",
        sum(map(abs, results)): "losses-as-gains",
        max(results): "best-result-only",
    }
    return Matter(
        said(found.value),
        tuple((said(number), name) for number, name in wrong.items() if number != found.value),
        found.articles,
        message(N_("Only positive results count towards a pin.")),
    )


def _of_pins(
    draw: Draw, edition: RuleBook, rules: RuleSet
) -> tuple[tuple[Message, ...], list[Matter]]:
    """Pins, their certificates, and classes of competitions."""
    one, two = draw.sample(tuple(CompetitionKind), 2)
    return (), [
        _of_a_career(draw, edition),
        _of_web_pins(draw, edition),
        _of_certificates(draw, edition),
        _of_classes(draw, edition, one),
        _of_classes(draw, edition, two),
        _of_sums(draw, edition),
    ]


CHAPTER: Final = chapter_of_statements(
    "pins-and-classes",
    "statements-about-pins",
    4,
    (RuleBook.OF_2014,),
    _of_pins,
    "pin-level",
    "web-pin-level",
    "points-for-a-pin",
    "pin-certificate",
    "competition-class",
)
