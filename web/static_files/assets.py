"""Files that browsers keep for ever: two style sheets, one sprite of tiles, the scripts.

Each file's address holds a hash of what it contains, so an address never changes its meaning
and a changed file gets a new address.
"""

import gzip
import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from web.settings import ROOT

STATIC = ROOT / "static"
ICONS = STATIC / "icons"
ICON_SIZES = (192, 512)  # pixels; what devices ask for that install the site
PREFIX = "/assets/"
ENTRY_SCRIPT = "site.js"

_IMPORT = re.compile(r'@import url\("(?P<file>[\w/.-]+)"\) layer\((?P<layer>\w+)\);')
_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_HASH_LENGTH = 10


@dataclass(frozen=True, slots=True)
class Asset:
    """A file to serve: its bytes, the same packed by gzip, and its media type."""

    body: bytes
    packed: bytes
    type: str


@dataclass(frozen=True, slots=True)
class AssetUrls:
    """Where pages find the style sheets, the tiles, the mark and the entry script.

    `scripts` are all modules by name, for a page that loads one of its own beside the entry. `icons` are the mark in pixels by size, `touch` and `maskable` the same on a ground of its own.
    """

    css: str
    paper: str
    tiles: str
    icon: str
    icons: Mapping[int, str]
    touch: str
    maskable: str
    js: str
    scripts: Mapping[str, str]


def stylesheet() -> tuple[str, str]:
    """The joined style sheet and its hash."""
    text = _joined(STATIC / "css" / "site.css")
    return text, _hash(text.encode())


def asset(name: str) -> Asset | None:
    """The file at an address below `/assets/`, or `None` where there is none."""
    return _assets().get(name)


@cache
def asset_names() -> tuple[str, ...]:
    """The addresses of what every page may need; icons are for devices that install the site."""
    return tuple(PREFIX + name for name in _assets() if not name.endswith(".png"))


@cache
def asset_urls() -> AssetUrls:
    """The addresses that pages link to."""
    by_kind = {_kind(name): PREFIX + name for name in _assets()}
    return AssetUrls(
        css=by_kind["site.css"],
        paper=by_kind["paper.css"],
        tiles=by_kind["tiles.svg"],
        icon=by_kind["icon.svg"],
        icons={size: by_kind[f"icon-{size}.png"] for size in ICON_SIZES},
        touch=by_kind["touch.png"],
        maskable=by_kind["maskable.png"],
        js=by_kind[ENTRY_SCRIPT],
        scripts={name: url for name, url in by_kind.items() if name.endswith(".js")},
    )


@cache
def paper_style() -> str:
    """The style sheet of what is printed on paper, for a file that brings it along."""
    return _plain((STATIC / "paper" / "paper.css").read_text(encoding="utf-8"))


@cache
def _assets() -> dict[str, Asset]:
    """Read every file once; scripts share one hash, because they import each other by name."""
    text, hashed = stylesheet()
    results = {f"site.{hashed}.css": _packed(text.encode(), "text/css; charset=utf-8")}
    paper = paper_style().encode()
    results[f"paper.{_hash(paper)}.css"] = _packed(paper, "text/css; charset=utf-8")
    for file in (STATIC / "tiles" / "tiles.svg", STATIC / "icon.svg"):
        body = file.read_bytes()
        results[f"{file.stem}.{_hash(body)}.svg"] = _packed(body, "image/svg+xml")
    for file in sorted(ICONS.glob("*.png")):
        body = file.read_bytes()
        results[f"{file.stem}.{_hash(body)}.png"] = _packed(body, "image/png")
    scripts = {file.name: file.read_bytes() for file in sorted((STATIC / "js").glob("*.js"))}
    together = _hash(b"".join(scripts.values()))
    for name, body in scripts.items():
        results[f"js.{together}/{name}"] = _packed(body, "text/javascript; charset=utf-8")
    return results


def _packed(body: bytes, media_type: str) -> Asset:
    """Pack once at start-up; without a time in it, the same body packs to the same bytes."""
    return Asset(body, gzip.compress(body, mtime=0), media_type)


def _joined(entry: Path) -> str:
    """Replace each import of the entry sheet by the file's own rules, in its layer."""

    def rules(match: re.Match[str]) -> str:
        imported = (entry.parent / match["file"]).read_text(encoding="utf-8")
        return f"@layer {match['layer']} {{\n{imported}\n}}"

    text = _IMPORT.sub(rules, entry.read_text(encoding="utf-8"))
    if "@import" in _COMMENT.sub("", text):
        raise ValueError(f'{entry.name}: write each import as @import url("FILE") layer(LAYER);')
    return _plain(text)


def _plain(text: str) -> str:
    """The rules without comments and empty lines."""
    lines = (line.strip() for line in _COMMENT.sub("", text).splitlines())
    return "\n".join(line for line in lines if line) + "\n"


def _kind(name: str) -> str:
    """A name without its hash: `site.css` for `site.0123456789.css`."""
    return re.sub(r"^(?:js\.\w+/)|\.[0-9a-f]{10}(?=\.)", "", name)


def _hash(body: bytes) -> str:
    return hashlib.sha256(body).hexdigest()[:_HASH_LENGTH]
