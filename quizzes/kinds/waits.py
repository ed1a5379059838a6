"""Which tiles win? The minimum counts: a tile that makes a shape of less is none of them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from quizzes import citations
from quizzes.address import Address, Kind
from quizzes.errors import QuizError, Unfit, unfit_hand
from quizzes.hands.maker import counts_fan, make_hand
from quizzes.hands.natural import natural_waiting_hand
from quizzes.hands.waiting_hands import Waiting, make_waiting_hand
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.hand import draw_for, goal_of, own_held
from quizzes.kinds.reading import read_list
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, every_rule_set, no_subject
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.misconceptions import waiting
from quizzes.question import Verdict, WaitQuestion
from quizzes.systems import profile_of
from quizzes.words.waits import WORDS
from scoring import TILES, RuleSet, Score, WaitingHand, rule_set, tile, waits
from scoring.tiles import KINDS
from wording import N_

_KNOWN: Final = frozenset(str(each) for each in TILES[:KINDS])


def make(address: Address) -> WaitQuestion:
    """The question; its answer is the codes of the tiles that win, in tile order."""
    rules = rule_set(address.rules)
    waiting_hand, found = _waiting_hand(address, rules)
    return WaitQuestion(
        address=address,
        waiting_hand=waiting_hand,
        choices=None,
        answer=tuple(str(wait.tile) for wait in found if wait.score.win),
        citations=citations.wait_citations((wait for wait in found if wait.score.win), rules),
        waits=found,
    )


def _waiting_hand(address: Address, rules: RuleSet) -> Waiting:
    if address.is_own:
        return _own(address, rules)
    if address.target or address.principle:
        return _showing(address, rules)
    if address.natural:
        return natural_waiting_hand(rules, draw_for(address))
    return make_waiting_hand(rules, draw_for(address), address.level)


def _own(address: Address, rules: RuleSet) -> Waiting:
    """The thirteen tiles that a teacher laid, one of which a tile completes to a win."""
    held = own_held(address)
    if isinstance(held, Score):
        raise unfit_hand(Unfit.OTHER_KIND)  # `own_question` takes its winning tile away
    found = waits(held, rules)
    if not any(wait.score.win for wait in found):
        raise unfit_hand(Unfit.NO_WAITS)
    if any(profile_of(rules).craft.is_undecided(wait.score) for wait in found):
        raise unfit_hand(Unfit.UNDECIDED)
    return held, found


def _showing(address: Address, rules: RuleSet) -> Waiting:
    """Standing tiles, one of whose winning tiles makes a hand such as the address asks for."""
    goal = goal_of(address)
    tileless = profile_of(rules).craft.tileless.intersection(goal.targets)
    if tileless and len(goal.targets) == 1:
        only = ", ".join(tileless)
        raise QuizError("no-hand", f"no tile of the wall wins by {only}: ask for it otherwise")

    def shows(score: Score) -> bool:
        all_waits = waits(score.hand.waiting_hand, rules)
        return any(wait.score.win and _has(wait.score) for wait in all_waits)

    def _has(score: Score) -> bool:
        return goal.accepts(score) and any(counts_fan(score, fan) for fan in goal.targets)

    hand = make_hand(rules, draw_for(address), address.level, goal.asking(shows)).score.hand
    waiting_hand = _from_anybody(hand.waiting_hand)
    return waiting_hand, waits(waiting_hand, rules)


def _from_anybody(waiting_hand: WaitingHand) -> WaitingHand:
    """The winning tile may come from any player, but for the Earth: that is won on the jonga's first
    discard alone (IMJ 25.1(2)).
    """
    circumstances = waiting_hand.circumstances
    if circumstances.first_turn:
        return waiting_hand
    return replace(waiting_hand, circumstances=replace(circumstances, discarder=None))


def grade(question: WaitQuestion, response: tuple[str, ...] | None) -> Verdict:
    """Credit is right / (right + missed + invented)."""
    tiles = set(response or ())
    key = set(question.answer)
    right, missed, invented = map(_in_order, (tiles & key, key - tiles, tiles - key))
    exact = not missed and not invented
    misconception = None
    if not exact and response is not None:
        misconception = waiting.diagnose(waiting.wait_case(question, right, missed, invented))
    return Verdict(
        credit=len(right) / (len(right) + len(missed) + len(invented)),
        exact=exact,
        right=right,
        missed=missed,
        invented=invented,
        misconception=misconception.id if misconception else None,
    )


def _in_order(codes: set[str]) -> tuple[str, ...]:
    return tuple(sorted(codes, key=lambda code: tile(code).index))


def read(question: WaitQuestion, value: object) -> tuple[str, ...]:
    """A list of tile codes."""
    return read_list(question, value, _KNOWN, "tiles such as 5m")


def _shows(rules: RuleSet, fan: str) -> bool:
    """Flowers that win are no waits (IMJ 25.2)."""
    return fan not in profile_of(rules).craft.tileless


def _subject(question: WaitQuestion) -> Mapping[str, Any]:
    waiting_hand = question.waiting_hand
    tiles = [list(map(str, waiting_hand.concealed)), list(map(str, waiting_hand.melds))]
    return {**NO_SUBJECT, "standing": tiles}


SPEC: Final[KindSpec[WaitQuestion, tuple[str, ...]]] = KindSpec(
    kind=Kind.WAITS,
    name=N_("Find the waits"),
    asks=N_("Mark every tile that completes the hand."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=True,
    turns_on_principles=False,
    applies_to=every_rule_set,
    shows=_shows,
    make=make,
    grade=grade,
    evidence=evidence_of_hand,
    read=read,
    write=list,
    answer_of_choice=choice_id,
    subject=_subject,
    about=no_subject,
    words=WORDS,
)
