"""Deeds told together: four rulings, each as often right, of which no two hold together."""

from collections import Counter

import pytest

from quizzes.hands.draw import Draw
from quizzes.situations.book import TEMPLATES
from quizzes.situations.deeds import DeedBook
from quizzes.situations.imj.deeds.calls import FALSE_WINS, WRONG_CALLS
from quizzes.situations.imj.deeds.claims import CLAIMS
from quizzes.situations.imj.deeds.events import EVENTS, FLOWERS
from quizzes.situations.imj.deeds.stack import STACK
from quizzes.situations.rengo.deeds.calls import AFTER_RIICHI, CALLS, DECLARING
from quizzes.situations.rengo.deeds.ends import DRAWS, FOULS
from quizzes.situations.rengo.deeds.wins import FURITEN
from scoring import rule_set
from tests.quizzes.named_tiles import named_tiles

BOOKS = {
    "imj-claims": CLAIMS,
    "imj-wrong-calls": WRONG_CALLS,
    "imj-false-wins": FALSE_WINS,
    "imj-events": EVENTS,
    "imj-flowers": FLOWERS,
    "imj-cards": STACK,
    "rengo-calls": CALLS,
    "rengo-declaring": DECLARING,
    "rengo-after-riichi": AFTER_RIICHI,
    "rengo-furiten": FURITEN,
    "rengo-fouls": FOULS,
    "rengo-draws": DRAWS,
}
every_book = pytest.mark.parametrize("book", BOOKS.values(), ids=BOOKS)


@every_book
def test_four_rulings_are_offered_of_which_no_two_hold_together(book: DeedBook) -> None:
    for number in range(40):
        ids = [each for each, _ in book.drawn_keys(Draw("deeds", number))]

        assert len(set(ids)) == 4
        assert not any(
            {one, other} in book.both_true for one in ids for other in ids if one != other
        )


@every_book
def test_every_deed_stands_beside_its_opposite(book: DeedBook) -> None:
    """No ruling is the only one, and there are more stories than rulings."""
    assert len(book.by_key()) >= 4
    assert len(book.deeds) >= 2 * len(book.by_key())


def test_a_ruling_is_right_as_often_as_wrong() -> None:
    """Chance is 0.25; counted in 400 questions of three players' false wins."""
    (template,) = [each for each in TEMPLATES if each.id == "imj-declared-of-3"]
    offered: Counter[str] = Counter()
    right: Counter[str] = Counter()
    for filling in range(400):
        drawn = template.fill(Draw("deeds", filling), rule_set("imj"))
        offered.update(each.id for each in drawn.choices or ())
        right[str(drawn.answer)] += 1

    assert all(0.17 < right[each] / offered[each] < 0.33 for each in offered)


def test_two_deeds_name_different_tiles() -> None:
    (template,) = [each for each in TEMPLATES if each.id == "imj-claimed-of-3"]
    for filling in range(60):
        drawn = template.fill(Draw("tiles", filling), rule_set("imj"))
        told = [set(named_tiles(each)) for each in drawn.facts]

        assert sum(map(len, told)) == len(set().union(*told))


def test_a_discard_that_is_allowed_is_not_explained_by_the_ban() -> None:
    """After a pung the fourth tile is barred from the discard right after it only (21.2, 23.2)."""
    reasons = {each.key[0]: each.reason for each in CLAIMS.deeds if "pungs" in each.told}

    assert len(reasons) == len(set(reasons.values())) == 2


def test_a_hand_within_the_agreed_highest_rank_is_told_to_be_paid_in_full() -> None:
    """7.3: only what is above it is paid as that rank; a hand that reaches the lowest rank wins."""
    reasons = {each.reason for each in EVENTS.deeds if each.key[0] == "full"}

    assert any("a hand within it is paid in full" in each for each in reasons)
    assert any("a hand that reaches it wins" in each for each in reasons)
    assert not any("a hand above it" in each or "a hand below it" in each for each in reasons)
