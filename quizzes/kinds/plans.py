"""Plans: which fan is nearest for this hand, which tile helps it, which discard keeps two of them.

A hand that has the fan is built and some of its tiles are taken for others out of the wall. What
could become of it says the engine. Where several answers are as good, each that is offered is right.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from quizzes.address import Address, Kind
from quizzes.errors import QuizError
from quizzes.hands.draw import Draw
from quizzes.hands.maker import make_hand
from quizzes.kinds.choosing import grade_choice
from quizzes.kinds.evidence import evidence_of_choice
from quizzes.kinds.hand import draw_for, goal_of
from quizzes.kinds.reading import read_choice, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, every_rule_set
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.misconceptions.planning import (
    FARTHER_FAN,
    IDLE_TILE,
    NEEDED_TILE,
    OTHER_PLAN_HELPED,
)
from quizzes.question import Choice, Evidence, PlansAsked, PlansQuestion, Verdict
from quizzes.words.plans import WORDS
from scoring import Circumstances, Hand, RuleSet, System, Tile, Wind, rule_set, tile
from scoring.plans import HandInPlay, Outlook
from scoring.plans.fans import PlayedFrom, planned_fans
from scoring.plans.kept_out import can_count
from scoring.plans.one_fan import fan_outlook, rests_on_four_alike, shape_outlook
from scoring.tiles import TILES
from wording import N_

CHOICES: Final = 4
_TRIES: Final = 120
_TAKEN_AWAY: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
"""By level, how many tiles of the built hand are taken for others."""
_CLEARLY: Final = {1: 2, 2: 2, 3: 1, 4: 1, 5: 1}
"""By level, how many tiles farther away the wrong fans are at least."""
_CHEAPEST: Final = {System.MCR: 4.0, System.IMJ: 1.0, System.RENGO: 1.0}
"""Fans that are worth less are nobody's plan."""
_ASKED: Final = {PlansAsked.NEAREST: 3.0, PlansAsked.HELPS: 3.0, PlansAsked.KEEPS: 2.0}


@cache
def plan_fans(rules_id: str) -> tuple[str, ...]:
    """The fans that can be a plan, in the order of the text."""
    rules = rule_set(rules_id)
    told = PlayedFrom(rules_id, Wind.EAST, Wind.EAST, 0, is_open=False, claimed_pungs=0)
    least = _CHEAPEST[rules.system]
    return tuple(each.fan.id for each in planned_fans(told) if each.fan.value >= least)


def make(address: Address) -> PlansQuestion:
    """The question. Raises QuizError `no-hand`: no such hand was found."""
    rules, draw = rule_set(address.rules), draw_for(address)
    goal = goal_of(address)
    known = {fan: weight for fan, weight in goal.targets.items() if fan in plan_fans(rules.id)}
    for _ in range(_TRIES):
        built = make_hand(rules, draw, address.level, replace(goal, targets=known))
        asked = draw.weighted(_ASKED)
        hand = _on_the_way(built.score.hand, asked, address.level, draw)
        parts = _PARTS[asked](_Hand(rules, hand, address.level, built.target), draw)
        if parts is not None:
            return _question(address, asked, hand, parts, draw)
    raise QuizError("no-hand", f"no hand was found on the way to any of {', '.join(known)}")


def _on_the_way(hand: Hand, asked: PlansAsked, level: int, draw: Draw) -> HandInPlay:
    """The hand with other tiles for some; with one tile less but where a discard is asked for."""
    standing = draw.shuffled((*hand.concealed, hand.win))
    taken_away = min(_TAKEN_AWAY[level], len(standing) - 1)
    held = [*standing, *(tile for meld in hand.melds for tile in meld.tiles)]
    wall = [tile for tile in TILES[:34] for _ in range(4 - held.count(tile))]
    others = draw.sample(wall, taken_away)
    left = standing[taken_away + (asked is not PlansAsked.KEEPS) :]
    told = hand.circumstances
    return HandInPlay((*left, *others), hand.melds, Circumstances(seat=told.seat, round=told.round))


class _Hand(NamedTuple):
    """A hand on the way to its target, and what is asked of it."""

    rules: RuleSet
    hand: HandInPlay
    level: int
    target: str

    def outlook(self, fan: str) -> Outlook | None:
        """How far that fan is, where it is within reach and not there yet."""
        found = fan_outlook(self.rules, self.hand, fan)
        return found if found and found.away else None

    def is_settled(self, fan: str) -> bool:
        """Whether the text settles how far it is: IMJ does not say whether four alike are two pairs."""
        return self.rules.system is not System.IMJ or not rests_on_four_alike(
            self.rules, self.hand, fan
        )

    def leads_to_win_with(self, fan: str) -> bool:
        """Whether one of the nearest hands that have the fan counts it; others may strike it in all."""
        return can_count(self.rules, self.hand, fan)

    def helps_win(self, code: str) -> bool:
        """Whether one of the nearest hands counts the target once the tile is there."""
        drawn = tile(code)
        hand = replace(self.hand, concealed=(*self.hand.concealed, drawn))
        return can_count(self.rules, hand, self.target, drawn)

    def keeps_win(self, code: str, fan: str) -> bool:
        """Whether one of the nearest hands counts the fan once the tile is discarded."""
        left = list(self.hand.concealed)
        left.remove(tile(code))
        return can_count(self.rules, replace(self.hand, concealed=tuple(left)), fan)

    def reach(self) -> dict[str, Outlook]:
        """All fans within reach that can be a plan."""
        found = ((fan, self.outlook(fan)) for fan in plan_fans(self.rules.id))
        return {fan: outlook for fan, outlook in found if outlook}


class _Parts(NamedTuple):
    """The fans that a question is about, what is right, and what is wrong with the misconception
    that leads to it, the best to offer first."""

    fans: tuple[str, ...]
    right: list[str]
    wrong: Mapping[str, str | None]


def _question(
    address: Address, asked: PlansAsked, hand: HandInPlay, parts: _Parts, draw: Draw
) -> PlansQuestion:
    offered = [Choice(each) for each in parts.right]
    offered += [Choice(*each) for each in parts.wrong.items()][: CHOICES - len(offered)]
    rules = rule_set(address.rules)
    return PlansQuestion(
        address=address,
        choices=tuple(draw.shuffled(offered)),
        answer=parts.right[0],
        citations=tuple(dict.fromkeys(rules.fan(each).article for each in parts.fans)),
        asked=asked,
        hand=hand,
        fans=parts.fans,
        accepted=tuple(parts.right),
    )


def _enough(parts: _Parts) -> _Parts | None:
    return parts if parts.right and len(parts.right) + len(parts.wrong) >= CHOICES else None


def _nearest(asked: _Hand, draw: Draw) -> _Parts | None:
    """The target and perhaps another that is as near; fans that are farther, the next first."""
    if asked.outlook(asked.target) is None:
        return None
    away = {fan: outlook.away for fan, outlook in asked.reach().items()}
    if asked.target not in away:  # a hand as it comes at the table may aim at what is nobody's plan
        return None
    least = min(away.values())
    if away[asked.target] != least or not asked.is_settled(asked.target):
        return None
    near = [fan for fan in away if away[fan] == least and fan != asked.target]
    near = [fan for fan in near if asked.is_settled(fan)]
    right = [asked.target, *draw.sample(near, 1)]
    right = [fan for fan in right if asked.leads_to_win_with(fan)]
    if asked.target not in right:
        return None
    far = least + _CLEARLY[asked.level]
    within = [fan for fan in draw.shuffled(list(away)) if away[fan] >= far]
    within = [fan for fan in within if asked.is_settled(fan)]
    within.sort(key=lambda fan: away[fan])
    there = [fan for fan in plan_fans(asked.rules.id) if fan not in away]
    beyond = [fan for fan in draw.shuffled(there) if not _is_there(asked, fan)]
    return _enough(_Parts(tuple(right), right, dict.fromkeys([*within, *beyond], FARTHER_FAN)))


def _is_there(asked: _Hand, fan: str) -> bool:
    found = fan_outlook(asked.rules, asked.hand, fan)
    return found is not None and not found.away


def _helping(asked: _Hand, draw: Draw) -> _Parts | None:
    """A tile or two that help, and others: those that help any winning shape first."""
    plan, shape = asked.outlook(asked.target), shape_outlook(asked.rules, asked.hand)
    if plan is None or shape is None or not asked.is_settled(asked.target):
        return None
    helping = [str(each.tile) for each in plan.helps]
    others = [str(each.tile) for each in shape.helps]
    near: dict[str, str | None] = dict.fromkeys(draw.shuffled(others), OTHER_PLAN_HELPED)
    held = set(asked.hand.concealed)
    beside = {str(each) for tile in held for each in _neighbours(tile) if each not in held}
    for each in _idle(asked.hand, near, draw):
        near[each] = IDLE_TILE if each in beside else None
    wrong = {each: misconception for each, misconception in near.items() if each not in helping}
    right = [each for each in draw.sample(helping, 2) if asked.helps_win(each)]
    return _enough(_Parts((asked.target,), right, wrong))


def _idle(hand: HandInPlay, others: Collection[str], draw: Draw) -> list[str]:
    return [each for each in draw.shuffled(_beside(hand)) if each not in others]


def _beside(hand: HandInPlay) -> list[str]:
    """Tiles of the hand, and those listed next to them; winds and dragons too."""
    found = dict.fromkeys(each for tile in hand.concealed for each in (tile, *_listed_by(tile)))
    return [str(each) for each in found if hand.unseen[each.index]]


def _neighbours(tile: Tile) -> Iterator[Tile]:
    """The tiles that are next to it by number, which no wind or dragon is."""
    return iter(()) if tile.is_honor else _listed_by(tile)


def _listed_by(tile: Tile) -> Iterator[Tile]:
    """The tiles listed before and after it, of its suit; winds and dragons are listed as one."""
    for step in (-1, 1):
        if 0 <= tile.index + step < 34 and TILES[tile.index + step].suit == tile.suit:
            yield TILES[tile.index + step]


def _keeping(asked: _Hand, draw: Draw) -> _Parts | None:
    """Discards that keep both plans, and others: those that keep one of them first."""
    standing, plan = set(asked.hand.concealed), asked.outlook(asked.target)
    if plan is None or not asked.is_settled(asked.target):
        return None
    for other in draw.sample([fan for fan in plan_fans(asked.rules.id) if fan != asked.target], 12):
        beside = asked.outlook(other)
        if beside is None or not asked.is_settled(other):
            continue
        one, two = standing.intersection(plan.spare), standing.intersection(beside.spare)
        if one & two and one ^ two:
            right = draw.sample(_codes(one & two), 1)
            if not all(asked.keeps_win(right[0], fan) for fan in (asked.target, other)):
                continue
            neither = standing - one - two
            wrong = [*draw.shuffled(_codes(one ^ two)), *draw.shuffled(_codes(neither))]
            return _enough(_Parts((asked.target, other), right, dict.fromkeys(wrong, NEEDED_TILE)))
    return None


def _codes(tiles: Collection[Tile]) -> list[str]:
    return [str(each) for each in sorted(tiles)]


_PARTS: Final = {
    PlansAsked.NEAREST: _nearest,
    PlansAsked.HELPS: _helping,
    PlansAsked.KEEPS: _keeping,
}


def grade(question: PlansQuestion, response: str | None) -> Verdict:
    """All or nothing; whatever is as good is right."""
    if response in question.accepted:
        return Verdict(1.0, True, (str(response),), (), ())
    return grade_choice(question, response, str(response), question.answer)


def evidence(question: PlansQuestion, verdict: Verdict) -> tuple[Evidence, ...]:
    """A little of the fans that it is about: one of four, and none of them made.

    Where it was chosen for one of two, that one alone: nobody can tell which was overlooked.
    """
    target = question.address.target
    fans = (target,) if target in question.fans else question.fans
    return tuple(evidence_of_choice(fan, verdict) for fan in fans)


def _shows(rules: RuleSet, fan: str) -> bool:
    return fan in plan_fans(rules.id)


def _subject(question: PlansQuestion) -> Mapping[str, Any]:
    return {**NO_SUBJECT, "about": ["plans", *_about_parts(question)]}


def _about_parts(question: PlansQuestion) -> list[Any]:
    hand = question.hand
    tiles = [list(map(str, hand.concealed)), list(map(str, hand.melds))]
    winds = [str(hand.circumstances.seat), str(hand.circumstances.round)]
    return [question.asked.value, list(question.fans), tiles, winds]


def _about(question: PlansQuestion) -> Mapping[str, Any]:
    asked, fans, (concealed, melds), winds = _about_parts(question)
    told = {"asked": asked, "fans": fans, "concealed": concealed, "melds": melds}
    return {**told, "winds": winds}


SPEC: Final[KindSpec[PlansQuestion, str]] = KindSpec(
    kind=Kind.PLANS,
    name=N_("Plan a hand"),
    asks=N_(
        "Say which fan is nearest, which tile helps it, or after which discard two fans are as near as before."
    ),
    topics=frozenset({TopicSort.FAN}),
    deals_hands=False,
    turns_on_principles=False,
    applies_to=every_rule_set,
    shows=_shows,
    make=make,
    grade=grade,
    evidence=evidence,
    read=read_choice,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
