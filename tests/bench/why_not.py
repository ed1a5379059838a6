"""Ask of every fan why it does not count, in random hands: answers, the law, and the time it takes.

`python -m tests.bench.why_not [HANDS [SEED [RULES …]]]` asks about each fan in that many hands, winning
and not. The law: make the changes that are named, and the fan is there.
"""

import json
import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import median
from time import process_time
from typing import Final

from scoring import RULE_SETS, TILES, Hand, Riichi, RuleSet, ScoringError, score
from scoring.why_not import FanStanding, WhyNotAnswer, made, why_not
from scoring.why_not.standing import kept_line
from scoring.wire import write_hand
from tests.scoring.random_hands import random_hand

HANDS: Final = 2_000
_SHOWN: Final = 3  # hands that break a law of one fan
_BROKEN: Final = 0.25  # of the hands have some tiles exchanged, so that most make no winning shape


def hand_of(rng: Random, rules: RuleSet) -> Hand:
    """A random hand that the rule set can have; some make no winning shape."""
    while True:
        hand = random_hand(rng)
        told = hand.circumstances
        if not rules.has_flowers:
            told = replace(told, flowers=())
        if rules.id == "rengo" and rng.random() < 0.3:
            told = replace(told, dora_indicator=TILES[rng.randrange(34)])
        if rules.id == "rengo" and hand.is_concealed and rng.random() < 0.3:
            told = replace(told, riichi=Riichi.RIICHI)
        concealed = list(hand.concealed)
        if rng.random() < _BROKEN:
            for _ in range(rng.randrange(1, 4)):
                concealed[rng.randrange(len(concealed))] = TILES[rng.randrange(34)]
        try:
            hand = Hand(tuple(concealed), hand.melds, hand.win, told)
            rules.check(hand)
        except ScoringError:
            continue
        return hand


def broken_laws(hand: Hand, rules: RuleSet, answer: WhyNotAnswer) -> Iterator[str]:
    """What an answer says that is not so."""
    fan = answer.fan
    if answer.standing is FanStanding.MISSING and not answer.ways:
        yield "no way"
    for way in answer.ways:
        after = made(hand, way.changes)
        rules.check(after)
        line = kept_line(score(after, rules), rules, fan)
        if line is None:
            yield "fan not there"
        elif (way.struck is None) != (line is not way.struck and not hasattr(line, "because")):
            yield "struck is told wrong"
        if after != way.score.hand:
            yield "another hand"
    if len({way.cost for way in answer.ways}) > 1:
        yield "not equally near"


def main(arguments: Sequence[str]) -> None:
    """Print, for each rule set, how many answers there were, what was wrong, and the times."""
    hands = int(arguments[0]) if arguments else HANDS
    seed = arguments[1] if len(arguments) > 1 else "1"
    for rules_id in arguments[2:] or RULE_SETS:
        rules = RULE_SETS[rules_id]
        rng = Random(f"why-not/{rules_id}/{seed}")
        standings: Counter[str] = Counter()
        broken: Counter[str] = Counter()
        struck: Counter[str] = Counter()
        costs: Counter[int] = Counter()
        times: dict[str, list[float]] = defaultdict(list)
        for _ in range(hands):
            hand = hand_of(rng, rules)
            for fan in rules.fans:
                begun = process_time()
                answer = why_not(rules, hand, fan.id)
                times[fan.id].append(1000 * (process_time() - begun))
                standings[answer.standing.value] += 1
                for way in answer.ways[:1]:
                    costs[way.cost] += 1
                    struck[fan.id] += way.struck is not None
                for fault in broken_laws(hand, rules, answer):
                    broken[f"{fan.id}: {fault}"] += 1
                    if broken[f"{fan.id}: {fault}"] < _SHOWN:
                        print(f"  {fan.id}: {fault}: {json.dumps(write_hand(hand, rules.id))}")
        every = sorted(time for each in times.values() for time in each[len(each) // 50 :])
        print(f"{rules_id}: {hands} hands, {len(rules.fans)} fans, {dict(standings)}")
        print(f"  broken: {dict(broken.most_common(40)) or 'none'}")
        print(
            f"  costs: {dict(sorted(costs.items()))}; struck at the end: {dict(struck.most_common(8))}"
        )
        print(
            f"  ms: median {median(every):.1f}, 99 of 100 {every[len(every) * 99 // 100]:.0f}, "
            f"most {every[-1]:.0f}"
        )
        slowest = sorted(times, key=lambda name: -max(times[name][len(times[name]) // 50 :]))[:12]
        print(
            "  slowest:",
            {
                name: (round(sum(times[name]) / hands, 1), round(max(times[name])))
                for name in slowest
            },
        )


if __name__ == "__main__":
    main(sys.argv[1:])
