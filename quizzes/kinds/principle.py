"""Which of these fans is not counted, and why? One of four reasons holds."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from quizzes import countings
from quizzes.address import LEVELS, PRINCIPLE_PREFIX, Address, Kind
from quizzes.errors import QuizError, Unfit, unfit_hand
from quizzes.hands.aims import goal_for_aim, possible_exclusions
from quizzes.hands.deciding import EXCLUSION_SIGN, struck_by
from quizzes.hands.difficulty import kind_difficulty
from quizzes.hands.draw import Draw
from quizzes.hands.goal import Goal
from quizzes.hands.maker import make_hand
from quizzes.kinds.choices import fans_explained, fans_in_any_reading
from quizzes.kinds.choosing import grade_choice
from quizzes.kinds.evidence import evidence_of_choice, evidence_of_topic
from quizzes.kinds.hand import draw_for, generate_hand, goal_of
from quizzes.kinds.reading import bad_answer
from quizzes.kinds.spec import KindSpec, TopicSort, every_rule_set, no_subject
from quizzes.kinds.subject import hand_subject_json
from quizzes.message import FanName, Message, PrincipleName, TileSets, message
from quizzes.misconceptions.diagnosis import look_alikes_of
from quizzes.question import Choice, Evidence, Exclusion, HandQuestion, Verdict
from quizzes.systems import profile_of
from quizzes.words.principle import WORDS
from scoring import RuleSet, Score, Struck, Tile, TileSet, rule_set
from wording import N_

CHOICES: Final = 4
_SELDOM: Final = frozenset(
    {
        *("chicken-hand", "on-first-kong", "on-second-kong", "on-third-kong", "all-pickups"),
        *("chankan", "rinshan-kaihou", "toitoi", "sankantsu"),
    }
)
"""Fans that hardly ever, or never, stand beside something that is kept out."""
_SETS: Final = 4  # of a hand: what counts for no more is made of sets, not of the whole hand
_TAKEN_UP: Final = "yakuman-alone"
_YAKUMAN: Final = 13
_HOLDS_WHAT_IT_REPLACES: Final = frozenset({"junchan", "ryanpeikou"})
_REPLACED_OR_HELD: Final = frozenset({"replaced", "contained"})
_RARELY: Final = 0.3  # the weight of a fan that is not of the level
_MANY: Final = 600  # hands built for a fan that seldom stands beside what is kept out
_ESCALATIONS: Final = 8  # then the skeletons are cheap again
_BY_A_FAN: Final = N_("%(fan)s: ruled out by %(other)s")
_BY_A_PRINCIPLE: Final = N_("%(fan)s: not counted (%(principle)s)")
_SETS_BY_A_FAN: Final = N_("%(fan)s (%(sets)s): ruled out by %(other)s")
_SETS_BY_A_PRINCIPLE: Final = N_("%(fan)s (%(sets)s): not counted (%(principle)s)")
_AGAIN_BY_A_FAN: Final = N_(
    "%(fan)s a second time (with the other %(others)s): ruled out by %(other)s"
)
_AGAIN_BY_A_PRINCIPLE: Final = N_(
    "%(fan)s a second time (with the other %(others)s): not counted (%(principle)s)"
)

COUNTED: Final = "counted-fan-excluded"
OTHER_REASON: Final = "other-reason"
NOT_THERE: Final = "absent-fan-excluded"


def make(address: Address) -> HandQuestion[Exclusion]:
    """The question; its answer is a fan that is struck, and what strikes it."""
    rules, draw = rule_set(address.rules), draw_for(address)
    score = _hand(address, rules, draw)
    line = _line(score, draw, address)
    right = Exclusion(line.fan.id, line.because)
    wrong = dict(_wrong(score, right, rules, draw))
    chosen = [Choice(choice_of_exclusion(right), None, _said(right, line, score, rules))]
    chosen += [
        Choice(choice_of_exclusion(each), misconception, _said(each, line, score, rules))
        for each, misconception in _spread(wrong)[: CHOICES - 1]
    ]
    return HandQuestion(
        address=address,
        choices=tuple(draw.shuffled(chosen)),
        answer=right,
        citations=line.articles,
        hand=score.hand,
        score=score,
    )


def _hand(address: Address, rules: RuleSet, draw: Draw) -> Score:
    """A hand in which something is struck; an easy level may have none, and takes a harder one.

    A hand that is asked for a fan counts it, or keeps it out. Raises QuizError `no-hand`.
    """
    if address.is_own:
        found = generate_hand(address, draw).score
        if not _strikes(found):
            raise unfit_hand(Unfit.NOTHING_STRUCK)
        return found
    for level, goal in _goals(address, rules, draw):
        try:
            return make_hand(
                rules, draw, level, replace(goal, kind_difficulty=kind_difficulty(address.kind))
            ).score
        except QuizError:
            continue
    raise QuizError("no-hand", f"nothing is kept out beside {address.target or 'these fans'}")


def _goals(address: Address, rules: RuleSet, draw: Draw) -> Iterator[tuple[int, Goal]]:
    """What to build for, the likeliest first, with the level to build at."""
    level = address.level
    if address.target is None:
        for harder in range(level, LEVELS.stop):
            yield harder, _usual(replace(address, level=harder), rules).asking(_strikes)
        if address.natural:  # in a few runs of eighty deals nothing is kept out of any win
            yield level, _usual(replace(address, aim=""), rules).asking(_strikes)
        return
    if not profile_of(rules).keepers:
        yield level, goal_of(address).asking(_strikes)
    for pair in draw.shuffled(_pairs(rules.id, address.target)):
        yield level, goal_for_aim(rules, pair)
    yield (
        level,
        replace(goal_of(address), attempts=_MANY, escalations=_ESCALATIONS).asking(_strikes),
    )


def _usual(address: Address, rules: RuleSet) -> Goal:
    """The goal of the address; where something is kept out seldom, fans that nearly always do."""
    goal = goal_of(address)
    sure = profile_of(rules).keepers
    if address.aim or not sure:
        return goal
    return replace(goal, targets={fan: goal.targets.get(fan, _RARELY) for fan in sure})


@cache
def _pairs(rules: str, fan: str) -> tuple[str, ...]:
    """The exclusions that the fan is one side of."""
    return tuple(
        pair for pair in possible_exclusions(rule_set(rules)) if fan in pair.split(EXCLUSION_SIGN)
    )


def _strikes(score: Score) -> bool:
    return score.account is not None and bool(score.account.struck)


def _line(score: Score, draw: Draw, address: Address) -> Struck:
    """The struck line that is asked about: of the principle that the address aims at, or any."""
    assert score.account is not None
    lines = list(score.account.struck)
    if address.principle:
        lines = list(struck_by(score, address.principle)) or lines
    lines = list({(each.fan.id, each.because): each for each in lines}.values())
    lines = [each for each in lines if each.fan.id == address.target] or lines
    return draw.pick(lines)


def choice_of_exclusion(exclusion: Exclusion) -> str:
    """The id of the choice that says so."""
    return f"{exclusion.fan}{EXCLUSION_SIGN}{exclusion.because}"


def exclusion_of(choice: str) -> Exclusion:
    """What a choice says."""
    fan, _, because = choice.partition(EXCLUSION_SIGN)
    return Exclusion(fan, because)


def _said(exclusion: Exclusion, line: Struck, score: Score, rules: RuleSet) -> Message:
    """What a choice says, with the sets of the line where the fan counts for others."""
    fan, because = FanName(exclusion.fan), exclusion.because
    is_again = exclusion.fan == line.fan.id and _counts(exclusion, score)
    sets = _sets_of(line, score) if is_again else ()
    others = TileSets(_only_here(line, score)) if sets else TileSets(())
    if rules.has(because):
        other = FanName(because)
        if not sets:
            return message(_BY_A_FAN, fan=fan, other=other)
        if others.sets:
            return message(
                _AGAIN_BY_A_FAN, fan=fan, sets=TileSets(sets), other=other, others=others
            )
        return message(_SETS_BY_A_FAN, fan=fan, sets=TileSets(sets), other=other)
    principle = PrincipleName(because)
    if not sets:
        return message(_BY_A_PRINCIPLE, fan=fan, principle=principle)
    if others.sets:
        return message(
            _AGAIN_BY_A_PRINCIPLE, fan=fan, sets=TileSets(sets), principle=principle, others=others
        )
    return message(_SETS_BY_A_PRINCIPLE, fan=fan, sets=TileSets(sets), principle=principle)


def _sets_of(line: Struck, score: Score) -> tuple[TileSet, ...]:
    """The sets that would make the fan."""
    assert score.account is not None
    return tuple(score.account.reading.sets[place] for place in line.places)


def _only_here(line: Struck, score: Score) -> tuple[TileSet, ...]:
    """The sets that set a line apart from one that counts for the very same tiles."""
    assert score.account is not None
    sets = score.account.reading.sets

    def tiles(places: Iterable[int]) -> list[tuple[Tile, ...]]:
        return sorted(sets[place].tiles for place in places)

    for counted in score.account.counted:
        for use in counted.uses:
            if counted.fan.id == line.fan.id and tiles(use.sets) == tiles(line.places):
                return tuple(sets[place] for place in line.places if place not in use.sets)
    return ()


def _counts(exclusion: Exclusion, score: Score) -> bool:
    return any(line.fan.id == exclusion.fan for line in score.counted)


def _wrong(
    score: Score, right: Exclusion, rules: RuleSet, draw: Draw
) -> Iterator[tuple[Exclusion, str]]:
    """Reasons that do not hold, each with its misconception."""
    counted = [line.fan.id for line in score.counted]
    reasons = [*counted, *rules.principles]
    always = countings.fans_in_every_counting(score, rules)
    struck = {each.fan.id for each in score.account.struck} if score.account else set()
    for fan in draw.shuffled([each for each in counted if each not in struck]):
        for because in draw.shuffled([each for each in reasons if each != fan]):
            if fan in always:
                yield Exclusion(fan, because), COUNTED
    for because in draw.shuffled(reasons):
        exclusion = Exclusion(right.fan, because)
        if because == right.fan or _may_hold(because, right, score, rules):
            continue
        if not is_valid_exclusion(exclusion, score, rules):
            yield exclusion, OTHER_REASON
    present = fans_in_any_reading(score)
    for exclusion in _of_absent(score, counted, rules, draw):
        if exclusion.fan not in present:
            yield exclusion, NOT_THERE


def _of_absent(
    score: Score, counted: Sequence[str], rules: RuleSet, draw: Draw
) -> Iterator[Exclusion]:
    """Reasons for fans that the explanation does not name, kin of what counts first."""
    named = fans_explained(score)
    for fan in draw.shuffled(
        [each for own in counted for each in look_alikes_of(rules).get(own, ())]
    ):
        if fan not in named and rules.has(fan):
            yield Exclusion(fan, draw.pick(counted))
    for fan in draw.sample([each.id for each in rules.fans if each.id not in named], CHOICES):
        yield Exclusion(fan, draw.pick(counted))


def is_valid_exclusion(exclusion: Exclusion, score: Score, rules: RuleSet) -> bool:
    """Whether the fan is there, and that keeps it out: a fan that strikes it, or the principle.

    It may do so in any counting that is as good as the printed one.
    """
    own = score.account.struck if score.account else ()
    lines = [*own, *countings.struck_in_any_counting(score, rules)]
    lines = [each for each in lines if each.fan.id == exclusion.fan]
    if not lines:
        return False
    because = exclusion.because
    if any(because in _reasons(each, score, rules) for each in lines):
        return True
    return rules.has(because) and (
        exclusion.fan in rules.fan(because).excludes or exclusion.fan in rules.fan(because).implied
    )


def _reasons(struck: Struck, score: Score, rules: RuleSet) -> frozenset[str]:
    """Whatever keeps the fan out by the article that strikes it.

    Any yakuman takes up an ordinary yaku (Rengo 53): it may hold it, as suuankou holds sanankou,
    and stands in its place. Junchan is a chanta and ryanpeikou two iipeikou (51(22), (21)): they
    replace the smaller yaku, and hold it.
    """
    reasons = {struck.because, struck.principle}
    if struck.principle == _TAKEN_UP:
        reasons |= {line.fan.id for line in score.counted if line.fan.value == _YAKUMAN}
        reasons |= _REPLACED_OR_HELD
    if struck.because in _HOLDS_WHAT_IT_REPLACES:
        reasons |= _REPLACED_OR_HELD
    return frozenset(reasons)


def _may_hold(because: str, right: Exclusion, score: Score, rules: RuleSet) -> bool:
    """Whether something else explains the exclusion too, though its article is another.

    A combination fan within a larger one joins sets that the larger one has joined already, and so
    account-once speaks of it too, and non-identical where the fan counts for others. Chows of Pure
    Straight are not paired again (3.9.1.6(2)), which is also why it holds Short Straight; a set that is linked already (5) is often one that made the fan before (3); and a fan
    that links a set keeps the set from others, though the principle does so.
    """
    overlapping = profile_of(rules).overlapping_principles
    linking = {"account-once", "non-identical"} if _counts(right, score) else {"account-once"}
    if because in linking and rules.fan(right.fan).combination:
        return True
    if not overlapping or rules.has(right.because):
        return because in overlapping
    return not rules.has(because) or _links(because, right, score)


def _links(fan: str, right: Exclusion, score: Score) -> bool:
    """Whether the fan counts for some sets and one of them would make what is kept out."""
    assert score.account is not None
    wanted = {
        place
        for line in score.account.struck
        if (line.fan.id, line.because) == (right.fan, right.because)
        for place in line.places
    }
    linked = [use.sets for line in score.counted if line.fan.id == fan for use in line.uses]
    return any(1 < len(sets) <= _SETS and wanted.intersection(sets) for sets in linked)


def _spread(wrong: Mapping[Exclusion, str]) -> list[tuple[Exclusion, str]]:
    """The wrong choices in turns of their misconceptions, so that none is alone of its sort."""
    queues: dict[str, list[Exclusion]] = {}
    for exclusion, misconception in wrong.items():
        queues.setdefault(misconception, []).append(exclusion)
    turns = max(map(len, queues.values()), default=0)
    return [
        (queue[turn], misconception)
        for turn in range(turns)
        for misconception, queue in queues.items()
        if turn < len(queue)
    ]


def grade(question: HandQuestion[Exclusion], response: Exclusion | None) -> Verdict:
    """All or nothing; another true reason for a fan that is struck is right too."""
    key = choice_of_exclusion(question.answer)
    if response is None:
        return grade_choice(question, None, "", key)
    rules = rule_set(question.address.rules)
    if is_valid_exclusion(response, question.score, rules):
        response = question.answer
    return grade_choice(question, response, choice_of_exclusion(response), key)


def evidence(question: HandQuestion[Exclusion], verdict: Verdict) -> tuple[Evidence, ...]:
    """The fan that is struck, where the question was chosen for it; else the principle that decides."""
    key = question.answer
    account = question.score.account
    deciding = next(
        each.principle
        for each in (account.struck if account else ())
        if (each.fan.id, each.because) == (key.fan, key.because)
    )
    if question.address.target == key.fan:
        return (evidence_of_choice(key.fan, verdict),)
    return (evidence_of_topic(PRINCIPLE_PREFIX + deciding, question, verdict),)


def read(question: HandQuestion[Exclusion], value: object) -> Exclusion:
    """An object with `fan` and `because`."""
    rules = rule_set(question.address.rules)
    if isinstance(value, Mapping) and set(value) == {"fan", "because"}:
        fan, because = value["fan"], value["because"]
        reasons = isinstance(because, str) and (rules.has(because) or because in rules.principles)
        if isinstance(fan, str) and rules.has(fan) and reasons:
            return Exclusion(fan, because)
    raise bad_answer(question.address.kind, f'"fan" and "because" of {rules.id}', value)


def write(answer: Exclusion) -> Any:
    """The same as JSON knows it."""
    return {"fan": answer.fan, "because": answer.because}


def _shows(rules: RuleSet, fan: str) -> bool:
    """Whether something is kept out beside the fan often enough to ask about it."""
    return fan not in _SELDOM


SPEC: Final[KindSpec[HandQuestion[Exclusion], Exclusion]] = KindSpec(
    kind=Kind.PRINCIPLE,
    name=N_("What is not counted"),
    asks=N_("Two fans do not count together: say which one is left out, and by which rule."),
    topics=frozenset({TopicSort.FAN, TopicSort.PRINCIPLE}),
    deals_hands=True,
    turns_on_principles=True,
    applies_to=every_rule_set,
    shows=_shows,
    make=make,
    grade=grade,
    evidence=evidence,
    read=read,
    write=write,
    answer_of_choice=exclusion_of,
    subject=hand_subject_json,
    about=no_subject,
    words=WORDS,
)
