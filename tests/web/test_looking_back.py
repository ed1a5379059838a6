"""Looking back at a deal: the moments that mattered, and what each turn could have become."""

from datetime import timedelta

import pytest
from sqlalchemy import update

from school.progress.deals import states_of
from school.progress.models import PlayedDeal
from scoring import Wind
from scoring.looking_back import own_turn
from tests.web.played_deals import begun_deal, count_shown, latest_deal, won_deal
from tests.web.visitor import SiteVisitor
from web.clock import now
from web.services import services


@pytest.mark.parametrize("rules", ["mcr-2014", "rengo"])
def test_looking_back_leads_to_the_moments_that_mattered_most(visitor: SiteVisitor, rules: str):
    deal = won_deal(visitor, rules, by_learner=False)
    assert visitor.open(f"{deal}/back/moments").address == f"{deal}/count"
    count_shown(visitor, deal)
    address = f"{deal}/back/moments"
    found = visitor.open(visitor.open(f"{deal}/back").link_to(address))
    steps = [each for each in found.links if each.endswith("#reach")]

    assert found.heading == "The moments that mattered most"
    assert len(steps) == found.text.count("moments__step") <= 3
    assert found.text.count(f"/{rules}/drill/begin?fan=") == len(steps)
    assert ("Practise what you missed" in found.text) == bool(steps)
    for each in steps:
        assert "What was within reach" in visitor.open(each.partition("#")[0]).text


def test_a_deal_that_goes_on_tells_nothing_of_its_moments(visitor: SiteVisitor):
    address = begun_deal(visitor).address

    assert visitor.open(f"{address}/back/moments").status == 404


def test_each_turn_tells_what_was_within_reach_and_what_the_discard_let_go(visitor: SiteVisitor):
    address = won_deal(visitor, "mcr-2014")
    deal = latest_deal(visitor)
    states = states_of(deal)
    at = next(at for at, _ in enumerate(states) if own_turn(states, at, Wind(deal.seat)))
    assert "What was within reach" not in visitor.open(f"{address}/back?at={at}").text
    count_shown(visitor, address)
    step = visitor.open(f"{address}/back?at={at}")

    assert "What was within reach" in step.text
    assert "You discarded " in step.text
    assert any("/mcr-2014/plans?" in each for each in step.links)


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
def test_the_first_page_leads_to_the_moments_and_then_what_was_let_go_comes_back(
    visitor: SiteVisitor, rules: str
):
    visitor.choose(rules=rules)
    deal = won_deal(visitor, rules, by_learner=False)
    first = visitor.open("/")
    assert first.heading == "Look back at your deal."
    assert visitor.open(first.link_to(f"{deal}/back/moments")).address == f"{deal}/count"
    count_shown(visitor, deal)

    found = visitor.open(visitor.open("/").link_to(f"{deal}/back/moments"))
    let_go = latest_deal(visitor).let_go.split()
    assert latest_deal(visitor).looked_back_at is not None
    assert bool(let_go) == ("Practise what you missed" in found.text)
    assert visitor.open("/").heading != "Look back at your deal."
    assert let_go

    asked = visitor.open("/next")
    assert "This would have helped in the deal you played today." in asked.text
    for _ in let_go:
        explained = visitor.send(asked.question, unknown=1)
        asked = visitor.open(explained.next_question(f"/drill/{rules}/"))
    assert "This would have helped in the deal you played today." not in asked.text


def test_moments_that_were_seen_stay_as_they_were_noted(visitor: SiteVisitor):
    deal = won_deal(visitor, "mcr-2014", by_learner=False)
    count_shown(visitor, deal)
    visitor.open(f"{deal}/back/moments")
    noted = latest_deal(visitor)
    visitor.open(f"{deal}/back/moments")

    assert latest_deal(visitor).looked_back_at == noted.looked_back_at


def test_nobody_is_led_back_to_a_deal_of_yesterday(visitor: SiteVisitor):
    won_deal(visitor, "mcr-2014", by_learner=False)
    assert visitor.open("/").heading == "Look back at your deal."
    with services(visitor.site).database.writing() as writing:
        writing.execute(update(PlayedDeal).values(moved_at=now() - timedelta(hours=13)))

    assert visitor.open("/").heading != "Look back at your deal."
