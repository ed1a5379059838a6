"""Which tiles win? The minimum counts: a tile that makes a shape of less is none of them."""

from dataclasses import replace
from typing import Final

from quizzes import citations as citations
from quizzes.address import Address
from quizzes.errors import QuizError
from quizzes.hands.crafts import craft_of
from quizzes.hands.maker import counts, make_hand
from quizzes.hands.natural import natural_waiting_hand
from quizzes.hands.standing import Waiting, make_waiting_hand
from quizzes.kinds.evidence import of_the_hand
from quizzes.kinds.hand import goal_of, stream
from quizzes.kinds.workings import Workings, read_list, write_plain
from quizzes.misconceptions import waiting
from quizzes.question import Question, Response, Verdict
from scoring import TILES, RuleSet, Score, rule_set, tile, waits
from scoring.tiles import KINDS

_KNOWN: Final = frozenset(str(each) for each in TILES[:KINDS])


def make(address: Address) -> Question:
    """The question; its answer is the codes of the tiles that win, in tile order."""
    rules = rule_set(address.rules)
    waiting_hand, found = _waiting_hand(address, rules)
    return Question(
        address=address,
        waiting_hand=waiting_hand,
        choices=None,
        answer=tuple(str(wait.tile) for wait in found if wait.score.win),
        citations=citations.of_waits((wait for wait in found if wait.score.win), rules),
        waits=found,
    )


def _waiting_hand(address: Address, rules: RuleSet) -> Waiting:
    if address.target or address.principle:
        return _showing(address, rules)
    if address.natural:
        return natural_waiting_hand(rules, stream(address))
    return make_waiting_hand(rules, stream(address), address.level)


def _showing(address: Address, rules: RuleSet) -> Waiting:
    """Standing tiles, one of whose winning tiles makes a hand such as the address asks for."""
    goal = goal_of(address)
    tileless = craft_of(rules).tileless.intersection(goal.targets)
    if tileless and len(goal.targets) == 1:
        only = ", ".join(tileless)
        raise QuizError("no-hand", f"no tile of the wall wins by {only}: ask for it otherwise")

    def shows(score: Score) -> bool:
        found = waits(score.hand.waiting_hand, rules)
        return any(wait.score.win and _has(wait.score) for wait in found)

    def _has(score: Score) -> bool:
        return goal.accepts(score) and any(counts(score, fan) for fan in goal.targets)

    hand = make_hand(rules, stream(address), address.level, goal.asking(shows)).score.hand
    waiting_hand = hand.waiting_hand
    waiting_hand = replace(
        waiting_hand, circumstances=replace(waiting_hand.circumstances, discarder=None)
    )
    return waiting_hand, waits(waiting_hand, rules)


def grade(question: Question, response: Response) -> Verdict:
    """Credit is right / (right + missed + invented)."""
    tiles = set(response) if isinstance(response, tuple) else set()
    key = set(question.answer) if isinstance(question.answer, tuple) else set()
    right, missed, invented = map(_in_order, (tiles & key, key - tiles, tiles - key))
    exact = not missed and not invented
    misconception = None
    if not exact and response is not None:
        misconception = waiting.diagnose(waiting.case_of(question, right, missed, invented))
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


def read(question: Question, value: object) -> tuple[str, ...]:
    """A list of tile codes."""
    return read_list(question, value, _KNOWN, "tiles such as 5m")


def _shows(rules: RuleSet, fan: str) -> bool:
    """Flowers that win are no waits (IMJ 25.2)."""
    return fan not in craft_of(rules).tileless


WORKINGS: Final = Workings(make, grade, of_the_hand, read, write_plain, shows=_shows)
