"""The keys of one's own account for programs: made, shown once, revoked."""

from dataclasses import dataclass
from datetime import datetime
from typing import Final

from flask import Blueprint, redirect, render_template, request, url_for

from school.accounts.api_keys import (
    LONGEST_KEY_NAME,
    MOST_KEYS,
    api_keys_of,
    key_of,
    make_api_key,
    revoke_api_key,
)
from school.accounts.models import ApiKey
from school.accounts.names import parse_label
from school.accounts.sign_ins import SignedIn
from school.errors import SchoolError
from school.public_ids import parse_id
from web import request_context
from web.accounts.pages import (
    Answer,
    derived_secret,
    form_token,
    refused_form_page,
    sent_form_nonce,
    sign_in_required,
)
from web.clock import now
from web.components.dates import date_text, time_text
from web.components.form import Form, ParsedValue, TextField
from web.visitors.time_zone import zone_of
from wording import N_, Translator

API_KEYS_PURPOSE: Final = "api keys"

blueprint = Blueprint("api_keys", __name__)


def _fault(error: SchoolError, t: Translator) -> str:
    told = {
        "no-name": t.gettext("Enter a name."),
        "long-name": t.gettext(
            "A name can have at most %(most)s characters.", most=LONGEST_KEY_NAME
        ),
        "too-many-keys": t.gettext(
            "An account can have at most %(most)s keys. Revoke one first.", most=MOST_KEYS
        ),
    }
    return told[error.code]


class ApiKeyForm(Form):
    """What a new key is called."""

    name = TextField(
        N_("Name of the key"),
        {"autocomplete": "off"},
        hint=N_("What uses it, so that you know which key to revoke."),
        longest=LONGEST_KEY_NAME,
        validators=[ParsedValue(lambda typed: parse_label(typed, LONGEST_KEY_NAME), _fault)],
    )


@dataclass(frozen=True, slots=True)
class ApiKeyView:
    """A key that was made."""

    id: str
    name: str
    made: str
    last_used: str


@blueprint.get("/account/keys")
@sign_in_required
def page(who: SignedIn) -> Answer:
    """The keys of the account, and the form for another."""
    return _page(who, ApiKeyForm())


@blueprint.post("/account/keys")
@sign_in_required
def make(who: SignedIn) -> Answer:
    """Make a key and show it. The same form sent twice shows the same key."""
    t, form = request_context.translator(), ApiKeyForm(request.form)
    nonce = sent_form_nonce(API_KEYS_PURPOSE)
    if nonce is None:
        late = t.gettext("This page was out of date. Send it again.")
        return _page(who, form.with_error(late)), 400
    if not form.validate():
        return refused_form_page(_page(who, form), form)
    key = key_of(derived_secret(API_KEYS_PURPOSE, nonce, who.learner_id))
    try:
        with request_context.writing() as writing:
            make_api_key(writing, who.learner_id, form.name.data, key, now())
    except SchoolError as error:
        return refused_form_page(_page(who, form.with_error(_fault(error, t))), form)
    return render_template("account/key_shown.html", key=key, name=form.name.data)


@blueprint.post("/account/keys/revoke")
@sign_in_required
def revoke(who: SignedIn) -> Answer:
    """Let a key open nothing any more."""
    with request_context.writing() as writing:
        revoke_api_key(writing, who.learner_id, parse_id(request.form.get("key", "")))
    return redirect(url_for(".page", done="revoked"), 303)


def _page(who: SignedIn, form: ApiKeyForm) -> str:
    t = request_context.translator()
    keys = api_keys_of(request_context.reading(), who.learner_id)
    return render_template(
        "account/keys.html",
        keys=tuple(_key_view(each, t) for each in keys),
        form=form,
        full=len(keys) >= MOST_KEYS,
        most=MOST_KEYS,
        hidden=(("token", form_token(API_KEYS_PURPOSE)),),
        done=request.args.get("done", ""),
    )


def _key_view(row: ApiKey, t: Translator) -> ApiKeyView:
    made, used = _moment(row.made_at, t), row.last_used_at
    return ApiKeyView(
        id=str(row.public_id),
        name=row.name,
        made=t.gettext("created %(moment)s", moment=made),
        last_used=t.gettext("last used %(moment)s", moment=_moment(used, t))
        if used
        else t.gettext("never used"),
    )


def _moment(moment: datetime, t: Translator) -> str:
    local = moment.astimezone(zone_of(request))
    return f"{date_text(local, 'medium', t)} {time_text(local, t)}"
