"""The fu of one set of a Rengo hand, open or concealed (article 56(2))."""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

from quizzes.address import Address, Kind
from quizzes.hands.draw import Draw
from quizzes.kinds.base import has_fu
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.hand import draw_for
from quizzes.kinds.number_grade import grade_number, numbers_of
from quizzes.kinds.own_fu import counted_sets
from quizzes.kinds.reading import read_total, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, no_fan
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.question import SetQuestion, Verdict
from quizzes.words.set_fu import WORDS
from scoring import TILES, Meld, MeldKind, SetKind, Tile, TileSet, Wind, format_tiles
from scoring.rengo.fu import fu_of_set
from scoring.tiles import KINDS
from wording import N_


class _Sort(NamedTuple):
    """How a set is made: the meld it lies as, if it does, or that a discard won with completes it."""

    kind: SetKind
    meld: MeldKind | None = None
    by_ron: bool = False


_CHOWS: Final = {_Sort(SetKind.CHOW): 0.5, _Sort(SetKind.CHOW, MeldKind.CHOW): 0.5}
_PUNGS: Final = {_Sort(SetKind.PUNG): 4.0, _Sort(SetKind.PUNG, MeldKind.PUNG): 4.0}
_KONGS: Final = {
    _Sort(SetKind.KONG, MeldKind.KONG): 3.0,
    _Sort(SetKind.KONG, MeldKind.CONCEALED_KONG): 3.0,
}
_ADDED: Final = {_Sort(SetKind.KONG, MeldKind.ADDED_KONG): 3.0}
_BY_RON: Final = {_Sort(SetKind.PUNG, by_ron=True): 4.0}
_SORTS: Final[Mapping[int, Mapping[_Sort, float]]] = {
    1: _CHOWS | _PUNGS,
    2: _CHOWS | _PUNGS | _KONGS,
    3: _PUNGS | _KONGS | _BY_RON,
    4: _PUNGS | _KONGS | _ADDED | _BY_RON,
    5: _KONGS | _ADDED | _BY_RON,
}
"""What is drawn at each level, with weights."""
_DISCARDERS: Final = (Wind.SOUTH, Wind.WEST, Wind.NORTH)
_HIGHEST_CHOW: Final = 7


def make(address: Address) -> SetQuestion:
    """The question; its answer is the fu of the set."""
    if address.is_own:
        return _of_own(address)
    draw = Draw(address.run, address.index)
    sort = draw.weighted(_SORTS[address.level])
    tiles = _tiles(sort.kind, draw)
    claimed = sort.meld not in (None, MeldKind.CONCEALED_KONG)
    discarder = _discarder(sort, draw) if claimed else None
    tile_set = TileSet(sort.kind, tiles, melded=claimed or sort.by_ron)
    item = fu_of_set(tile_set)
    return SetQuestion(
        address=address,
        choices=None,
        answer=item.points,
        citations=(item.article,),
        tile_set=tile_set,
        meld=Meld(sort.meld, tiles, discarder) if sort.meld else None,
        by_ron=sort.by_ron,
    )


def _of_own(address: Address) -> SetQuestion:
    """One set of a teacher's hand, as its highest-scoring reading has it: one with fu, where there is one."""
    score = counted_sets(address)
    hand, account = score.hand, score.account
    assert account is not None  # it was counted
    reading = account.reading
    places = [at for at, each in enumerate(reading.sets) if each.kind is not SetKind.PAIR]
    with_fu = [at for at in places if fu_of_set(reading.sets[at]).points]
    at = draw_for(address).pick(with_fu or places)
    tile_set = reading.sets[at]
    lying = [each for each in hand.melds if sorted(each.tiles) == sorted(tile_set.tiles)]
    meld = lying[0] if lying and at != reading.completed else None
    item = fu_of_set(tile_set)
    return SetQuestion(
        address=address,
        choices=None,
        answer=item.points,
        citations=(item.article,),
        tile_set=tile_set,
        meld=meld,
        by_ron=meld is None and tile_set.melded,
    )


def _tiles(kind: SetKind, draw: Draw) -> tuple[Tile, ...]:
    """The tiles of the set; a run goes through all kinds of tile before one comes again."""
    if kind is SetKind.CHOW:
        lows = [each for each in TILES[:KINDS] if each.is_suited and each.number <= _HIGHEST_CHOW]
        low = draw.turn(lows).index
        return TILES[low : low + 3]
    return (draw.turn(TILES[:KINDS]),) * (4 if kind is SetKind.KONG else 3)


def _discarder(sort: _Sort, draw: Draw) -> Wind:
    """Who discarded the claimed tile, of a player in the East seat: chows come from the left."""
    return Wind.NORTH if sort.kind is SetKind.CHOW else draw.pick(_DISCARDERS)


def grade(question: SetQuestion, response: float | None) -> Verdict:
    """All or nothing; a wrong number is explained where exactly one wrong rule yields it."""
    return grade_number(question, response, _wrong)


def wrong_fu(question: SetQuestion) -> Iterator[float]:
    """The numbers that wrong rules yield."""
    return numbers_of(_wrong, question)


def _wrong(question: SetQuestion) -> Iterator[tuple[str, float]]:
    """Wrong rules about the base, by their ids, with what each makes of the set."""
    kind, tiles, melded = question.tile_set
    if kind is SetKind.CHOW:
        return
    fu = question.answer
    is_outer = tiles[0].is_honor or tiles[0].is_terminal
    yield "sets-without-points", 0
    yield "outer-as-simple", fu / 2 if is_outer else fu * 2
    if kind is SetKind.KONG:
        yield "kong-as-pung", fu / 4
    if question.by_ron:
        yield "winning-pung-concealed", fu * 2
    else:
        yield "open-kong-as-concealed", fu * 2 if melded else fu / 2


def _subject(question: SetQuestion) -> Mapping[str, Any]:
    kind, tiles, _melded = question.tile_set
    lies_as = question.meld.kind.value if question.meld else None
    return {**NO_SUBJECT, "about": [kind.value, list(map(str, tiles)), lies_as, question.by_ron]}


def _about(question: SetQuestion) -> Mapping[str, Any]:
    kind, tiles, melded = question.tile_set
    return {"set": kind.value, "tiles": format_tiles(tiles), "open": melded}


SPEC: Final[KindSpec[SetQuestion, float]] = KindSpec(
    kind=Kind.SET_FU,
    name=N_("Find the fu of a set"),
    asks=N_("Say how many fu a set is worth."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=False,
    turns_on_principles=False,
    applies_to=has_fu,
    shows=no_fan,
    make=make,
    grade=grade,
    evidence=evidence_of_hand,
    read=read_total,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
