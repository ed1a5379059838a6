"""What whole pages show beyond the pieces of ``view_models``: fan page, scorer, history."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from web.view_models import BlockView, HandView, Link, OptionView, ProofView

Outcome = Literal["right", "part", "wrong", "skipped"]


@dataclass(frozen=True, slots=True)
class Name:
    """A name in another language."""

    text: str
    lang: str


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A hand that shows a fan, or a near miss: its worth in words, what is said, its account.

    ``address`` opens the hand in the scorer, ``ask_href`` asks which fans it counts.
    """

    heading: str
    hand: HandView
    said: str
    sum: str
    address: str
    blocks: tuple[BlockView, ...]
    no_win: str = ""
    near: bool = False
    reason: str = ""
    ask_href: str = ""


@dataclass(frozen=True, slots=True)
class TieView:
    """Another fan as a link, with the article of its own that ties the two."""

    label: str
    href: str
    articles: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class RelationView:
    """How a fan stands to others: a label, words, and the fans as links where they are named."""

    label: str
    fans: tuple[TieView, ...]
    said: str = ""
    articles: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class RecordView:
    """What this learner did with a fan: its state in a word, how likely it is seen now."""

    label: str
    said: str
    percent: int | None = None


@dataclass(frozen=True, slots=True)
class KinView:
    """The like of a fan in another rule set: the set's stamp, the fan, its worth in words.

    ``same`` where name and worth do not differ; ``link`` has no address where there is no like.
    """

    badge: str
    link: Link
    worth: str = ""
    said: str = ""


@dataclass(frozen=True, slots=True)
class SaidView:
    """What one edition says: words, perhaps fans beside them, and where it says so."""

    text: str = ""
    lang: str = ""
    fans: tuple[Link, ...] = ()
    article: Link | None = None
    lit: bool = False


@dataclass(frozen=True, slots=True)
class MatterView:
    """One matter and what each edition says of it, in time."""

    title: Link
    said: tuple[SaidView, ...]


@dataclass(frozen=True, slots=True)
class EditionsOfFanView:
    """What the editions say differently of a fan; ``badges`` are their stamps, in time."""

    badges: tuple[str, ...]
    matters: tuple[MatterView, ...]
    href: str


@dataclass(frozen=True, slots=True)
class LessonLink:
    """A lesson that explains a fan, with the course that it belongs to."""

    lesson: Link
    course: str


@dataclass(frozen=True, slots=True)
class FanPageView:
    """One fan: names, worth, condition, examples, relations, the learner's own record.

    ``value`` is empty where the fan is worth a limit, which ``unit`` then names; ``worth`` says
    what else there is to know of it. ``lifts`` says that tiles of an example stand up,
    ``frequency`` how often it is met. ``editions`` is there where a rule set has several.
    """

    name: str
    value: str
    unit: str
    worth: str
    number: str
    kin: tuple[KinView, ...]
    condition: str
    notice: str
    names: tuple[Name, ...]
    series: Link
    articles: tuple[Link, ...]
    examples: tuple[ExampleView, ...]
    lifts: bool
    near: ExampleView
    relations: tuple[RelationView, ...]
    record: RecordView
    drill_href: str
    frequency: str
    editions: EditionsOfFanView | None = None
    lessons: tuple[LessonLink, ...] = ()
    before: Link | None = None
    after: Link | None = None


@dataclass(frozen=True, slots=True)
class FieldView:
    """A field of a form: radio buttons, a list to choose from, or a number with its bounds."""

    kind: Literal["radios", "select", "number"]
    name: str
    label: str
    options: tuple[OptionView, ...] = ()
    value: str = ""
    least: int = 0
    most: int = 0


@dataclass(frozen=True, slots=True)
class ScorerForm:
    """The hand scorer's form as it stands in the address.

    ``more`` are the fields of the circumstances that only this rule set looks at. ``errors``
    holds what is wrong by the name of the field it belongs to; ``refusal`` sums them up in a
    few words.
    """

    typed: str
    by: tuple[OptionView, ...]
    discarder: tuple[OptionView, ...]
    seat: tuple[OptionView, ...]
    round: tuple[OptionView, ...]
    also: tuple[OptionView, ...]
    to: tuple[OptionView, ...]
    more: tuple[FieldView, ...] = ()
    errors: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    refusal: str = ""


@dataclass(frozen=True, slots=True)
class CopyView:
    """Something to copy: a text, an address, a command."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class ScorerResult:
    """What a hand is worth: the total, a line of verdict, who pays, the account.

    Tiles that make no winning shape have no account and no blocks. ``warnings`` say what is unlike
    any game under the rule set.
    """

    total: str
    verdict: str
    win: bool
    hand: HandView
    blocks: tuple[BlockView, ...] = ()
    proof: ProofView | None = None
    copies: tuple[CopyView, ...] = ()
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WaitView:
    """A tile that would complete the hand; ``said`` is what the hand would then be worth."""

    code: str
    name: str
    total: str
    said: str
    href: str


@dataclass(frozen=True, slots=True)
class WaitsResult:
    """What thirteen tiles wait for."""

    heading: str
    hand: HandView
    waits: tuple[WaitView, ...]
    note: str = ""
    copies: tuple[CopyView, ...] = ()


@dataclass(frozen=True, slots=True)
class PastAnswer:
    """One answer of the past; ``when`` is short (a time), ``outcome_word`` says the sign.

    ``sets`` shows the hand in small tiles: standing tiles by suit, the winning tile, melds.
    ``rules`` is the stamp of the rule set, where a list holds several; ``foreign`` are names in
    other languages that ``said`` may hold.
    """

    outcome: Outcome
    outcome_word: str
    title: str
    said: str
    when: str
    look_href: str
    again_href: str = ""
    sets: tuple[tuple[str, ...], ...] = ()
    rules: str = ""
    foreign: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PastDay:
    """The answers of one day, the latest first."""

    label: str
    answers: tuple[PastAnswer, ...]


@dataclass(frozen=True, slots=True)
class FilterView:
    """One way to narrow a list, and whether it is the one in force."""

    label: str
    href: str
    current: bool


@dataclass(frozen=True, slots=True)
class TrapView:
    """A misconception met more than once lately; ``said`` is how often, ``rules`` the stamp."""

    name: str
    said: str
    drill_href: str
    rules: str = ""


@dataclass(frozen=True, slots=True)
class HistoryView:
    """Every answer, newest first, a page at a time; ``narrowed`` where a filter is in force."""

    days: tuple[PastDay, ...]
    rules: tuple[FilterView, ...]
    kinds: tuple[FilterView, ...]
    results: tuple[FilterView, ...]
    narrowed: bool
    traps: tuple[TrapView, ...] = ()
    older_href: str = ""
    newest_href: str = ""
