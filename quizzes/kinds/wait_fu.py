"""The fu of a wait, of a Rengo hand or of one set of it (article 56(3)), and of the pair beside it."""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any, Final

from quizzes.address import Address, Kind
from quizzes.hands.draw import Draw
from quizzes.hands.rengo.fu_hands import (
    CHOW,
    CLAIMED_CHOW,
    CLAIMED_PUNG,
    PUNG,
    HandPlan,
    LastTile,
    chow_ends,
    hand_of_plan,
)
from quizzes.kinds.base import has_fu
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.number_grade import grade_number, numbers_of
from quizzes.kinds.own_fu import counted_sets
from quizzes.kinds.reading import read_total, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, no_fan
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.question import Verdict, WaitFuQuestion
from quizzes.words.wait_fu import WORDS, fu_items
from scoring import TILES, WINDS, Circumstances, Hand, Score, SetKind, Tile, TileSet, format_tiles
from scoring.tiles import KINDS
from scoring.wire import write_hand
from wording import N_

_CLAIMED: Final[Mapping[int, range]] = {3: range(2, 4), 4: range(1, 3), 5: range(3)}
"""How many sets of a whole hand are claimed, at the levels that show one."""
_WITH_PAIR: Final = (2, 5)  # levels at which the pair is asked for too
_AMBIGUOUS: Final = (4, 5)  # levels whose hands can mostly be read in several ways
_TRIES: Final = 6  # hands that are looked through for such a one
_SETS: Final = 4  # of a hand
_DRAGONS: Final = 3  # kinds of tile, the last ones
_HIGHEST_READING: Final = "60"  # the article


def make(address: Address) -> WaitFuQuestion:
    """The question; its answer is the fu of the wait, with the pair's where that is asked for too."""
    if address.is_own or address.level in _CLAIMED:
        score = counted_sets(address) if address.is_own else _hand(address)
        account = score.account
        assert account is not None  # the hand wins
        sets = account.reading.sets
        filled, pair = sets[account.reading.completed], sets[-1]
        return _question(address, filled, score.hand.win, (), pair, score.hand)
    return _of_set(address)


def _of_set(address: Address) -> WaitFuQuestion:
    """About the set that the last tile completes, and perhaps a pair beside it."""
    draw = Draw(address.run, address.index)
    last = draw.turn(tuple(LastTile))
    told = Circumstances(seat=draw.pick(WINDS), round=draw.pick(WINDS[:2]))
    pair = _pair(address.level, told, draw)
    others = [each for each in TILES[:KINDS] if each != pair]
    if last is LastTile.SINGLE:
        part = TileSet(SetKind.PAIR, (pair,) * 2)
        return _question(address, part, pair, (), part, told)
    if last is LastTile.DUAL_PUNG:
        win = draw.pick(others)
        part = TileSet(SetKind.PUNG, (win,) * 3)
    else:
        part, win = draw.pick([end for end in chow_ends(last) if pair not in end[0].tiles])
    beside = (pair, pair) if last is LastTile.DUAL_PUNG or address.level in _WITH_PAIR else ()
    return _question(address, part, win, beside, TileSet(SetKind.PAIR, (pair,) * 2), told)


def _pair(level: int, told: Circumstances, draw: Draw) -> Tile:
    """The tile of the pair; where its fu are asked for, often one that has some."""
    if level in _WITH_PAIR and draw.chance(0.4):
        return draw.pick((*TILES[:KINDS][-_DRAGONS:], told.seat.tile, told.round.tile))
    return draw.turn(TILES[:KINDS], "pair")


def _question(
    address: Address,
    filled: TileSet,
    win: Tile,
    beside: tuple[Tile, ...],
    pair: TileSet,
    shown: Hand | Circumstances,
) -> WaitFuQuestion:
    hand = shown if isinstance(shown, Hand) else None
    told = shown if isinstance(shown, Circumstances) else shown.circumstances
    asked = pair if address.level in _WITH_PAIR else None
    items = fu_items(filled, win, asked, told)
    articles = [item.article for item, _part in items]
    return WaitFuQuestion(
        address=address,
        choices=None,
        answer=sum(item.points for item, _part in items),
        citations=(*articles, *([_HIGHEST_READING] if hand else [])),
        filled=filled,
        win=win,
        beside=beside,
        pair=asked,
        circumstances=told,
        hand=hand,
    )


def _hand(address: Address) -> Score:
    """A whole hand; at the upper levels the first that can be read in several ways, if one comes."""
    start, found = Draw(address.run, address.index), []
    wanted = _TRIES if address.level in _AMBIGUOUS else 1
    for step in count():
        draw = start.onward(step)
        score = hand_of_plan(_plan(address.level, draw), draw)
        if score and (score.others or wanted == 1):
            return score
        found += [score] if score else []
        if len(found) == wanted:
            return found[0]
    raise AssertionError  # the count has no end


def _plan(level: int, draw: Draw) -> HandPlan:
    """Chows, mostly, with a last tile that some standing part can be waiting for."""
    claimed = draw.pick(_CLAIMED[level])
    last = draw.pick(tuple(LastTile))
    sets = [CLAIMED_PUNG if draw.chance(0.5) else CLAIMED_CHOW for _ in range(claimed)]
    sets += [PUNG if draw.chance(0.25) else CHOW for _ in range(_SETS - claimed)]
    if last is not LastTile.SINGLE:
        sets[-1] = PUNG if last is LastTile.DUAL_PUNG else CHOW
    return HandPlan(tuple(sets), last, draw.chance(0.4), value_pair=draw.chance(0.4))


def grade(question: WaitFuQuestion, response: float | None) -> Verdict:
    """All or nothing."""
    return grade_number(question, response, _wrong)


def wrong_wait_fu(question: WaitFuQuestion) -> Iterator[float]:
    """The numbers that wrong rules yield."""
    return numbers_of(_wrong, question)


def _wrong(question: WaitFuQuestion) -> Iterator[tuple[str, float]]:
    """Wrong rules about the wait and the pair, with what each makes of them."""
    told, pair = question.circumstances, question.pair
    wait, *beside = fu_items(question.filled, question.win, pair, told)
    if wait[0].points:
        yield "wait-points-forgotten", question.answer - wait[0].points
    else:
        yield "wait-points-wrongly", question.answer + 2
    for item, part in beside:
        if not item.points:
            yield "plain-pair-counted", question.answer + 2
            continue
        yield "value-pair-forgotten", question.answer - item.points
        if part.tiles[0] == told.seat.tile == told.round.tile:
            yield "double-wind-four", question.answer + 2


def _subject(question: WaitFuQuestion) -> Mapping[str, Any]:
    told = question.circumstances
    tiles = write_hand(question.hand, question.address.rules) if question.hand else None
    shown = [format_tiles(question.filled.tiles), str(question.win), format_tiles(question.beside)]
    winds = [told.seat.value, told.round.value] if question.pair else None
    return {**NO_SUBJECT, "hand": tiles, "about": [*shown, winds]}


def _about(question: WaitFuQuestion) -> Mapping[str, Any]:
    told, hand = question.circumstances, question.hand
    return {
        "hand": write_hand(hand, question.address.rules) if hand else None,
        "filled": question.filled.kind.value,
        "tiles": format_tiles(question.filled.tiles),
        "win": str(question.win),
        "pair": format_tiles(question.pair.tiles) if question.pair else None,
        "seat": told.seat.value,
        "round": told.round.value,
    }


SPEC: Final[KindSpec[WaitFuQuestion, float]] = KindSpec(
    kind=Kind.WAIT_FU,
    name=N_("Find the fu of the wait"),
    asks=N_("How many fu is the wait worth?"),
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
