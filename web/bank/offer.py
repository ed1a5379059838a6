"""Whether the visitor makes questions for students, and where they do so about a hand."""

from collections.abc import Mapping
from typing import Any

from flask import url_for

from school.accounts.models import Role
from web.visitors.current_visitor import visitor


def own_question_href(query: Mapping[str, Any]) -> str:
    """Where a teacher makes questions about the hand of the query; nothing for others."""
    who = visitor().signed_in
    if who is None or who.role is not Role.TEACHER:
        return ""
    return url_for("own_hand.page", **query)
