"""The answers of an item: what is declared, asked, graded and said to each.

An item has one part, or several where a question has gaps. A choice is graded by its mapping, a
number by comparing; the score of an item is the sum of its parts and never below zero.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final
from xml.etree.ElementTree import Element

from web.export.forms import Amount, Form, Gaps, Number, OneOf, Option, SeveralOf
from web.export.qti.elements import add, add_html, add_text, add_value, add_variable

SCORE: Final = "SCORE"
FEEDBACK: Final = "FEEDBACK"
EXPLANATION: Final = "EXPLANATION"
_EXPECTED_LENGTH: Final = "8"  # characters of a number


@dataclass(frozen=True, slots=True)
class ItemPart:
    """A part of an item: its label as HTML, its form, and the points that it may bring."""

    name: str
    label: str
    form: OneOf | SeveralOf | Number
    points: float

    @property
    def response(self) -> str:
        return f"RESPONSE{self.name}"

    @property
    def score(self) -> str:
        return f"POINTS{self.name}"


@dataclass(frozen=True, slots=True)
class QtiAnswer:
    """What may be answered to a part, under the name that its feedback has too."""

    name: str
    given: Option | Amount


def parts_of(form: Form, points: float) -> tuple[ItemPart, ...]:
    """The parts that a question is made of; they count alike."""
    if not isinstance(form, Gaps):
        return (ItemPart("", "", form, points),)
    share = points / len(form.gaps)
    return tuple(
        ItemPart(f"_{number}", gap.label, gap.form, share)
        for number, gap in enumerate(form.gaps, 1)
    )


def answers_of(part: ItemPart) -> tuple[QtiAnswer, ...]:
    """All answers that are known beforehand, named by their places."""
    known: tuple[Option | Amount, ...] = (
        part.form.amounts if isinstance(part.form, Number) else part.form.options
    )
    return tuple(
        QtiAnswer(f"ANSWER{part.name}_{number}", each) for number, each in enumerate(known, 1)
    )


def declare_response(item: Element, part: ItemPart) -> None:
    """The variable of an answer with the right one; for a choice also what each option brings."""
    is_several = isinstance(part.form, SeveralOf)
    declared = add(
        item,
        "qti-response-declaration",
        {
            "identifier": part.response,
            "cardinality": "multiple" if is_several else "single",
            "base-type": "float" if isinstance(part.form, Number) else "identifier",
        },
    )
    right = add(declared, "qti-correct-response")
    for text in _right(part):
        add_text(right, "qti-value", text)
    if not isinstance(part.form, Number):
        _map(declared, part)


def _right(part: ItemPart) -> Iterator[str]:
    """The right answer; of several options all that bring something."""
    answers = answers_of(part)
    if isinstance(part.form, SeveralOf):
        yield from (each.name for each in answers if each.given.percent > 0)
    else:
        best = max(answers, key=lambda each: each.given.percent)
        given = best.given
        yield f"{given.value:g}" if isinstance(given, Amount) else best.name


def _map(declared: Element, part: ItemPart) -> None:
    attributes = {"default-value": "0"}
    if isinstance(part.form, SeveralOf):
        attributes |= {"lower-bound": "0", "upper-bound": points_text(part.points)}
    mapping = add(declared, "qti-mapping", attributes)
    for each in answers_of(part):
        worth = points_text(part.points * each.given.percent / 100)
        add(mapping, "qti-map-entry", {"map-key": each.name, "mapped-value": worth})


def ask(body: Element, part: ItemPart) -> None:
    """The interaction, with the label of the part before it."""
    if isinstance(part.form, Number):
        paragraph = add(body, "p")
        add_html(paragraph, f"{part.label} " if part.label else "")
        attributes = {"response-identifier": part.response, "expected-length": _EXPECTED_LENGTH}
        add(paragraph, "qti-text-entry-interaction", attributes)
        return
    is_several = isinstance(part.form, SeveralOf)
    interaction = add(
        body,
        "qti-choice-interaction",
        {
            "response-identifier": part.response,
            "shuffle": "false" if is_several else "true",
            "max-choices": "0" if is_several else "1",
        },
    )
    if part.label:
        add_html(add(interaction, "qti-prompt"), part.label)
    for each in answers_of(part):
        assert isinstance(each.given, Option)
        add_html(add(interaction, "qti-simple-choice", {"identifier": each.name}), each.given.html)


def grade_response(processing: Element, part: ItemPart) -> None:
    """What the part brings, and which feedback is shown to it."""
    if isinstance(part.form, Number):
        _compare(processing, part)
        return
    worth = add(processing, "qti-set-outcome-value", {"identifier": part.score})
    add(worth, "qti-map-response", {"identifier": part.response})
    _say(processing, part)


def _say(processing: Element, part: ItemPart) -> None:
    """The feedback of each chosen option is named as the option is."""
    said = add(processing, "qti-set-outcome-value", {"identifier": FEEDBACK})
    both = add(said, "qti-multiple")
    add_variable(both, FEEDBACK)
    add_variable(both, part.response)


def _compare(processing: Element, part: ItemPart) -> None:
    """The first of the known numbers that was typed."""
    condition = add(processing, "qti-response-condition")
    for place, each in enumerate(answers_of(part)):
        assert isinstance(each.given, Amount)
        branch = add(condition, "qti-response-if" if not place else "qti-response-else-if")
        equal = add(branch, "qti-equal", {"tolerance-mode": "exact"})
        add_variable(equal, part.response)
        add_value(equal, "float", f"{each.given.value:g}")
        worth = add(branch, "qti-set-outcome-value", {"identifier": part.score})
        add_value(worth, "float", points_text(part.points * each.given.percent / 100))
        said = add(branch, "qti-set-outcome-value", {"identifier": FEEDBACK})
        both = add(said, "qti-multiple")
        add_variable(both, FEEDBACK)
        add_value(both, "identifier", each.name)


def points_text(points: float) -> str:
    """Points as a float of XML: `1.5`, `-0.333333`."""
    return f"{points:.6g}"
