"""What a sheet must come back as, whichever format it went through."""

from tests.web.export.read import Html, ImportedAnswer, ImportedQuestion, text_of
from web.export.forms import Amount, Form, Gaps, Number, OneOf, Option, Pairs, SeveralOf
from web.export.sheet import ExportSheet, SheetItem

CLOSE = 0.001  # of a percent


def items(sheet: ExportSheet) -> list[SheetItem]:
    return [item for section in sheet.sections for item in section.items]


def asked(imported: list[ImportedQuestion]) -> list[ImportedQuestion]:
    """The questions that have answers."""
    return [each for each in imported if each.type not in ("category", "description")]


def same_answers(
    imported: list[ImportedAnswer], wanted: tuple[Option, ...] | tuple[Amount, ...]
) -> None:
    """Text or number, share and feedback of each answer, in order."""
    assert len(imported) == len(wanted)
    for one, other in zip(imported, wanted, strict=True):
        assert abs(one.percent - other.percent) < CLOSE
        assert one.feedback == other.feedback
        if isinstance(other, Option):
            assert one.text == other.html
        else:
            assert (float(one.text), one.tolerance) == (other.value, 0)


def same_form(imported: ImportedQuestion, form: Form) -> None:
    """The answers of a question; of one in parts, each part or the whole, whatever was read."""
    match form:
        case OneOf():
            assert imported.type == "single"
            same_answers(imported.answers, form.options)
        case SeveralOf():
            assert imported.type == "several"
            same_answers(imported.answers, form.options)
        case Number():
            assert imported.type == "number"
            same_answers(imported.answers, form.amounts)
        case Gaps():
            _same_gaps(imported, form)


def _same_gaps(imported: ImportedQuestion, form: Gaps) -> None:
    if imported.type == "parts":
        assert len({each.weight for each in imported.parts}) == 1
        for part, gap in zip(imported.parts, form.gaps, strict=True):
            inner = gap.form
            same_answers(part.answers, inner.options if isinstance(inner, OneOf) else inner.amounts)
            assert text_of(gap.label) in text_of(imported.html)
    elif isinstance(form.whole, Pairs):
        assert imported.type == "pairs"
        assert imported.pairs == [*form.whole.pairs, *(("", each) for each in form.whole.others)]
    else:
        assert imported.type == "single"
        same_answers(imported.answers, form.whole.options)


def same_shown(imported: ImportedQuestion, item: SheetItem) -> list[str]:
    """Name, id, text, words of the picture, explanation. The addresses of the pictures come back."""
    assert (imported.name, imported.id) == (item.name, item.id)
    assert set(item.tags) <= set(imported.tags)
    shown = Html(imported.html)
    assert not shown.open
    assert shown.text.startswith(text_of(item.html_before) + text_of(item.html_after))
    assert imported.general == item.explanation
    assert [alt for _src, alt in shown.images] == ([item.picture.alt] if item.picture else [])
    return [src for src, _alt in shown.images]
