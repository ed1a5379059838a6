"""Pages that are rendered once for everybody: nobody finds there what belongs to another."""

import re
from collections.abc import Callable
from typing import Final

import pytest
from flask import Flask, session
from markupsafe import Markup

from tests.web.account_forms import answers, sign_out, sign_up
from tests.web.classroom import Room
from tests.web.taking import pupil, set_task
from tests.web.visitor import SiteVisitor, VisitedPage
from web import rendered
from web.page_store import PageStore, RenderedPage
from web.request_context import reading, writing
from web.services import services
from web.visitors.current_visitor import expected_guest_id, visitor

FAN: Final = "/mcr-2014/fans/pure-straight"
PAGES: Final = (
    *("/", "/mcr-2014/fans", FAN, "/rengo/fans/pinfu", "/mcr-2014/articles/3.9.1.6"),
    *("/mcr-2014/articles", "/glossary", "/glossary/pung", "/privacy", "/editions"),
    *("/mcr-2014/sheet", "/mcr-2014/cards", "/learn/first-steps/the-sets"),
    "/learn/first-steps/the-sets/2",
    "/drill/mcr-2014/find/1/5/1?n=5",
)
TOKENS: Final = re.compile(r'(name="(?:csrf_token|token)" value=")[^"]*')


def plain(page: VisitedPage) -> str:
    """What the page says, without what is new in each."""
    assert page.status == 200, page.address
    return TOKENS.sub(r"\1", page.text)


def csrf_tokens(page: VisitedPage) -> set[str]:
    return {each for form in page.forms for each in form.values("csrf_token")}


def test_a_page_that_was_kept_is_the_page_that_was_rendered(site: Flask):
    """For whoever comes: each sees the page that would be theirs on a site that has kept nothing."""
    guest, lin = SiteVisitor(site), SiteVisitor(site)
    answers(guest, 1)
    sign_up(lin, "Lin")
    teacher = Room(site, "Zhou").teacher
    student = pupil(set_task(site))
    everybody = (SiteVisitor(site), guest, lin, teacher, student)
    for path in PAGES:
        warm = [plain(each.open(path)) for each in everybody for _ in range(2)][1::2]
        for each, seen in zip(everybody, warm, strict=True):
            services(site).pages.forget()
            services(site).questions.forget()
            assert plain(each.open(path)) == seen, path
            assert rendered.MARK not in seen


def test_names_stand_on_the_page_of_their_owners_alone(site: Flask):
    lin, wei, guest = SiteVisitor(site), SiteVisitor(site), SiteVisitor(site)
    sign_up(lin, "Lin")
    sign_up(wei, "Wei")
    for path in PAGES:
        assert ">Lin<" in lin.open(path).text
        text = wei.open(path).text
        assert ">Wei<" in text
        assert "Lin<" not in text
        assert "Lin<" not in guest.open(path).text
    sign_out(lin)
    assert all(">Lin<" not in lin.open(path).text for path in PAGES)


def test_what_the_browser_of_one_makes_guess_is_not_told_another(site: Flask):
    """Both chose English, and no game; the browser of the first asks for Chinese."""
    chinese, english = SiteVisitor(site, "zh-CN"), SiteVisitor(site)
    for each in (chinese, english):
        each.choose(lang="en")
    assert "Guessed from your browser" in chinese.open("/").text
    page = english.open("/").text
    assert "The usual choice" in page
    assert "Guessed from your browser" not in page


def test_each_session_has_its_own_token(site: Flask):
    lin, wei = SiteVisitor(site), SiteVisitor(site)
    for each in (lin, wei):
        each.open(FAN)
    theirs = next(iter(csrf_tokens(wei.open(FAN))))
    form = next(each for each in lin.open(FAN).forms if each.action == "/settings")
    assert lin.send(form, csrf_token=theirs, lang="ja").status == 400
    assert lin.send(form, lang="ja", follow=False).status == 303
    assert lin.open(FAN).lang == "ja"
    assert wei.open(FAN).lang == "en"


def test_a_learner_finds_the_own_record_on_the_page_of_a_fan(site: Flask):
    learner, other = SiteVisitor(site), SiteVisitor(site)
    nothing = "You have not been asked about it yet."
    assert nothing in learner.open(FAN).text
    asked = learner.open("/drill/mcr-2014/find/1/5/1/pure-straight")
    learner.send(asked.question, follow=False, unknown=1)
    assert "Asked about it once." in learner.open(FAN).text
    assert nothing in other.open(FAN).text


def test_a_map_with_a_record_is_shown_to_its_owner_alone(site: Flask):
    learner, other = SiteVisitor(site), SiteVisitor(site)
    asked = learner.open("/drill/mcr-2014/find/1/5/1/pure-straight")
    learner.send(asked.question, follow=False, unknown=1)
    assert "seen--learning" in learner.open("/mcr-2014/fans").text
    assert "map-cell seen seen--" not in other.open("/mcr-2014/fans").text


def test_only_a_teacher_has_the_area_of_teachers(site: Flask):
    teacher, other = Room(site, "Zhou").teacher, SiteVisitor(site)
    sign_up(other, "Lin")

    def menu(visitor: SiteVisitor) -> str:
        return visitor.open(FAN).text.split('<nav class="nav"')[1].split("</nav>")[0]

    assert 'href="/teach"' in menu(teacher)
    assert 'href="/teach"' not in menu(other)


def test_a_page_is_not_sent_again_until_it_would_say_something_else(site: Flask):
    who = SiteVisitor(site)
    who.open(FAN)  # which brings the session

    def again(tag: str) -> int:
        return who.open(FAN, environ_base={"HTTP_IF_NONE_MATCH": tag}).status

    tag = who.open(FAN).headers["ETag"]
    assert again(tag) == 304
    who.choose(numerals="on")
    assert again(tag) == 200
    as_guest = who.open(FAN).headers["ETag"]
    sign_up(who, "Lin")
    assert again(as_guest) == 200
    as_lin = who.open(FAN).headers["ETag"]
    assert again(as_lin) == 304
    sign_out(who)
    assert again(as_lin) == 200


def test_whoever_shares_the_copy_of_another_gets_a_page_of_their_own(site: Flask):
    one, other = SiteVisitor(site), SiteVisitor(site)
    one.open(FAN)
    other.open(FAN)
    tag = one.open(FAN).headers["ETag"]
    page = other.open(FAN, environ_base={"HTTP_IF_NONE_MATCH": tag})
    assert page.status == 200
    assert {"Cookie", "Accept-Language"} <= {
        each.strip() for each in page.headers["Vary"].split(",")
    }
    assert page.headers["Cache-Control"] == "private, no-cache"


def test_where_one_is_in_a_run_is_told_to_whoever_answers_it(site: Flask):
    one, other = SiteVisitor(site), SiteVisitor(site)
    address, again = "/drill/mcr-2014/find/1/5/1?n=5", "You have already answered this question."
    one.send(one.open(address).question, follow=False, unknown=1)
    texts = [each.open(address).text for each in (other, one, other, one)]
    assert [again in each for each in texts] == [False, True, False, True]
    assert [each.count('<i class="miss">') for each in texts] == [0, 1, 0, 1]


def test_an_answer_to_a_kept_question_is_stored_once_for_each_showing(site: Flask):
    one, other = SiteVisitor(site), SiteVisitor(site)
    first, again = one.open("/").question, one.open("/").question
    theirs = other.open("/").question
    tokens = {each.values("token")[0] for each in (first, again, theirs)}
    assert len(tokens) == 3
    for visitor_, form in ((one, first), (other, theirs)):
        visitor_.send(form, follow=False, unknown=1)
    assert len({row.learner_id for row in one.rows()}) == 2


def test_while_a_page_is_rendered_for_all_there_is_nobody(site: Flask):
    lin = SiteVisitor(site)
    sign_up(lin, "Lin")
    seen: list[object] = []

    def look() -> str:
        who = visitor()
        assert who.signed_in is not None
        seen.extend((who.id, who.stored, who.signed_in.name == rendered.slot("name")))
        seen.append(dict(session))
        return ""

    with site.test_request_context(FAN):
        session["guest"] = "someone"
        rendered.for_all(look) if visitor().signed_in else seen.append(None)
    assert seen == [None]
    cookies = lin.client.get_cookie("fanwise_in"), lin.client.get_cookie("fanwise")
    header = "; ".join(f"{each.key}={each.value}" for each in cookies if each)
    seen.clear()
    with site.test_request_context(FAN, headers={"Cookie": header}):
        rendered.for_all(look)
        who = visitor().signed_in
        assert who is not None
        assert who.name == "Lin"
        assert session
    assert seen == [None, False, True, {}]


def test_what_fills_a_slot_is_escaped_unless_it_is_markup(site: Flask):
    slots = {"text": lambda: "<b>", "markup": lambda: Markup("<i>")}
    with site.test_request_context(FAN):
        page = rendered.for_all(lambda: rendered.slot("text") + rendered.slot("markup"), slots)
    assert page.get_data(as_text=True) == "&lt;b&gt;<i>"


@pytest.mark.parametrize(
    "forbidden",
    [reading, lambda: writing().__enter__(), expected_guest_id],
    ids=("read", "write", "keep a guest"),
)
def test_what_is_rendered_for_all_reads_and_keeps_nothing(
    site: Flask, forbidden: Callable[[], object]
):
    with site.test_request_context(FAN), pytest.raises(RuntimeError):
        rendered.for_all(lambda: str(forbidden()))
    with site.test_request_context(FAN):
        assert reading()


def test_pages_with_a_query_are_not_kept(site: Flask):
    who = SiteVisitor(site)
    for kept in ("", "?lang=ja", "?lang=en"):
        who.open(FAN + kept)
    held = services(site).pages.size
    assert held
    for query in ("x=1", "lang=xx", "lang=ja&lang=en", "choose=1"):
        assert who.open(f"{FAN}?{query}").status == 200
    assert services(site).pages.size == held


def test_a_store_holds_so_many_bytes_and_what_was_asked_for_last():
    store = PageStore(most=10)
    for name in ("a", "b"):
        store.keep(name, RenderedPage((b"12345",), name))
    assert store.find("a")
    store.keep("c", RenderedPage((b"12345",), "c"))
    assert [bool(store.find(each)) for each in "abc"] == [True, False, True]
    store.keep("a", RenderedPage((b"1",), "a"))
    assert store.size == 6
    store.keep("d", RenderedPage((b"x" * 11,), "d"))
    assert store.size == 0
