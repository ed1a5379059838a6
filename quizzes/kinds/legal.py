"""May this be declared a win? And if not, why?"""

from collections.abc import Mapping
from typing import Any, Final

from quizzes import citations
from quizzes.address import Address, Kind
from quizzes.hands.claimed import WIN, make_declared_hand
from quizzes.kinds.evidence import evidence_of_hand
from quizzes.kinds.hand import draw_for, goal_of, own_score
from quizzes.kinds.reading import bad_answer
from quizzes.kinds.spec import KindSpec, TopicSort, any_fan, every_rule_set, no_subject
from quizzes.kinds.subject import hand_subject_json
from quizzes.misconceptions import claiming
from quizzes.question import Choice, HandQuestion, Verdict, WinClaim
from quizzes.systems import profile_of
from quizzes.words.legal import WORDS
from scoring import RuleSet, Score, rule_set
from wording import N_

HALF_CREDIT: Final = 0.5  # credit for refusing a hand with the wrong reason


def make(address: Address) -> HandQuestion[WinClaim]:
    """The question; its answer is what `score` says of winning."""
    rules = rule_set(address.rules)
    if address.is_own:
        score = own_score(address)
    else:
        score = make_declared_hand(rules, draw_for(address), address.level, goal_of(address))
    return HandQuestion(
        address=address,
        choices=tuple(_choice(each, score, rules) for each in profile_of(rules).declared),
        answer=WinClaim(score.win, score.why_not),
        citations=_citations(score, rules),
        hand=score.hand,
        score=score,
    )


def claim_of(choice: str) -> WinClaim:
    """The claim that a choice makes."""
    return WinClaim(True, None) if choice == WIN else WinClaim(False, choice)


def choice_of(claim: WinClaim) -> str:
    """The choice that makes the claim."""
    return claim.why_not or WIN


def _choice(id: str, score: Score, rules: RuleSet) -> Choice:
    misconception = (
        claiming.diagnose(score, rules, claim_of(id)) if id != (score.why_not or WIN) else None
    )
    return Choice(
        id, misconception.id if misconception else None, profile_of(rules).declared_texts[id]
    )


def _citations(score: Score, rules: RuleSet) -> tuple[str, ...]:
    """The rows of what counts, and the article that decides last."""
    deciding = rules.articles.get(score.why_not or _deciding(score, rules), rules.articles["shape"])
    own = citations.score_citations(score, rules) if score.account else ()
    return (*(each for each in own if each != deciding), deciding)


def _deciding(score: Score, rules: RuleSet) -> str:
    """What a win had to be: worth enough, and not furiten."""
    return "furiten" if score.hand.circumstances.furiten else profile_of(rules).needed


def grade(question: HandQuestion[WinClaim], response: WinClaim | None) -> Verdict:
    """All or nothing, but half for a hand that is refused for the wrong reason."""
    key = choice_of(question.answer)
    if response == question.answer:
        return Verdict(1.0, True, (key,), (), ())
    if response is None:
        return Verdict(0.0, False, (), (key,), ())
    own = choice_of(response)
    misconception = next(
        (each.misconception for each in question.choices or () if each.id == own), None
    )
    refused = not response.win and not question.answer.win
    return Verdict(HALF_CREDIT if refused else 0.0, False, (), (key,), (own,), misconception)


def read(question: HandQuestion[WinClaim], value: object) -> WinClaim:
    """An object with `win` and `why_not`."""
    known = {each.id for each in question.choices or ()}
    if isinstance(value, Mapping) and set(value) == {"win", "why_not"}:
        win, why_not = value["win"], value["why_not"]
        if isinstance(win, bool) and (why_not is None if win else why_not in known - {WIN}):
            return WinClaim(win, why_not)
    raise bad_answer(question.address.kind, '"win" and "why_not" as `score` answers', value)


def write(answer: WinClaim) -> Any:
    """The same as JSON knows it."""
    return {"win": answer.win, "why_not": answer.why_not}


SPEC: Final[KindSpec[HandQuestion[WinClaim], WinClaim]] = KindSpec(
    kind=Kind.LEGAL,
    name=N_("Win or no win"),
    asks=N_("Say whether this may be declared a win, and if not, why."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=True,
    turns_on_principles=False,
    applies_to=every_rule_set,
    shows=any_fan,
    make=make,
    grade=grade,
    evidence=evidence_of_hand,
    read=read,
    write=write,
    answer_of_choice=claim_of,
    subject=hand_subject_json,
    about=no_subject,
    words=WORDS,
)
