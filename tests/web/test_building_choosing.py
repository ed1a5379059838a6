"""Questions chosen by a teacher's wishes: of those kinds, about that, and no two alike."""

from collections import Counter
from dataclasses import replace

import pytest

from quizzes import Address, Kind, make
from quizzes.address import TABLE_AIM
from school.assignments.choosing import (
    another_question,
    choose_questions,
    easier_or_harder,
    shown_subject,
)
from school.assignments.wishes import (
    MOST_QUESTIONS,
    Wishes,
    default_wishes,
    from_json,
    known_topics,
    to_json,
    wished_rule_set,
)
from scoring import RULE_SETS, rule_set

MCR = rule_set("mcr-2014")
BIG = 10**9  # nearly every secret seed is above


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_without_any_wish_there_are_ten_questions_of_several_kinds(rules):
    found = choose_questions(default_wishes(rules), rules)

    assert len(found) == 10
    assert {each.rules for each in found} == {rules.id}
    assert len({each.kind for each in found}) >= 4
    assert len({shown_subject(make(each)) for each in found}) == 10


@pytest.mark.parametrize("count", [1, 3, 7, MOST_QUESTIONS])
def test_kinds_share_the_questions_and_come_one_after_the_other(count: int):
    kinds = (Kind.FIND, Kind.TOTAL, Kind.WAITS)
    found = choose_questions(Wishes(kinds, count=count), MCR)

    shares = Counter(each.kind for each in found)
    assert len(found) == count
    assert max(shares.values()) - min(shares.get(kind, 0) for kind in kinds) <= 1
    assert [each.kind for each in found] == sorted((each.kind for each in found), key=kinds.index)


@pytest.mark.parametrize(("targeted", "dealt"), [(0, 20), (25, 15), (50, 10), (75, 5), (100, 0)])
def test_the_mix_says_how_many_hands_come_as_at_the_table(targeted: int, dealt: int):
    found = choose_questions(Wishes((Kind.FANS, Kind.TOTAL), (), 3, 20, targeted), MCR)

    assert sum(each.natural for each in found) == dealt


def test_chosen_fans_take_turns_and_their_addresses_do_not_tell_them():
    fans = ("all-pungs", "half-flush", "pure-straight")
    found = choose_questions(Wishes((Kind.FANS, Kind.FIND), fans, 2, 12, 100), MCR)

    assert Counter(each.target for each in found) == dict.fromkeys(fans, 4)
    assert all(each.masked and each.target not in str(each) for each in found)
    for each in found:
        score = make(each).score
        assert score is not None
        assert each.target in {line.fan.id for line in score.counted}


def test_a_topic_is_asked_by_the_kinds_that_can_keep_to_it():
    wishes = Wishes(
        (Kind.WAITS, Kind.PRINCIPLE, Kind.RULING), ("principle:non-repeat", "topic:claims"), 2, 9
    )

    found = choose_questions(replace(wishes, targeted=100), MCR)
    aims = {(each.kind, each.aim) for each in found}

    assert all("non-repeat" not in str(each) for each in found)
    assert aims == {
        (Kind.WAITS, ""),
        (Kind.PRINCIPLE, "principle:non-repeat"),
        (Kind.RULING, "topic:claims"),
    }


def test_questions_without_a_hand_are_about_their_topic_however_natural_the_mix():
    found = choose_questions(Wishes((Kind.RULING,), ("topic:claims",), 2, 4, 0), MCR)

    assert {each.aim for each in found} == {"topic:claims"}


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_every_kind_of_every_rule_set_can_be_chosen_at_every_mix(rules):
    for targeted in (0, 100):
        wishes = from_json({"kinds": list(Kind), "targeted": targeted, "count": len(Kind)}, rules)
        found = choose_questions(wishes, rules)
        assert {each.kind for each in found} == set(wishes.kinds)
        if targeted == 0:
            assert {each.aim for each in found if each.kind is Kind.TOTAL} == {TABLE_AIM}


def test_seeds_are_secret_and_never_the_same():
    seeds = [each.seed for _ in range(3) for each in choose_questions(Wishes((Kind.FIND,)), MCR)]

    assert len(set(seeds)) == len(seeds)
    assert sum(seed > BIG for seed in seeds) >= len(seeds) - 1


def test_what_is_there_already_does_not_come_again():
    terms = Wishes((Kind.TERM,), ("terms:procedure",), 1, MOST_QUESTIONS, 100)
    terms = replace(terms, topics=known_topics(("topic:claims",), MCR))
    first = choose_questions(terms, MCR)
    shown = {shown_subject(make(each)) for each in first}

    again = choose_questions(terms, MCR, shown)

    assert not shown & {shown_subject(make(each)) for each in again}


def test_another_question_has_the_same_wish_and_shows_something_else():
    first = choose_questions(Wishes((Kind.FANS,), ("all-pungs",), 2, 1, 100), MCR)[0]
    shown = {shown_subject(make(first))}

    fresh = another_question(first, shown)

    assert fresh is not None
    assert replace(fresh, seed=first.seed) == first
    assert shown_subject(make(fresh)) not in shown


def test_harder_is_a_level_up_and_there_is_nothing_beyond_the_last():
    first = Address("mcr-2014", Kind.TOTAL, 4, 5, 2, ("all-pungs",), masked=True)

    harder = easier_or_harder(first, 1, ())
    easier = easier_or_harder(first, -1, ())

    assert harder
    assert (harder.level, harder.fans, harder.index) == (5, first.fans, 2)
    assert easier
    assert easier.level == 3
    assert easier_or_harder(harder, 1, ()) is None
    assert easier_or_harder(replace(first, level=1), -1, ()) is None


def test_a_hand_is_the_same_however_it_was_won():
    drawn = make(Address("mcr-2014", Kind.TOTAL, 2, 5, 1))
    seat = next(
        each
        for each in type(drawn.hand.circumstances.seat)
        if each is not drawn.hand.circumstances.seat
    )
    moved = replace(
        drawn, hand=replace(drawn.hand, circumstances=replace(drawn.hand.circumstances, seat=seat))
    )

    assert shown_subject(moved) == shown_subject(drawn)


def test_wishes_about_few_fans_are_not_asked_by_kinds_that_give_them_away():
    one = default_wishes(MCR, ["all-pungs"])
    several = default_wishes(MCR, ["all-pungs", "half-flush", "pure-straight"])

    assert Kind.FIND not in one.kinds
    assert Kind.FIND in several.kinds
    assert one.targeted == several.targeted == 100


def test_what_an_address_wishes_and_nobody_knows_is_left_out():
    about = ["all-pungs", "nonsense", "principle:nonsense", "topic:nonsense", "hand", "all-pungs"]

    assert known_topics(about, MCR) == ("all-pungs",)
    assert known_topics(["all-pungs"], rule_set("rengo")) == ()


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=list(RULE_SETS))
def test_wishes_are_kept_with_the_draft(rules):
    kinds = (Kind.TERM,)  # asked under every rule set
    wishes = replace(default_wishes(rules, [rules.fans[3].id]), level=4, count=7, targeted=25)

    assert from_json(to_json(wishes, rules), rules) == wishes
    assert wished_rule_set(to_json(wishes, rules), MCR) is rules
    assert from_json({}, rules) == default_wishes(rules)
    assert from_json({"kinds": [*kinds], "level": 9, "count": 0, "targeted": 3}, rules) == replace(
        default_wishes(rules), kinds=kinds
    )
