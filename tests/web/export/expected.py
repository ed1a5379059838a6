"""What a sheet must come back as, whichever format it went through."""

from tests.web.export.read import Html, ImportedAnswer, ImportedQuestion, text_of
from web.export.forms import Amount, Form, Gaps, Number, OneOf, Option, Pairs, SeveralOf
from web.export.sheet import ExportSheet, SheetItem

CLOSE = 0.001  # of a percent


def items(sheet: ExportSheet) -> list[SheetItem]:
    return [item for section in sheet.sections for item in section.items]


def asked(found: list[ImportedQuestion]) -> list[ImportedQuestion]:
    """The questions that have answers."""
    return [each for each in found if each.type not in ("category", "description")]


def same_answers(
    found: list[ImportedAnswer], wanted: tuple[Option, ...] | tuple[Amount, ...]
) -> None:
    """Text or number, share and feedback of each answer, in order."""
    assert len(found) == len(wanted)
    for one, other in zip(found, wanted, strict=True):
        assert abs(one.percent - other.percent) < CLOSE
        assert one.feedback == other.feedback
        if isinstance(other, Option):
            assert one.text == other.html
        else:
            assert (float(one.text), one.tolerance) == (other.value, 0)


def same_form(found: ImportedQuestion, form: Form) -> None:
    """The answers of a question; of one in parts, each part or the whole, whatever was read."""
    match form:
        case OneOf():
            assert found.type == "single"
            same_answers(found.answers, form.options)
        case SeveralOf():
            assert found.type == "several"
            same_answers(found.answers, form.options)
        case Number():
            assert found.type == "number"
            same_answers(found.answers, form.amounts)
        case Gaps():
            _same_gaps(found, form)


def _same_gaps(found: ImportedQuestion, form: Gaps) -> None:
    if found.type == "parts":
        assert len({each.weight for each in found.parts}) == 1
        for part, gap in zip(found.parts, form.gaps, strict=True):
            inner = gap.form
            same_answers(part.answers, inner.options if isinstance(inner, OneOf) else inner.amounts)
            assert text_of(gap.label) in text_of(found.html)
    elif isinstance(form.whole, Pairs):
        assert found.type == "pairs"
        assert found.pairs == [*form.whole.pairs, *(("", each) for each in form.whole.others)]
    else:
        assert found.type == "single"
        same_answers(found.answers, form.whole.options)


def same_shown(found: ImportedQuestion, item: SheetItem) -> list[str]:
    """Name, id, text, words of the picture, explanation. The addresses of the pictures come back."""
    assert (found.name, found.id) == (item.name, item.id)
    assert set(item.tags) <= set(found.tags)
    shown = Html(found.html)
    assert not shown.open
    assert shown.text.startswith(text_of(item.html_before) + text_of(item.html_after))
    assert found.general == item.explanation
    assert [alt for _src, alt in shown.images] == ([item.picture.alt] if item.picture else [])
    return [src for src, _alt in shown.images]
