"""What is left out on PostgreSQL asks nothing that the rest does not ask there."""

import pytest

from tests.bench.postgres_sample import asked_by_others, is_asked_alone, needless, shape, sort_of


@pytest.mark.parametrize(
    ("statement", "expected"),
    [
        ("SELECT a FROM t WHERE b IN (%(b_1)s, %(b_2)s)", "SELECT a FROM t WHERE b IN (?)"),
        (
            "INSERT INTO t (a, b) VALUES (%(a__0)s, %(b__0)s), (%(a__1)s, %(b__1)s)",
            "INSERT INTO t (a, b) VALUES (?)",
        ),
        ("SELECT a FROM t WHERE b = %(b)s::UUID", "SELECT a FROM t WHERE b = ?::UUID"),
        ("SAVEPOINT sa_savepoint_12", "SAVEPOINT sa_"),
    ],
)
def test_a_statement_is_the_same_with_more_values_or_rows(statement: str, expected: str) -> None:
    assert shape(statement) == expected


def test_what_a_database_may_take_differently_is_told_apart() -> None:
    values = (None, 1, 2**31, "", "a", "a\0", b"", 0.5)
    assert len({sort_of(each) for each in values}) == len(values)


def test_a_test_is_left_out_where_others_ask_all_that_it_asks() -> None:
    asked = {
        "one": {"a", "b"},
        "other": {"b"},
        "long": {"a", "b", "c"},
        "kept": {"b"},
        "none": set(),
    }
    seconds = {"one": 1.0, "other": 0.1, "long": 1.0, "kept": 9.0, "none": 0.0}
    assert needless(asked, seconds, {"kept"}) == ["none", "one", "other"]


def test_writes_at_the_same_time_are_never_left_out() -> None:
    assert is_asked_alone("tests/web/test_at_once.py::test_a_first_answer_is_one_guest")
    assert is_asked_alone("tests/web/test_sign_in.py::test_of_several_at_once_one_gets_in")
    assert not [each for each in asked_by_others() if is_asked_alone(each)]
