"""An assignment as Moodle XML, which holds everything: points, pictures, parts, feedback."""

from base64 import b64encode
from collections.abc import Iterator
from fractions import Fraction
from typing import Final
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from web.export.cloze import cloze_html
from web.export.forms import Amount, Form, Gaps, Number, OneOf, Option, SeveralOf
from web.export.markup import image_html
from web.export.paths import path_text
from web.export.percents import mark_percent_text
from web.export.pictures import Picture
from web.export.sheet import ExportSheet, SheetItem, SheetSection

_PICTURE: Final = "hand.svg"
_WITHOUT_UNITS: Final = "3"  # of `showunits`: no unit is asked for
_PENALTY: Final = "0.3333333"  # for each further try, where a quiz allows one: Moodle's own


def moodle_xml(sheet: ExportSheet) -> bytes:
    """The whole file."""
    quiz = Element("quiz")
    for section in sheet.sections:
        for each in _section(section, sheet.scale):
            quiz.append(each)
    indent(quiz)
    file: bytes = tostring(quiz, encoding="UTF-8", xml_declaration=True)
    return file + b"\n"


def _section(section: SheetSection, scale: int) -> Iterator[Element]:
    """The category, the instruction as a text without answers, then the questions."""
    category = Element("question", type="category")
    _text(SubElement(category, "category"), path_text(section.path))
    _html(category, "info", section.instruction)
    yield category
    if section.instruction:
        yield _common("description", section.name, section.instruction)
    for item in section.items:
        yield _question(item, scale)


def _common(
    kind: str, name: str, html: str, item: SheetItem | None = None, mark: str = "0"
) -> Element:
    """What questions of every type have."""
    question = Element("question", type=kind)
    _text(SubElement(question, "name"), name)
    shown = _html(question, "questiontext", html)
    if item and item.picture:
        file = SubElement(shown, "file", name=_PICTURE, path="/", encoding="base64")
        file.text = b64encode(item.picture.svg.encode()).decode()
    _html(question, "generalfeedback", item.explanation if item else "")
    SubElement(question, "defaultgrade").text = mark
    SubElement(question, "penalty").text = _PENALTY if item else "0"
    SubElement(question, "hidden").text = "0"
    SubElement(question, "idnumber").text = item.id if item else ""
    return question


def _question(item: SheetItem, scale: int) -> Element:
    mark = Fraction(item.points).limit_denominator(100) * scale
    html = item.html_before + _image(item.picture) + item.html_after
    if isinstance(item.form, Gaps):
        html += cloze_html(item.form, int(mark / len(item.form.gaps)))
    question = _common(_type(item.form), item.name, html, item, f"{float(mark):g}")
    _answers(question, item.form)
    tags = SubElement(question, "tags")
    for each in item.tags:
        _text(SubElement(tags, "tag"), each)
    return question


def _image(picture: Picture | None) -> str:
    return image_html(picture, f"@@PLUGINFILE@@/{_PICTURE}") if picture else ""


def _type(form: Form) -> str:
    match form:
        case OneOf() | SeveralOf():
            return "multichoice"
        case Number():
            return "numerical"
        case Gaps():
            return "cloze"


def _answers(question: Element, form: Form) -> None:
    match form:
        case OneOf():
            _choices(question, form.options, single=True)
        case SeveralOf():
            _choices(question, form.options, single=False)
        case Number():
            for amount in form.amounts:
                _number(question, amount)
            SubElement(question, "showunits").text = _WITHOUT_UNITS
        case Gaps():
            pass  # they stand in the text


def _choices(question: Element, options: tuple[Option, ...], *, single: bool) -> None:
    """Options of one choice may be mixed; those to tick keep an order that tells nothing."""
    SubElement(question, "single").text = "true" if single else "false"
    SubElement(question, "shuffleanswers").text = "true" if single else "false"
    SubElement(question, "answernumbering").text = "abc" if single else "none"
    SubElement(question, "showstandardinstruction").text = "0"
    for name in ("correctfeedback", "partiallycorrectfeedback", "incorrectfeedback"):
        _html(question, name, "")
    for option in options:
        answer = SubElement(
            question, "answer", fraction=mark_percent_text(option.percent), format="html"
        )
        SubElement(answer, "text").text = option.html
        _html(answer, "feedback", option.feedback)


def _number(question: Element, amount: Amount) -> None:
    answer = SubElement(
        question, "answer", fraction=mark_percent_text(amount.percent), format="plain_text"
    )
    SubElement(answer, "text").text = f"{amount.value:g}"
    _html(answer, "feedback", amount.feedback)
    SubElement(answer, "tolerance").text = "0"


def _html(parent: Element, name: str, html: str) -> Element:
    """A field of HTML."""
    field = SubElement(parent, name, format="html")
    SubElement(field, "text").text = html
    return field


def _text(parent: Element, text: str) -> None:
    SubElement(parent, "text").text = text
