"""Signing this browser in: the one place where a sign-in begins.

`web/accounts/second_step.py` decides whether it may; nothing else calls this.
"""

import uuid
from dataclasses import dataclass
from typing import Final

from flask import request
from sqlalchemy.orm import Session

from school.accounts import sign_ins
from school.accounts.merging import lock_learners, merge_guest, merged_settings
from web.accounts.device import device_of
from web.accounts.pages import derived_secret
from web.clock import now
from web.visitors import known_browser, sign_in_cookie
from web.visitors.current_visitor import forget_guest, guest_in_cookie, visitor

SIGN_IN_PURPOSE: Final = "sign-in"


@dataclass(frozen=True, slots=True)
class SignInRequest:
    """A sign-in that is asked for: whose, and what the browser came for.

    `form_nonce` names the form that asked; sent twice, it is one sign-in. `takes_answers` says that the guest's
    answers come along, `return_path` where one goes on.
    """

    learner_id: uuid.UUID
    form_nonce: str
    takes_answers: bool
    return_path: str

    @property
    def token(self) -> str:
        """The secret that the browser's cookie will hold."""
        return derived_secret(SIGN_IN_PURPOSE, self.form_nonce, self.learner_id)


def sign_in_exists(session: Session, sign_in_request: SignInRequest) -> bool:
    """Whether the same form has signed in already, and was not signed out since."""
    return sign_ins.signed_in_with(session, sign_in_request.token, now()) is not None


def store_sign_in(writing: Session, sign_in_request: SignInRequest) -> None:
    """Make the row of the sign-in; the guest's answers and choices go to the account."""
    guest, at, choices = guest_in_cookie(), now(), visitor().settings
    if sign_in_request.takes_answers and guest is not None:
        merge_guest(writing, guest, sign_in_request.learner_id, at)
    device = device_of(request.user_agent.string)
    sign_ins.store_sign_in(writing, sign_in_request.learner_id, sign_in_request.token, device, at)
    if sign_in_request.takes_answers:
        for learner in lock_learners(writing, sign_in_request.learner_id):
            learner.settings = merged_settings(learner.settings, choices)


def keep_in_browser(sign_in_request: SignInRequest) -> None:
    """Let the browser keep the sign-in whose row was made."""
    if sign_in_request.takes_answers:
        forget_guest()
    sign_in_cookie.keep(sign_in_request.token)
    known_browser.remember(sign_in_request.learner_id)
