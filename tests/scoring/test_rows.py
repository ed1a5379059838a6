"""A table that lacks a row is missed when it is made."""

import pytest

from scoring import System
from scoring.rows import row_for_each


def test_a_table_with_every_row_is_given_back() -> None:
    rows = dict.fromkeys(System, 1)

    assert row_for_each(System, rows) is rows


def test_a_missing_row_is_named() -> None:
    with pytest.raises(LookupError, match="rengo"):
        row_for_each(System, {System.MCR: 1, System.IMJ: 2})
