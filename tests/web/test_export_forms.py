"""Each question in another system's form asks the same, and the same answers are right."""

from collections import Counter
from html import unescape

import pytest

from quizzes import Address, Kind, Question, answer_of_choice, choice_text, grade, make
from quizzes.question import Objection, PaymentsAnswer, PlansQuestion
from scoring import WINDS, rule_set, tile
from tests.web.export.read import text_of
from tests.web.export.read_moodle import is_listed
from tests.web.export.sheets import ASKED, IDS, entry
from web.export.forms import Gaps, Number, OneOf, Pairs, SeveralOf
from web.export.kinds import form_of
from web.export.percents import (
    mark_percent_text,
    nearest_percent,
    option_percents,
    wrong_option_percent,
)
from wording import (
    Translator,
    fan_name,
    seat_name,
    signed,
    tile_label,
    translator,
    translator_under,
)

EXACT = 100.0
LEVELS = range(1, 6)
MOST_FOR_ALL = 50  # percent that whoever ticks every line may get


def in_english(question: Question) -> Translator:
    return translator_under(question.address.rules, translator("en"))


def addresses(kind: Kind, levels: tuple[int, ...] = (1, 3, 5)) -> list[str]:
    """A question of that kind under each rule set that has it, at some levels.

    Tests are told its address: each process that reads the tests would make the question.
    """
    return [
        str(Address(rules, each, level, 2611, 2))
        for rules, each in ASKED
        for level in levels
        if each is kind
    ]


def question_of(address: str) -> Question:
    return make(Address.parse(address))


def right(options: SeveralOf | OneOf) -> list[str]:
    return [text_of(each.html) for each in options.options if each.percent > 0]


def fan_of(line: str) -> str:
    """The name of the fan that a line is about."""
    return line.split(" (no. ")[0]


@pytest.mark.parametrize("count", range(1, 21))
def test_shares_make_the_whole_mark_and_are_on_the_list(count: int) -> None:
    parts = option_percents(count)
    assert len(parts) == count
    assert sum(parts) == pytest.approx(100, abs=0.001)
    assert all(is_listed(each) and each > 0 for each in (*parts, -wrong_option_percent(count)))


def test_a_credit_becomes_the_nearest_share_and_only_full_credit_the_whole_mark() -> None:
    assert [nearest_percent(credit) for credit in (0, 1 / 3, 0.5, 0.95, 0.99, 1)] == [
        *(0, 33.33333, 50, 90, 90, 100)
    ]
    assert [mark_percent_text(each) for each in (100.0, 33.33333, -12.5, 0.0)] == [
        *("100", "33.33333", "-12.5", "0")
    ]


@pytest.mark.parametrize(("rules", "kind"), ASKED, ids=IDS)
def test_choices_have_the_credit_that_they_get_here(rules: str, kind: Kind) -> None:
    question = entry(rules, kind).question
    form = form_of(question, in_english(question))
    if not isinstance(form, OneOf):
        assert not question.choices or kind in (Kind.FANS, Kind.WAITS)
        return
    t = in_english(question)
    for option, choice in zip(form.options, question.choices or (), strict=True):
        credit = grade(question, answer_of_choice(question, choice.id)).credit
        assert text_of(option.html) == choice_text(question, choice, t)
        assert option.percent == nearest_percent(credit)
        assert option.feedback
    right = question.accepted if isinstance(question, PlansQuestion) else (question.answer,)
    assert [each.percent for each in form.options].count(EXACT) == len(right)


def test_a_refusal_for_the_wrong_reason_has_half_of_the_mark() -> None:
    results = [
        form
        for question in map(question_of, addresses(Kind.LEGAL, tuple(LEVELS)))
        if not question.score or not question.score.win
        for form in [form_of(question, in_english(question))]
        if isinstance(form, OneOf)
    ]
    assert results
    for form in results:
        assert form.options[0].percent == 0  # that it wins
        assert {each.percent for each in form.options[1:]} == {50, EXACT}


@pytest.mark.parametrize("address", addresses(Kind.FANS))
def test_the_lines_to_tick_are_the_counted_fans_each_as_often_as_it_counts(address: str) -> None:
    question = question_of(address)
    t, rules = in_english(question), rule_set(question.address.rules)
    form = form_of(question, t)
    assert isinstance(form, SeveralOf)
    assert isinstance(question.answer, tuple)
    worth = [fan for fan in question.answer if rules.fan(fan).value] or question.answer
    names = Counter(fan_name(rules.fan(fan), t) for fan in worth)
    assert Counter(map(fan_of, right(form))) == names
    assert sum(each.percent for each in form.options) <= MOST_FOR_ALL


SWAPPED = ("mcr-1998/fans/5/99/48", "mcr-2006/fans/5/2611/2", "imj/fans/4/99/11")
"""Hands with another counting of the same worth: by small combination fans, by a group of IMJ."""


@pytest.mark.parametrize("address", [*SWAPPED, *addresses(Kind.FANS)])
def test_no_line_to_leave_is_right_in_the_place_of_one_to_tick(address: str) -> None:
    question = question_of(address)
    t, rules = in_english(question), rule_set(question.address.rules)
    by_name = {fan_name(fan, t): fan.id for fan in rules.fans}
    form = form_of(question, t)
    assert isinstance(form, SeveralOf)
    key = Counter(by_name[fan_of(each)] for each in right(form))
    wrong = {by_name[fan_of(text_of(each.html))] for each in form.options if each.percent < 0}
    assert len(wrong) >= 2
    for fan in wrong:
        for other in key:
            swapped = key - Counter([other]) + Counter([fan])
            assert not grade(question, tuple(swapped.elements())).exact or swapped == key
        assert not grade(question, tuple((key + Counter([fan])).elements())).exact


@pytest.mark.parametrize("address", addresses(Kind.FANS))
def test_the_order_of_lines_and_their_number_tell_nothing(address: str) -> None:
    question = question_of(address)
    t, rules = in_english(question), rule_set(question.address.rules)
    form = form_of(question, t)
    assert isinstance(form, SeveralOf)
    lines = [fan_of(text_of(each.html)) for each in form.options]
    in_book_order = [fan_name(fan, t) for fan in rules.fans]
    assert lines == sorted(lines, key=in_book_order.index)
    assert form == form_of(question, t)


def test_a_fan_that_counts_once_has_as_many_lines_as_one_that_counts_twice() -> None:
    lines: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
    for index in range(40):
        question = entry("mcr-2014", Kind.FANS, 4, seed=5, index=index).question
        form = form_of(question, in_english(question))
        assert isinstance(form, SeveralOf)
        results = [text_of(each.html) for each in form.options]
        key = Counter(map(fan_of, right(form)))
        for fan in {fan_of(each) for each in results if " (no. " in each}:
            times = sum(fan_of(each) == fan for each in results)
            lines[min(key[fan], 2)].add(times)
    assert lines[0] == lines[1] == {2, 3}
    assert lines[2] <= {2, 3, 4}
    assert 2 in lines[2] or 3 in lines[2]


@pytest.mark.parametrize("address", addresses(Kind.WAITS))
def test_the_tiles_to_tick_are_those_that_win(address: str) -> None:
    question = question_of(address)
    t = in_english(question)
    form = form_of(question, t)
    assert isinstance(form, SeveralOf)
    assert isinstance(question.answer, tuple)
    assert right(form) == [tile_label(tile(code), t) for code in question.answer]
    offered = {text_of(each.html) for each in form.options}
    completing = {tile_label(wait.tile, t) for wait in question.waits}
    assert completing <= offered
    assert len(form.options) >= max(12, len(question.answer) + 4)


@pytest.mark.parametrize("kind", [Kind.TOTAL, Kind.BASE])
def test_numbers_have_the_key_and_wrong_ones_that_a_misconception_yields(kind: Kind) -> None:
    wrong = 0
    for question in map(question_of, addresses(kind, tuple(LEVELS))):
        form = form_of(question, in_english(question))
        assert isinstance(form, Number)
        key, *others = form.amounts
        assert (key.value, key.percent) == (question.answer, EXACT)
        for each in others:
            verdict = grade(question, each.value)
            assert (each.percent, verdict.exact) == (0, False)
            assert verdict.misconception
            assert each.feedback
        wrong += len(others)
    assert wrong


@pytest.mark.parametrize("address", addresses(Kind.PAYMENTS))
def test_who_pays_what_is_a_number_for_each_seat_or_a_choice_of_amounts(address: str) -> None:
    question = question_of(address)
    form, t, key = form_of(question, in_english(question)), in_english(question), question.answer
    assert isinstance(form, Gaps)
    assert isinstance(key, PaymentsAnswer)
    amounts = [key.east, key.south, key.west, key.north]
    assert [each.form for each in form.gaps] == [
        Number(each.form.amounts)
        for each, amount in zip(form.gaps, amounts, strict=True)
        if isinstance(each.form, Number) and each.form.amounts[0].value == amount
    ]
    assert isinstance(form.whole, Pairs)
    seats = ("East", "South", "West", "North")
    for seat, amount, (label, shown) in zip(seats, amounts, form.whole.pairs, strict=True):
        assert label.startswith(seat)
        assert shown == signed(amount, t)
    assert len(form.whole.others) >= 2
    assert not {shown for _label, shown in form.whole.pairs}.intersection(form.whole.others)


@pytest.mark.parametrize("address", addresses(Kind.SPOT_ERROR, tuple(LEVELS)))
def test_an_objection_is_one_choice_of_fans_and_a_total_or_both_together(address: str) -> None:
    question = question_of(address)
    form, key = form_of(question, in_english(question)), question.answer
    assert isinstance(form, Gaps)
    assert isinstance(key, Objection)
    fans, total = (each.form for each in form.gaps)
    assert isinstance(fans, OneOf)
    assert isinstance(total, Number)
    assert total.amounts[0].value == key.total
    for one in (fans, form.whole):
        assert isinstance(one, OneOf)
        assert [each.percent for each in one.options].count(EXACT) == 1
        assert len({each.html for each in one.options}) == len(one.options) >= 4
    (said,) = (unescape(each.html) for each in fans.options if each.percent == EXACT)
    rules, t = rule_set(question.address.rules), in_english(question)
    for fan in {*key.missing, *key.extra}:
        assert fan_name(rules.fan(fan), t) in said
    assert ("Left out" in said, "Extra" in said) == (bool(key.missing), bool(key.extra))


def test_seats_are_named_in_the_language() -> None:
    question = entry("mcr-2014", Kind.PAYMENTS).question
    for lang in ("zh-Hans", "ja"):
        t = translator_under("mcr-2014", translator(lang))
        form = form_of(question, t)
        assert isinstance(form, Gaps)
        for gap, seat in zip(form.gaps, WINDS, strict=True):
            assert gap.label.startswith(seat_name(seat, t))
