"""One style sheet, one sprite, the scripts: complete, and each address true to its content."""

import gzip
import re
from pathlib import Path

import pytest

from web.static_files import assets

CSS = assets.STATIC / "css"
SCRIPT_LIMIT = 60_000  # bytes of own script that one page loads, all modules together
TEMPLATES = Path(__file__).parents[2] / "templates"


def test_the_style_sheet_holds_every_file_in_a_layer():
    text, _ = assets.stylesheet()
    files = [path for path in CSS.rglob("*.css") if path.name != "site.css"]
    entry = (CSS / "site.css").read_text(encoding="utf-8")

    imported = re.findall(r'@import url\("([^"]+)"\)', entry)
    assert sorted(imported) == sorted(path.relative_to(CSS).as_posix() for path in files)
    assert text.count("@layer ") == 1 + len(files)
    assert "@import" not in text


def test_the_same_files_give_the_same_address():
    assert assets.stylesheet() == assets.stylesheet()


def test_an_import_without_a_layer_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "css").mkdir()
    (tmp_path / "css" / "site.css").write_text('@import url("a.css");\n', encoding="utf-8")
    monkeypatch.setattr(assets, "STATIC", tmp_path)

    with pytest.raises(ValueError, match="write each import"):
        assets.stylesheet()


@pytest.mark.parametrize("kind", ["css", "paper", "tiles", "icon", "js"])
def test_every_address_that_pages_use_is_served(kind: str):
    address = getattr(assets.asset_urls(), kind)

    found = assets.asset(address.removeprefix(assets.PREFIX))

    assert found is not None
    assert found.body


def test_a_packed_file_is_the_same_file():
    name = assets.asset_urls().tiles.removeprefix(assets.PREFIX)
    found = assets.asset(name)

    assert found is not None
    assert gzip.decompress(found.packed) == found.body
    assert len(found.packed) < len(found.body) / 3


def loaded_with(entry: str) -> set[str]:
    """The module and all that it imports; each is served."""
    folder = assets.asset_urls().js.removeprefix(assets.PREFIX).rsplit("/", 1)[0]
    waiting, seen = [entry], set[str]()
    while waiting:
        name = waiting.pop()
        found = assets.asset(f"{folder}/{name}")
        assert found is not None, f"{name} is imported and not there"
        seen.add(name)
        waiting += (
            set(re.findall(r'(?:import |from |new URL\()"\./([\w-]+\.js)"', found.body.decode()))
            - seen
        )
    return seen


def entries_of_pages() -> dict[str, set[str]]:
    """The scripts that a template loads beside the entry of every page, by the template."""
    named = re.compile(r'assets\.scripts\["([\w-]+\.js)"\]')
    found = {
        path.relative_to(TEMPLATES).as_posix(): set(named.findall(path.read_text(encoding="utf-8")))
        for path in TEMPLATES.rglob("*.html")
    }
    return {path: names for path, names in found.items() if names}


def test_every_script_is_loaded_by_some_page():
    seen = loaded_with(assets.ENTRY_SCRIPT)
    for names in entries_of_pages().values():
        seen |= set[str]().union(*map(loaded_with, names))

    assert seen == {path.name for path in (assets.STATIC / "js").glob("*.js")}


def test_an_address_of_another_version_is_not_found():
    assert assets.asset("site.0000000000.css") is None


def test_what_one_page_loads_of_scripts_is_small():
    pages = {"every page": set[str](), **entries_of_pages()}
    for page, names in pages.items():
        loaded = loaded_with(assets.ENTRY_SCRIPT).union(*map(loaded_with, names))
        size = sum((assets.STATIC / "js" / name).stat().st_size for name in loaded)
        assert 0 < size <= SCRIPT_LIMIT, f"{page}: {size} bytes"


def test_a_template_that_loads_a_script_is_a_page():
    """One that others include or extend would load it on pages that the sum above does not know."""
    shared = re.compile(r'(?:extends|include|import|from) "([\w/.-]+\.html)"')
    used = {
        name
        for path in TEMPLATES.rglob("*.html")
        for name in shared.findall(path.read_text(encoding="utf-8"))
    }

    assert not used & set(entries_of_pages())


def test_no_script_or_template_writes_markup_or_style_by_hand():
    markup = re.compile(r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval\(")
    inline = re.compile(r"<style|\sstyle=|\son[a-z]+=\"|<script(?![^>]*\ssrc=)")
    results = [
        path.name
        for pattern, paths in (
            (markup, (assets.STATIC / "js").glob("*.js")),
            (inline, TEMPLATES.rglob("*.html")),
        )
        for path in paths
        if pattern.search(path.read_text(encoding="utf-8"))
    ]

    assert results == []
