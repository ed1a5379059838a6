"""Files for other systems, read back by readers that share nothing with the writers."""

import base64
from html import escape
from xml.etree.ElementTree import fromstring

import pytest
from hypothesis import given
from hypothesis import strategies as st

from quizzes import Kind
from tests.web.export.expected import asked, items, same_form, same_shown
from tests.web.export.read import text_of
from tests.web.export.read_gift import read_gift
from tests.web.export.read_moodle import read_moodle
from tests.web.export.sheets import ASKED, IDS, LANGUAGES, book, entry
from web.export.book import ExportedAssignment, ExportedSection
from web.export.forms import Amount, Form, Gap, Gaps, Number, OneOf, Option, Pairs
from web.export.gift import gift
from web.export.moodle import moodle_xml
from web.export.sheet import ExportSheet, SheetItem, SheetSection, sheet_of

SVG = "data:image/svg+xml;base64,"
_LANGUAGE_OF = {each: LANGUAGES[at % 3] for at, each in enumerate(ASKED)}


def comes_back(sheet: ExportSheet) -> None:
    """Everything that is graded, shown or said is in both files."""
    for item, found in zip(items(sheet), asked(read_gift(gift(sheet))), strict=True):
        for source in same_shown(found, item):
            is_its_picture(base64.b64decode(source.removeprefix(SVG), validate=True), item)
        same_form(found, item.form)
        assert f"points {item.points:g}" in found.tags
        assert [f"// {item.address}"] * bool(item.address) == found.comments[1:]
    for item, found in zip(items(sheet), asked(read_moodle(moodle_xml(sheet))), strict=True):
        same_shown(found, item)
        for file in found.files.values():
            is_its_picture(file, item)
        same_form(found, item.form)
        assert found.mark == pytest.approx(item.points * sheet.scale)


def is_its_picture(file: bytes, item: SheetItem) -> None:
    """The very drawing, with its words inside."""
    drawn = fromstring(file)
    assert item.picture
    assert file.decode() == item.picture.svg
    assert drawn.findtext("{http://www.w3.org/2000/svg}title") == item.picture.alt


@pytest.mark.parametrize(("rules", "kind"), ASKED, ids=IDS)
def test_a_question_comes_back_whole(rules: str, kind: Kind) -> None:
    comes_back(sheet_of(book(entry(rules, kind, points=1.5)), _LANGUAGE_OF[rules, kind]))


@pytest.mark.slow
@pytest.mark.parametrize("level", range(1, 6))
def test_every_kind_comes_back_whole_at_every_level_in_every_language(level: int) -> None:
    """Each question in one language; the languages take turns from level to level."""
    every = [entry(*each, level, seed=7 + level % 2) for each in ASKED]
    languages = list(LANGUAGES)
    for turn, lang in enumerate(languages):
        own = every[(turn + level) % len(languages) :: len(languages)]
        comes_back(sheet_of(book(*own), lang))


def test_each_language_says_it_in_its_own_words() -> None:
    said = set()
    for lang in LANGUAGES:
        (item,) = items(sheet_of(book(entry("mcr-2014", Kind.FANS)), lang))
        assert item.picture
        said |= {item.html_before, item.explanation, item.picture.alt, item.form}
    assert len(said) == 4 * len(LANGUAGES)


def test_points_keep_their_proportions_where_parts_have_whole_marks() -> None:
    entries = (
        entry("mcr-2014", Kind.TOTAL, points=2),
        entry("mcr-2014", Kind.PAYMENTS, points=1),
        entry("mcr-2014", Kind.SPOT_ERROR, points=1.5),
        entry("mcr-2014", Kind.FIND, points=0.5),
    )
    sheet = sheet_of(book(*entries), "en")
    marks = [each.mark for each in asked(read_moodle(moodle_xml(sheet)))]
    assert sheet.scale == 4
    assert marks == [8, 4, 6, 2]


def test_points_stand_as_they_are_where_no_question_has_parts() -> None:
    entries = (entry("imj", Kind.TOTAL, points=2.25), entry("imj", Kind.TERM, points=1))
    sheet = sheet_of(book(*entries), "en")
    assert [each.mark for each in asked(read_moodle(moodle_xml(sheet)))] == [2.25, 1]


def test_sections_are_categories_and_their_instructions_stand_before_their_questions() -> None:
    parts = (
        ExportedSection("Warm-up", "Look first.\n\nThen tick.", (entry("imj", Kind.TERM),)),
        ExportedSection("", "", (entry("imj", Kind.FANS),)),
    )
    sheet = sheet_of(ExportedAssignment("Week 3", parts), "en")
    for found in (read_gift(gift(sheet)), read_moodle(moodle_xml(sheet))):
        assert [each.type for each in found] == [
            *("category", "description", "single", "category", "several")
        ]
        assert found[0].path == ["Week 3", "Warm-up"]
        assert found[1].html == "<p>Look first.</p><p>Then tick.</p>"
        assert found[3].path == ["Week 3"]


def test_names_are_numbered_through_and_ids_are_unique() -> None:
    one = entry("imj", Kind.TERM)
    sheet = sheet_of(book(one, one, entry("imj", Kind.FANS)), "en")
    assert [each.name for each in items(sheet)] == ["Week 3 001", "Week 3 002", "Week 3 003"]
    assert len({each.id for each in items(sheet)}) == 3


def test_the_same_assignment_is_the_same_file_each_time() -> None:
    every = book(*(entry(*each) for each in ASKED[:14]))
    assert gift(sheet_of(every, "ja")) == gift(sheet_of(every, "ja"))
    assert moodle_xml(sheet_of(every, "ja")) == moodle_xml(sheet_of(every, "ja"))


SIGNS = st.text(
    st.sampled_from("\\~=#{}:[]%&<>/$\"'.-nN \n\r\t字❤\x00\x0b\ud800") | st.characters(),
    max_size=24,
)
MEANING_ELSEWHERE = (
    *("$course$", "::", "}", "{#", "]]>", "<b>x</b>", "//", "a/b", "/", "&&058;", "\\"),
    *("// comment", "####", "{1:NUMERICAL:=5:0}", "=right", "a ~%50%half", "$CATEGORY: x"),
    *("[plain]x", "@@PLUGINFILE@@/x", "</text>", "<!--", "\\n", "-->", "top", "5:0", "a#b", "~"),
)
_HOSTILE = st.one_of(SIGNS, st.sampled_from(MEANING_ELSEWHERE))
_FEW = (entry("mcr-2014", Kind.RULING), entry("imj", Kind.TERM))  # no pictures: a hundred files


@given(title=_HOSTILE, section=_HOSTILE, told=_HOSTILE)
def test_whatever_a_teacher_types_harms_no_question(title: str, section: str, told: str) -> None:
    sheet = sheet_of(
        ExportedAssignment(
            title, (ExportedSection(section, told, _FEW), ExportedSection("", told, ()))
        ),
        "en",
    )
    in_gift, in_moodle = read_gift(gift(sheet)), read_moodle(moodle_xml(sheet))
    comes_back(sheet)
    assert [each.type for each in in_gift if each.type == "category"] == ["category"] * 2
    paths = [[*map(as_category, section.path)] for section in sheet.sections]
    assert [each.path for each in in_gift if each.type == "category"] == paths
    for one, other in zip(in_gift, in_moodle, strict=True):
        assert (one.type == "description") == (other.type == "description")
        assert one.path == other.path
        if one.type == "description":
            assert one.html == other.html
            assert "".join(text_of(one.html).split()) == "".join(filter(may_stand, told))


def as_category(name: str) -> str:
    """The name without what GIFT or Moodle takes for something else at such a place."""
    turned = name.replace("\\", "＼")
    return f"＄{turned[1:]}" if turned.startswith("$") else turned


_SAID = SIGNS.map(lambda text: escape(" ".join(filter(str.isprintable, text.split())), quote=False))
_OPTIONS = st.lists(
    st.builds(Option, _SAID.filter(bool), st.sampled_from([0.0, 50.0, 33.33333]), _SAID),
    min_size=1,
    max_size=4,
).map(lambda wrong: (Option("right", 100.0), *wrong))
_AMOUNTS = st.lists(
    st.builds(Amount, st.integers(-400, 400).map(lambda each: each / 2), st.just(0.0), _SAID),
    max_size=3,
).map(lambda wrong: (Amount(7, 100.0), *wrong))
_WHOLE = st.one_of(
    st.builds(OneOf, _OPTIONS),
    st.builds(Pairs, st.just((("East", "+8"), ("South", "−8"))), st.just(("0", "+1"))),
)
_FORMS = st.one_of(
    st.builds(OneOf, _OPTIONS),
    st.builds(Number, _AMOUNTS),
    st.builds(
        Gaps,
        st.tuples(
            st.builds(Gap, _SAID, st.builds(OneOf, _OPTIONS)),
            st.builds(Gap, _SAID, st.builds(Number, _AMOUNTS)),
        ),
        _WHOLE,
    ),
)


@given(form=_FORMS, name=_SAID, said=_SAID, tag=_SAID)
def test_whatever_a_question_says_comes_back(form: Form, name: str, said: str, tag: str) -> None:
    html = f'<p title="a=b">{said}</p>'
    tags = tuple(each for each in (tag.replace("\\", ""),) if each)
    item = SheetItem(f"1 {name}".strip(), "id", "", 2, html, html, None, form, html, tags)
    sheet = ExportSheet((SheetSection(("Week",), "Week", "", (item,)),), 1)
    comes_back(sheet)


def test_what_means_something_to_a_format_is_only_said() -> None:
    texts = [escape(each, quote=False) for each in MEANING_ELSEWHERE]
    options = (Option("right", 100.0), *(Option(f"a {each}", 0.0, each) for each in texts))
    amounts = (Amount(7, 100.0), *(Amount(at, 0.0, each) for at, each in enumerate(texts, 8)))
    gaps = (Gap("One", OneOf(options)), Gap("Two", Number(amounts)))
    for form in (OneOf(options), Number(amounts), Gaps(gaps, OneOf(options))):
        item = SheetItem("1", "id", "", 2, "", "", None, form, "".join(texts), ())
        comes_back(ExportSheet((SheetSection(("Week",), "Week", "", (item,)),), 1))


def may_stand(sign: str) -> bool:
    """Whether a file may hold the character, and it is no space."""
    code = ord(sign)
    return (
        not sign.isspace()
        and code >= 0x20
        and not 0xD800 <= code < 0xE000
        and code
        not in (
            0xFFFE,
            0xFFFF,
        )
    )


def test_a_draft_tells_no_address() -> None:
    plain = entry("mcr-2014", Kind.FANS)
    hidden = type(plain)(plain.question, plain.points, plain.id)
    sheet = sheet_of(book(hidden), "en")
    for file in (gift(sheet), moodle_xml(sheet).decode()):
        assert str(plain.question.address) not in file
        assert "2611" not in file


def test_every_form_is_tried_here() -> None:
    forms = {
        type(item.form) for each in ASKED for item in items(sheet_of(book(entry(*each)), "en"))
    }
    assert len(forms) == 4
    assert Gaps in forms
