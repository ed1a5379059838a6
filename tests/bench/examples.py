"""Choose the examples of the fan pages among the hands that the generator makes, and pin them.

`python -m tests.bench.examples [RULES …]` looks through `TRIED` seeds of each level for each fan and
writes `lessons/content/examples/<rules>.toml`: for each kind of example the hand that costs least
by the criterion of that kind, with the address of the question that shows it. Same program, same
files. An example that stands written by hand in the fan's own file is left to it.
"""

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from lessons.differences import fans_of
from lessons.examples import EXAMPLES_FOLDER, ExampleKind
from lessons.fan_content import FANS_FOLDER
from lessons.tables import text
from quizzes import Address, Kind
from quizzes.address import LEVELS
from quizzes.hands import difficulty as demand
from quizzes.kinds.hand import draw_for, generate_hand
from scoring import RULE_SETS, Fan, Hand, MeldKind, RuleSet, Score
from scoring.wire import write_hand

TRIED: Final = 40  # seeds of each level
FIRST: Final = 1  # question of its run, so that it can be asked alone
LEVELS_OF: Final[Mapping[ExampleKind, tuple[int, ...]]] = {
    ExampleKind.EASY: (1, 2),
    ExampleKind.MELDED: (2, 3, 4),
    ExampleKind.SURPRISING: (3, 4, 5),
}
_MOST_LINES: Final = 7  # of an account that is still read with pleasure
_HEAD: Final = """\
# The examples of the fan pages: hands that the generator makes, with the addresses that they come
# from. Written by `python -m tests.bench.examples`; not by hand.

"""


def written_by_hand(rules: str) -> Mapping[str, frozenset[ExampleKind]]:
    """Which kinds of example each fan's own table holds; the others are the generator's."""
    return {
        text(table, "id", file): frozenset(
            ExampleKind(each["kind"]) for each in table.get("example", ())
        )
        for file, table in fans_of(FANS_FOLDER / rules)
    }


@dataclass(frozen=True, slots=True)
class Candidate:
    """A hand that counts the fan, and where it comes from."""

    address: Address
    score: Score
    fan: Fan

    @property
    def hand(self) -> Hand:
        """The hand itself."""
        return self.score.hand

    @property
    def more_valuable(self) -> int:
        """Fans beside it that are worth more."""
        own = next(line.value for line in self.score.counted if line.fan is self.fan)
        return sum(line.value > own for line in self.score.counted if line.fan is not self.fan)

    @property
    def hidden(self) -> int:
        """Other readings of the same tiles that do not count the fan at all."""
        return sum(
            self.fan not in {line.fan for line in other.counted} for other in self.score.others
        )

    @property
    def claimed(self) -> int:
        """Sets made with another player's tile."""
        return sum(meld.kind is not MeldKind.CONCEALED_KONG for meld in self.hand.melds)

    @property
    def concealed_kongs(self) -> int:
        """Kongs that no other player gave a tile to."""
        return len(self.hand.melds) - self.claimed

    @property
    def own_meld(self) -> bool:
        """Whether a meld is among the sets that make the fan."""
        account = self.score.account
        assert account is not None
        places = {
            place
            for line in account.counted
            if line.fan is self.fan
            for use in line.uses
            for place in use.sets
        }
        return any(account.reading.sets[place].melded for place in places)


def _burden(each: Candidate) -> float:
    """What there is to read beside the fan."""
    flowers = len(each.hand.circumstances.flowers)
    return demand.counted_fans(each.score) + demand.repeated_fans(each.score) + 0.7 * flowers


def easy(each: Candidate) -> float:
    """Few other fans, the fan the most valuable, nothing claimed, one reading, an everyday win."""
    return (
        4 * each.more_valuable
        + 1.5 * _burden(each)
        + 2.5 * len(each.hand.melds)
        + each.concealed_kongs
        + demand.other_readings(each.score)
        + 0.3 * demand.implied_fans(each.score)
        + demand.telling_circumstances(each.score)
    )


def melded(each: Candidate) -> float:
    """A set of the fan's own is claimed; a kong will do, two claimed sets are better than four."""
    return (
        (0 if each.own_meld else 3)
        + (0 if 1 <= each.claimed <= 3 else 2)
        + each.concealed_kongs
        + 2 * each.more_valuable
        + _burden(each)
        + 0.5 * demand.other_readings(each.score)
        + demand.telling_circumstances(each.score)
    )


def surprising(each: Candidate) -> float:
    """Hidden behind other readings, among more valuable fans, or with much that falls away."""
    return (
        -3 * min(each.hidden, 2)
        - demand.other_readings(each.score)
        - 2 * min(each.more_valuable, 2)
        - 0.4 * min(demand.implied_fans(each.score) + demand.excluded_fans(each.score), 6)
        - 0.7 * min(demand.telling_circumstances(each.score), 1)
        + 2 * max(_burden(each) - _MOST_LINES, 0)
    )


CRITERIA: Final[Mapping[ExampleKind, Callable[[Candidate], float]]] = {
    ExampleKind.EASY: easy,
    ExampleKind.MELDED: melded,
    ExampleKind.SURPRISING: surprising,
}


def candidates(rules: RuleSet, fan: Fan) -> Mapping[int, Sequence[Candidate]]:
    """The hands to choose from by level, in the order of their seeds."""
    results: dict[int, list[Candidate]] = {level: [] for level in LEVELS}
    for level in LEVELS:
        for seed in range(TRIED):
            address = Address(rules.id, Kind.FANS, level, seed, FIRST, (fan.id,))
            score = generate_hand(address, draw_for(address)).score
            results[level].append(Candidate(address, score, fan))
    return results


def chosen(rules: RuleSet) -> Iterator[tuple[Fan, ExampleKind, Candidate]]:
    """The best hand of each kind for each fan; none is shown twice."""
    by_hand = written_by_hand(rules.id)
    shown: set[Hand] = set()
    for fan in rules.fans:
        found = candidates(rules, fan)
        for kind, cost in CRITERIA.items():
            if kind in by_hand.get(fan.id, ()):
                continue
            left = [
                each
                for level in LEVELS_OF[kind]
                for each in found[level]
                if each.hand not in shown and (kind is not ExampleKind.MELDED or each.hand.melds)
            ]
            if left:
                best = min(left, key=cost)
                shown.add(best.hand)
                yield fan, kind, best


def _document(rules: RuleSet) -> Iterator[str]:
    yield _HEAD
    before = None
    for fan, kind, each in chosen(rules):
        if fan is not before:
            yield f"[{fan.id}]\n"
            before = fan
        line = {
            key: value for key, value in write_hand(each.hand, rules.id).items() if key != "rules"
        }
        yield f'{kind} = {{address = "{each.address}", hand = {_inline(line)}}}\n'


def _inline(value: Any) -> str:
    """A value as TOML writes it in one line."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f'"{value}"'
        case Mapping():
            return "{" + ", ".join(f"{key} = {_inline(each)}" for key, each in value.items()) + "}"
        case Iterable():
            return "[" + ", ".join(map(_inline, value)) + "]"
        case _:
            return str(value)


def main(names: Sequence[str] = ()) -> None:
    """Choose under those rule sets, or under all, and write the files."""
    for name in names or RULE_SETS:
        text = "".join(_document(RULE_SETS[name]))
        (EXAMPLES_FOLDER / f"{name}.toml").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
