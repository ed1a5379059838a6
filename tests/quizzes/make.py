"""Questions for tests: about hands written out, or out of the generator."""

from hypothesis import strategies as st

from quizzes import Address, Kind, Question, can_ask, citations, kinds_of
from quizzes.countings import displayed_counting, sorted_by_book
from quizzes.kinds.choices import whole_catalogue
from quizzes.kinds.legal import claim_of
from quizzes.kinds.principle import exclusion_of
from quizzes.question import HandQuestion, Objection, PaymentsAnswer, WaitQuestion
from scoring import RULE_SETS, rule_set, score, waits, wire

RULES = rule_set("mcr-2014")
FANS = [(rules.id, fan.id) for rules in RULE_SETS.values() for fan in rules.fans]
"""Every fan of every rule set."""


@st.composite
def addresses(draw: st.DrawFn) -> Address:
    """Addresses of every rule set and kind, of a filter or masked too."""
    rules = rule_set(draw(st.sampled_from(list(RULE_SETS))))
    kind = draw(st.sampled_from(kinds_of(rules)))
    asked = [fan.id for fan in rules.fans if can_ask(rules.id, kind, fan.id)]
    fans = draw(st.lists(st.sampled_from(asked), unique=True, max_size=4)) if asked else []
    seed, index = draw(st.integers(0, 2**40)), draw(st.integers(0, 10**6))
    veiled = len(fans) == 1 and draw(st.booleans())
    level = draw(st.integers(1, 5))
    return Address(rules.id, kind, level, seed, index, tuple(fans), masked=veiled)


def about(kind: Kind, rules: str = RULES.id, **line: object) -> Question:
    """A question of that kind about the hand of a line, as the command line writes it."""
    known = rule_set(rules)
    address = Address(rules, kind, 3, 0, 0)
    if kind is Kind.WAITS:
        waiting_hand, _ = wire.read_waiting_hand({"rules": rules, **line})
        all_waits = waits(waiting_hand, known)
        answer = tuple(str(wait.tile) for wait in all_waits if wait.score.win)
        return WaitQuestion(address, None, answer, (), waiting_hand, all_waits)
    hand, _ = wire.read_hand({"rules": rules, **line})
    found_score = score(hand, known)
    fans = sorted_by_book(displayed_counting(found_score), known)
    return HandQuestion(
        address=address,
        hand=hand,
        choices=whole_catalogue(found_score, known),
        answer=found_score.total if kind is Kind.TOTAL else fans,
        citations=citations.score_citations(found_score, known),
        score=found_score,
    )


def wrong_answers(question: Question) -> st.SearchStrategy[object]:
    """Answers to a question, nearly all of them wrong."""
    rules = rule_set(question.address.rules)
    match question.address.kind:
        case Kind.FANS:
            ids = st.sampled_from([fan.id for fan in rules.fans])
            return st.lists(ids, max_size=4).map(tuple)
        case Kind.TOTAL:
            return st.integers(0, 400)
        case Kind.WAITS:
            return st.just(("1m", "7z"))
        case Kind.LEGAL:
            return st.sampled_from([claim_of(each.id) for each in question.choices or ()])
        case Kind.PAYMENTS | Kind.TSUMO_SPLIT:
            return st.builds(PaymentsAnswer, *(st.integers(-50, 50) for _ in range(4)))
        case Kind.PRINCIPLE:
            return st.sampled_from([exclusion_of(each.id) for each in question.choices or ()])
        case Kind.SPOT_ERROR:
            ids = st.sampled_from([fan.id for fan in rules.fans])
            some = st.lists(ids, max_size=2, unique=True).map(tuple)
            return st.builds(Objection, some, some, st.integers(0, 100))
        case Kind.BASE:
            return st.integers(2, 11).map(lambda tens: 10 * tens)
        case _ if question.choices:
            return st.sampled_from([each.id for each in question.choices])
        case _:
            return st.integers(0, 400)
