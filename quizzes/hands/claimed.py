"""Hands that a player declares: some win, and some do not, each for a reason of its system."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from quizzes.errors import QuizError
from quizzes.hands import parts
from quizzes.hands.assembling import assemble
from quizzes.hands.craft import HandBuilding
from quizzes.hands.draw import Draw
from quizzes.hands.goal import Goal
from quizzes.hands.maker import make_hand
from quizzes.hands.natural import refused_hand
from quizzes.hands.recipe_book import Recipe
from quizzes.hands.skeleton import HandSkeleton, Requirements, Seating, skeleton
from quizzes.systems import profile_of
from scoring import TILES, Hand, RuleSet, Score, ScoringError, WinSource, score
from scoring.tiles import KINDS

WIN: Final = "win"
_TRIES: Final = 80
_CHEAP_TRIES: Final = 8  # hands until one is worth less than what may be agreed on
_TEMPTING: Final = 0.5  # so often flowers would lift a hand to the minimum, if they counted
_NEAR: Final = (1, -1, 2, -2, 9, -9)  # a tile taken for its neighbour
_MOST_AGREED: Final = 5  # fans above the hand that an agreed lowest rank asks for at most


def make_declared_hand(rules: RuleSet, draw: Draw, level: int, goal: Goal) -> Score:
    """A declared hand with its score: a win, or what lacks something.

    Where no hand of the drawn reason is found for the goal, it is a win. Raises QuizError
    `no-hand`.
    """
    wanted = draw.weighted(profile_of(rules).declared)
    found = _lacking(wanted, rules, draw, level, goal) if wanted != WIN else None
    if found is not None and found.why_not == wanted:
        return found
    return _win(rules, draw, level, goal)


def _lacking(wanted: str, rules: RuleSet, draw: Draw, level: int, goal: Goal) -> Score | None:
    """A hand that does not win for that reason; from a deal, where the goal is a natural hand.

    Where a win needs nothing but its shape, no deal has such a hand.
    """
    if goal.natural and wanted != "shape" and rules.minimum:
        return refused_hand(rules, draw, wanted)
    return _MAKERS[wanted](rules, draw, level, goal)


def _win(rules: RuleSet, draw: Draw, level: int, goal: Goal) -> Score:
    """A win; now and then one that a rule seems to forbid: an agreed lowest rank, furiten."""
    built = make_hand(rules, draw, level, goal).score
    circumstances = built.hand.circumstances
    known = profile_of(rules).circumstances
    if "lowest" in known and draw.chance(_TEMPTING) and built.total >= 1:
        agreed = replace(circumstances, lowest=1 + draw.below(min(int(built.total), _MOST_AGREED)))
        return score(replace(built.hand, circumstances=agreed), rules)
    is_draw = circumstances.self_drawn and not circumstances.first_turn
    may_be_furiten = "furiten" in known and is_draw and not goal.natural
    if may_be_furiten and draw.chance(_TEMPTING):
        return score(replace(built.hand, circumstances=replace(circumstances, furiten=True)), rules)
    return built


def _below_minimum(rules: RuleSet, draw: Draw, level: int, goal: Goal) -> Score | None:
    if not rules.minimum:
        return _below_lowest(rules, draw, level, goal)
    craft, best = profile_of(rules).craft, None
    table = draw.turn(craft.tables, "table")
    cheap = {fan: weight for fan, weight in goal.targets.items() if _is_cheap(fan, rules)}
    is_any = len(goal.targets) > 1 and goal.accept is None
    for _ in range(_TRIES if cheap else 0):
        recipe = _modest if is_any else goal.recipe or craft.recipes[draw.weighted(cheap)]
        hand = _dressed(craft, draw, table, level, recipe)
        result = score(hand, rules) if hand else None
        if result is None or result.why_not != "minimum" or not goal.accepts(result):
            continue
        best = result
        if result.counted_for_minimum > rules.minimum // 2:
            break
    return _with_flowers(best, rules, draw) if best else None


def _modest(draw: Draw, table: Seating) -> HandSkeleton | None:
    """Sets of chance: chows, or beside a pung of honors; such a hand is worth a few points."""
    if draw.chance(0.6):
        return skeleton(draw, (), palette=parts.SUITED, pungs=0.0)
    return skeleton(draw, (parts.pung(draw.pick(sorted(parts.HONORS))),), pungs=0.2)


def _is_cheap(fan: str, rules: RuleSet) -> bool:
    return rules.fan(fan).value < rules.minimum


def _dressed(
    craft: HandBuilding, draw: Draw, table: Seating, level: int, recipe: Recipe
) -> Hand | None:
    made = recipe(draw, table)
    if not isinstance(made, HandSkeleton):
        return made
    return assemble(made, draw, table, craft.levels[level].style, craft.surround)


def _with_flowers(found: Score, rules: RuleSet, draw: Draw) -> Score:
    """The hand with as many flowers as would lift it to the minimum."""
    lacking = int(rules.minimum - found.counted_for_minimum)
    circumstances = found.hand.circumstances
    if not rules.has_flowers or lacking > 4 or not draw.chance(_TEMPTING):
        return found
    drawn = sorted(draw.sample(parts.FLOWERS, lacking), key=lambda each: each.index)
    flowery = replace(circumstances, flowers=tuple(drawn))
    return score(replace(found.hand, circumstances=flowery), rules)


def _below_lowest(rules: RuleSet, draw: Draw, level: int, goal: Goal) -> Score | None:
    """A hand of fewer fans than the players agreed on (IMJ 7.2(1))."""
    cheap = {
        fan: weight for fan, weight in goal.targets.items() if rules.fan(fan).value < _MOST_AGREED
    }
    for step in range(_CHEAP_TRIES if cheap else 0):
        tried = draw.onward(step) if step else draw
        built = make_hand(rules, tried, level, replace(goal, targets=cheap)).score
        agreed = int(built.total) + 1 + tried.below(2)
        if agreed <= _MOST_AGREED:
            circumstances = replace(built.hand.circumstances, lowest=agreed)
            return score(replace(built.hand, circumstances=circumstances), rules)
    return None


def _without_yaku(rules: RuleSet, draw: Draw, level: int, goal: Goal) -> Score | None:
    """Sets and a pair with one set claimed at least and no yaku (Rengo 62)."""
    if goal.accept:  # without a yaku no principle has anything to decide
        return None
    craft = profile_of(rules).craft
    table = draw.turn(craft.tables, "table")
    style = craft.levels[level].style
    for _ in range(_TRIES):
        sets = parts.fill(draw, (), 4, parts.ALL_KINDS, 0.35)
        pair = parts.fill_pair(draw, sets, parts.ALL_KINDS) if sets else None
        if sets is None or pair is None:
            continue
        requirements = Requirements(
            open=True, plain=True, last=False, by=draw.pick((WinSource.DISCARD, WinSource.DRAW))
        )
        hand = assemble(
            HandSkeleton(tuple(sets), pair, (), requirements), draw, table, style, craft.surround
        )
        result = score(hand, rules) if hand else None
        if result is not None and result.why_not == "no-yaku":
            return result
    return None


def _furiten(rules: RuleSet, draw: Draw, level: int, goal: Goal) -> Score | None:
    """A win on another's tile by a player who is furiten (Rengo 63)."""
    try:
        built = make_hand(rules, draw, level, goal.asking(_is_discard)).score
    except QuizError:  # a yaku of drawn hands alone
        return None
    circumstances = replace(built.hand.circumstances, furiten=True)
    return score(replace(built.hand, circumstances=circumstances), rules)


def _is_discard(score: Score) -> bool:
    return score.hand.circumstances.by is WinSource.DISCARD


def _broken(rules: RuleSet, draw: Draw, level: int, goal: Goal) -> Score | None:
    """A winning hand with one standing tile taken for its neighbour."""
    if goal.accept:  # without a shape no principle has anything to decide
        return None
    hand = make_hand(rules, draw, level, goal).score.hand
    for _ in range(_TRIES if hand.concealed else 0):
        place = draw.below(len(hand.concealed))
        index = hand.concealed[place].index + draw.pick(_NEAR)
        if not 0 <= index < KINDS:
            continue
        tiles = (*hand.concealed[:place], TILES[index], *hand.concealed[place + 1 :])
        try:
            other = replace(hand, concealed=tuple(sorted(tiles, key=lambda each: each.index)))
            rules.check(other)
        except ScoringError:
            continue
        result = score(other, rules)
        if result.why_not == "shape":
            return result
    return None


_MAKERS: Final[Mapping[str, Callable[[RuleSet, Draw, int, Goal], Score | None]]] = {
    "minimum": _below_minimum,
    "no-yaku": _without_yaku,
    "furiten": _furiten,
    "shape": _broken,
}
