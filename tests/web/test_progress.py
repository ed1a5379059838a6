"""The page of progress: its figures are those of the rows, in every language, per rule set."""

import html
import re
import uuid
from dataclasses import replace
from datetime import UTC, date, timedelta

import pytest
from flask import Flask

from quizzes.misconceptions.registry import BY_ID
from school.progress.evidence import AnswerEvidence
from school.progress.map import fan_states_of
from school.progress.overview import PracticeDay, forecast
from tests.school.make import answer
from tests.web.visitor import SiteVisitor, VisitedPage
from web.clock import now
from web.progress.plots import BOTTOM, TOP, accuracy_plot, percent_text, speed_plot
from web.progress.practice_days import FEW_DAYS, calendar_view, monday, spans
from web.services import services
from wording import LANGUAGES, translator

RULES = "mcr-2014"
PAGE = f"/{RULES}/progress"
EN = translator("en")
A_DAY = timedelta(days=1)
TODAY = date(2026, 11, 21)  # a Saturday
WEEKS = (  # the days before today, answers, right ones, seconds for each
    (35, 10, 4, 40.0),
    (28, 10, 5, 36.0),
    (14, 10, 8, 30.0),
    (0, 10, 9, 20.0),
)


def learner_of(visitor: SiteVisitor) -> uuid.UUID:
    """The visitor's row, made by a question that was skipped, which is no answer."""
    visitor.answer("/drill/mcr-2014/find/1/2611/2?n=5", skip=1)
    return visitor.learners()[-1].id


def practised(site: Flask, learner: uuid.UUID, rules: str = RULES) -> None:
    """Some weeks of answers: Pure Straight goes well, All Pungs does not, of others little is known."""
    at = now()
    with services(site).database.writing() as session:
        for ago, answers, right, seconds in WEEKS:
            for number in range(answers):
                good = number < right
                topic = ("pure-straight", "all-pungs")[not good]
                answer(
                    session,
                    learner,
                    f"{rules}/fans/3/{ago + 1}/{number + 1}",
                    credit=1.0 if good else 0.0,
                    seconds=seconds,
                    shown=AnswerEvidence(
                        (
                            (topic, good, 1.0),
                            *([("edge-wait", True, 1.0)] if not ago + number else []),
                        ),
                        misconception=None if good else "missed-fan",
                    ),
                    at=at - ago * A_DAY,
                )


def learnt(site: Flask, language: str = "en") -> SiteVisitor:
    visitor = SiteVisitor(site, language)
    practised(site, learner_of(visitor))
    return visitor


def table(page: VisitedPage, plot: str) -> list[list[str]]:
    """The figures behind a plot, row by row."""
    figure = page.text.split(f'id="{plot}"')[1].split("</figure>")[0]
    rows = figure.split("<tbody>")[1].split("</tbody>")[0].split("</tr>")[:-1]
    return [
        [html.unescape(each) for each in re.findall(r"<t[hd][^>]*>(.*?)</t", row)] for row in rows
    ]


def drawing(page: VisitedPage, plot: str) -> str:
    """The plot itself."""
    return page.text.split(f'id="{plot}"')[1].split("</svg>")[0].split("<svg")[1]


def listed(page: VisitedPage, heading: str) -> str:
    """One of the three lists."""
    return page.text.split(f"<h3>{heading}</h3>")[1].split("<h3>")[0].split("</section>")[0]


def words(markup: str) -> str:
    """The markup without its tags."""
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", markup)).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_an_answer_the_page_says_what_to_do_first(site: Flask, language: str):
    visitor = SiteVisitor(site, language)
    visitor.choose(rules="mcr-2014")
    fresh = visitor.open(PAGE)
    learner_of(visitor)
    skipped = visitor.open(PAGE)

    for page in (fresh, skipped):
        assert (page.status, page.lang) == (200, language)
        assert 'class="button button--primary" href="/next?rules=mcr-2014"' in page.text
        assert "/placement" in page.links
        assert "<svg class=" not in page.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_speaks_every_language_and_each_link_leads_somewhere(site: Flask, language: str):
    visitor = learnt(site, language)
    page = visitor.open(PAGE)

    links = {link for link in page.links if "/drill?" in link or "history" in link}
    assert (page.status, page.lang) == (200, language)
    assert len(links) > 5
    assert {link: visitor.open(link).status for link in links} == dict.fromkeys(links, 200)
    assert " style=" not in page.text


def test_the_short_address_leads_to_the_rule_set_that_is_remembered(visitor: SiteVisitor):
    visitor.choose(rules="imj")

    assert visitor.open("/progress").address == "/imj/progress"


def test_progress_is_of_one_rule_set(site: Flask):
    visitor = learnt(site)
    practised(site, visitor.learners()[-1].id, "mcr-2006")

    assert "Nothing yet under this rule set." in visitor.open("/imj/progress").text
    assert "40 answers." in visitor.open("/mcr-2006/progress").text
    assert "/mcr-2006/drill?" in visitor.open("/mcr-2006/progress").link_to("/mcr-2006/drill?")
    assert visitor.open("/nothing/progress").status == 404


def test_the_progress_of_another_is_not_shown(site: Flask):
    learnt(site)
    other = SiteVisitor(site)
    learner_of(other)

    assert "Nothing yet under this rule set." in other.open(PAGE).text


def test_the_sum_says_the_days_and_the_answers(site: Flask):
    assert re.search(r"Practice on 4 days since [^:]+: 40 answers\.", learnt(site).open(PAGE).text)


def test_the_figures_of_the_plots_are_those_of_the_rows(site: Flask):
    page = learnt(site).open(PAGE)
    accuracy, speed = table(page, "accuracy"), table(page, "speed")

    assert [row[1:] for row in accuracy] == [
        ["10", "4", "40%"],
        ["10", "5", "50%"],
        ["10", "8", "80%"],
        ["10", "9", "90%"],
    ]
    assert [row[1:] for row in speed] == [["10", "40"], ["10", "36"], ["10", "30"], ["10", "20"]]
    assert "More answers have been right lately: 85% now, 45% before." in drawing(page, "accuracy")
    assert "An answer takes less time lately: 25 seconds now, 38 before." in drawing(page, "speed")


def test_a_plot_is_a_picture_with_a_sentence_and_as_many_points_as_its_table_has_rows(site: Flask):
    page = learnt(site).open(PAGE)

    for plot, mark in (("accuracy", "<circle"), ("speed", "<circle"), ("forecast", "plot__figure")):
        picture, rows = drawing(page, plot), table(page, plot)
        assert 'role="img"' in picture
        said = re.search(r'aria-label="([^"]+)"', picture)
        assert said
        assert f"<p>{said[1]}</p>" in page.text
        assert picture.count(mark) == len(rows)
    assert len(table(page, "forecast")) == 7


def test_the_forecast_counts_the_rows_that_fall_due(site: Flask):
    visitor = learnt(site)
    learner = visitor.learners()[-1].id
    with services(site).database.reading() as reading:
        expected = [str(count) for _, count in forecast(reading, learner, RULES, now(), UTC)]
    page = visitor.open(PAGE)

    assert [row[1] for row in table(page, "forecast")] == expected
    assert re.findall(r'plot__figure"[^>]*>(\d+)<', drawing(page, "forecast")) == expected
    assert "Today" in table(page, "forecast")[0]


def test_each_skill_stands_in_its_list_with_its_evidence_and_a_drill(site: Flask):
    page = learnt(site).open(PAGE)
    strengths, improve, unclear = (
        words(listed(page, heading)) for heading in ("Strengths", "To improve", "Not yet clear")
    )

    assert "Pure Straight Name the fans 26 of 26 right" in strengths
    assert "All Pungs Name the fans 0 of 14 right" in improve
    assert "Edge Wait Name the fans 1 of 1 right" in unclear
    assert [each.count("Drill it") for each in (strengths, improve, unclear)] == [1, 1, 1]
    drills = re.findall(r'href="([^"]+drill[^"]+)"', listed(page, "To improve"))
    assert [each.replace("&amp;", "&").split("&level")[0] for each in drills] == [
        "/mcr-2014/drill?fan=all-pungs&kind=fans"
    ]


def test_the_commonest_misconceptions_lead_to_a_drill_of_what_they_missed(site: Flask):
    page = learnt(site).open(PAGE)
    listed = page.text.split('class="misconceptions"')[1].split("</ul>")[0]

    assert EN.gettext(BY_ID["missed-fan"].name) in html.unescape(listed)
    assert "14 times" in listed
    assert re.findall(r'href="([^"]+)"', listed) == [
        "/mcr-2014/drill?kind=fans&amp;level=3&amp;fan=all-pungs"
    ]


def test_the_map_says_the_chance_that_each_fan_is_seen_now(site: Flask):
    visitor = learnt(site)
    learner = visitor.learners()[-1].id
    with services(site).database.reading() as reading:
        states = fan_states_of(reading, learner, RULES, now())
    text = visitor.open(PAGE).text

    assert set(states) == {"pure-straight", "all-pungs", "edge-wait"}
    for fan, state in states.items():
        cell = text.split(f'href="/mcr-2014/fans/{fan}"')[1].split("</a>")[0]
        assert f", {round(100 * state.chance)}%" in cell
    assert "%" not in text.split('href="/mcr-2014/fans/chicken-hand"')[1].split("</a>")[0]


def test_exam_and_retention_are_told_where_they_are_set(site: Flask):
    visitor = learnt(site)
    plain = visitor.open(PAGE)
    form = next(form for form in visitor.open("/settings").forms if form.values("all"))
    day = now().date() + 30 * A_DAY
    visitor.send(form, exam=day.isoformat(), retention="0.95")
    told = visitor.open(PAGE)

    assert "Your exam" not in plain.text
    assert "falls to 90%." in plain.text
    assert f"{day.day} {day:%B %Y}, in 30 days." in told.text
    assert "falls to 95%." in told.text
    assert "/settings" in told.links


def test_the_calendar_shows_each_day_and_none_that_is_to_come():
    days = [PracticeDay(date(2026, 11, 2), 3, 1, 3, 30.0), PracticeDay(TODAY, 25, 20, 25, 250.0)]
    view = calendar_view(days, TODAY, EN)

    assert view.weekdays[0] == "Mon"
    assert [week.label for week in view.weeks] == ["2 Nov", "9 Nov", "16 Nov"]
    assert [len(week.days) for week in view.weeks] == [7, 7, 6]
    assert (view.weeks[0].days[0].answers, view.weeks[0].days[0].shade) == ("3", 1)
    assert [each.answers for each in view.weeks[1].days] == [""] * 7
    assert (view.weeks[2].days[5].shade, view.weeks[2].days[5].today) == (3, True)


def test_what_the_calendar_counts_never_goes_back():
    """A pause of months takes nothing from the days and the answers."""
    days = [
        PracticeDay(TODAY - 300 * A_DAY, 30, 10, 0, 0.0),
        PracticeDay(TODAY - 299 * A_DAY, 20, 10, 0, 0.0),
    ]
    view = calendar_view(days, TODAY, EN)

    assert "Practice on 2 days since 25 January 2026: 50 answers." in view.text
    assert len(view.weeks) == 12


def test_a_fortnight_is_told_by_days_and_more_by_weeks():
    days = [PracticeDay(TODAY - ago * A_DAY, 4, 2, 2, 20.0) for ago in range(FEW_DAYS - 1, -1, -1)]
    longer = [PracticeDay(TODAY - FEW_DAYS * A_DAY, 4, 2, 2, 20.0), *days]

    assert [each.at for each in spans(days, EN)] == [each.day for each in days]
    assert {each.at for each in spans(longer, EN)} == {monday(each.day) for each in longer}
    assert sum(each.answers for each in spans(longer, EN)) == 4 * len(longer)


def test_a_point_stands_as_high_as_its_share():
    days = [PracticeDay(TODAY - 7 * A_DAY, 4, 0, 0, 0.0), PracticeDay(TODAY, 4, 4, 0, 0.0)]
    found = spans(days, EN)
    plot = accuracy_plot(found, 0.825, EN)

    assert [dot.y for dot in plot.dots] == [BOTTOM, TOP]
    assert plot.goal is not None
    assert TOP < plot.goal.y < (TOP + BOTTOM) / 2
    assert speed_plot(found, EN) is None


def test_a_change_that_chance_may_have_made_is_called_none():
    days = [PracticeDay(TODAY - 7 * A_DAY, 10, 6, 10, 300.0), PracticeDay(TODAY, 10, 7, 10, 310.0)]
    certain = [replace(days[0], answers=100, right=60), replace(days[1], answers=100, right=40)]

    assert accuracy_plot(spans(days, EN), 0.8, EN).text == (
        "About as many answers are right as before: 70% and 60%."
    )
    assert accuracy_plot(spans(certain, EN), 0.8, EN).text.startswith(
        "Fewer answers have been right"
    )
    speed = speed_plot(spans(days, EN), EN)
    assert speed is not None
    assert speed.text == "An answer takes about as long as before: 31 seconds."


def test_one_day_alone_is_compared_with_nothing():
    found = spans([PracticeDay(TODAY, 4, 3, 4, 50.0)], EN)
    speed = speed_plot(found, EN)

    assert accuracy_plot(found, 0.8, EN).text == "75% of the answers were right."
    assert speed is not None
    assert speed.text == "An answer took 12 seconds."


def test_halves_of_a_percent_go_up():
    assert [percent_text(share) for share in (0.825, 0.005, 0.0, 1.0)] == [
        "83%",
        "1%",
        "0%",
        "100%",
    ]


def test_the_history_stands_under_progress(visitor: SiteVisitor):
    marked = re.compile(r'<a href="/mcr-2014/progress" aria-current="page">Progress</a>')

    assert marked.search(visitor.open("/history").text)
    assert marked.search(visitor.open(PAGE).text)


def test_another_rule_set_is_chosen_at_the_same_place(visitor: SiteVisitor):
    form = next(form for form in visitor.open(PAGE).forms if ("rules", "imj") in form.buttons)

    assert visitor.send(form, rules="imj").address == "/imj/progress"
