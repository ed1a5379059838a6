"""May this be declared a win? And if not, why?"""

from collections.abc import Mapping
from typing import Any, Final

from quizzes import citations as citations
from quizzes.address import Address
from quizzes.hands.claimed import REASONS, WIN, make_claim
from quizzes.kinds.evidence import of_the_hand
from quizzes.kinds.hand import goal_of, stream
from quizzes.kinds.workings import Workings, bad_answer
from quizzes.message import Message, message
from quizzes.misconceptions import claiming
from quizzes.question import Answer, Choice, Claim, Question, Response, Verdict
from scoring import RuleSet, Score, System, rule_set
from wording import N_

HALF: Final = 0.5  # credit for refusing a hand with the wrong reason
_IS_A_WIN: Final = message(N_("Yes, it wins"))
_SAYS: Final[Mapping[System, Mapping[str, Message]]] = {
    System.MCR: {
        WIN: _IS_A_WIN,
        "minimum": message(N_("No: worth less than the minimum of 8 points")),
        "shape": message(N_("No: not a winning shape")),
    },
    System.IMJ: {
        WIN: _IS_A_WIN,
        "minimum": message(N_("No: below the agreed lowest rank")),
        "shape": message(N_("No: not a winning shape")),
    },
    System.RENGO: {
        WIN: _IS_A_WIN,
        "no-yaku": message(N_("No: without a yaku")),
        "furiten": message(N_("No: furiten")),
        "shape": message(N_("No: not a winning shape")),
    },
}


def make(address: Address) -> Question:
    """The question; its answer is what `score` says of winning."""
    rules = rule_set(address.rules)
    score = make_claim(rules, stream(address), address.level, goal_of(address))
    return Question(
        address=address,
        choices=tuple(_choice(each, score, rules) for each in REASONS[rules.system]),
        answer=Claim(score.win, score.why_not),
        citations=_citations(score, rules),
        hand=score.hand,
        score=score,
    )


def claim_of(choice: str) -> Claim:
    """The claim that a choice makes."""
    return Claim(True, None) if choice == WIN else Claim(False, choice)


def choice_of(claim: Claim) -> str:
    """The choice that makes the claim."""
    return claim.why_not or WIN


def _choice(id: str, score: Score, rules: RuleSet) -> Choice:
    misconception = (
        claiming.diagnose(score, rules, claim_of(id)) if id != (score.why_not or WIN) else None
    )
    return Choice(id, misconception.id if misconception else None, _SAYS[rules.system][id])


def _citations(score: Score, rules: RuleSet) -> tuple[str, ...]:
    """The rows of what counts, and the article that decides last."""
    deciding = rules.articles.get(score.why_not or _deciding(score, rules), rules.articles["shape"])
    own = citations.of_score(score, rules) if score.account else ()
    return (*(each for each in own if each != deciding), deciding)


def _deciding(score: Score, rules: RuleSet) -> str:
    """What a win had to be: worth enough, and not furiten."""
    if rules.system is System.RENGO:
        return "furiten" if score.hand.circumstances.furiten else "no-yaku"
    return "minimum"


def grade(question: Question, response: Response) -> Verdict:
    """All or nothing, but half for a hand that is refused for the wrong reason."""
    assert isinstance(question.answer, Claim)
    key = choice_of(question.answer)
    if response == question.answer:
        return Verdict(1.0, True, (key,), (), ())
    if not isinstance(response, Claim):
        return Verdict(0.0, False, (), (key,), ())
    own = choice_of(response)
    misconception = next(
        (each.misconception for each in question.choices or () if each.id == own), None
    )
    refused = not response.win and not question.answer.win
    return Verdict(HALF if refused else 0.0, False, (), (key,), (own,), misconception)


def read(question: Question, value: object) -> Claim:
    """An object with `win` and `why_not`."""
    known = {each.id for each in question.choices or ()}
    if isinstance(value, Mapping) and set(value) == {"win", "why_not"}:
        win, why_not = value["win"], value["why_not"]
        if isinstance(win, bool) and (why_not is None if win else why_not in known - {WIN}):
            return Claim(win, why_not)
    raise bad_answer(question.address.kind, '"win" and "why_not" as `score` answers', value)


def write(answer: Answer) -> Any:
    """The same as JSON knows it."""
    assert isinstance(answer, Claim)
    return {"win": answer.win, "why_not": answer.why_not}


WORKINGS: Final = Workings(make, grade, of_the_hand, read, write, chosen=claim_of)
