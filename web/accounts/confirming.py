"""Asking once more for the password before something that cannot be undone."""

from flask import current_app

from school.accounts.attempts import Wait
from school.accounts.models import Account
from school.accounts.sign_ins import SignedIn
from web import current, known_browser
from web.accounts import limits
from web.services import services


def confirmed(who: SignedIn, typed: str) -> bool | Wait:
    """Whether this is the password of whoever is signed in; who tries too often waits."""
    counted = limits.count("password", who.name, known_browser.mark_for(who.learner_id))
    if isinstance(counted, Wait):
        return counted
    with current.database().reading() as reading:
        account = reading.get(Account, who.learner_id)
    stored = account.password if account else None
    if not services(current_app).passwords.matches(stored, typed):
        return False
    limits.give_back(counted)
    return True
