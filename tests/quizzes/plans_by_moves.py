"""The right answers to a question about plans, found by making each move and asking anew."""

from dataclasses import replace

from quizzes.question import PlansAsked, PlansQuestion
from scoring import RuleSet, Tile, tile
from scoring.plans import HandInPlay, plans


def right_plans(question: PlansQuestion, rules: RuleSet) -> set[str]:
    """The choices that are right, found by making each move and asking anew."""
    offered = [each.id for each in question.choices or ()]
    before = _distances(question.hand, rules)
    match question.asked:
        case PlansAsked.NEAREST:
            least = min(before[each] for each in offered if each in before)
            return {each for each in offered if before.get(each) == least}
        case PlansAsked.HELPS:
            (fan,), hand = question.fans, question.hand
            after = {each: _with(hand, tile(each)) for each in offered}
            return {each for each in offered if _distances(after[each], rules)[fan] < before[fan]}
        case PlansAsked.KEEPS:
            left = {each: _without(question.hand, tile(each)) for each in offered}
            kept = {each: _distances(hand, rules) for each, hand in left.items()}
            return {
                each
                for each in offered
                if all(kept[each].get(fan) == before[fan] for fan in question.fans)
            }


def _distances(hand: HandInPlay, rules: RuleSet) -> dict[str, int]:
    return {each.fan.id: each.outlook.away for each in plans(rules, hand).fans}


def _with(hand: HandInPlay, drawn: Tile) -> HandInPlay:
    return replace(hand, concealed=(*hand.concealed, drawn))


def _without(hand: HandInPlay, gone: Tile) -> HandInPlay:
    standing = list(hand.concealed)
    standing.remove(gone)
    return replace(hand, concealed=tuple(standing))
