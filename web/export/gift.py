"""An assignment in GIFT, the text format of Moodle.

A question is a paragraph: comments, its name, its text, its answers in braces. GIFT knows neither
points nor pictures: points stand as a comment and a tag, a picture within the text as data.
"""

from base64 import b64encode
from collections.abc import Iterator
from typing import Final

from web.export.forms import Amount, Form, Gaps, Number, OneOf, Option, Pairs, SeveralOf
from web.export.markup import image_html
from web.export.paths import path_text
from web.export.percents import mark_percent_text
from web.export.pictures import Picture
from web.export.sheet import ExportSheet, SheetItem, SheetSection

_FULL: Final = 100.0
_HTML: Final = "[html]"


def gift(sheet: ExportSheet) -> str:
    """The whole file."""
    paragraphs = [each for section in sheet.sections for each in _section(section)]
    return "\n\n".join(paragraphs) + "\n"


def _section(section: SheetSection) -> Iterator[str]:
    """The category, the instruction as a text without answers, then the questions."""
    yield f"$CATEGORY: {path_text(section.path)}"
    if section.instruction:
        yield f"::{_escaped(section.name)}::{_HTML}{_escaped(section.instruction)}"
    for item in section.items:
        yield _question(item)


def _question(item: SheetItem) -> str:
    points = f"{item.points:g}"
    tags = "".join(f" [tag:{_in_brackets(each)}]" for each in (*item.tags, f"points {points}"))
    told = [f"// [id:{_in_brackets(item.id)}]{tags}"]
    if item.address:
        told.append(f"// {item.address}")
    image = image_html(item.picture, _data(item.picture)) if item.picture else ""
    text = _escaped(item.html_before + image + item.html_after)
    answers = "\n".join(f"\t{each}" for each in _answers(item.form))
    opened = "{#" if isinstance(item.form, Number) else "{"
    return "\n".join(
        (
            *told,
            f"::{_escaped(item.name)}::{_HTML}{text}{opened}",
            answers,
            f"\t####{_escaped(item.explanation)}",
            "}",
        )
    )


def _answers(form: Form | Pairs) -> Iterator[str]:
    match form:
        case OneOf():
            yield from (_option(each, single=True) for each in form.options)
        case SeveralOf():
            yield from (_option(each, single=False) for each in form.options)
        case Number():
            yield from (_amount(each) for each in form.amounts)
        case Pairs():
            yield from (f"={_escaped(one)} -> {_escaped(other)}" for one, other in form.pairs)
            yield from (f"= -> {_escaped(each)}" for each in form.others)
        case Gaps():
            yield from _answers(form.whole)


def _option(option: Option, *, single: bool) -> str:
    """A right answer to one choice has `=`; a share is written between signs of percent."""
    if single and option.percent == _FULL:
        mark = "="
    else:
        mark = f"~%{mark_percent_text(option.percent)}%" if option.percent else "~"
    return f"{mark}{_escaped(option.html)}{_feedback(option.feedback)}"


def _amount(amount: Amount) -> str:
    share = mark_percent_text(amount.percent)
    return f"=%{share}%{amount.value:g}:0{_feedback(amount.feedback)}"


def _feedback(html: str) -> str:
    return f"#{_escaped(html)}" if html else ""


def _data(picture: Picture) -> str:
    """The picture as an address that holds it."""
    return f"data:image/svg+xml;base64,{b64encode(picture.svg.encode()).decode()}"


def _escaped(text: str) -> str:
    """The text with a backslash before each sign of the format, on one line."""
    for sign in "\\~=#{}:":
        text = text.replace(sign, f"\\{sign}")
    return " ".join(text.split("\n"))


def _in_brackets(text: str) -> str:
    return text.replace("]", "\\]")
