"""What every form does with what was sent, whichever page it stands on."""

import importlib
import pkgutil
from collections.abc import Iterator

import pytest
from flask import Flask
from werkzeug.datastructures import MultiDict

import web
from web.components.form import Form, SecretField, TextField
from wording import LANGUAGES, translator
from wording.typed_text import SPELLINGS

pytestmark = pytest.mark.any_database


class Sample(Form):
    line = TextField("Name", {}, longest=3)
    secret = SecretField("Password", {})


@pytest.fixture(autouse=True)
def page(site: Flask) -> Iterator[None]:
    with site.test_request_context("/"):
        yield


def all_forms() -> list[type[Form]]:
    for module in pkgutil.walk_packages(web.__path__, "web."):
        importlib.import_module(module.name)
    return [each for each in Form.__subclasses__() if each.__module__.startswith("web.")]


def test_what_is_too_long_is_cut_where_it_is_read_and_whole_where_it_is_shown():
    typed = "a" * 100
    form = Sample(MultiDict({"line": typed}))

    assert 3 < len(form.line.data) <= SPELLINGS * 3 + 1
    assert form.line.value == typed


def test_a_secret_is_read_and_never_shown():
    form = Sample(MultiDict({"secret": "plum and bamboo"}))

    assert (form.secret.data, form.secret.value) == ("plum and bamboo", "")


def test_a_field_that_was_not_sent_is_empty_or_as_it_was():
    assert Sample(MultiDict()).line.data == ""
    assert Sample(MultiDict(), line="old").line.value == "old"


def test_every_label_is_in_every_language():
    forms = all_forms()
    assert len(forms) > 8
    for lang in set(LANGUAGES) - {"en"}:
        t = translator(lang)
        for form in forms:
            for field in form().text_fields:
                assert t.gettext(field.label.text) != field.label.text, field.label.text


def test_forms_of_accounts_need_their_token(site: Flask):
    for path in ("/account/in", "/account/new", "/account/out", "/account/erase", "/account/codes"):
        assert site.test_client().post(path, data={"name": "Lin"}).status_code == 400
