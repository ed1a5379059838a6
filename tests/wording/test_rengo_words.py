"""The words of Mahjong Rengo where its pages share their sentences with those of other rule sets."""

import re
from typing import Final

import pytest
from babel.messages.catalog import Catalog

from wording import translator, translator_under

ZH = translator("zh-Hans")


@pytest.mark.parametrize(
    ("rules", "tile"), [("rengo", "嶺上牌"), ("imj", "補充牌"), ("mcr-2014", "補充牌")]
)
def test_the_tile_after_a_kong_is_called_as_the_text_calls_it(rules: str, tile: str) -> None:
    told = "%(seat)s makes a kong and calls a win on %(tile)s, drawn as the replacement."
    assert tile in translator_under(rules, translator("ja")).gettext(told, seat="", tile="")


def test_sticks_are_worth_dian_in_chinese() -> None:
    told = "%(number)s points"

    assert translator_under("rengo", ZH).gettext(told, number=3900) == "3900点"
    assert ZH.gettext(told, number=3900) == "3900分"


OF_THESE_RULES_ALONE: Final = re.compile(
    r"quizzes/(?:situations|misconceptions|desk|sheets)/(?:\w+/)*\w*rengo"
    r"|quizzes/words/(?:figures|points|rounding|tsumo_split)\.py|wording/rengo/"
    r"|web/(?:components/points_chart|reference/points_view)\.py"
)
"""Where sentences stand that no other rule set says."""


def test_who_discards_the_winning_tile_deals_in(gathered_messages: Catalog) -> None:
    """点和者 is the word of the rules of China."""
    told = [
        ZH.gettext(each.id if isinstance(each.id, str) else each.id[0])
        for each in gathered_messages
        if not each.context and all(OF_THESE_RULES_ALONE.match(at) for at, _ in each.locations)
    ]

    assert len(told) > 300
    assert [each for each in told if re.search("点和|点炮", each)] == []


PAGES_OF_A_DEAL: Final = re.compile(
    r"templates/(?:table|macros/_hand_entry)|wording/play\.py"
    r"|web/(?:table|home|learn/walls|drills/guided_reason|reference/fan_frequency)"
)
"""Where every rule set speaks of deals, winds and walls."""


def test_a_deal_its_winds_and_its_wall_have_the_words_of_these_rules(
    gathered_messages: Catalog,
) -> None:
    said = translator_under("rengo", ZH).forms
    told = [
        ("", each.id if isinstance(each.id, str) else each.id[0])
        for each in gathered_messages
        if not each.context and any(PAGES_OF_A_DEAL.match(place) for place, _ in each.locations)
    ]

    assert len(told) > 100
    assert [each for each in told if re.search("盘|墩|门风|圈风", said[each][0])] == []
