"""The address of a question is text and back, and refuses what names no question."""

from dataclasses import replace

import pytest
from hypothesis import given

from quizzes import Address, Kind, QuizError, evidence, grade, make
from quizzes.address import DERIVED_SEEDS, LARGEST_INDEX, LARGEST_SEED, RUN_SEEDS, address_fields
from quizzes.runs import new_seed
from quizzes.topics import filtered_topic, is_hinted
from scoring import rule_set
from tests.quizzes.make import addresses


@given(addresses())
def test_an_address_reads_back_as_written(address: Address) -> None:
    assert Address.parse(str(address)) == address


def test_an_address_is_written_as_rules_kind_level_seed_index_and_fans() -> None:
    address = Address("mcr-2014", Kind.FANS, 3, 2611, 7, ("pure-straight", "all-chows"))

    assert str(address) == "mcr-2014/fans/3/2611/7/pure-straight+all-chows"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad-address"),
        ("mcr-2014/fans/3/2611", "bad-address"),
        ("mcr-2014/fans/3/2611/7/", "bad-address"),
        ("mcr-2014/fans/3/2611/07", "bad-address"),
        ("mcr-2014/fans/3/-1/7", "bad-address"),
        ("mcr-2014/fans/3/²/7", "bad-address"),
        ("mcr-2014/fans/3/1/7/pure-straight+pure-straight", "bad-address"),
        ("mcr-2014/fans/3/1/7/tanyao", "unknown-fan"),
        ("mcr-2014/fans/3/1/7/~81", "bad-address"),
        ("mcr-2014/fans/3/1/7/~07", "bad-address"),
        ("mcr-2014/fans/3/1/7/~", "bad-address"),
        ("mcr-2014/fans/6/1/7", "bad-level"),
        ("mcr-2014/riddle/3/1/7", "unknown-kind"),
        ("mcr-2099/fans/3/1/7", "unknown-rules"),
        ("mcr-2014/fans/3/" + "1" * 300 + "/7", "bad-address"),
        ("mcr-2014/fans/3/1/" + "9" * 29, "bad-address"),
        (f"mcr-2014/fans/3/1/{LARGEST_INDEX + 1}", "bad-address"),
        (f"mcr-2014/fans/3/{LARGEST_SEED + 1}/1", "bad-address"),
        ("mcr-2014/fans/3/1/1/~" + "9" * 200, "bad-address"),
        ("mcr-2014/fans/" + "9" * 200 + "/1/1", "bad-level"),
        ("mcr-2014/fans/3/1/1/" + "9" * 5000, "bad-address"),
    ],
)
def test_other_text_is_refused(text: str, code: str) -> None:
    with pytest.raises(QuizError) as caught:
        Address.parse(text)

    assert caught.value.code == code


@pytest.mark.parametrize(
    "number",
    [10**5000, -(10**5000), 10**29, -1],
    ids=["huge", "far below", "large", "below"],
)
@pytest.mark.parametrize("name", ["seed", "index"])
def test_a_number_that_no_address_has_is_refused(name: str, number: int) -> None:
    plain = Address("mcr-2014", Kind.FANS, 3, 1, 1)
    with pytest.raises(QuizError) as caught:
        replace(plain, seed=number) if name == "seed" else replace(plain, index=number)

    assert caught.value.code == "bad-address"
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize("kind", [Kind.FIND, Kind.RULING, Kind.TERM])
def test_the_largest_address_is_that_of_a_question(kind: Kind) -> None:
    address = Address("mcr-2014", kind, 3, LARGEST_SEED, LARGEST_INDEX)
    assert make(Address.parse(str(address))).address == address


def test_fans_of_a_filter_take_turns() -> None:
    fans = ("pure-straight", "all-chows", "seat-wind")
    run = [Address("mcr-2014", Kind.FANS, 3, 1, index, fans).target for index in range(4)]

    assert run == ["pure-straight", "all-chows", "seat-wind", "pure-straight"]


def test_masked_stands_the_same_question_with_nothing_told() -> None:
    plain_address = Address("mcr-2014", Kind.FANS, 3, 2611, 7, ("pure-straight",))
    masked = replace(plain_address, masked=True)
    plain, hidden = make(plain_address), make(masked)

    assert "pure-straight" not in str(masked)
    assert (hidden.hand, hidden.answer) == (plain.hand, plain.answer)
    weights = [
        {each.weight for each in evidence(asked, grade(asked, asked.answer))}
        for asked in (plain, hidden)
    ]
    assert weights == [{0.5}, {1.0}]


@pytest.mark.parametrize("rules", ["mcr-2014", "imj", "rengo"])
@pytest.mark.parametrize("index", range(3))
def test_a_principle_stands_masked_too(rules: str, index: int) -> None:
    for principle in rule_set(rules).principles:
        plain_address = Address(rules, Kind.PRINCIPLE, 3, 11, index, aim=f"principle:{principle}")
        masked = replace(plain_address, masked=True)

        assert principle not in str(masked)
        assert Address.parse(str(masked)) == masked
        assert filtered_topic(masked) == filtered_topic(plain_address)
        assert (is_hinted(plain_address), is_hinted(masked)) == (True, False)


def test_the_question_about_a_principle_is_the_same_masked() -> None:
    plain_address = Address("mcr-2014", Kind.PRINCIPLE, 2, 11, 0, aim="principle:non-repeat")
    plain, hidden = make(plain_address), make(replace(plain_address, masked=True))

    assert (hidden.hand, hidden.choices, hidden.answer) == (plain.hand, plain.choices, plain.answer)


@pytest.mark.parametrize("wish", ["~", "~p", "~p99", "~p01", "~p-1", "~q1", "~pp1", "~999"])
def test_nothing_stands_masked_with_no_number_of_a_fan_or_principle(wish: str) -> None:
    with pytest.raises(QuizError) as caught:
        Address.parse(f"mcr-2014/principle/2/11/0/{wish}")

    assert caught.value.code == "bad-address"


def test_no_number_masked_belongs_to_a_fan() -> None:
    like = Address("mcr-2014", Kind.FANS, 3, 2611, 0, ("pure-straight",), masked=True)
    written = {str(replace(like, index=index)).rpartition("/")[2] for index in range(20)}

    assert len(written) > 10


@pytest.mark.parametrize(
    ("fans", "aim"),
    [
        ((), ""),
        (("pure-straight", "all-chows"), ""),
        ((), "table"),
        ((), "topic:claims"),
        ((), "principle:pure-straight>all-chows"),
    ],
)
def test_one_fan_or_one_principle_stands_masked(fans: tuple[str, ...], aim: str) -> None:
    with pytest.raises(QuizError) as caught:
        Address("mcr-2014", Kind.FANS, 3, 1, 7, fans, aim, masked=True)

    assert caught.value.code == "bad-address"


def test_the_fields_of_an_address_are_read_without_asking_whether_its_fans_exist() -> None:
    known = address_fields("mcr-2014/fans/3/2611/7/pure-straight+all-chows")
    gone = address_fields("mcr-1972/riddles/3/2611/7")

    assert known is not None
    assert (known.rules, known.seed, known.index) == ("mcr-2014", 2611, 7)
    assert known.drill == "mcr-2014/fans/3/2611/pure-straight+all-chows"
    assert gone is not None
    assert gone.drill == "mcr-1972/riddles/3/2611"


@pytest.mark.parametrize(
    "text", ["", "mcr-2014/fans/3/2611", "mcr-2014/fans/33/2611/7", "a/b/1/2/3/4/5"]
)
def test_what_has_not_the_form_of_an_address_has_no_fields(text: str) -> None:
    assert address_fields(text) is None


def test_seeds_of_the_first_series_are_those_that_were_given_out_before() -> None:
    """Runs below a million, days and assignments below 10**15: they name what they always named."""
    for seed in (0, 2611, 999_999, 20_261_122, 10**15 - 1):
        assert Address("mcr-2014", Kind.RULING, 3, seed, 1).is_of_first_series
    for seed in (RUN_SEEDS[0], RUN_SEEDS[-1], DERIVED_SEEDS[0]):
        assert not Address("mcr-2014", Kind.RULING, 3, seed, 1).is_of_first_series
    assert new_seed() in RUN_SEEDS
