"""A sentence of a question keeps the digest that was stored under its first wording."""

from quizzes.kinds.first_wordings import FIRST_WORDINGS
from quizzes.kinds.subject import message_json
from quizzes.message import message
from scoring import Wind
from scoring.tiles import tile
from wording import translator


def test_a_reworded_sentence_is_digested_by_its_first_wording():
    now, then = (
        "Which team does player %(number)s belong to?",
        "Which team is player %(number)s of?",
    )

    assert message_json(message(now, number=5)) == [then, [["number", 5]]]


def test_a_place_that_a_wording_has_gained_is_no_part_of_the_digest():
    now, then = (
        "%(other)s discards %(tile)s too, and %(seat)s calls “win”.",
        "%(other)s discards such a tile too, and %(seat)s calls “win”.",
    )

    digested = message_json(message(now, other=Wind.EAST, tile=tile("5p"), seat=Wind.WEST))

    assert digested == [then, [["other", "E"], ["seat", "W"]]]


def test_a_sentence_that_joined_later_is_no_part_of_the_digest():
    lead = message("The following happened at different times, independently of one another.")
    told = message("%(seat)s discards %(tile)s.", seat=Wind.EAST, tile=tile("5p"))

    assert message_json((lead, told)) == message_json((told,))


def test_each_row_is_a_sentence_of_today():
    known = {english for _, english in translator("ja").forms}

    assert set(FIRST_WORDINGS) <= known
    gained = [places(now) - places(then) for now, then in FIRST_WORDINGS.items()]
    assert [each for each in gained if each] == [{"tile"}] * 2 + [{"others"}] * 2


def places(sentence: str) -> set[str]:
    """The names of its places."""
    return {part.partition(")")[0] for part in sentence.split("%(")[1:]}
