"""A hand that is known under other rules: what is it worth here?

`compare` takes the other rules from all rule sets, `edition` from the editions of one system.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from quizzes import citations
from quizzes.address import Address, Kind
from quizzes.errors import QuizError, Unfit, unfit_hand
from quizzes.hands.draw import Draw
from quizzes.hands.goal import Goal
from quizzes.hands.levels import target_weights
from quizzes.hands.maker import make_hand
from quizzes.kinds.choices import amounts_in_any_place, falls_short
from quizzes.kinds.choosing import grade_choice
from quizzes.kinds.compared_worths import OTHER_WIN, OTHER_WORTH, wrong_worths
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.hand import draw_for, generate_hand, own_score
from quizzes.kinds.reading import read_choice, write_plain
from quizzes.kinds.spec import KindSpec, TopicSort, any_fan, choice_id, every_rule_set
from quizzes.kinds.subject import hand_subject_json
from quizzes.message import AmountInUnit, Message, message
from quizzes.misconceptions.claiming import diagnose
from quizzes.question import Choice, ComparisonQuestion, OtherScore, Verdict, WinClaim
from quizzes.systems import profile_of
from quizzes.words.comparison import WORDS
from scoring import (
    EDITIONS,
    RULE_SETS,
    WINDS,
    Circumstances,
    Hand,
    RuleSet,
    Score,
    Wind,
    WinSource,
    rule_set,
    score,
)
from scoring.mcr.changes import ChangeKind, changes
from wording import N_

CHOICES: Final = 4
_TRIES: Final = 4  # hands until one is worth something else here
_ALIKE: Final = 0.15  # so often it does not matter whether the worth differs
_AT_HOME: Final = 0.5  # so often the hand is built for these rules, else for the other
_WIN: Final = "win:"
_NO_WIN: Final = "no-win:"
_REFUSALS: Final[dict[str, str]] = {
    "minimum": N_("No win: below the minimum"),
    "no-yaku": N_("No win: no yaku"),
    "shape": N_("No win: not a winning shape"),
    "furiten": N_("No win: furiten"),
}
_OF_SOME_RULES: Final = ("first_turn", "kongs_in_row", "riichi", "dora_indicator", "deposits")
"""Circumstances that a comparison takes over where the rule set knows them."""
_NEVER_COMPARED: Final = ("furiten", "liable", "lowest", "highest")
_ONLY_HERE: Final = frozenset({"earth", "chiihou"})
_REFUSED: Final = 0.45  # so often that it is no win stands among the choices of a win
_TELLING: Final = (ChangeKind.VALUE, ChangeKind.STRIKES, ChangeKind.CONDITION)
OtherRuleSets = Callable[[RuleSet], tuple[RuleSet, ...]]


def _other_sets(rules: RuleSet) -> tuple[RuleSet, ...]:
    """The rule sets of other systems, and the standing edition of its own."""
    return tuple(each for each in RULE_SETS.values() if each.system is not rules.system)


def _other_editions(rules: RuleSet) -> tuple[RuleSet, ...]:
    """The editions that count some hand otherwise."""
    return tuple(each for each in EDITIONS.values() if _changed(rules.id, each.id))


def make_compared(address: Address) -> ComparisonQuestion:
    """What another system's rules call the hand is told; what is it worth here?"""
    return _make(address, _other_sets)


def make_edition(address: Address) -> ComparisonQuestion:
    """What another edition makes of the hand is told; what does this one make of it?"""
    return _make(address, _other_editions)


def _make(address: Address, others: OtherRuleSets) -> ComparisonQuestion:
    rules, draw = rule_set(address.rules), draw_for(address)
    first = draw.turn(others(rules), "other")
    rest = [each for each in others(rules) if each is not first]
    find = _own_known_to_both if address.is_own else _known_to_both
    here, there = find(address, rules, (first, *rest), draw)
    other = rule_set(there.rules)
    right = choice_of_score(here)
    wrong = _wrong(here, there, rules, draw)
    choices = [Choice(id, misconception, _said(id, rules)) for id, misconception in wrong]
    return ComparisonQuestion(
        address=address,
        choices=_ordered([Choice(right, None, _said(right, rules)), *choices]),
        answer=right,
        citations=_citations(here, there, rules),
        hand=here.hand,
        score=here,
        comparison=OtherScore(other.id, there),
    )


def _ordered(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Totals by size, then refusals: any other order would tell."""
    return tuple(sorted(choices, key=lambda each: _place(each.id)))


def _place(choice: str) -> tuple[bool, float, str]:
    if choice.startswith(_WIN):
        return (False, float(choice.removeprefix(_WIN)), "")
    return (True, 0, choice)


def _known_to_both(
    address: Address, rules: RuleSet, others: Sequence[RuleSet], draw: Draw
) -> tuple[Score, Score]:
    """A hand with its scores here and under the first of the others that knows such a hand."""
    for other in others:
        found = _hand(address, rules, other, draw)
        if found is not None:
            return found
    raise QuizError("no-hand", f"no other rules know a hand with {address.target or 'this'}")


def _own_known_to_both(
    address: Address, rules: RuleSet, others: Sequence[RuleSet], draw: Draw
) -> tuple[Score, Score]:
    """A teacher's hand here and under the first of the others that makes something else of it.

    Where all agree, under the first that knows it. Rules that know all that is told of the hand go
    before those that it is told otherwise for.
    """
    own = own_score(address).hand
    found = [both for other in others if (both := _scored_by_both(own, rules, other))]
    if not found:
        raise unfit_hand(Unfit.NO_OTHER_RULES)
    found = [both for both in found if both[0].hand == own] or found
    wins = [both for both in found if any(each.win for each in both)]
    if not wins:
        raise unfit_hand(Unfit.NO_WIN)
    differing = [(here, there) for here, there in wins if there.win and _differ(here, there)]
    return (differing or wins)[0]


def _differ(here: Score, there: Score) -> bool:
    return (here.win, here.total) != (there.win, there.total)


def _hand(
    address: Address, rules: RuleSet, other: RuleSet, draw: Draw
) -> tuple[Score, Score] | None:
    """A hand that both rule sets know, with its scores; one that differs where one is found."""
    best: tuple[Score, Score] | None = None
    any_will_do = draw.chance(_ALIKE)
    for _ in range(_TRIES):
        found = _candidate(address, rules, other, draw)
        if found is None:
            continue
        here, there = found
        best = best or found
        if not there.win:
            continue
        best = found
        if any_will_do or _differ(here, there):
            return found
    return best


def _candidate(
    address: Address, rules: RuleSet, other: RuleSet, draw: Draw
) -> tuple[Score, Score] | None:
    if address.target or address.aim:
        hand = generate_hand(address, draw).score.hand
    elif other.system is rules.system:
        hand = make_hand(rules, draw, address.level, Goal(_changed(rules.id, other.id))).score.hand
    else:
        builder = rules if draw.chance(_AT_HOME) else other
        weights = target_weights(profile_of(builder).craft.levels[address.level], builder)
        hand = make_hand(builder, draw, address.level, Goal(weights)).score.hand
    both = _scored_by_both(hand, rules, other)
    if both and address.target:
        return both if any(line.fan.id == address.target for line in both[0].counted) else None
    return both


def _scored_by_both(hand: Hand, rules: RuleSet, other: RuleSet) -> tuple[Score, Score] | None:
    """The hand as both rule sets know it, with its scores; None where one of them knows none such."""
    if hand.wins_by_kongs or hand.win.is_flower:  # no tile of the wall wins there
        return None
    hand = _plain(hand, rules, other)
    if any(True for known in (rules, other) for _ in known.faults(hand)):
        return None
    here, there = score(hand, rules), score(hand, other)
    if any(
        profile_of(known).craft.is_undecided(each)
        for known, each in ((rules, here), (other, there))
    ):
        return None
    return here, there


@cache
def _changed(edition: str, other: str) -> dict[str, float]:
    """The fans that count otherwise in the two editions."""
    return {
        change.fan: 1.0
        for change in changes()
        if change.kind in _TELLING and change.values[edition] != change.values[other]
    }


def _plain(hand: Hand, rules: RuleSet, other: RuleSet) -> Hand:
    """The hand without what these rules do not know, and without flowers unless both do."""
    circumstances, usual = hand.circumstances, Circumstances()
    known = profile_of(rules).circumstances
    unknown = [name for name in _OF_SOME_RULES if name not in known]
    plain = {name: getattr(usual, name) for name in (*unknown, *_NEVER_COMPARED)}
    if not (rules.has_flowers and other.has_flowers):
        plain["flowers"] = ()
    if not (
        circumstances.seat is Wind.EAST and circumstances.by is WinSource.DRAW
    ):  # Heaven and Tenho are one; others not
        plain["first_turn"] = False
    if (
        circumstances.by is WinSource.ROBBED_KONG
    ):  # the last tile of a game only where a text says so
        plain["last"] = False
    rounds = [
        each for each in profile_of(rules).craft.rounds if each in profile_of(other).craft.rounds
    ]
    round_wind = rounds[WINDS.index(circumstances.round) % len(rounds)]  # a game may have but two
    return replace(hand, circumstances=replace(circumstances, round=round_wind, **plain))


def choice_of_score(score: Score) -> str:
    """The choice that says what the hand is worth."""
    return f"{_WIN}{score.total:g}" if score.win else f"{_NO_WIN}{score.why_not}"


def _said(choice: str, rules: RuleSet) -> Message:
    if choice.startswith(_WIN):
        return message(N_("%(worth)s"), worth=AmountInUnit(float(choice.removeprefix(_WIN))))
    return message(_REFUSALS[choice.removeprefix(_NO_WIN)])


def _wrong(
    here: Score, there: Score, rules: RuleSet, draw: Draw
) -> Iterator[tuple[str, str | None]]:
    """Wrong choices with their misconceptions: worths, and mostly that it is no win."""
    worths, own = wrong_worths(here, there, rules, draw), choice_of_score(here)
    refusals = [f"{_NO_WIN}{each}" for each in profile_of(rules).refusals]
    refusals = [each for each in refusals if each != own]
    refused = refusals[: draw.chance(_REFUSED) if here.win else CHOICES - 2]
    count = CHOICES - 1 - len(refused)
    if here.win:
        worths = amounts_in_any_place(here.total, worths, count, draw)
        refused = refusals[: CHOICES - 1 - len(worths)]
    first = dict(reversed(worths))  # of several that lead to an amount the likeliest stays
    for amount in list(dict.fromkeys(each for each, _ in worths))[:count]:
        is_own = not here.win and first[amount] != OTHER_WORTH and falls_short(amount, here, rules)
        yield f"{_WIN}{amount:g}", OTHER_WIN if is_own else first[amount]
    for each in refused:
        yield each, _refusing(each.removeprefix(_NO_WIN), here, there, rules)


def _refusing(why_not: str, here: Score, there: Score, rules: RuleSet) -> str | None:
    """The misconception of refusing the hand: that of the other rules only where they do so too."""
    if not here.win:
        return "refused-for-another-reason"
    if there.why_not == why_not:
        return "other-rules-refusal"
    found = diagnose(here, rules, WinClaim(win=False, why_not=why_not))
    return found.id if found else None


def _citations(here: Score, there: Score, rules: RuleSet) -> tuple[str, ...]:
    """The rows of what counts; where it is no win, the article that says so last."""
    own = citations.score_citations(here, rules) if here.account else ()
    own = tuple(dict.fromkeys((*own, *_not_struck_here(here, there))))
    if here.win:
        return own or (rules.articles["shape"],)
    deciding = rules.articles[here.why_not or "shape"]
    return (*(each for each in own if each != deciding), deciding)


def _not_struck_here(here: Score, there: Score) -> Iterator[str]:
    """Definitions of fans beside which another counts here, though not in the other edition."""
    if not (there.account and _has_editions(rule_set(here.rules))):
        return
    counted = {line.fan.id: line.fan for line in here.counted}
    for struck in there.account.struck:
        if struck.fan.id in counted and struck.because in counted and struck.in_words:
            yield counted[struck.because].articles[-1]


def grade(question: ComparisonQuestion, response: str | None) -> Verdict:
    """All or nothing; the misconception is that of the choice."""
    return grade_choice(question, response, str(response), question.answer)


def _has_editions(rules: RuleSet) -> bool:
    return rules.id in EDITIONS


def _shows(rules: RuleSet, fan: str) -> bool:
    """What wins by flowers or kongs alone, or on the dealer's first discard, none else knows."""
    return fan not in profile_of(rules).craft.tileless and fan not in _ONLY_HERE


def _subject(question: ComparisonQuestion) -> Mapping[str, Any]:
    """The hand and the other rule set; the score there is what is asked."""
    return {**hand_subject_json(question), "about": question.comparison.rules}


def _about(question: ComparisonQuestion) -> Mapping[str, Any]:
    return {
        "rules": question.comparison.rules,
        "win": question.comparison.score.win,
        "total": question.comparison.score.total,
    }


COMPARE_SPEC: Final[KindSpec[ComparisonQuestion, str]] = KindSpec(
    kind=Kind.COMPARE,
    name=N_("Under other rules"),
    asks=N_("Say what the same hand comes to under other rules."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=True,
    turns_on_principles=False,
    applies_to=every_rule_set,
    shows=_shows,
    make=make_compared,
    grade=grade,
    evidence=evidence_of_hand,
    read=read_choice,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)

EDITION_SPEC: Final[KindSpec[ComparisonQuestion, str]] = KindSpec(
    kind=Kind.EDITION,
    name=N_("In another edition"),
    asks=N_("Say what changes for the same hand in another edition."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=True,
    turns_on_principles=False,
    applies_to=_has_editions,
    shows=any_fan,
    make=make_edition,
    grade=grade,
    evidence=evidence_of_hand,
    read=read_choice,
    write=write_plain,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
