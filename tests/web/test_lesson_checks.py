"""What lessons ask: answered right, wrong and not at all, kept, and nothing told beforehand."""

import html
import re
from collections.abc import Iterator

import pytest
from flask import Flask
from sqlalchemy import select

from lessons.courses import COURSES
from lessons.lesson import Directive
from lessons.pieces.check import Check, CheckKind
from lessons.pieces.question import LessonQuestion
from lessons.prose import Prose
from quizzes import Address, kinds_of
from quizzes.question_cache import question_at
from school.progress.address_parts import CHECK, AddressParts
from school.progress.lesson_tasks import LessonTask, tasks_of
from school.progress.models import Outcome, SkillEvidence
from scoring import rule_set
from tests.web.lesson_answers import (
    answer,
    lesson,
    lessons,
    of_kind,
    right,
    step_path,
    wrong,
)
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.clock import now
from web.services import services
from web.tokens import issue_token
from wording.runs import expand_tile_runs

FIRST = "first-steps/the-tiles"
ONE_OF_EACH = list(CheckKind)


@pytest.mark.slow
@pytest.mark.parametrize("course", COURSES)
def test_everything_that_a_lesson_asks_is_taken_right_and_wrong(site: Flask, course: str):
    """Each thing right, and every sixth one wrong before.

    What is answered right is not opened first, for `test_lessons` opens every step of every lesson, and
    what is said to it is looked at in every fourth: the author's words are of the same make.
    """
    visitor = SiteVisitor(site)
    tasks = [item for each in lessons(course) for item in tasks_of(each)]
    (csrf,) = visitor.open(step_path(tasks[0])).question.values("csrf_token")
    for number, item in enumerate(tasks):
        if number % 6 == 0:
            wrongly = answer(visitor, item, **wrong(item))
            assert visitor.last_row().credit < 1, item
            assert 'id="say"' in wrongly.text
        is_read = number % 4 == 0
        rightly = answer_unopened(visitor, csrf, item, follow=is_read, **right(item))
        assert visitor.last_row().credit == 1, item
        assert ('id="say"' in rightly.text) is is_read


def answer_unopened(
    visitor: SiteVisitor, csrf: str, item: LessonTask, *, follow: bool, **given: object
) -> VisitedPage:
    """Answer as the form of the step does, which was not opened; what comes then."""
    token = issue_token(services(visitor.site).settings.secret_keys, item.address, now())
    fields = [("csrf_token", csrf), ("token", token)]
    return visitor.send(PageForm(step_path(item), "post", fields), follow=follow, **given)


def test_every_question_can_be_made_and_asked():
    for each in lessons():
        for item in tasks_of(each):
            if isinstance(item.piece, LessonQuestion):
                address = Address.parse(item.address)
                assert address.kind in kinds_of(rule_set(address.rules)), item
                assert str(question_at(address).address) == item.address


def test_what_lessons_ask_has_addresses_of_its_own():
    addresses = [item.address for each in lessons() for item in tasks_of(each)]

    assert all(AddressParts.of(address) for address in addresses)
    checks = [address for address in addresses if AddressParts.of(address).kind == CHECK]
    assert len(set(checks)) == len(checks)


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_a_right_answer_has_full_credit_and_says_so(visitor: SiteVisitor, kind: CheckKind):
    item = of_kind(kind)

    page = answer(visitor, item, **right(item))

    (row,) = visitor.rows()
    assert (row.question, row.kind, row.credit) == (item.address, CHECK, 1)
    assert page.heading.startswith("Right.")
    assert f"answer={row.public_id}" in page.address


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_a_wrong_answer_is_told_in_twenty_words(visitor: SiteVisitor, kind: CheckKind):
    item = of_kind(kind)

    page = answer(visitor, item, **wrong(item))

    assert [row.credit for row in visitor.rows()] == [0.0]
    assert not page.heading.startswith("Right")
    assert len(page.heading.split()) <= 20


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_i_dont_know_is_explained_too(visitor: SiteVisitor, kind: CheckKind):
    page = answer(visitor, of_kind(kind), unknown=1)

    (row,) = visitor.rows()
    assert (row.outcome, row.given, row.credit) == (Outcome.UNKNOWN, None, 0)
    assert page.status == 200
    assert not page.heading.startswith("Right")


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_no_answer_is_asked_for_again(visitor: SiteVisitor, kind: CheckKind):
    page = answer(visitor, of_kind(kind))

    assert page.status == 422
    assert 'role="alert"' in page.text
    assert visitor.rows() == []


def test_what_is_not_offered_is_no_answer(visitor: SiteVisitor):
    assert answer(visitor, of_kind(CheckKind.FANS), fan="no-such-fan").status == 422
    assert answer(visitor, of_kind(CheckKind.WHICH), answer="9").status == 422
    assert answer(visitor, of_kind(CheckKind.TOTAL), total="much").status == 422
    assert visitor.rows() == []


def test_one_showing_is_one_row_however_often_it_is_sent(visitor: SiteVisitor):
    item = of_kind(CheckKind.WHICH)
    form = visitor.open(step_path(item)).question

    once = visitor.send(form, **wrong(item))
    again = visitor.send(form, **right(item))

    assert once.address == again.address
    assert [row.credit for row in visitor.rows()] == [0]


def test_the_token_of_another_check_is_refused(visitor: SiteVisitor):
    token = visitor.open(step_path(of_kind(CheckKind.SET))).question.values("token")[0]

    item = of_kind(CheckKind.WHICH)
    assert answer(visitor, item, **right(item), token=token).status == 400
    assert visitor.rows() == []


def test_nobody_else_sees_the_step_answered(site: Flask):
    item = of_kind(CheckKind.WHICH)
    page = answer(SiteVisitor(site), item, **right(item))

    assert 'id="say"' not in SiteVisitor(site).open(page.address).text


def test_an_answer_opens_in_its_own_step_alone(visitor: SiteVisitor):
    item, other = of_kind(CheckKind.WHICH), of_kind(CheckKind.SET)
    query = answer(visitor, item, **right(item)).address.split("?")[1]

    assert 'id="say"' not in visitor.open(f"{step_path(other)}?{query}").text


@pytest.mark.parametrize("kind", ONE_OF_EACH)
def test_nothing_in_the_page_tells_the_answer(site: Flask, kind: CheckKind):
    """The author's words about it are not there, and the options differ in words alone."""
    item = of_kind(kind)
    own = lesson(item)
    page = SiteVisitor(site).open(step_path(item))
    after = own.words["en"].steps[item.step - 1].active.after

    assert "data-row=" not in page.text.split('class="check')[-1]
    assert "ledger__sign" not in page.text
    assert not re.search(
        r"<input[^>]*\bchecked", page.text.split("<main")[1].split('class="check')[-1]
    )
    for token in after.tokens:
        if token.type == "inline" and len(token.content) > 20 and "<" not in token.content:
            assert token.content.replace("**", "") not in re.sub(r"<[^>]+>", "", page.text)


@pytest.mark.parametrize("kind", [CheckKind.FANS, CheckKind.EXCLUDES, CheckKind.TILES])
def test_the_options_look_alike_and_stand_as_the_author_put_them(site: Flask, kind: CheckKind):
    item = of_kind(kind)
    assert isinstance(item.piece, Check)
    text = SiteVisitor(site).open(step_path(item)).text

    found = re.findall(r'<label class="(?:chip|tile-key)">.*?</label>', text, re.DOTALL)
    shapes = {re.sub(r'value="[^"]*"|#t-\w+|>[^<]*<', "", each) for each in found}
    sent = re.findall(r'name="(?:fan|tile)" value="([^"]+)"', text)

    assert len(shapes) == 1
    assert sent == list(item.piece.options)


def test_a_hand_that_is_chosen_keeps_its_letter_and_its_number(visitor: SiteVisitor):
    """What is stored is the author's number, whatever the place where the hand is shown."""
    item = next(
        item
        for each in lessons()
        for item in tasks_of(each)
        if isinstance(item.piece, Check)
        and item.piece.kind is CheckKind.WHICH
        and item.piece.shown_options != item.piece.options
    )
    assert isinstance(item.piece, Check)
    (answer_of_author,) = item.piece.answer
    letter = "ABCDEF"[item.piece.shown_options.index(answer_of_author)]
    asked = visitor.open(step_path(item))
    sent = re.findall(r'name="answer" value="(\d)" data-key="(\w)"', asked.text)

    page = visitor.send(asked.question, **wrong(item))

    assert (answer_of_author, letter.lower()) in sent
    assert page.heading == f"It is hand {letter}."
    assert visitor.rows()[0].given == wrong(item)["answer"]


def test_the_rows_that_are_given_stand_in_the_account_and_the_others_are_blank(
    visitor: SiteVisitor,
):
    item = next(
        item
        for each in lessons()
        for item in tasks_of(each)
        if isinstance(item.piece, Check) and item.piece.shown_fans
    )
    text = visitor.open(step_path(item)).text.split('class="ledger ledger--plain faded"')[1]

    rows = text.split("</ol>")[0].count("<li")
    assert isinstance(item.piece, Check)
    assert rows == len(item.piece.shown_fans) + len(item.piece.answer)


def test_what_a_check_shows_about_fans_weighs_as_a_hint(site: Flask):
    visitor, item = SiteVisitor(site), of_kind(CheckKind.FANS)
    assert isinstance(item.piece, Check)
    answer(visitor, item, fan=[*item.piece.answer][:1])
    answer(visitor, item, **right(item))

    with services(site).database.reading() as reading:
        rows = reading.scalars(select(SkillEvidence)).all()

    assert {row.topic for row in rows} == item.piece.answer
    assert {row.weight for row in rows} == {0.5}
    assert [row.topic for row in rows if row.seen] == [*item.piece.answer][:1]


def test_evidence_of_checks_can_be_derived_again(site: Flask):
    visitor = SiteVisitor(site)
    for kind in (CheckKind.FANS, CheckKind.WHICH, CheckKind.VALUE):
        item = of_kind(kind)
        answer(visitor, item, **right(item))

    def kept() -> set[tuple[str, bool, float]]:
        with services(site).database.reading() as reading:
            return {
                (row.topic, row.seen, row.weight) for row in reading.scalars(select(SkillEvidence))
            }

    before = kept()
    result = site.test_cli_runner().invoke(args=["database", "rebuild"])

    assert result.exit_code == 0, result.output
    assert before
    assert kept() == before


def all_generated() -> Iterator[LessonTask]:
    """Every question of the generator in any lesson."""
    return (i for each in lessons() for i in tasks_of(each) if isinstance(i.piece, LessonQuestion))


def generated() -> LessonTask:
    """The first of them."""
    return next(all_generated())


def test_a_question_in_a_lesson_is_an_answer_like_any_other(visitor: SiteVisitor):
    item = generated()

    page = answer(visitor, item, **right(item))

    (row,) = visitor.rows()
    assert (row.question, row.credit) == (item.address, 1)
    assert page.address.startswith(f"/learn/{item.course}/{item.lesson}")
    assert 'class="crumbs"' in page.text


def test_a_question_in_a_lesson_begins_no_drill(visitor: SiteVisitor):
    item = generated()
    answer(visitor, item, **right(item))

    assert "Continue your drill." not in visitor.open("/").headings


def test_the_history_names_the_lesson_and_leads_back_to_the_step(visitor: SiteVisitor):
    item = of_kind(CheckKind.WHICH)
    answered = answer(visitor, item, **wrong(item))

    page = visitor.open("/history?kind=check")
    (row,) = visitor.rows()

    assert f"Lesson: {lesson(item).words['en'].title}" in page.text.replace("&#39;", "'")
    assert answered.address in [link.replace("&amp;", "&") for link in page.links]
    assert visitor.open(f"/drill/answers/{row.public_id}").address == answered.address
    assert "Lesson: " not in visitor.open("/history?kind=fans").text


def test_an_answer_to_a_check_that_is_gone_stays_in_the_history(site: Flask):
    visitor, item = SiteVisitor(site), of_kind(CheckKind.WHICH)
    answer(visitor, item, **right(item))
    with services(site).database.writing() as writing:
        row = writing.get(type(visitor.rows()[0]), visitor.rows()[0].id)
        assert row is not None
        row.question = row.question[:-8] + "00000000"

    page = visitor.open("/history")

    assert page.status == 200
    assert "A lesson" in page.text
    assert visitor.open(f"/drill/answers/{visitor.rows()[0].public_id}").status == 404


def test_the_author_speaks_before_a_question(visitor: SiteVisitor):
    item = next(each for each in all_generated() if _active(each).text)

    assert _plain(_active(item).text) in visitor.open(step_path(item)).text


def test_the_author_speaks_after_the_answer_to_a_question_alone(visitor: SiteVisitor):
    item = next(each for each in all_generated() if _active(each).after)
    said = _plain(_active(item).after)

    asked = visitor.open(step_path(item))

    assert said not in asked.text
    assert said in visitor.send(asked.question, **right(item)).text


def _active(item: LessonTask) -> Directive:
    found = lesson(item).words["en"].steps[item.step - 1].active
    assert found is not None
    return found


def _plain(text: Prose) -> str:
    """The first words of a text, as HTML has them, with room between the tiles of a set."""
    words = next(token for token in text.tokens if token.type == "inline")
    first = next(part.content for part in words.children or () if part.content)
    return html.escape(expand_tile_runs(first), False)
