"""A visitor as tests see one: gets pages, fills in forms, presses buttons, without a script."""

import re
import uuid
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from typing import Any, Self
from urllib.parse import urljoin

from flask import Flask
from sqlalchemy import select
from werkzeug.test import TestResponse

from school.learners.models import Learner
from school.progress.models import Answer
from web.services import services


@dataclass
class PageForm:
    """A form of a page: where it goes, and what its fields hold as the page came."""

    action: str
    method: str
    fields: list[tuple[str, str]] = field(default_factory=list)
    buttons: list[tuple[str, str]] = field(default_factory=list)

    def values(self, name: str) -> list[str]:
        return [value for field_name, value in self.fields if field_name == name]


class VisitedPage(HTMLParser):
    """What a page says and offers."""

    def __init__(self, response: TestResponse, address: str) -> None:
        super().__init__()
        self.status = response.status_code
        self.headers = response.headers
        self.address = address
        self.text = response.text
        self._lang = ""
        self._forms: list[PageForm] = []
        self._links: list[str] = []
        self._headings: list[str] = []
        self._form: PageForm | None = None
        self._select = ""
        self._heading: list[str] | None = None

    @cached_property
    def _read(self) -> Self:
        """The page, read when something of it is asked for: most pages only lead on."""
        self.feed(self.text)
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

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        results = {name: value or "" for name, value in attrs}
        if tag == "html":
            self._lang = results["lang"]
        elif tag == "form":
            self._form = PageForm(results.get("action", ""), results.get("method", "get"))
            self._forms.append(self._form)
        elif tag == "a":
            self._links.append(results.get("href", ""))
        elif tag == "h1":
            self._heading = []
        elif tag == "button" and self._form and results.get("name"):
            self._form.buttons.append((results["name"], results.get("value", "")))
        elif tag == "select":
            self._select = results["name"]
        elif tag == "option" and self._form and "selected" in results:
            self._form.fields.append((self._select, results["value"]))
        elif tag == "input" and self._form and results.get("name"):
            unchecked = results.get("type") in ("checkbox", "radio") and "checked" not in results
            if not unchecked:
                self._form.fields.append((results["name"], results.get("value", "")))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = None
        elif tag == "h1" and self._heading is not None:
            self._headings.append("".join(self._heading).strip())
            self._heading = None

    def handle_data(self, data: str) -> None:
        if self._heading is not None:
            self._heading.append(data)

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
        return self.send(self.open(address).question, **given)

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
