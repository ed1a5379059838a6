"""The rule set: chosen in the header, remembered, carried in addresses, the same place kept."""

import pytest
from flask import Flask, url_for

from quizzes import Kind
from quizzes.aiming import kinds_in_order
from scoring import RULE_SETS
from tests.web.visitor import SiteVisitor, VisitedPage
from web.preferences.switch_rule_set import switch_rule_set
from wording import LANGUAGES, rules_badge, rules_name, translator

pytestmark = pytest.mark.any_database

HAND = "hand=224466m3388p557s+7s&by=draw&seat=S"


def choose(visitor: SiteVisitor, page: VisitedPage, rules: str) -> VisitedPage:
    """Press a rule set in the menu of a page."""
    form = next(each for each in page.forms if ("rules", rules) in each.buttons)
    return visitor.send(form, rules=rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", RULE_SETS)
def test_each_page_wears_the_badge_of_its_rule_set(site: Flask, rules: str, language: str):
    visitor, badge = SiteVisitor(site, language), rules_badge(rules, translator(language))

    for place in ("fans", "fans?choose=1", "drill", "score", f"score?{HAND}"):
        page = visitor.open(f"/{rules}/{place}")
        assert (page.status, page.lang) == (200, language), place
        assert page.text.count(f">{badge}</span>") >= 3, place  # header, its menu, the page itself


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_menu_offers_every_rule_set_by_its_whole_name(site: Flask, language: str):
    page, t = SiteVisitor(site, language).open("/history"), translator(language)

    (form,) = [each for each in page.forms if ("rules", "imj") in each.buttons]
    assert form.buttons == [("rules", rules) for rules in RULE_SETS]
    assert all(rules_name(rules, t) in page.text for rules in RULE_SETS)


@pytest.mark.parametrize("rules", RULE_SETS)
def test_the_choice_is_remembered_before_and_after_the_first_answer(site: Flask, rules: str):
    visitor = SiteVisitor(site)
    choose(visitor, visitor.open("/"), rules)
    assert visitor.learners() == []

    home = visitor.open("/")
    assert home.question.action.startswith(f"/drill/{rules}/find/1/")
    visitor.send(home.question, unknown=1)

    assert [learner.settings.rules for learner in visitor.learners()] == [rules]
    assert visitor.open("/progress").address == f"/{rules}/progress"
    choose(visitor, visitor.open("/history"), "mcr-1998")
    assert visitor.open("/progress").address == "/mcr-1998/progress"


@pytest.mark.parametrize(
    ("before", "rules", "after"),
    [
        ("/mcr-2014/fans", "imj", "/imj/fans"),
        ("/mcr-2014/fans?choose=1&fan=all-pungs", "imj", "/imj/fans?choose=1"),
        ("/mcr-2014/fans/pure-straight", "rengo", "/rengo/fans/ittsuu"),
        ("/rengo/fans/ittsuu", "imj", "/imj/fans/pure-straight-nine"),
        ("/mcr-2014/fans/all-green", "mcr-1998", "/mcr-1998/fans/all-green"),
        ("/mcr-2014/fans/knitted-straight", "rengo", "/rengo/fans"),
        ("/nowhere/fans/all-green", "imj", "/imj/fans"),
        ("/mcr-2014/drill?kind=total&level=2&n=5", "imj", "/imj/drill?kind=total&level=2&n=5"),
        (
            "/mcr-2014/drill?fan=all-green&fan=all-pungs",
            "imj",
            "/imj/drill?fan=all-pungs",
        ),
        (f"/mcr-2014/score?{HAND}", "rengo", f"/rengo/score?{HAND}"),
        ("/imj/score?hand=1m&_scheme=x&rules=y", "rengo", "/rengo/score?hand=1m&_scheme=x&rules=y"),
        (
            "/drill/mcr-2014/waits/4/2611/3?n=5",
            "imj",
            "/imj/drill?kind=waits&level=4&n=5",
        ),
        ("/drill/done/imj/find/1/2611/5?n=5", "rengo", "/rengo/drill?kind=find&level=1&n=5"),
        ("/drill/no/such/address", "imj", "/imj/drill"),
        (
            "/drill/answers/00000000-0000-0000-0000-000000000000",
            "imj",
            "/imj/drill",
        ),
        ("/history?kind=fans", "imj", "/history?kind=fans"),
        (f"/compare?{HAND}", "imj", f"/compare?{HAND}"),
        ("/editions", "imj", "/editions"),
        ("/rengo/points?han=3&fu=40", "imj", "/imj/fans"),
        ("/rengo/points?han=3&fu=40", "rengo", "/rengo/points?han=3&fu=40"),
        (f"/mcr-2014/in-full?{HAND}", "rengo", f"/rengo/score?{HAND}"),
        (f"/mcr-2014/plans?{HAND}", "rengo", f"/rengo/plans?{HAND}"),
        ("/mcr-2014/sprint", "imj", "/imj/sprint"),
        ("/mcr-2014/exam", "imj", "/imj/exam"),
        ("/mcr-2014/exam/begin?kind=practice", "imj", "/imj/exam/begin?kind=practice"),
        ("/mcr-2014/desk/book", "rengo", "/rengo/desk/book"),
        ("/mcr-2014/desk/book.html?level=2&seed=x", "imj", "/imj/desk/book"),
        (f"/teach/questions/new/mcr-2014?{HAND}", "imj", f"/teach/questions/new/imj?{HAND}"),
        ("/mcr-2014/progress/ratings", "imj", "/imj/progress/ratings"),
        ("/mcr-2014/day/2026-11-02", "imj", "/imj/day/2026-11-02"),
        ("/mcr-2014/days", "imj", "/imj/days"),
        ("/mcr-2014/days/2026-11", "imj", "/imj/days/2026-11"),
        ("/mcr-2014/sheet", "imj", "/imj/sheet"),
        ("/mcr-2014/cards", "rengo", "/rengo/cards"),
        ("/", "imj", "/"),
        ("/nowhere", "imj", "/nowhere"),
    ],
)
def test_the_place_is_kept(site: Flask, before: str, rules: str, after: str):
    with site.test_request_context("/"):
        assert switch_rule_set(before, RULE_SETS[rules]) == after


def test_every_page_of_a_rule_set_leads_to_one_of_another(site: Flask):
    """What answers with a picture, with data or with another page has no head to choose in."""
    headless = {"drill.begin", "desks.begin", "packets.part", "day_picture.page"}
    headless |= {"share_pictures.of_fan"}
    place = {"rules": "mcr-2014", "fan": "all-pungs", "slug": "1", "level": "3", "seed": "1"}
    place |= {"day": "2026-11-02", "month": "2026-11", "form": "html"}
    pages = [
        rule
        for rule in site.url_map.iter_rules()
        if "rules" in rule.arguments
        and "GET" in (rule.methods or ())
        and rule.endpoint not in headless
    ]
    with site.test_request_context("/"):
        for rule in pages:
            path = url_for(rule.endpoint, **{name: place[name] for name in rule.arguments})
            assert "mcr-2014" not in switch_rule_set(path, RULE_SETS["imj"]), path


def test_choosing_on_a_page_goes_to_the_same_place(visitor: SiteVisitor):
    page = choose(visitor, visitor.open("/mcr-2014/fans?choose=1"), "rengo")

    assert page.address == "/rengo/fans?choose=1"
    assert page.text.count('type="checkbox" name="fan"') == len(RULE_SETS["rengo"].fans)


def test_a_hand_in_full_belongs_to_the_scorer(visitor: SiteVisitor):
    page = visitor.open(f"/mcr-2014/in-full?{HAND}")
    assert '<a href="/mcr-2014/score" aria-current="page">' in page.text


def test_a_rule_set_that_is_none_is_not_remembered(visitor: SiteVisitor):
    page = visitor.open("/")
    form = next(each for each in page.forms if ("rules", "imj") in each.buttons)

    assert visitor.send(form, rules="mcr-1066").status == 400
    assert visitor.open("/progress").address == "/mcr-2014/progress"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("place", ["fans", "fans/all-green", "drill", "drill/begin", "score"])
def test_an_unknown_rule_set_is_answered_with_those_that_there_are(
    site: Flask, place: str, language: str
):
    page = SiteVisitor(site, language).open(f"/mcr-1066/{place}")

    assert (page.status, page.lang) == (404, language)
    assert all(rules in page.text for rules in RULE_SETS)
    assert "/mcr-2014/fans" in page.text


def test_the_address_for_programs_is_no_rule_set(visitor: SiteVisitor):
    response = visitor.client.get("/api/score")

    assert (response.status_code, response.headers["Allow"]) == (405, "POST")


@pytest.mark.parametrize(
    ("rules", "kind"),
    [(rules.id, kind) for rules in RULE_SETS.values() for kind in kinds_in_order(rules)],
)
def test_a_drill_is_of_its_rule_set_from_the_question_to_the_history(
    site: Flask, rules: str, kind: Kind
):
    visitor, badge = SiteVisitor(site), rules_badge(rules, translator("en"))
    address = f"/drill/{rules}/{kind}/2/2611/1?n=1"

    asked = visitor.open(address)
    explained = visitor.answer(address, unknown=1)
    ended = visitor.open(explained.link_to("/drill/done/"))
    kept = visitor.open("/history")

    assert {page.status for page in (asked, explained, ended, kept)} == {200}
    assert f"/{rules}/fans" in asked.links
    assert all(f">{badge}</span>" in page.text for page in (asked, explained, ended, kept))
    fans = [link for link in explained.links if link.split("/")[2:3] == ["fans"]]
    assert all(link.startswith(f"/{rules}/fans") for link in fans)


def test_progress_is_kept_for_each_rule_set(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer("/drill/imj/find/1/2611/1?n=5", unknown=1)

    assert (
        "seen--learning"
        in visitor.open("/imj/fans").text.split('class="legend"')[1].split("</ul>", 1)[1]
    )
    assert "map-cell seen seen--" not in visitor.open("/mcr-2014/fans").text


def test_home_goes_on_with_the_remembered_rule_set(site: Flask):
    visitor = SiteVisitor(site)
    visitor.answer("/drill/imj/find/1/2611/1?n=5", unknown=1)

    other = visitor.open("/")
    assert other.heading == "Begin with this rule set."
    assert other.link_to("/mcr-2014/drill/begin")

    own = choose(visitor, other, "imj")
    assert own.heading == "Continue your drill."
    assert own.link_to("/drill/imj/find/1/2611/2")


def test_the_history_is_narrowed_to_a_rule_set(site: Flask):
    visitor = SiteVisitor(site)
    for rules in ("imj", "rengo"):
        visitor.answer(f"/drill/{rules}/find/1/2611/1?n=5", unknown=1)

    everything, narrowed = visitor.open("/history"), visitor.open("/history?rules=imj")

    assert everything.text.count('class="past"') == 2
    assert narrowed.text.count('class="past"') == 1
    again = [link for link in narrowed.links if link.startswith("/imj/drill?")]
    assert len(again) == 1
