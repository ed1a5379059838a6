"""A question as an assessment item of QTI 3.0."""

from xml.etree.ElementTree import Element

from web.export.pictures import Picture
from web.export.qti.elements import (
    IMAGES,
    LANGUAGE,
    add,
    add_html,
    add_text,
    add_value,
    add_variable,
    root,
)
from web.export.qti.responses import (
    EXPLANATION,
    FEEDBACK,
    SCORE,
    ItemPart,
    answers_of,
    ask,
    declare_response,
    grade_response,
    parts_of,
    points_text,
)
from web.export.sheet import SheetItem


def item_name(item: SheetItem) -> str:
    """The identifier of an item, which begins with a letter as XML wants it."""
    return f"item-{item.id}"


def picture_path(item: SheetItem) -> str:
    """Where the picture of an item stands in the package."""
    return f"{IMAGES}/{item_name(item)}.svg"


def item_element(item: SheetItem, lang: str) -> Element:
    """The whole item: what is declared, shown, graded and said afterwards, in this order."""
    parts = parts_of(item.form, item.points)
    element = root(
        "qti-assessment-item",
        {
            "identifier": item_name(item),
            "title": item.name,
            "adaptive": "false",
            "time-dependent": "false",
            LANGUAGE: lang,
        },
    )
    for part in parts:
        declare_response(element, part)
    _declare_outcomes(element, parts, item.points)
    _show(element, item, parts)
    _grade(element, parts)
    _say(element, item, parts)
    return element


def _declare_outcomes(element: Element, parts: tuple[ItemPart, ...], points: float) -> None:
    score = {"normal-minimum": "0", "normal-maximum": points_text(points)}
    _number(element, SCORE, "0", score)
    _number(element, "MAXSCORE", points_text(points), {})
    for part in parts:
        _number(element, part.score, "0", {})
    add(
        element,
        "qti-outcome-declaration",
        {"identifier": FEEDBACK, "cardinality": "multiple", "base-type": "identifier"},
    )


def _number(element: Element, name: str, value: str, attributes: dict[str, str]) -> None:
    declared = add(
        element,
        "qti-outcome-declaration",
        {"identifier": name, "cardinality": "single", "base-type": "float", **attributes},
    )
    add_text(add(declared, "qti-default-value"), "qti-value", value)


def _show(element: Element, item: SheetItem, parts: tuple[ItemPart, ...]) -> None:
    """What is asked: the text with the picture, then each part."""
    body = add(element, "qti-item-body")
    shown = add(body, "div")
    add_html(shown, item.html_before)
    if item.picture:
        _add_picture(shown, item.picture, picture_path(item))
    add_html(shown, item.html_after)
    for part in parts:
        ask(body, part)


def _add_picture(shown: Element, picture: Picture, source: str) -> None:
    size = {"width": str(picture.width), "height": str(picture.height)}
    add(add(shown, "p"), "img", {"src": source, "alt": picture.alt, **size})


def _grade(element: Element, parts: tuple[ItemPart, ...]) -> None:
    """Each part, their sum, and that the explanation may be shown."""
    processing = add(element, "qti-response-processing")
    for part in parts:
        grade_response(processing, part)
    total = add(processing, "qti-set-outcome-value", {"identifier": SCORE})
    never_below = add(total, "qti-max")
    add_value(never_below, "float", "0")
    added_up = add(never_below, "qti-sum")
    for part in parts:
        add_variable(added_up, part.score)
    said = add(processing, "qti-set-outcome-value", {"identifier": FEEDBACK})
    both = add(said, "qti-multiple")
    add_variable(both, FEEDBACK)
    add_value(both, "identifier", EXPLANATION)


def _say(element: Element, item: SheetItem, parts: tuple[ItemPart, ...]) -> None:
    """What is said to each answer that has something said to it, and the explanation to all."""
    for part in parts:
        for each in answers_of(part):
            if each.given.feedback:
                _add_feedback(element, each.name, f"<p>{each.given.feedback}</p>")
    _add_feedback(element, EXPLANATION, item.explanation)


def _add_feedback(element: Element, name: str, html: str) -> None:
    feedback = add(
        element,
        "qti-modal-feedback",
        {"identifier": name, "outcome-identifier": FEEDBACK, "show-hide": "show"},
    )
    add_html(add(feedback, "qti-content-body"), html)
