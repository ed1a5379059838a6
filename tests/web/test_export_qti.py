"""QTI 3.0 packages: as the standard has them, and graded by a machine that knows only the files."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizzes import Kind, grade
from quizzes.question import AnnouncementQuestion, Objection
from tests.web.export.expected import items
from tests.web.export.read import text_of
from tests.web.export.read_qti import ImportedItem, graded, read_qti
from tests.web.export.sheets import ASKED, IDS, LANGUAGES, book, entry
from web.export.book import ExportedAssignment, ExportedSection
from web.export.forms import Amount, Form, Gaps, Number, OneOf, Option, SeveralOf
from web.export.qti.package import qti_package
from web.export.sheet import ExportSheet, SheetItem, SheetSection, sheet_of

_LANGUAGE_OF = {each: LANGUAGES[at % 3] for at, each in enumerate(ASKED)}
EXPLAINED = "EXPLANATION"


def imported(sheet: ExportSheet, lang: str = "en") -> list[ImportedItem]:
    """The items of the package, checked."""
    return [item for _, _, some in read_qti(qti_package(sheet, lang)).sections for item in some]


def parts(form: Form) -> tuple[OneOf | SeveralOf | Number, ...]:
    return tuple(each.form for each in form.gaps) if isinstance(form, Gaps) else (form,)


def is_graded_alike(found: ImportedItem, item: SheetItem) -> None:
    """Each answer of each part alone brings its share, and what is said to it is shown."""
    forms = parts(item.form)
    share = item.points / len(forms)
    for response, form in zip(found.correct, forms, strict=True):
        given = form.amounts if isinstance(form, Number) else form.options
        names = list(found.choices.get(response, ()))
        for place, each in enumerate(given):
            answer = each.value if isinstance(each, Amount) else names[place]
            score, shown = graded(found, {response: answer})
            assert score == pytest.approx(max(share * each.percent / 100, 0), abs=1e-4)
            assert shown[-1] == EXPLAINED
            told = [found.feedback[name] for name in shown[:-1]]
            assert told == ([text_of(each.feedback)] if each.feedback else [])
            if isinstance(each, Option):
                assert found.choices[response][names[place]] == text_of(each.html)


def comes_back(sheet: ExportSheet, lang: str = "en") -> None:
    """What is shown, asked, graded and said is in the package."""
    for item, found in zip(items(sheet), imported(sheet, lang), strict=True):
        assert (found.title, found.points) == (item.name, pytest.approx(item.points))
        assert found.html == text_of(item.html_before) + text_of(item.html_after)
        assert found.feedback[EXPLAINED] == text_of(item.explanation)
        assert [each.decode() for each in found.pictures.values()] == (
            [item.picture.svg] if item.picture else []
        )
        assert found.alts == ([item.picture.alt] if item.picture else [])
        is_graded_alike(found, item)
        everything_right = {
            name: [*right]
            if isinstance(form, SeveralOf)
            else (float(right[0]) if isinstance(form, Number) else right[0])
            for (name, right), form in zip(found.correct.items(), parts(item.form), strict=True)
        }
        assert graded(found, everything_right)[0] == pytest.approx(item.points, abs=1e-3)
        assert graded(found, {}) == (0, [EXPLAINED])


@pytest.mark.parametrize(("rules", "kind"), ASKED, ids=IDS)
def test_a_question_is_asked_graded_and_explained_in_the_package(rules: str, kind: Kind) -> None:
    lang = _LANGUAGE_OF[rules, kind]
    comes_back(sheet_of(book(entry(rules, kind, points=1.5)), lang), lang)


def test_ticking_everything_never_comes_to_less_than_nothing() -> None:
    (found,) = imported(sheet_of(book(entry("mcr-2014", Kind.FANS, points=2)), "en"))
    ((response, choices),) = found.choices.items()
    wrong = [each for each in choices if each not in found.correct[response]]
    assert graded(found, {response: wrong})[0] == 0
    assert 0 <= graded(found, {response: list(choices)})[0] < 1


def test_sections_hold_their_instructions_and_tags_stand_in_the_manifest() -> None:
    every = (
        ExportedSection("Warm-up", "Look first.\n\nThen tick.", (entry("imj", Kind.TERM),)),
        ExportedSection("", "", (entry("imj", Kind.FANS),)),
    )
    sheet = sheet_of(ExportedAssignment("Week 3", every), "en")
    test = read_qti(qti_package(sheet, "en"))
    assert test.title == "Week 3"
    assert [(title, told) for title, told, _items in test.sections] == [
        *(("Warm-up", "Look first.Then tick."), ("Week 3", ""))
    ]
    for item in items(sheet):
        assert test.tags[f"item-{item.id}"] == list(item.tags)


def test_the_same_assignment_is_the_same_package_each_time() -> None:
    sheet = sheet_of(book(*(entry(*each) for each in ASKED[:6])), "ja")
    assert qti_package(sheet, "ja") == qti_package(sheet, "ja")


@given(said=st.text(max_size=30), title=st.text(max_size=30))
def test_whatever_a_teacher_types_harms_no_package(said: str, title: str) -> None:
    one = (entry("imj", Kind.TERM),)
    sheet = sheet_of(ExportedAssignment(title, (ExportedSection(title, said, one),)), "en")
    comes_back(sheet)


def test_a_wrong_objection_takes_off_what_the_total_brings() -> None:
    form = Gaps(
        tuple(
            gap
            for item in items(sheet_of(book(entry("mcr-2014", Kind.SPOT_ERROR)), "en"))
            if isinstance(item.form, Gaps)
            for gap in item.form.gaps
        ),
        OneOf((Option("x", 100.0),)),
    )
    item = SheetItem("1", "1", "", 2, "", "", None, form, "<p>x</p>", ())
    (found,) = imported(ExportSheet((SheetSection(("W",), "W", "", (item,)),), 1))
    fans, total = form.gaps[0].form, form.gaps[1].form
    assert isinstance(fans, OneOf)
    assert isinstance(total, Number)
    chosen, typed = found.correct
    for name, option in zip(found.choices[chosen], fans.options, strict=True):
        score, _shown = graded(found, {chosen: name, typed: total.amounts[0].value})
        assert score == pytest.approx(1 + option.percent / 100)


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_an_announcement_in_two_parts_brings_what_it_brings_here(rules: str) -> None:
    """Any objection beside the right total, and to leave all as it was."""
    left = []
    for index in range(24):
        asked = entry(rules, Kind.SPOT_ERROR, level=1 + index % 5, index=index).question
        assert isinstance(asked, AnnouncementQuestion)
        (item,) = items(
            sheet_of(book(entry(rules, Kind.SPOT_ERROR, 1 + index % 5, index=index)), "en")
        )
        assert isinstance(item.form, Gaps)
        fans, total = (each.form for each in item.form.gaps)
        assert isinstance(fans, OneOf)
        assert isinstance(total, Number)
        told = asked.announcement
        amounts = {each.value: each.percent for each in total.amounts}
        nothing = next(each for each in fans.options if each.html.startswith("Nothing"))
        here = grade(asked, Objection((), (), told.total)).credit
        assert (nothing.percent + amounts.get(told.total, 0)) / 200 == here
        left.append(here)
        key = asked.answer
        best = next(each for each in fans.options if each.percent == 100)
        assert (best.percent + amounts[key.total]) / 200 == grade(asked, key).credit == 1
    assert 0 < sum(left) / len(left) < 0.6
