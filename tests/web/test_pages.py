"""Every page in every language, and the headers that all of them carry."""

import pytest
from flask import Flask

from tests.web.visitor import SiteVisitor
from wording import LANGUAGES

pytestmark = pytest.mark.any_database

QUESTIONS = [f"/drill/mcr-2014/{kind}/3/2611/2?n=5" for kind in ("fans", "total", "waits", "find")]
PAGES = ["/", "/mcr-2014/drill", "/mcr-2014/drill?fan=all-pungs&kind=total", *QUESTIONS]
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", PAGES)
def test_a_page_comes_in_the_language_of_the_browser(site: Flask, address: str, language: str):
    page = SiteVisitor(site, language).open(address)

    assert page.status == 200
    assert page.lang == language
    assert page.heading


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", QUESTIONS)
def test_an_explanation_comes_in_the_language_of_the_browser(
    site: Flask, address: str, language: str
):
    page = SiteVisitor(site, language).answer(address, unknown=1)

    assert page.status == 200
    assert page.lang == language
    assert page.address.startswith("/drill/answers/")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_run_comes_in_the_language_of_the_browser(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    visitor.answer("/drill/mcr-2014/find/1/7/1?n=5", unknown=1)

    page = visitor.open("/drill/done/mcr-2014/find/1/7/1?n=5")

    assert (page.status, page.lang) == (200, language)


@pytest.mark.parametrize(
    ("address", "status"),
    [
        ("/", 200),
        ("/mcr-2014/drill", 200),
        ("/nowhere", 404),
        ("/settings", 200),
        ("/healthz", 200),
    ],
)
def test_every_answer_of_the_site_carries_the_headers(
    visitor: SiteVisitor, address: str, status: int
):
    page = visitor.open(address)

    assert page.status == status
    assert {name: page.headers[name] for name in HEADERS} == HEADERS
    policy = page.headers["Content-Security-Policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not any("unsafe" in rule for rule in policy)
    assert "camera=()" in page.headers["Permissions-Policy"]


@pytest.mark.parametrize("address", [*PAGES, "/nowhere"])
def test_no_page_needs_what_the_content_policy_refuses(visitor: SiteVisitor, address: str):
    text = visitor.open(address).text

    assert "<style" not in text
    assert " style=" not in text
    assert "<script>" not in text
    assert " onclick=" not in text


def test_pages_are_kept_by_nobody_but_the_browser(visitor: SiteVisitor):
    page = visitor.open("/")

    assert page.headers["Cache-Control"] == "private, no-cache"
    assert {"Cookie", "Accept-Language"} <= set(page.headers["Vary"].split(", "))


def test_assets_stay_for_ever_and_set_no_cookie(visitor: SiteVisitor):
    href = visitor.open("/").text.split('rel="stylesheet" href="')[1].split('"')[0]

    sheet = visitor.client.get(href)

    assert sheet.headers["Cache-Control"] == "public, max-age=31536000, immutable"
    assert sheet.mimetype == "text/css"
    assert "Set-Cookie" not in sheet.headers


def test_every_link_of_the_first_page_leads_somewhere(visitor: SiteVisitor):
    links = {link for link in visitor.open("/").links if link.startswith("/")}

    assert len(links) >= 5
    assert {link: visitor.open(link).status for link in links} == dict.fromkeys(links, 200)


def test_a_sign_of_life(visitor: SiteVisitor):
    assert visitor.client.get("/healthz").text == "ok\n"
