"""Worksheets: what is asked on paper, what the key says, and how versions differ."""

import re
from dataclasses import replace
from html import unescape
from itertools import combinations

import pytest
from jinja2 import Environment, UndefinedError

from quizzes import Address, Kind, answer_of_choice, grade, make
from quizzes.question import Answer, HandQuestion
from scoring import RULE_SETS, rule_set, score
from tests.kinds import asked, question_of, wrong_answer
from tests.web.paper_sheets import part_of, questions_in, sheet_of, sheet_of_every_kind, sheet_under
from web.paper.html import to_html
from web.paper.keys import KeyRow, key_row
from web.paper.print_options import PrintStyle
from web.paper.tasks import TaskView, task_view
from web.paper.versions import VERSIONS, PaperItem, PaperPart, version_of
from web.paper.worksheet import Worksheet, WorksheetSection, key_view, worksheet_view
from web.questions.choices import CHOICE_KEYS
from web.questions.reason import situation_view
from web.templating import StrictFields
from wording import fan_name, points, translator, translator_under

LANGUAGES = ("en", "zh-Hans", "ja")
TWELVE = tuple(Address("mcr-2014", Kind.TOTAL, 2, 77, index) for index in range(12))


def tasks_of(sheet: Worksheet, lang: str = "en") -> list[TaskView]:
    return [task for part in worksheet_view(sheet, lang).parts for task in part.tasks]


def rows_of(sheet: Worksheet, lang: str = "en") -> list[KeyRow]:
    return [row for _title, rows in key_view(sheet, lang).parts for row in rows]


@pytest.mark.parametrize("kind", list(Kind))
def test_each_kind_has_room_for_its_answer(kind: Kind):
    task = task_view(question_of(kind), 1, "", translator("en"))

    assert task.boxes or task.lines or task.seats
    assert task.prompt


@pytest.mark.parametrize("kind", list(Kind))
def test_the_sheet_for_students_is_the_same_whatever_the_answer_is(kind: Kind):
    question = question_of(kind)
    answer = wrong_answer(question)
    assert answer is not None
    other: Answer = answer

    for lang in LANGUAGES:
        t = translator(lang)
        unknowing = replace(question, answer=other, citations=())
        assert task_view(question, 1, "", t) == task_view(unknowing, 1, "", t)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_address_of_a_question_stands_on_the_sheet_for_students(lang: str):
    sheet = sheet_of_every_kind()
    view = worksheet_view(sheet, lang)

    for as_page in (False, True):
        html = to_html(view, lang, PrintStyle(), as_page=as_page)
        assert not [row.address for row in rows_of(sheet, lang) if row.address in html]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_key_lists_what_the_engine_counts(rules: str):
    sheet = sheet_under(rules)
    t = translator_under(rules, translator("en"))
    with_hands = 0

    for question, row in zip(questions_in(sheet), rows_of(sheet), strict=True):
        if not isinstance(question, HandQuestion) or question.score.account is None:
            continue
        with_hands += 1
        told = f"{row.answer} {row.account}"
        counted = score(question.hand, rule_set(rules))
        assert all(fan_name(line.fan, t) in told for line in counted.counted)
        if not counted.why_not and question.address.kind is Kind.TOTAL:
            assert row.answer == points(counted.total, rules, t)
    assert with_hands > 4


@pytest.mark.parametrize("kind", list(Kind))
def test_the_letter_of_the_key_is_that_of_the_right_choice(kind: Kind):
    question = question_of(kind)
    row = key_row(question, 1, "", translator("en"))
    boxes = task_view(question, 1, "", translator("en")).boxes

    if not row.letter:
        assert boxes is None or boxes.several
        return
    assert question.choices
    assert boxes
    letters = row.letter.split()
    for letter in letters:
        choice = question.choices[CHOICE_KEYS.index(letter)]
        assert grade(question, answer_of_choice(question, choice.id)).exact
    assert row.answer in [each.name for each in boxes.boxes if each.key in letters]


def test_the_key_numbers_the_questions_as_the_sheet_does():
    sheet = sheet_of(part_of(*TWELVE[:5], title="One"), part_of(*TWELVE[5:], title="Two"))

    numbers = list(range(1, 13))
    assert [task.number for task in tasks_of(sheet)] == numbers
    assert [row.number for row in rows_of(sheet)] == numbers
    assert [row.address for row in rows_of(sheet)] == [str(each) for each in TWELVE]


def test_what_a_whole_section_asks_stands_once_at_its_head():
    alike = worksheet_view(sheet_of(part_of(*TWELVE)), "en").parts[0]
    mixed = worksheet_view(sheet_of(part_of(TWELVE[0], asked(Kind.WAITS))), "en").parts[0]

    assert alike.prompt == "How many points is this hand worth, flowers included?"
    assert {task.prompt for task in alike.tasks} == {""}
    assert mixed.prompt == ""
    assert all(task.prompt for task in mixed.tasks)


def test_points_are_said_only_where_questions_count_differently():
    even = part_of(*TWELVE[:2])
    uneven = replace(even, items=(even.items[0], replace(even.items[1], points=2.5)))

    assert [task.points for task in tasks_of(sheet_of(even))] == ["", ""]
    assert [task.points for task in tasks_of(sheet_of(uneven))] == ["1", "2½"]


def test_words_of_teachers_are_words_and_no_markup():
    part = part_of(TWELVE[0], title="<u>A</u>", instruction='"&<i>')
    sheet = replace(sheet_of(part, title="</title><script>x"), of_class="<img src=x>")

    for view in (worksheet_view(sheet, "en"), key_view(sheet, "en")):
        html = to_html(view, "en", PrintStyle())
        assert [mark for mark in ("<script", "<img src=x", "<u>") if mark in html] == []
        assert "&lt;img src=x&gt;" in html


def others(item: PaperItem, version: str) -> Address:
    return replace(item.address, seed=1000 + ord(version))


def addresses(parts: tuple[PaperPart, ...]) -> list[Address]:
    return [item.address for part in parts for item in part.items]


def test_version_a_is_the_assignment_itself():
    parts = (part_of(*TWELVE),)

    assert version_of(parts, "A", "secret") == parts
    assert version_of(parts, "A", "secret", others) == parts


def test_versions_have_the_same_questions_in_orders_that_differ():
    parts = (part_of(*TWELVE[:6]), part_of(*TWELVE[6:]))
    made = {each: version_of(parts, each, "secret") for each in VERSIONS}

    for one, other in combinations(VERSIONS, 2):
        assert addresses(made[one]) != addresses(made[other])
    for parts_of_one in made.values():
        assert set(addresses(parts_of_one[:1])) == set(TWELVE[:6])
        assert set(addresses(parts_of_one[1:])) == set(TWELVE[6:])


def test_three_questions_are_enough_for_four_orders():
    for secret in map(str, range(40)):
        made = [version_of((part_of(*TWELVE[:3]),), each, secret) for each in VERSIONS]
        assert len({tuple(addresses(parts)) for parts in made}) == len(VERSIONS)


def test_where_students_have_other_questions_versions_have_too():
    parts = (part_of(*TWELVE),)
    made = addresses(version_of(parts, "C", "secret", others))

    assert not set(made) & set(TWELVE)
    assert {each.seed for each in made} == {1000 + ord("C")}
    assert [make(each).address for each in made] == made


def test_a_version_is_the_same_each_time_and_another_with_another_secret():
    parts = (part_of(*TWELVE),)

    assert version_of(parts, "B", "secret") == version_of(parts, "B", "secret")
    assert version_of(parts, "B", "secret") != version_of(parts, "B", "other")


def test_a_template_that_asks_for_an_unknown_field_fails():
    """A field that was renamed would else be missing on the sheet, and nobody would notice."""
    part = WorksheetSection("", "", "", "", ())
    template = Environment(undefined=StrictFields).from_string("{{ part.titel }}{{ unset }}")

    with pytest.raises(UndefinedError, match="WorksheetSection has no field 'titel'"):
        template.render(part=part)


@pytest.mark.parametrize("as_page", [False, True])
def test_a_table_is_drawn_on_paper_and_its_words_are_given_to_a_screen_reader(as_page: bool):
    address = asked(Kind.TABLE)
    situation = situation_view(question_of(Kind.TABLE), translator("en"))
    assert situation
    assert situation.table
    view = worksheet_view(sheet_of(part_of(address)), "en")

    html = to_html(view, "en", PrintStyle(), as_page=as_page)

    [drawing] = re.findall(r'<svg class="above".*?</svg>', html, re.DOTALL)
    tiles = sum(len(seat.tiles) for seat in situation.table.picture.seats)
    assert len(re.findall("<use " if as_page else "<image ", drawing)) == tiles
    assert unescape(drawing).count(" ".join(situation.table.words)) == 1
    assert "style=" not in drawing
