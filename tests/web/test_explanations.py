"""What every explanation keeps, over many questions and answers."""

import random
import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

import pytest

from lessons import fan_content
from quizzes import Address, Kind, Question, Response, feedback, grade, make
from quizzes.aiming import KINDS_IN_ORDER
from quizzes.question import ComparisonQuestion, OtherScore, score_of
from scoring import RULE_SETS, TILES, rule_set, score, worth_of
from tests.kinds import rules_for, wrong_answer
from tests.wording.rengo_hands import HANDS, scored
from web.components.ledger import LedgerRow
from web.questions.announcement import announced_block, announcement_view
from web.questions.answered_view import AnsweredView, answered_view
from web.questions.control import Control
from web.questions.kind_views import control_of
from web.questions.reason import reason_view
from web.questions.stated import other_score_facts
from wording import LANGUAGES, translator

SIGNED = (Control.FANS, Control.TILES, Control.CHOICES)
FANS = [fan.id for fan in rule_set("mcr-2014").fans]
SEEDS = range(10)

Explanation = tuple[Question, Response, AnsweredView]


def some_answers(question: Question, chance: random.Random) -> Iterator[Response]:
    """I don't know, the right one, and wrong ones."""
    yield None
    yield question.answer
    match question.address.kind:
        case Kind.FANS:
            yield tuple(chance.sample(FANS, 3))
            yield (*question.answer, chance.choice(FANS))
        case Kind.TOTAL:
            yield chance.randrange(100)
        case Kind.WAITS:
            yield tuple(map(str, sorted(chance.sample(TILES[:34], 3))))
        case _:
            yield wrong_answer(question)


def questions(seeds: Iterable[int]) -> Iterator[Question]:
    for kind in KINDS_IN_ORDER:
        for seed in seeds:
            yield make(Address(rules_for(kind), kind, seed % 5 + 1, seed, 1))


def explanations(language: str, seeds: Iterable[int]) -> Iterator[Explanation]:
    t = translator(language)
    for question in questions(seeds):
        for given in some_answers(question, random.Random(str(question.address))):
            verdict = grade(question, given)
            yield (
                question,
                given,
                answered_view(question, given, verdict, t, lambda fan: f"/mcr-2014/fans/{fan}"),
            )


@pytest.fixture(scope="module")
def in_english() -> list[Explanation]:
    """Many of each kind, which each test looks at for something else."""
    return list(explanations("en", SEEDS))


def rows_of(view: AnsweredView) -> list[LedgerRow]:
    return [row for block in view.blocks for row in block.ledger.rows]


def test_every_sentence_is_whole(in_english: list[Explanation]):
    expect_whole(in_english)


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_sentence_is_whole_in_other_languages(language: str):
    expect_whole(explanations(language, SEEDS[::5]))


@pytest.mark.slow
@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_every_sentence_of_many_more_is_whole_in_other_languages(language: str):
    expect_whole(explanations(language, SEEDS[2::5]))


def expect_whole(explanations: Iterable[Explanation]) -> None:
    for _question, _given, view in explanations:
        assert view.verdict.headline
        assert "%(" not in repr(view)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reason_is_told_whole_and_no_sentence_of_it_twice(language: str):
    """What the first line has said is left out of the reason below it, and nothing else is."""
    t = translator(language)
    left_out = 0
    for question, _given, view in explanations(language, SEEDS[::4]):
        whole = reason_view(question, t)
        if whole is None or view.reason is None:
            assert whole is view.reason is None
            continue
        said = re.split(r"(?<=[.。])\s*", view.verdict.headline)
        assert set(view.reason.text).isdisjoint(said)
        for each in set(whole.text) - set(view.reason.text):
            assert each.rstrip(".。") in view.verdict.headline
            left_out += 1
    assert left_out


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_total_that_is_off_is_said_in_whole_units(rules: str):
    """And a half as ½: no figure on the page has a decimal point."""
    t = translator("en")
    for seed in range(8):
        question = make(Address(rules, Kind.TOTAL, 2, seed, 1))
        for given in (1, int(question.answer) + 30):
            headline = feedback(question, grade(question, given), t)

            assert not re.search(r"\d\.\d", headline), headline


def test_the_counted_rows_add_up_to_the_total(in_english: list[Explanation]):
    for question, _given, view in in_english:
        score = score_of(question)
        if score is None or question.address.rules != "mcr-2014":
            continue
        counted = next((each.ledger for each in view.blocks if each.heading == "Counted"), None)
        if counted is None:
            continue

        assert sum(int(row.value) for row in counted.rows) == int(counted.total)
        assert int(counted.total) + score.flowers == score.total


def test_every_lit_tile_belongs_to_a_row_and_every_row_lights_a_tile(in_english: list[Explanation]):
    for question, _given, view in in_english:
        if score_of(question) is None or view.hand is None or view.hand.win is None:
            continue
        tiles = [tile for suit in view.hand.suits for tile in suit]
        tiles += [view.hand.win, *(tile for meld in view.hand.melds for tile in meld.tiles)]

        lit = {row for tile in tiles for row in tile.rows}
        assert lit == {row.row for row in rows_of(view) if row.row}, str(question.address)


def test_a_right_answer_shows_nothing_missed_or_invented_and_a_wrong_one_something(
    in_english: list[Explanation],
):
    for question, given, view in in_english:
        signs = {row.sign for row in rows_of(view)} - {""}
        if given is None or control_of(question) not in SIGNED:
            continue

        assert view.verdict.right == (signs == {"right"}), str(question.address)


def test_the_chosen_reading_is_worth_most(in_english: list[Explanation]):
    for _question, _given, view in in_english:
        if view.derivation is None:
            continue
        first, *others = view.derivation.readings

        assert first.chosen
        assert all(int(other.total) <= int(first.total) for other in others)
        assert not any(other.chosen for other in others)


@pytest.mark.parametrize(
    ("rules", "fans", "worth"),
    [
        ("imj", ("pure-same", "coward"), 6),  # the half falls away (30.2)
        ("imj", ("coward",), 0.5),
        ("rengo", ("tsuuiisou", "daisuushii"), 13),  # several yakuman are worth one (54)
        ("rengo", ("chinitsu", "toitoi"), 8),
        ("mcr-2014", ("full-flush", "all-pungs"), 30),
    ],
)
def test_named_fans_add_up_as_their_rule_set_has_it(
    rules: str, fans: tuple[str, ...], worth: float
):
    own, closed = rule_set(rules), fan_content("rengo")["pinfu"].examples[0].hand

    assert worth_of([own.fan(fan) for fan in fans], score(closed, own), own) == worth


def test_what_is_a_yakuman_under_other_rules_has_no_worth_beside_its_name():
    """Rengo 52: a yakuman has no han, and neither has what makes it one."""
    question = make(Address("mcr-2014", Kind.COMPARE, 2, 1, 1))
    assert isinstance(question, ComparisonQuestion)
    other = OtherScore("rengo", scored(HANDS["kokushi-musou"]))
    told = other_score_facts(replace(question, comparison=other), translator("en"))

    assert told.facts == ("Under Rengo this hand is a yakuman: Kokushi Musou.",)


def test_announced_values_are_those_that_the_total_adds_up():
    """A melded and a concealed kong are 6 together, not 4 (3.8.1 row 57)."""
    question = make(Address.parse("mcr-2014/spot-error/5/5349735/12"))
    rows = announced_block(question, None, translator("en"), lambda fan: fan).ledger.rows

    for language in LANGUAGES:
        said = announcement_view(question, translator(language))
        assert [int(fan.value) for fan in said.fans] == [16, 6, 6, 2, 1, 1, 1]
        assert sum(int(fan.value) for fan in said.fans) == int(said.total) == 33
    assert [int(row.value) for row in rows] == [16, 6, 6, 2, 1, 1, 1]


def test_fans_named_for_mixed_kongs_add_up_to_their_total():
    """A learner's own six points are not taken for four (3.8.1 row 57)."""
    question = make(Address.parse("mcr-2014/spot-error/5/5349735/12"))
    own = rule_set("mcr-2014")
    fans = [own.fan(fan) for fan in ("two-melded-kongs", "melded-kong", "concealed-kong")]

    assert [question.score.value_of(fan) for fan in fans] == [6, 1, 2]
    assert worth_of(fans[:1], question.score, own) == 6
