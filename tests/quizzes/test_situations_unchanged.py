"""No sentence, reason, article or misconception of a situation is changed unawares.

`tests/cases/situation_digests.json` holds digests of fixed fillings of each template under each rule
set. Where one was changed on purpose, `python -m tests.bench.situation_digests` writes them anew; the
lines that differ name what is to be read again.
"""

import pytest

from tests.bench.situation_digests import EACH, digests, frozen, name_of

FROZEN = frozen()
PORTIONS = 8


def test_each_template_is_held() -> None:
    assert set(FROZEN) == {name_of(*each) for each in EACH}


@pytest.mark.parametrize("portion", range(PORTIONS))
def test_each_template_tells_asks_and_explains_what_it_did(portion: int) -> None:
    changed = {
        name_of(*each): found
        for each in EACH[portion::PORTIONS]
        if (found := digests(*each)) != FROZEN[name_of(*each)]
    }

    assert changed == {}, "read them again, then: python -m tests.bench.situation_digests"
