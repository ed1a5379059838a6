"""A visitor as tests see one: gets pages, fills in forms, presses buttons, without a script."""

import re
import uuid
from dataclasses import dataclass, field
from functools import cached_property
from html import unescape
from typing import Any, Final, Self
from urllib.parse import urljoin

from flask import Flask
from sqlalchemy import select
from werkzeug.test import TestResponse

from school.learners.models import Learner
from school.progress.models import Answer
from web.services import services

# Thousands of pages are read: a parser that goes from sign to sign took a sixteenth of the time.
_QUOTED: Final = r"""(?:[^>"']|"[^"]*"|'[^']*')*"""
_TAGS: Final = re.compile(
    r"<!--.*?-->|<(?P<raw>script|style)\b.*?</(?P=raw)\s*>"
    rf"|<(?P<end>/?)(?P<tag>html|form|a|h1|button|select|option|input)\b(?P<attributes>{_QUOTED})>",
    re.DOTALL | re.IGNORECASE,
)
_ANY_TAG: Final = re.compile(rf"<!--.*?-->|<{_QUOTED}>", re.DOTALL)
_ATTRIBUTE: Final = re.compile(r"""([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+)))?""")


def _attributes(text: str) -> dict[str, str]:
    return {
        name.lower(): unescape(double or single or bare)
        for name, double, single, bare in _ATTRIBUTE.findall(text)
    }


@dataclass
class PageForm:
    """A form of a page: where it goes, and what its fields hold as the page came."""

    action: str
    method: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str]] = field(default_factory=list)
    id: str = ""

    def values(self, name: str) -> list[str]:
        return [value for field_name, value in self.fields if field_name == name]


class VisitedPage:
    """What a page says and offers."""

    def __init__(self, response: TestResponse, address: str) -> None:
        self.status = response.status_code
        self.headers = response.headers
        self.address = address
        self.text = response.text
        self._lang = ""
        self._forms: list[PageForm] = []
        self._links: list[str] = []
        self._headings: list[str] = []
        self._form: PageForm | None = None
        self._elsewhere: list[
            tuple[str, str, str]
        ] = []  # fields of a form that they are not within
        self._select = ""
        self._heading: int | None = None

    @cached_property
    def _read(self) -> Self:
        """The page, read when something of it is asked for: most pages only lead on."""
        for found in _TAGS.finditer(self.text):
            tag = (found["tag"] or "").lower()
            if not tag:
                continue  # a comment, a script or a style sheet
            if found["end"]:
                self._end(tag, found.start())
            else:
                self._start(tag, _attributes(found["attributes"]), found.end())
        for form_id, name, value in self._elsewhere:
            next(each for each in self._forms if each.id == form_id).fields.append((name, value))
        return self

    @property
    def lang(self) -> str:
        return self._read._lang

    @property
    def forms(self) -> list[PageForm]:
        return self._read._forms

    @property
    def links(self) -> list[str]:
        return self._read._links

    @property
    def headings(self) -> list[str]:
        return self._read._headings

    def _start(self, tag: str, found: dict[str, str], at: int) -> None:
        if tag == "html":
            self._lang = found["lang"]
        elif tag == "form":
            self._form = PageForm(
                found.get("action", ""), found.get("method", "get"), id=found.get("id", "")
            )
            self._forms.append(self._form)
        elif tag == "a":
            self._links.append(found.get("href", ""))
        elif tag == "h1":
            self._heading = at
        elif tag == "button" and self._form and found.get("name"):
            self._form.buttons.append((found["name"], found.get("value", "")))
        elif tag == "select":
            self._select = found["name"]
        elif tag == "option" and self._form and "selected" in found:
            self._form.fields.append((self._select, found["value"]))
        elif tag == "input" and self._form and found.get("name"):
            unchecked = found.get("type") in ("checkbox", "radio") and "checked" not in found
            if not unchecked and "form" in found:
                self._elsewhere.append((found["form"], found["name"], found.get("value", "")))
            elif not unchecked:
                self._form.fields.append((found["name"], found.get("value", "")))

    def _end(self, tag: str, at: int) -> None:
        if tag == "form":
            self._form = None
        elif tag == "h1" and self._heading is not None:
            said = _ANY_TAG.sub("", self.text[self._heading : at])
            self._headings.append(unescape(said).strip())
            self._heading = None

    @property
    def heading(self) -> str:
        return self.headings[0]

    @property
    def question(self) -> PageForm:
        """The form that an answer goes through."""
        return next(form for form in self.forms if form.values("token"))

    def link_to(self, start: str) -> str:
        """The first link whose address begins so."""
        return next(link for link in self.links if link.startswith(start))

    def next_question(self, start: str) -> str:
        """The first link to a question that begins so, and not to one about the hand of the page."""
        return next(link for link in self.links if link.startswith(start) and "/hand:" not in link)


class SiteVisitor:
    """A browser of somebody: keeps cookies, follows where it is sent."""

    def __init__(self, site: Flask, language: str = "en") -> None:
        self.site = site
        self.client = site.test_client()
        self.headers = {"Accept-Language": language, "Accept": "text/html"}

    def open(self, address: str, **wishes: Any) -> VisitedPage:
        response = self.client.get(address, headers=self.headers, **wishes)
        return self._page(response, address)

    def send(self, form: PageForm, *, follow: bool = True, **given: Any) -> VisitedPage:
        """Send the form as it came, with these values in place of its own."""
        data: dict[str, list[str]] = {}
        for name, value in form.fields:
            data.setdefault(name, []).append(value)
        for name, value in given.items():
            data[name.replace("__", "-")] = (
                [str(each) for each in value] if isinstance(value, list | tuple) else [str(value)]
            )
        response = self.client.post(form.action, data=data, headers=self.headers)
        return self._page(response, form.action, follow=follow)

    def answer(self, address: str, **given: Any) -> VisitedPage:
        """Open a question and answer it; the page that comes then."""
        page = self.send(self.open(address).question, **given)
        assert page.status != 422, f"{given} is no answer to {address}"
        return page

    def refused_answer(self, address: str, **given: Any) -> VisitedPage:
        """Open a question and send what is no answer to it; the page that says so."""
        page = self.send(self.open(address).question, **given)
        assert page.status == 422, f"{given} is taken as an answer to {address}"
        return page

    def choose(self, **setting: str) -> VisitedPage:
        """Press a button of the settings form on the drill page."""
        form = next(
            form for form in self.open("/mcr-2014/drill").forms if form.action == "/settings"
        )
        return self.send(form, **setting)

    def rows(self) -> list[Answer]:
        """Every answer that the site holds."""
        with services(self.site).database.reading() as reading:
            return list(reading.scalars(select(Answer).order_by(Answer.id)))

    def last_row(self) -> Answer:
        """The answer that the site was given last."""
        with services(self.site).database.reading() as reading:
            return reading.scalars(select(Answer).order_by(Answer.id.desc()).limit(1)).one()

    def learners(self) -> list[Learner]:
        with services(self.site).database.reading() as reading:
            return list(reading.scalars(select(Learner)))

    def _page(self, response: TestResponse, address: str, *, follow: bool = True) -> VisitedPage:
        if follow and response.status_code in (302, 303):
            onward = urljoin(address, response.headers["Location"])
            return self.open(onward)
        return VisitedPage(response, address)


def public_id(page: VisitedPage) -> uuid.UUID:
    """The id in the address of an explanation."""
    found = re.search(r"/drill/answers/([0-9a-f-]{36})", page.address)
    assert found, f"{page.address} is no explanation"
    return uuid.UUID(found[1])
