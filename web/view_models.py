"""The plain values that templates show: the contract between views and templates.

Every word in these values is already in the page's language; a template adds only the fixed
words of its own controls.  A tile is named by its code (``5m``, ``1z``, ``3f``).  A field that
ends in ``_lang`` holds a language tag (``en``, ``zh-Hans``, ``ja``) for the field before it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from wording import LANGUAGES

Sign = Literal["", "missed", "invented", "right"]
Change = Literal["", "new", "gone", "moved", "struck"]
Seen = Literal["sure", "near", "learning", "fading", "new"]
Mark = Literal["done", "part", "miss", "now", "ahead"]


@dataclass(frozen=True, slots=True)
class Link:
    """Words that lead somewhere; without an address they stand as plain words."""

    label: str
    href: str = ""


@dataclass(frozen=True, slots=True)
class NavItem:
    """One entry of the main menu; ``current`` for the section the page belongs to."""

    label: str
    href: str
    current: bool = False


@dataclass(frozen=True, slots=True)
class RulesOption:
    """A rule set to choose: its stamp, its whole name, whether the page speaks of it."""

    id: str
    badge: str
    name: str
    current: bool = False


@dataclass(frozen=True, slots=True)
class UiView:
    """What frames every page: language, appearance, rule set and where the settings form posts.

    ``theme`` is ``system``, ``light`` or ``dark``; ``shortcuts`` allows single-letter keys.  ``here`` is the path the settings form comes
    back to, ``languages`` pairs a tag with the language's own name.  ``user`` is the name of who is
    signed in; ``lapsed`` says that this browser was, and is no longer.
    """

    lang: str
    theme: str
    numerals: bool
    rules_badge: str
    rules_name: str
    rule_sets: tuple[RulesOption, ...]
    nav: tuple[NavItem, ...]
    save_href: str
    here: str
    shortcuts: bool = True
    home_href: str = "/"
    search_href: str = "/search"
    settings_href: str = "/settings"
    languages: tuple[tuple[str, str], ...] = tuple(
        (tag, each.name) for tag, each in LANGUAGES.items()
    )
    foot: tuple[Link, ...] = ()
    user: str = ""
    lapsed: bool = False
    account_href: str = "/account"
    enter_href: str = "/account/in"
    leave_href: str = "/account/out"
    as_guest_href: str = "/account/as-guest"

    @property
    def gap(self) -> str:
        """What stands between two sentences: nothing where the full stop is as wide as a letter."""
        return LANGUAGES[self.lang].sentence_gap


@dataclass(frozen=True, slots=True)
class TileView:
    """A tile of a hand; ``rows`` are the ledger rows that light it, ``own`` lifts it at once."""

    code: str
    rows: tuple[int, ...] = ()
    own: bool = False


@dataclass(frozen=True, slots=True)
class MeldView:
    """A claimed or declared set.

    ``lying`` is the index of the claimed tile (0 from the left player, 1 from the player
    opposite, the last index from the right player), ``None`` for a concealed kong.  ``kind`` is
    the meld kind's value; an ``added-kong`` has its added tile last and shows it on top of the
    lying one. ``hidden`` are the indexes of tiles that lie face down.
    """

    kind: str
    tiles: tuple[TileView, ...]
    lying: int | None = None
    hidden: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class FactView:
    """One fact of the table: Seat, South; flowers also show their pictures."""

    label: str
    value: str
    tiles: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class HandView:
    """A hand on the felt.

    ``suits`` are the standing tiles in order, one group a suit, without the winning tile.
    ``line`` says the hand in words as (label, words) parts, for everyone.  ``typed`` is the same
    hand as it is typed, for copying; empty where nothing is to be copied.
    """

    suits: tuple[tuple[TileView, ...], ...]
    win: TileView | None = None
    melds: tuple[MeldView, ...] = ()
    facts: tuple[FactView, ...] = ()
    line: tuple[tuple[str, str], ...] = ()
    typed: str = ""


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One fan of an account.

    ``row`` numbers the row for the lights (1 to 24; 0: lights nothing).  ``value`` is what the
    row adds, already multiplied by ``times``.  ``sign_word`` replaces the sign's usual word.
    ``change`` says what a change of the hand did to it.
    """

    value: str
    name: str
    row: int = 0
    href: str = ""
    also: str = ""
    also_lang: str = ""
    why: str = ""
    articles: tuple[Link, ...] = ()
    sets: tuple[tuple[str, ...], ...] = ()
    times: int = 1
    struck: bool = False
    sign: Sign = ""
    sign_word: str = ""
    name_lang: str = ""
    change: Change = ""


@dataclass(frozen=True, slots=True)
class LedgerView:
    """A block of rows; ``unit`` is what the total counts, ``after`` stands below the total
    (flowers), ``note`` below all."""

    rows: tuple[LedgerRow, ...]
    total: str = ""
    unit: str = ""
    total_note: str = ""
    after: tuple[LedgerRow, ...] = ()
    note: str = ""
    note_articles: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class BlockView:
    """A ledger with its heading, and one sentence or where the text has it in the margin."""

    heading: str
    ledger: LedgerView
    said: str = ""
    articles: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class ProofReading:
    """One reading of the hand: its total, its sets, its fans in words."""

    total: str
    sets: tuple[tuple[str, ...], ...]
    text: str
    note: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class ProofView:
    """All readings, the dearest first; ``aside`` is the short form beside the fold's title."""

    readings: tuple[ProofReading, ...]
    aside: str = ""
    note: str = ""
    note_articles: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What happened, in at most twenty words, and the two figures beside it.

    ``yours`` and ``key`` are short (a sum, ``4/6``); empty ones are not shown.  ``trap`` names
    the mistaken rule.
    """

    headline: str
    right: bool
    yours: str = ""
    yours_label: str = ""
    key: str = ""
    key_label: str = ""
    trap: str = ""
    trap_href: str = ""
    trap_more: str = ""


@dataclass(frozen=True, slots=True)
class FanOption:
    """A fan to choose.  ``search`` holds every name and reading in lower case, space-separated.

    ``most`` is how often one hand can count it (1: a checkbox; more: a checkbox and a stepper).
    The chosen ids post as ``fan``, the count of a repeatable fan as ``times-<id>``.
    """

    id: str
    name: str
    search: str
    most: int = 1
    chosen: int = 0


@dataclass(frozen=True, slots=True)
class FanGroup:
    """All fans of one value; ``label`` is the value as it is written."""

    value: float
    label: str
    fans: tuple[FanOption, ...]


@dataclass(frozen=True, slots=True)
class FanPickerView:
    """Fans by value, cheapest first; groups from ``fold_from`` up are folded.

    ``few``: so few that all are shown, without a search.
    """

    groups: tuple[FanGroup, ...]
    fold_from: int = 12
    few: bool = False


@dataclass(frozen=True, slots=True)
class ValuePadView:
    """Keys of the values that fans have, each with its label; the sum posts as ``name``."""

    values: tuple[tuple[float, str], ...]
    name: str = "total"
    given: str = ""


@dataclass(frozen=True, slots=True)
class TileKey:
    """A tile that can be chosen; ``label`` is its name in words, ``left`` how many remain."""

    code: str
    label: str
    chosen: bool = False
    left: int | None = None


@dataclass(frozen=True, slots=True)
class TileGroup:
    """The keys of one suit, or of the honors, or of the flowers."""

    label: str
    keys: tuple[TileKey, ...]


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """One of a few answers, sent by pressing it; ``points`` may be empty.

    ``named`` for a fan, which has a name; else the answer is a phrase or a sentence, perhaps in
    another language (``lang``) than the page's.  ``chosen`` marks the one that was saved before.
    """

    key: str
    value: str
    name: str
    also: str = ""
    also_lang: str = ""
    points: str = ""
    named: bool = False
    lang: str = ""
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class MapCell:
    """A fan on the map and how well this learner sees it; ``chosen`` where fans are chosen.

    ``value`` is said in the cell where the map has no columns by value.  ``chance`` is how likely
    it is seen now, of a hundred; ``None`` where nothing is known of it.
    """

    id: str
    name: str
    href: str
    state: Seen = "new"
    due: bool = False
    chosen: bool = False
    value: str = ""
    chance: int | None = None


@dataclass(frozen=True, slots=True)
class MapRow:
    """A series: its cells by value, one tuple for each value of the map.  ``id`` is its anchor.

    ``said`` is the rule of the group, where it has one.
    """

    series: str
    cells: tuple[tuple[MapCell, ...], ...]
    id: str = ""
    also: str = ""
    also_lang: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True)
class MapView:
    """The rule book's table: series by value.  ``counts`` holds each state's number of fans.

    Without ``values`` there is a row for each group and no columns.
    """

    caption: str
    values: tuple[str, ...]
    rows: tuple[MapRow, ...]
    counts: Mapping[Seen, int]
    due: int = 0


@dataclass(frozen=True, slots=True)
class TallyView:
    """The place in a drill: one mark a question, and the words that say it."""

    marks: tuple[Mark, ...]
    text: str


@dataclass(frozen=True, slots=True)
class ClockView:
    """The time for a question, or what it took; ``seconds`` still run down, ``over`` says so."""

    text: str
    seconds: int = 0
    over: str = ""
    late: bool = False


@dataclass(frozen=True, slots=True)
class DrillHead:
    """The stamps above a question."""

    rules: str
    kind: str
    level: str = ""
    tally: TallyView | None = None
    clock: ClockView | None = None


@dataclass(frozen=True, slots=True)
class OptionView:
    """A radio button or checkbox of a form."""

    value: str
    label: str
    chosen: bool = False
    lang: str = ""
