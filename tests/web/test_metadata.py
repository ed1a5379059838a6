"""What a page tells places that find it and show links to it, and what is found at all."""

import io
import re
from html import unescape
from typing import Any, Final

import pytest
from flask import Flask
from PIL import Image, ImageColor

from scoring import RULE_SETS
from tests.web.access.routes import EVERYBODY, FOR_ACCOUNTS
from tests.web.visitor import SiteVisitor
from web.metadata.page_metadata import LOCALES, LONGEST_DESCRIPTION, PUBLIC_PAGES, description_of
from web.metadata.sitemap import PARTS, paths_in
from wording import LANGUAGES

pytestmark = pytest.mark.any_database


QUESTION: Final = "/drill/mcr-2014/find/1/5/1"
LINK: Final = re.compile(r'<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">')
ROW: Final = re.compile(r"<url><loc>([^<]+)</loc>(.*?)</url>")
SITE: Final = "http://localhost"


def told(page: str) -> dict[str, str]:
    """The tags of a page by name or property; of several with one name the first."""
    found = re.findall(r'<meta (?:name|property)="([^"]+)" content="([^"]*)"', page)
    tags = {name: unescape(words) for name, words in reversed(found)}
    canonical = re.search(r'<link rel="canonical" href="([^"]+)">', page)
    return {**tags, "canonical": unescape(canonical[1])} if canonical else tags


def path_of(endpoint: str) -> str:
    return EVERYBODY[f"GET {endpoint}"].partition("?")[0]


@pytest.mark.parametrize("endpoint", PUBLIC_PAGES)
def test_a_public_page_says_what_it_is_in_each_language(site: Flask, endpoint: str) -> None:
    client, path = site.test_client(), path_of(endpoint)
    said = set()
    for language in LANGUAGES:
        page = client.get(f"{path}?lang={language}").text
        tags = told(page)
        assert f'<html lang="{language}"' in page
        assert tags["canonical"] == tags["og:url"] == f"{SITE}{path}?lang={language}"
        assert tags["description"] == tags["og:description"]
        assert 5 <= len(tags["description"]) <= LONGEST_DESCRIPTION
        assert tags["og:locale"] == LOCALES[language]
        assert tags["og:title"] in unescape(page.partition("</title>")[0])
        assert f"/{language}" in tags["og:image"]
        assert tags["og:image"].startswith(SITE)
        assert dict(LINK.findall(page)) == {
            **{tag: f"{SITE}{path}?lang={tag}" for tag in LANGUAGES},
            "x-default": SITE + path,
        }
        said.add(tags["description"])
    assert len(said) == len(LANGUAGES)


def test_the_run_around_a_question_does_not_make_another_page(site: Flask) -> None:
    tags = told(site.test_client().get(f"{QUESTION}?n=10&kinds=find").text)
    assert tags["canonical"] == SITE + QUESTION


def test_a_page_of_ones_own_tells_nothing_to_those_who_look_for_pages(
    visitor: SiteVisitor,
) -> None:
    public = {f"GET {endpoint}" for endpoint in PUBLIC_PAGES}
    for route, path in {**EVERYBODY, **FOR_ACCOUNTS}.items():
        answer = visitor.client.get(path)
        if route not in public and answer.status_code == 200 and answer.mimetype == "text/html":
            tags = told(answer.text)
            assert tags["robots"] == "noindex", path
            assert not {name for name in tags if name.startswith("og:")}, path
    visitor.answer(QUESTION, unknown=1)
    for path in (f"/drill/answers/{visitor.rows()[-1].public_id}", "/", "/nowhere"):
        assert told(visitor.client.get(path).text)["robots"] == "noindex", path


def test_an_address_names_its_language_for_one_request_alone(site: Flask) -> None:
    client, asks = site.test_client(), {"Accept-Language": "en"}
    assert '<html lang="ja"' in client.get("/glossary?lang=ja", headers=asks).text
    assert '<html lang="en"' in client.get("/glossary", headers=asks).text
    assert '<html lang="en"' in client.get("/glossary?lang=xx", headers=asks).text
    # What is chosen on such a page is to be seen where one comes back to.
    page = client.get("/glossary?rules=imj&lang=ja", headers=asks).text
    assert 'name="back" value="/glossary?rules=imj"' in page


@pytest.mark.parametrize(
    "picture",
    [
        "ja/site.png",
        "zh-Hans/fans/rengo/riichi.png",
        "en/lessons/mcr/eight-points.png",
        "en/questions/mcr-2014/waits/1/5/1.png",
    ],
)
def test_a_picture_is_as_large_as_the_tags_say(site: Flask, picture: str) -> None:
    answer = site.test_client().get(f"/pictures/{picture}")
    assert answer.status_code == 200
    with Image.open(io.BytesIO(answer.data)) as image:
        assert image.size == (1200, 630)


@pytest.mark.parametrize("kind", ["hand-fu", "set-fu", "wait-fu", "find"])
def test_the_picture_of_a_question_has_the_tiles_that_it_asks_about(site: Flask, kind: str) -> None:
    answer = site.test_client().get(f"/pictures/en/questions/rengo/{kind}/3/2/1.png")
    with Image.open(io.BytesIO(answer.data)) as image:
        assert image.getpixel((60, 570)) == ImageColor.getrgb("#cedacf")  # the felt


@pytest.mark.parametrize(
    "picture",
    [
        "xx/site.png",
        "en/fans/mcr-2014/nothing.png",
        "en/lessons/mcr/nothing.png",
        "en/questions/x.png",
    ],
)
def test_of_what_is_not_there_is_no_picture(site: Flask, picture: str) -> None:
    assert site.test_client().get(f"/pictures/{picture}").status_code == 404


def test_the_sitemap_lists_pages_that_are_there_and_may_be_found(site: Flask) -> None:
    client = site.test_client()
    parts = re.findall(r"<loc>([^<]+)</loc>", client.get("/sitemap.xml").text)
    assert parts == [f"{SITE}/sitemap/{part}.xml" for part in PARTS]
    assert client.get("/sitemap/nothing.xml").status_code == 404
    assert f"Sitemap: {SITE}/sitemap.xml" in client.get("/robots.txt").text
    with site.test_request_context():
        listed = {part: tuple(paths_in(part)) for part in PARTS}
    paths = [path for part in PARTS for path in listed[part]]
    assert len(paths) == len(set(paths))
    matched = {path: _endpoint(site, path) for path in paths}
    assert set(matched.values()) == PUBLIC_PAGES.keys() - {"drill.question"}
    for rules in RULE_SETS.values():
        for fan in rules.fans:
            assert f"/{rules.id}/fans/{fan.id}" in matched
    for path in paths[:: len(paths) // 12]:
        assert "canonical" in told(client.get(path).text), path


def test_the_sitemap_has_each_page_in_each_language(site: Flask) -> None:
    rows = dict(ROW.findall(site.test_client().get("/sitemap/imj.xml").text))
    path = f"{SITE}/imj/fans"
    assert {f"{path}?lang={tag}" for tag in LANGUAGES} | {path} <= rows.keys()
    links = dict(re.findall(r'hreflang="([^"]+)" href="([^"]+)"', rows[path]))
    assert links == {**{tag: f"{path}?lang={tag}" for tag in LANGUAGES}, "x-default": path}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manifest_tells_a_device_what_it_installs(site: Flask, language: str) -> None:
    client = site.test_client()
    answer = client.get(f"/manifest/{language}.webmanifest")
    told_to_device: dict[str, Any] = answer.get_json()
    assert answer.mimetype == "application/manifest+json"
    assert told_to_device["lang"] == language
    assert told_to_device["start_url"] == told_to_device["scope"] == "/"
    assert {each["purpose"] for each in told_to_device["icons"]} == {"any", "maskable"}
    for each in told_to_device["icons"]:
        icon = client.get(each["src"])
        assert icon.mimetype == each["type"]
        if each["type"] == "image/png":
            with Image.open(io.BytesIO(icon.data)) as image:
                assert f"{image.width}x{image.height}" == each["sizes"]
    assert client.get("/manifest/xx.webmanifest").status_code == 404


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<b>A &amp; b</b>\n  c", "A & b c"),
        ("One. " + "word " * 60, ("One. " + "word " * 60)[:198].rsplit(" ", 1)[0] + "…"),
        ("S" * 90 + ". " + "t" * 200, "S" * 90 + "."),
        ("花" * 150 + "。" + "花" * 150, "花" * 150 + "。"),
    ],
)
def test_a_description_is_one_line_that_ends_where_a_sentence_does(html: str, text: str) -> None:
    assert description_of(html) == text


def _endpoint(site: Flask, path: str) -> str:
    found, _arguments = site.url_map.bind("localhost").match(path)
    return str(found)
