"""The codes of cards, for whoever prints or shows them."""

from collections.abc import Sequence

from school.classes import cards
from school.classes.models import Student
from web import request_context
from web.secret_keys import secret_keys


def card_codes(places: Sequence[Student]) -> tuple[str, ...]:
    """The code that opens each of the places.

    A place whose card was made with a key that the site no longer has gets another here, so that no
    card is printed that opens nothing.
    """
    keys = secret_keys()
    codes = [cards.card_code(keys, place) for place in places]
    if None not in codes:
        return tuple(code for code in codes if code is not None)
    with request_context.writing() as writing:
        return tuple(
            code or cards.restore_card(writing, keys, place)
            for code, place in zip(codes, places, strict=True)
        )
