"""Questions for tests: about hands written out, or out of the generator."""

from quizzes import Address, Kind, Question, cites
from quizzes.countings import in_book_order, printed
from quizzes.kinds.choices import whole_catalogue
from scoring import rule_set, score, waits, wire

RULES = rule_set("mcr-2014")


def about(kind: Kind, **line: object) -> Question:
    """A question of that kind about the hand of a line, as the command line writes it."""
    address = Address(RULES.id, kind, 3, 0, 0)
    if kind is Kind.WAITS:
        standing, _ = wire.read_standing({"rules": RULES.id, **line})
        found = waits(standing, RULES)
        answer = tuple(str(wait.tile) for wait in found if wait.score.win)
        return Question(address, None, standing, None, answer, (), None, found)
    hand, _ = wire.read_hand({"rules": RULES.id, **line})
    found_score = score(hand, RULES)
    fans = in_book_order(printed(found_score), RULES)
    return Question(
        address=address,
        hand=hand,
        standing=None,
        choices=whole_catalogue(found_score, RULES),
        answer=found_score.total if kind is Kind.TOTAL else fans,
        cites=cites.of_score(found_score, RULES),
        score=found_score,
        waits=(),
    )
