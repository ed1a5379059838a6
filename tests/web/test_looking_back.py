"""Looking back at a deal: the moments that mattered, and what each turn could have become."""

import pytest

from school.progress.deals import states_of
from scoring import Wind
from scoring.looking_back import own_turn
from tests.web.played_deals import begun_deal, count_shown, latest_deal, won_deal
from tests.web.visitor import SiteVisitor


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
