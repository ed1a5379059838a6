"""A term keeps the wrong answers that it had when questions about it were first asked."""

from quizzes.definition_words import CHANGED_WORDS, first_definition_words
from wording.glossary import term


def test_words_that_came_are_left_out_and_words_that_went_are_there():
    today = frozenset({"agreed", "number", "of", "fans"})

    assert first_definition_words("agreed-lowest", today) == {"agreed", "of", "fans", "fewest"}
    assert first_definition_words("chow", today) == today


def test_each_row_is_about_a_term_and_no_word_both_came_and_went():
    assert all(term(id).id == id for id in CHANGED_WORDS)
    assert all(each.later.isdisjoint(each.earlier) for each in CHANGED_WORDS.values())
