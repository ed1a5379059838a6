"""What a hand is worth in all, beside the lines that count."""

import pytest

from tests.wording.rengo_hands import HANDS, scored
from web.components.worth import score_blocks
from wording import translator


@pytest.mark.parametrize(
    ("yaku", "lang", "told"),
    [
        ("kokushi-musou", "en", "One yaku, yakuman."),
        ("kokushi-musou", "ja", "1役、役満。"),
        ("menzen-tsumo", "en", "3 yaku, 3 han."),
    ],
)
def test_a_yakuman_is_a_limit_and_no_number_of_han(yaku: str, lang: str, told: str) -> None:
    counted, *_ = score_blocks(scored(HANDS[yaku]), translator(lang), lambda fan: f"/{fan}")

    assert counted.text == told
