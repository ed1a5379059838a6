"""Questions of a teacher's own: laid, kept, found, changed, shared, taken along, put into a draft."""

import io
import json
import re
import uuid
from html import unescape
from typing import Any

import pytest
from flask import Flask
from sqlalchemy import select

from quizzes import Address
from quizzes.own_question import KINDS_OF_OWN_HANDS
from quizzes.quiz import kinds_of
from school.bank.entry import LONGEST_NOTE
from school.bank.models import OwnQuestion
from scoring import RULE_SETS, rule_set
from tests.web.account_forms import form_to, sign_up
from tests.web.builder import small_builder
from tests.web.visitor import PageForm, SiteVisitor, VisitedPage
from web.services import services
from wording import LANGUAGES

NEW = "/teach/questions/new/{}"
BANK = "/teach/questions"
STRAIGHT = "1p123456789s [666z] 1p"
RIICHI = "123m456p45699s33z 6s"
HANDS = {"imj": "123m456p789s456s5z 5z", "rengo": "123m456p456s99s11z 1z"}


@pytest.fixture
def teacher(site: Flask) -> SiteVisitor:
    person = SiteVisitor(site)
    sign_up(person, "Lin")
    return person


def laid(
    teacher: SiteVisitor, hand: str = STRAIGHT, rules: str = "mcr-2014", **told: Any
) -> VisitedPage:
    """The page with that hand on it."""
    query = "&".join(f"{name}={value}" for name, value in {"hand": hand, **told}.items())
    return teacher.open(f"{NEW.format(rules)}?{query}")


def keep(
    teacher: SiteVisitor, *kinds: str, hand: str = STRAIGHT, rules: str = "mcr-2014", **typed: Any
) -> VisitedPage:
    """Lay the hand, tick these kinds, and keep them."""
    page = laid(teacher, hand, rules, by="draw")
    form = next(each for each in page.forms if each.id == "keep")
    return teacher.send(form, kind=list(kinds), **typed)


def posting(page: VisitedPage, action: str) -> PageForm:
    """The form of the page that is posted there; the search goes there too."""
    return next(each for each in page.forms if (each.action, each.method) == (action, "post"))


def rows(teacher: SiteVisitor) -> list[OwnQuestion]:
    with services(teacher.site).database.reading() as reading:
        return list(reading.scalars(select(OwnQuestion).order_by(OwnQuestion.id)))


def chosen(teacher: SiteVisitor, do: str, *ids: uuid.UUID) -> VisitedPage:
    form = posting(teacher.open(BANK), BANK)
    return teacher.send(form, do=do, question=[str(each) for each in ids])


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_hand_that_wins_is_offered_to_every_kind_or_told_why_not(
    teacher: SiteVisitor, rules: str
):
    hand = HANDS.get(rules, STRAIGHT)
    page = laid(teacher, hand, rules, by="draw", riichi="riichi" if rules == "rengo" else "none")
    offered = re.findall(r'name="kind" value="([a-z-]+)"', page.text)
    known = [kind for kind in KINDS_OF_OWN_HANDS if kind in kinds_of(rule_set(rules))]

    assert len(offered) + page.text.count("unfit__kind") == len(known)
    assert {"fans", "total", "find", "legal", "waits", "payments"} <= set(offered)


def test_what_is_kept_stands_in_the_bank_with_its_key_tags_and_note(teacher: SiteVisitor):
    page = keep(teacher, "total", "fans", tags="Straights, easy，EASY", note="Look at the bamboos.")
    text = unescape(page.text)

    assert page.address.startswith(BANK)
    assert "2 questions are in your bank." in text
    assert "Look at the bamboos." in text
    assert [row.tags for row in rows(teacher)] == [["straights", "easy"]] * 2
    assert {Address.parse(row.question).kind.value for row in rows(teacher)} == {"total", "fans"}


def test_the_same_question_is_kept_once(teacher: SiteVisitor):
    keep(teacher, "total", note="first")
    page = keep(teacher, "total", note="second")

    assert "It was already in your bank." in page.text
    assert [row.note for row in rows(teacher)] == ["first"]


@pytest.mark.parametrize(
    ("hand", "told"),
    [
        ("11111m", "impossible"),
        ("123x", "cannot be read"),
        ("123m", "not complete"),
    ],
)
def test_a_hand_that_cannot_be_is_told_with_the_reason(teacher: SiteVisitor, hand: str, told: str):
    page = laid(teacher, hand)

    assert page.status == 200
    assert told in page.text
    assert 'name="kind"' not in page.text


def test_thirteen_tiles_are_asked_for_their_waits_and_the_others_say_what_is_missing(
    teacher: SiteVisitor,
):
    page = laid(teacher, "1p123456789s [666z]")

    assert re.findall(r'name="kind" value="([a-z-]+)"', page.text) == ["waits"]
    assert "add the winning tile" in page.text


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ({"kinds": ()}, "Choose at least one thing to ask."),
        ({"note": "x" * (LONGEST_NOTE + 1)}, "A note can have at most 1000 characters."),
        ({"tags": "y" * 40}, "A tag can have at most 32 characters."),
        ({"tags": ",".join(map(str, range(9)))}, "A question can have at most 8 tags."),
    ],
)
def test_what_cannot_be_kept_comes_back_as_it_was_typed(
    teacher: SiteVisitor, typed: dict[str, Any], told: str
):
    kinds = typed.pop("kinds", ("total",))
    page = keep(teacher, *kinds, **typed)

    assert page.status == 422
    assert told in page.text
    assert all(value in page.text for value in typed.values())
    assert not rows(teacher)


def test_other_choices_are_another_question_about_the_same_hand(teacher: SiteVisitor):
    page = laid(teacher, by="draw")
    more = teacher.open(next(link for link in page.links if "v=1" in link))
    form = next(each for each in more.forms if each.id == "keep")
    teacher.send(form, kind=["find"])
    keep(teacher, "find")
    first, second = (Address.parse(row.question) for row in rows(teacher))

    assert (first.seed, second.seed) == (1, 0)
    assert first.hand == second.hand


def test_the_bank_is_searched_by_words_tag_kind_and_rule_set(teacher: SiteVisitor):
    keep(teacher, "total", tags="winds", note="Look at the seat.")
    keep(teacher, "fans", tags="straights")

    def found(query: str) -> int:
        return teacher.open(f"{BANK}?{query}").text.count('class="built"')

    assert found("") == 2
    assert found("tag=winds") == 1
    assert found("q=SEAT") == 1
    assert found("q=123456789s") == 2
    assert found("kind=fans") == 1
    assert found("rules=imj") == 0
    assert "No questions match." in teacher.open(f"{BANK}?q=nowhere").text


def test_what_the_bank_was_searched_for_stands_in_its_form_again(teacher: SiteVisitor):
    keep(teacher, "total", "fans", tags="winds")
    keep(teacher, "total", tags="flowers", hand=HANDS["imj"], rules="imj")
    page = teacher.open(f"{BANK}?kind=fans&rules=mcr-2014&tag=winds")
    form = next(each for each in page.forms if each.values("kind"))

    assert (form.values("kind"), form.values("rules")) == (["fans"], ["mcr-2014"])
    assert form.values("tag") == ["winds"]


def test_tags_and_note_are_changed(teacher: SiteVisitor):
    keep(teacher, "total", note="first")
    path = f"{BANK}/{rows(teacher)[0].public_id}"
    form = form_to(teacher.open(path), path)
    page = teacher.send(form, tags="new", note="second")

    assert "Saved." in page.text
    assert [(row.tags, row.note) for row in rows(teacher)] == [(["new"], "second")]
    refused = teacher.send(form, tags="new", note="x" * (LONGEST_NOTE + 1))
    assert refused.status == 422


def test_what_is_removed_is_gone_from_the_bank_alone(teacher: SiteVisitor):
    keep(teacher, "total", "fans")
    first, second = rows(teacher)
    chosen(teacher, "remove", first.public_id)

    assert [row.id for row in rows(teacher)] == [second.id]


def test_another_teacher_copies_what_a_link_leads_to(teacher: SiteVisitor, site: Flask):
    keep(teacher, "total", tags="winds", note="Look.")
    page = chosen(teacher, "share", rows(teacher)[0].public_id)
    link = next(each for each in page.links if "/teach/questions/from/" in each)
    path = link[link.index("/teach") :]
    guest = SiteVisitor(site)
    assert "built__key" not in guest.open(path).text
    other = SiteVisitor(site)
    sign_up(other, "Mo")
    opened = other.open(path)
    assert "Look." in opened.text
    copied = other.send(form_to(opened, path))

    assert "The question is in your bank." in copied.text
    mine, theirs = rows(teacher)
    assert (mine.question, mine.tags, mine.note) == (theirs.question, theirs.tags, theirs.note)
    assert mine.learner_id != theirs.learner_id
    links = teacher.open(f"{BANK}/links")
    teacher.send(next(each for each in links.forms if "/links/" in each.action))
    assert other.open(path).status == 404
    assert len(rows(teacher)) == 2


@pytest.mark.parametrize("token", ["%00", "a%00b", "%ED%A0%80", "x" * 5000])
def test_a_link_that_nobody_made_leads_nowhere(teacher: SiteVisitor, token: str) -> None:
    assert teacher.open(f"{BANK}/from/{token}").status in {400, 404}


@pytest.mark.parametrize(
    "query",
    ["endpoint=x", "_external=1&_scheme=javascript", "_anchor=x", "_method=POST", "values=x"],
)
def test_nothing_in_the_address_bends_the_link_to_the_file(
    teacher: SiteVisitor, query: str
) -> None:
    keep(teacher, "total")
    page = teacher.open(f"{BANK}?tag=none&{query}")
    assert page.status == 200
    assert next(link for link in page.links if "export" in link).startswith(
        f"{BANK}/export.json?tag=none"
    )


def test_nobody_sees_or_changes_the_bank_of_another(teacher: SiteVisitor, site: Flask):
    keep(teacher, "total", note="Mine alone.")
    row = rows(teacher)[0]
    chosen(teacher, "share", row.public_id)
    link = next(
        each.action for each in teacher.open(f"{BANK}/links").forms if "/links/" in each.action
    )
    other = SiteVisitor(site)
    sign_up(other, "Mo")
    keep(other, "fans")
    token = posting(other.open(BANK), BANK)

    assert "Mine alone." not in other.open(BANK).text
    assert "Mine alone." not in other.open(f"{BANK}/export.json").text
    assert other.open(f"{BANK}/{row.public_id}").status == 404
    for path in (f"{BANK}/{row.public_id}", link):
        token.action = path
        assert other.send(token, note="theirs").status == 404
    token.action = BANK
    other.send(token, do="remove", question=[str(row.public_id)])
    assert other.send(token, do="share", question=[str(row.public_id)]).status == 422
    assert [each.note for each in rows(teacher) if each.id == row.id] == ["Mine alone."]
    assert SiteVisitor(site).open(f"{BANK}/{row.public_id}").status == 404
    builder = small_builder(SiteVisitor(site))
    path = f"{builder.path}/own-questions"
    assert "Mine alone." not in builder.visitor.open(path).text


def test_a_bank_is_taken_along_as_a_file(teacher: SiteVisitor, site: Flask):
    keep(teacher, "total", "waits", tags="winds", note="Look.")
    file = teacher.open(f"{BANK}/export.json")
    held = json.loads(file.text)
    held["questions"] += [{"question": "mcr-2014/total/3/0/51"}, {"question": 7}, "x"]
    held["questions"].append({"question": "mcr-2014/total/3/0/51/own:123m"})
    other = SiteVisitor(site)
    sign_up(other, "Mo")
    page = upload(other, json.dumps(held))

    assert (held["format"], held["version"]) == ("fanwise-questions", 1)
    assert "2 questions were added to your bank." in page.text
    assert page.text.count("Number ") == 4
    assert len(rows(teacher)) == 4
    again = upload(other, file.text)
    assert "2 were there already." in again.text


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("no json", "cannot be read"),
        ("[" * 100_000, "cannot be read"),
        ("{}", "contains no teachers"),
        ('{"format": "fanwise-questions", "version": 2, "questions": []}', "newer version"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(teacher: SiteVisitor, text: str, told: str):
    page = upload(teacher, text)

    assert page.status == 422
    assert told in page.text


@pytest.mark.parametrize("character", ["\0", "\ud800"])
def test_a_character_that_is_no_text_leaves_its_question_out(
    teacher: SiteVisitor, character: str
) -> None:
    lines = [{"question": character}, {"question": "x", "note": character}, character]
    whole = {"format": "fanwise-questions", "version": 1, "questions": lines}
    page = upload(teacher, json.dumps(whole))
    assert page.status == 200
    assert page.text.count("A question, a list of tags and a note are expected here.") == 3
    assert not rows(teacher)


def upload(teacher: SiteVisitor, text: str) -> VisitedPage:
    path = f"{BANK}/import"
    form = form_to(teacher.open(path), path)
    sent = {**dict(form.fields), "file": (io.BytesIO(text.encode()), "bank.json")}
    return VisitedPage(teacher.client.post(path, data=sent), path)


def test_questions_of_the_bank_are_put_into_a_draft_and_stay(site: Flask):
    builder = small_builder(SiteVisitor(site))
    keep(builder.visitor, "total", "legal", note="Look.")
    keep(builder.visitor, "total", hand=HANDS["imj"], rules="imj")
    before = len(builder.items)
    page = builder.press("own")
    form = posting(page, f"{builder.path}/own-questions")
    picked = re.findall(r'name="question" value="([0-9a-f-]+)"', page.text)
    assert len(picked) == 2
    builder.visitor.send(form, question=picked)
    own = builder.items[before:]

    assert [Address.parse(item.question).is_own for item in own] == [True, True]
    assert all(item.locked and item.note == "Look." for item in own)
    builder.press("choose")
    assert set(own[0].question.split()) <= set(builder.questions)
    assert "in the assignment already" in builder.visitor.open(form.action).text
    assert builder.visitor.send(form).status == 422


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_every_language(site: Flask, language: str):
    teacher = SiteVisitor(site, language)
    sign_up(teacher, "Lin")
    page = laid(teacher, by="draw")
    teacher.send(next(each for each in page.forms if each.id == "keep"), kind=["find"])
    for path in ("", "/links", "/import", f"/{rows(teacher)[0].public_id}"):
        shown = teacher.open(BANK + path)
        assert (shown.status, shown.lang) == (200, language)
