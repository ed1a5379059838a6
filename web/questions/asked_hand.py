"""Questions about a hand that stands on a page: a link for each kind that can ask about it."""

from flask import url_for

from quizzes.address import Kind
from quizzes.asked_hand import addresses_of_hand
from quizzes.texts import kind_name
from scoring import Score
from web.components.links import Link
from wording import Translator


def ask_links(score: Score, t: Translator, but: Kind | None = None) -> tuple[Link, ...]:
    """The kinds by name, but one that was just asked; none of a hand that does not win."""
    return tuple(
        Link(kind_name(kind, t), url_for("drill.question", address=str(address)))
        for kind, address in addresses_of_hand(score).items()
        if kind is not but
    )
