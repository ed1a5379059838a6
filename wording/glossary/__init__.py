"""The terms of the game and of its rule texts, in three languages."""

from wording.glossary.pictures import TermPicture, term_picture
from wording.glossary.terms import (
    TERMS,
    Term,
    bare_name,
    in_brackets,
    term,
    terms_of,
    without_brackets,
)
from wording.glossary.under_rules import term_under

__all__ = [
    "TERMS",
    "Term",
    "TermPicture",
    "bare_name",
    "in_brackets",
    "term",
    "term_picture",
    "term_under",
    "terms_of",
    "without_brackets",
]
