"""A page as a person without a script meets it: what can be pressed, opened and filled in, and what comes next."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Final

_VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta", "use", "path", "rect", "wbr"})
_UNSEEN: Final = frozenset({"vh", "needs-script"})
_BARE: Final = frozenset({"kbd", "small", "svg", "style", "script", "template"})
"""What stands in a link or a button beside its words, or is not to be read at all."""
NEXT_SENTENCE: Final = "data-next"  # marks a sentence that says what comes next


@dataclass(slots=True)
class ShownForm:
    """Where a form goes, and what it holds."""

    action: str
    method: str
    id: str
    values: dict[str, list[str]] = field(default_factory=dict)
    offered: dict[str, list[str]] = field(default_factory=dict)  # what can be ticked or picked
    typed: set[str] = field(default_factory=set)  # what can be typed


@dataclass(slots=True)
class ShownControl:
    """A link, a button or the head of a folded part; `folds` are the closed parts that it lies in."""

    tag: str
    text: str
    attributes: dict[str, str]
    form: ShownForm | None
    folds: tuple[str, ...]
    in_main: bool
    after: str  # the words that stand before it

    @property
    def is_primary(self) -> bool:
        return self.in_main and "button--primary" in self.attributes.get("class", "").split()


@dataclass(slots=True)
class _Open:
    tag: str
    attributes: dict[str, str]
    unseen: bool
    bare: bool
    fold: int = -1  # the place of a closed part in `_folds`


class ShownPage(HTMLParser):
    """What stands on a page. A closed part keeps its head in `folds` until it is opened."""

    def __init__(self, address: str, text: str) -> None:
        super().__init__()
        self.address, self.text = address, text
        self.controls: list[ShownControl] = []
        self.forms: list[ShownForm] = []
        self.heading = ""
        self.next_sentence = ""
        self.words = ""
        self._folds: list[str] = []
        self._open: list[_Open] = []
        self._pressed: tuple[str, dict[str, str], list[str], int] | None = None
        self._form: ShownForm | None = None
        self._waiting: list[tuple[ShownControl, str]] = []
        self._elsewhere: list[tuple[str, str, dict[str, str]]] = []
        self._select: tuple[str, ShownForm | None, bool] = ("", None, False)
        self._area: list[str] | None = None
        self._area_name = ""
        self._said: list[str] = []
        self.feed(text)
        self.close()
        self._join()

    @property
    def next_steps(self) -> list[ShownControl]:
        """The primary actions that stand open on the page."""
        return [each for each in self.controls if each.is_primary and not each.folds]

    @property
    def choices(self) -> list[ShownControl]:
        """The buttons that answer a question."""
        return [each for each in self.controls if each.attributes.get("name") == "answer"]

    @property
    def says_what_comes_next(self) -> bool:
        """Whether there is a primary action, a question that a press answers, or a sentence."""
        return bool(self.next_steps or self.choices or self.next_sentence)

    def form_to_fill(self, name: str) -> ShownForm:
        """The last form of the page that has such a field, or a box or choice of that name."""
        for form in reversed(self.forms):
            if name in form.typed or name in form.offered:
                return form
        raise LookupError(f"{self.address} has no field {name!r}")

    # -- reading ----------------------------------------------------------------------------

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = {name: value or "" for name, value in attrs}
        classes = set(found.get("class", "").split())
        above = self._open[-1] if self._open else None
        unseen = bool(above and above.unseen) or "hidden" in found or bool(classes & _UNSEEN)
        bare = bool(above and above.bare) or tag in _BARE
        if tag in ("a", "button", "summary"):
            self._pressed = (tag, found, [], len(self._said))
        elif tag == "form":
            self._form = ShownForm(
                found.get("action", ""), found.get("method", "get"), found.get("id", "")
            )
            self.forms.append(self._form)
        elif tag in ("input", "select", "textarea", "option"):
            self._field(tag, found)
        if tag in _VOID:
            return
        fold = -1
        if tag == "details" and "open" not in found:
            self._folds.append("")
            fold = len(self._folds) - 1
        self._open.append(_Open(tag, found, unseen, bare, fold))

    def handle_endtag(self, tag: str) -> None:
        if not any(each.tag == tag for each in self._open):
            return
        if tag in ("a", "button", "summary") and self._pressed:
            self._control()
        if tag == "form":
            self._form = None
        elif tag == "textarea" and self._area is not None:
            self._hold(self._area_name, "".join(self._area).lstrip("\n"), self._form)
            self._area = None
        elif tag == "select":
            self._end_select()
        while self._open.pop().tag != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._area is not None:
            self._area.append(data)
            return
        if not self._open or not data.strip():
            return
        here = self._open[-1]
        if not here.unseen and not here.bare and self._pressed:
            self._pressed[2].append(data)
        if here.unseen or here.tag in ("script", "style", "title", "option", "template"):
            return
        tags = {each.tag for each in self._open}
        if "main" in tags and not any(each.fold >= 0 for each in self._open):
            self._said.append(data)
        if "h1" in tags:
            self.heading = f"{self.heading} {data.strip()}".strip()
        if any(NEXT_SENTENCE in each.attributes for each in self._open):
            self.next_sentence += data

    def _control(self) -> None:
        assert self._pressed
        tag, found, texts, said = self._pressed
        self._pressed = None
        text = _plain("".join(texts))
        if tag == "summary":
            fold = next((e.fold for e in reversed(self._open) if e.tag == "details"), -1)
            if fold >= 0:
                self._folds[fold] = text
        if any(each.unseen for each in self._open) or found.get("type") == "button":
            return
        control = ShownControl(
            tag=tag,
            text=text,
            attributes=found,
            form=self._form,
            folds=tuple(self._heads_above(tag)),
            in_main=any(each.tag == "main" for each in self._open),
            after=_plain(" ".join(self._said[max(0, said - 3) : said])),
        )
        if "form" in found:
            self._waiting.append((control, found["form"]))
        self.controls.append(control)

    def _heads_above(self, tag: str) -> Iterator[str]:
        above = [each for each in self._open if each.fold >= 0]
        for each in above[: len(above) - (tag == "summary")]:
            yield self._folds[each.fold]

    def _field(self, tag: str, found: dict[str, str]) -> None:
        name, kind = found.get("name", ""), found.get("type", "text")
        if tag == "option":
            self._option(found)
        elif tag == "select":
            self._select = (name, self._form, False)
            if self._form is not None:
                self._form.offered.setdefault(name, [])
        elif tag == "textarea":
            self._area, self._area_name = [], name
        elif name and "form" in found:
            self._elsewhere.append((found["form"], kind, found))
        elif name and self._form is not None:
            _input(self._form, kind, found)

    def _option(self, found: dict[str, str]) -> None:
        name, form, chosen = self._select
        if form is None:
            return
        form.offered[name].append(found.get("value", ""))
        if "selected" in found and not chosen:
            form.values[name] = [found.get("value", "")]
            self._select = (name, form, True)

    def _end_select(self) -> None:
        name, form, chosen = self._select
        if form is not None and not chosen and form.offered[name]:
            form.values[name] = [form.offered[name][0]]

    def _hold(self, name: str, value: str, form: ShownForm | None) -> None:
        if form is not None:
            form.typed.add(name)
            form.values[name] = [value]

    def _join(self) -> None:
        """Fields and buttons outside of their form are put into it."""
        by_id = {form.id: form for form in self.forms if form.id}
        for form_id, kind, found in self._elsewhere:
            _input(by_id[form_id], kind, found)
        for control, form_id in self._waiting:
            control.form = by_id[form_id]
        self.words = _plain(" ".join(self._said))


def _input(form: ShownForm, kind: str, found: dict[str, str]) -> None:
    name, bare = found["name"], "on" if kind in ("checkbox", "radio") else ""
    value = found.get("value", bare)
    if kind in ("checkbox", "radio"):
        form.offered.setdefault(name, []).append(value)
        if "checked" in found:
            form.values.setdefault(name, []).append(value)
    elif kind == "hidden":
        form.values.setdefault(name, []).append(value)
    elif kind not in ("submit", "button", "file"):
        form.typed.add(name)
        form.values[name] = [value]


def _plain(text: str) -> str:
    return re.sub(r"\s+", " ", text).strip()
