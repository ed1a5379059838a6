"""Several players' deeds, of which one is asked about.

Four rulings are drawn first, and then which of them is the right one, each as often as the others: nobody
knows by the choices which it is. What is told beside it is what brings some of the others.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, Value, message, of_copies, tiles_in
from quizzes.question import Choice
from quizzes.situations.choosing import MOST
from quizzes.situations.people import PEOPLE
from quizzes.situations.template import DrawnSituation, FillTemplate, SituationChapter, Template
from scoring import WINDS, RuleSet, Tile, Wind
from scoring.table import Ruling
from wording import N_

DeedValues = Callable[[Draw, Wind], Mapping[str, Value]]
"""What fills the places of a deed, but for the seats; it is given the seat of its player."""
KeySentence = tuple[str, str]
"""The id of what is ruled, and its sentence."""

ABOUT: Final = N_("Which ruling applies to %(seat)s?")


def no_deed_values(draw: Draw, seat: Wind) -> Mapping[str, Value]:
    """Nothing but the seats."""
    return {}


def of_a_kong(values: DeedValues) -> DeedValues:
    """The same values with `tile` as what a kong is of."""
    return lambda draw, seat: of_copies(values(draw, seat))


@dataclass(frozen=True, slots=True)
class Deed:
    """What one player does, as `told`, and what is ruled of it.

    `rule` asks the procedures of the table, and `keys` says what their answer means.
    """

    told: str
    rule: Callable[[], Ruling[Any]]
    keys: Mapping[Any, KeySentence]
    reason: str
    values: DeedValues = no_deed_values

    @property
    def key(self) -> KeySentence:
        """What is ruled."""
        return self.keys[self.rule().value]


@dataclass(frozen=True, slots=True)
class DeedBook:
    """The deeds of one topic; `lead` says that they do not follow one another.

    `both_true` are pairs of rulings that may hold of one deed together: they are not offered together.
    `by_letter`: the players are A to D, for a seat would say who is the dealer.
    """

    lead: str
    deeds: tuple[Deed, ...]
    both_true: frozenset[frozenset[str]] = frozenset()
    about: str = ABOUT
    by_letter: bool = False

    def named(self, seat: Wind) -> Value:
        """The player of a seat, as sentences name one."""
        return PEOPLE[seat.place] if self.by_letter else seat

    def by_key(self) -> dict[KeySentence, list[Deed]]:
        """The deeds by what is ruled of them."""
        results: dict[KeySentence, list[Deed]] = {}
        for each in self.deeds:
            results.setdefault(each.key, []).append(each)
        return results

    def drawn_keys(self, draw: Draw) -> list[KeySentence]:
        """Four rulings of which no two are true together, in any order."""
        results: list[KeySentence] = []
        for each in draw.shuffled(list(self.by_key())):
            if not any(frozenset((each[0], other[0])) in self.both_true for other in results):
                results.append(each)
        return results[:MOST]


def pairs(*both_true: tuple[str, str]) -> frozenset[frozenset[str]]:
    """Pairs of rulings that may hold of one deed together."""
    return frozenset(map(frozenset, both_true))


def _sentences(draw: Draw, book: DeedBook, deeds: Mapping[Wind, Deed]) -> Iterator[Message]:
    """What each does, in any order, with tiles of its own."""
    used: set[Tile] = set()
    for seat in draw.shuffled(list(deeds)):
        deed = deeds[seat]
        values = deed.values(draw, seat)
        while used & tiles_in(values.values()):
            values = deed.values(draw, seat)
        used |= tiles_in(values.values())
        yield message(deed.told, seat=book.named(seat), **values)


def several_deeds(book: DeedBook, players: int, mixed_up: str, taken_over: str) -> FillTemplate:
    """So many players do something; what is ruled about one of them?

    A wrong ruling has the misconception `taken_over` where it is another player's, else `mixed_up`.
    """

    def fill(draw: Draw, rules: RuleSet) -> DrawnSituation:
        known, keys = book.by_key(), book.drawn_keys(draw)
        right = draw.pick(keys)
        others = draw.sample([each for each in keys if each != right], players - 1)
        asked, *rest = (draw.pick(known[key]) for key in (right, *others))
        seat, *seats = draw.shuffled(WINDS)
        deeds = {seat: asked, **dict(zip(seats, rest, strict=False))}
        choices = tuple(
            Choice(
                key[0],
                None if key == right else taken_over if key in others else mixed_up,
                message(key[1]),
            )
            for key in keys
        )
        return DrawnSituation(
            facts=(message(book.lead), *_sentences(draw, book, deeds)),
            question=message(book.about, seat=book.named(seat)),
            answer=right[0],
            reason=message(asked.reason),
            citations=asked.rule().articles,
            choices=choices,
        )

    return fill


def chapter_of(
    rules: str, topic: str, instead_of: Iterable[str], *rows: tuple[str, Kind, int, FillTemplate]
) -> SituationChapter:
    """A chapter of templates (id, kind, level, filling) that take the place of former ones."""
    chapter = SituationChapter(topic, rules)
    former = frozenset(instead_of)
    for id, kind, level, fill in rows:
        chapter.templates.append(
            Template(id, kind, topic, level, chapter.rules, fill, instead_of=former)
        )
    return chapter
