"""What the three editions of the competition rules say differently, edition beside edition."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from lessons import fan_content
from lessons.edition_content import EditionDifference, EditionDifferences
from scoring import EDITIONS
from scoring.mcr.changes import IN_TIME, ChangeKind, EditionChange, changes
from web.components.citations import article_link
from web.components.links import Link
from wording import Translator, amount, fan_name, rules_badge, rules_name
from wording.languages import CHINESE
from wording.runs import expand_tile_runs


@dataclass(frozen=True, slots=True)
class EditionText:
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
    text: tuple[EditionText, ...]


@dataclass(frozen=True, slots=True)
class EditionsOfFanView:
    """What the editions say differently of a fan; `badges` are their stamps, in time."""

    badges: tuple[str, ...]
    matters: tuple[MatterView, ...]
    href: str


FanHref = Callable[[str, str], str]
"""The address of a fan's page, by the ids of edition and fan."""


@dataclass(frozen=True, slots=True)
class MatterTable:
    """A table of matters; `id` is its anchor."""

    id: str
    title: str
    note: str
    matters: tuple[MatterView, ...]


@dataclass(frozen=True, slots=True)
class EditionsView:
    """All of it: the editions' stamps and names in time, then the tables."""

    editions: tuple[tuple[str, str], ...]
    parts: tuple[MatterTable, ...]


def editions_view(
    content: Iterable[EditionDifferences], t: Translator, href: FanHref
) -> EditionsView:
    """The differences of the fans, read off the engine, then those of match and table."""
    ids = [edition.id for edition in IN_TIME]
    return EditionsView(
        editions=tuple((rules_badge(each, t), rules_name(each, t)) for each in ids),
        parts=(*_of_fans(t, href), *(_of_content(part, t) for part in content)),
    )


def editions_of_fan(fan: str, t: Translator, href: FanHref, more: str) -> EditionsOfFanView:
    """What the editions say differently of one fan, told by what differs; `more` tells the rest."""
    results = [each for each in changes() if each.fan == fan]
    if any(each.kind is ChangeKind.EXCLUDES for each in results):
        results = [each for each in results if each.kind is not ChangeKind.STRIKES]
    titles = {
        ChangeKind.NAME: t.gettext("Chinese name"),
        ChangeKind.NUMBER: t.gettext("Number in the table"),
        ChangeKind.VALUE: t.gettext("Value"),
        ChangeKind.EXCLUDES: t.gettext("Excludes"),
        ChangeKind.STRIKES: t.gettext("Not counted in effect"),
        ChangeKind.CONDITION: t.gettext("Condition"),
    }
    told = [MatterView(Link(titles[each.kind]), _texts_in_time(each, t, href)) for each in results]
    return EditionsOfFanView(
        badges=tuple(rules_badge(each.id, t) for each in IN_TIME),
        matters=(*told, *_kept_out(fan, t, href)),
        href=more,
    )


def _kept_out(fan: str, t: Translator, href: FanHref) -> Iterator[MatterView]:
    """The fans beside which it is not counted, where the editions differ in them."""
    by_edition = {
        edition.id: tuple(each.id for each in edition.fans if fan in each.strikes)
        for edition in IN_TIME
    }
    if len(set(map(frozenset, by_edition.values()))) > 1:
        texts = []
        before: frozenset[str] | None = None
        for edition in IN_TIME:
            names = by_edition[edition.id]
            links = tuple(
                Link(fan_name(edition.fan(each), t), href(edition.id, each)) for each in names
            )
            lit = before is not None and frozenset(names) != before
            texts.append(EditionText("" if links else t.gettext("no fan"), fans=links, lit=lit))
            before = frozenset(names)
        yield MatterView(Link(t.gettext("Not counted with")), tuple(texts))


def _of_fans(t: Translator, href: FanHref) -> tuple[MatterTable, ...]:
    found = changes()

    def part(kind: ChangeKind, title: str, note: str) -> MatterTable:
        rows = tuple(_row(each, t, href) for each in found if each.kind is kind)
        return MatterTable(kind.value, title, note, rows)

    excluding = {each.fan for each in found if each.kind is ChangeKind.EXCLUDES}
    in_effect = tuple(
        _row(each, t, href)
        for each in found
        if each.kind is ChangeKind.STRIKES and each.fan not in excluding
    )
    parts = (
        part(ChangeKind.NAME, t.gettext("Names"), t.gettext("The Chinese name in the table.")),
        part(ChangeKind.VALUE, t.gettext("Values"), t.gettext("The points of each fan.")),
        part(ChangeKind.NUMBER, t.gettext("Numbers"), t.gettext("The position in the table.")),
        part(
            ChangeKind.EXCLUDES,
            t.gettext("Exclusions"),
            t.gettext("Fans that the text says are not counted with it."),
        ),
        MatterTable(
            ChangeKind.STRIKES.value,
            t.gettext("Not counted in effect"),
            t.gettext(
                "Fans that are in effect counted with it in one edition and not in the other, although both texts list the same exclusions."
            ),
            in_effect,
        ),
        part(
            ChangeKind.CONDITION,
            t.gettext("Conditions"),
            t.gettext("What the fan asks of a hand."),
        ),
    )
    return tuple(each for each in parts if each.matters)


def _row(change: EditionChange, t: Translator, href: FanHref) -> MatterView:
    fan = IN_TIME[-1].fan(change.fan)
    title = Link(fan_name(fan, t), href(IN_TIME[-1].id, fan.id))
    return MatterView(title, _texts_in_time(change, t, href))


def _texts_in_time(change: EditionChange, t: Translator, href: FanHref) -> tuple[EditionText, ...]:
    """What each edition says; what it says otherwise than the one before is lit."""
    texts = []
    before: object = None
    for edition in IN_TIME:
        value = change.values[edition.id]
        texts.append(_text(change, edition.id, t, href, lit=before is not None and value != before))
        before = value
    return tuple(texts)


def _text(
    change: EditionChange, edition: str, t: Translator, href: FanHref, *, lit: bool
) -> EditionText:
    value = change.values[edition]
    article = article_link(change.articles[edition], edition, t)
    if change.kind is ChangeKind.CONDITION:
        asked = fan_content(edition)[change.fan].condition
        return EditionText(text=expand_tile_runs(asked[t.lang]), article=article, lit=lit)
    if isinstance(value, tuple):
        rules = EDITIONS[edition]
        fans = tuple(Link(fan_name(rules.fan(each), t), href(edition, each)) for each in value)
        text = "" if fans else t.gettext("none named")
        return EditionText(text=text, fans=fans, article=article, lit=lit)
    text = value if isinstance(value, str) else amount(value, t)
    lang = CHINESE.tag if change.kind is ChangeKind.NAME and t.language is not CHINESE else ""
    return EditionText(text=text, lang=lang, article=article, lit=lit)


def _of_content(part: EditionDifferences, t: Translator) -> MatterTable:
    return MatterTable(
        part.id, part.title[t.lang], "", tuple(_matter(each, t) for each in part.differences)
    )


def _matter(matter: EditionDifference, t: Translator) -> MatterView:
    texts = []
    before = matter.statements[IN_TIME[0].id]
    for edition in IN_TIME:
        words = matter.statements[edition.id]
        text = words[t.lang] if words else t.gettext("says nothing")
        texts.append(EditionText(text=text, lit=words != before))
        before = words
    return MatterView(Link(matter.title[t.lang]), tuple(texts))
