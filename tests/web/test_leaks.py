"""A page that asks gives nothing away: not in words, attributes, order or addresses."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from flask import Flask

from quizzes import Address, Kind, Question, answer_of_choice, kinds_of, make
from quizzes.aiming import KINDS_IN_ORDER
from quizzes.question import SituationQuestion, WaitQuestion
from quizzes.words.translated import translated
from scoring import RULE_SETS, rule_set
from tests.kinds import rules_for
from tests.web.visitor import SiteVisitor, VisitedPage
from wording import LANGUAGES, fan_name, translator, translator_under

pytestmark = pytest.mark.any_database

RULES = rule_set("mcr-2014")
SEEDS = range(1, 9)


def addresses(kind: str) -> list[Address]:
    return [Address.parse(f"mcr-2014/{kind}/{seed % 5 + 1}/{seed}/1") for seed in SEEDS]


def counted(address: Address) -> list[str]:
    """Every fan that a right answer speaks of, but the flowers, of which all questions speak."""
    question = make(address)
    if isinstance(question, WaitQuestion):
        scores = [wait.score for wait in question.waits]
    else:
        scores = [question.score]
    fans = {line.fan.id for score in scores for line in score.counted}
    return sorted(fans - {"flower-tiles"})


def without(text: str, pattern: str) -> str:
    cut = re.sub(pattern, "", text, flags=re.DOTALL)
    assert cut != text, f"the page holds nothing like {pattern}"
    return cut


def around(text: str) -> str:
    """A page without its felt, which says of the table and the melds what anybody would see."""
    return without(text, r'<div class="felt.*?<div class="drill__ask">')


def asked(site: Flask, address: Address, language: str) -> VisitedPage:
    return SiteVisitor(site, language).open(f"/drill/{address}?n=5")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["total", "waits"])
def test_no_fan_is_named_where_none_is_chosen_from(site: Flask, kind: str, language: str):
    t = translator(language)
    for address in addresses(kind):
        text = around(asked(site, address, language).text)

        for fan in counted(address):
            assert fan not in text
            assert fan_name(RULES.fan(fan), t) not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_fan_is_named_outside_the_picker(site: Flask, language: str):
    t = translator(language)
    for address in addresses("fans"):
        text = without(around(asked(site, address, language).text), r"<fan-picker.*</fan-picker>")

        for fan in counted(address):
            assert fan not in text
            assert fan_name(RULES.fan(fan), t) not in text


def test_the_felt_says_nothing_but_the_hand(site: Flask):
    """What lies on the felt is made from the hand alone, and its tiles light for no row."""
    for address in [*addresses("fans"), *addresses("find"), *addresses("total")]:
        text = asked(site, address, "en").text

        assert "data-row" not in text
        assert str(make(address).answer) not in re.findall(r'<dd class="\w+">(\d+)', text)


def picker(site: Flask, address: Address) -> str:
    return re.findall(r"<fan-picker.*</fan-picker>", asked(site, address, "en").text, re.DOTALL)[0]


def test_the_picker_of_all_fans_is_the_same_for_every_hand(site: Flask):
    high = [address for address in addresses("fans") if address.level >= 3]

    assert len({picker(site, address) for address in high}) == 1


@pytest.mark.parametrize(("level", "size"), [(1, 6), (2, 10)])
def test_the_short_list_stands_in_book_order_and_marks_nothing(site: Flask, level: int, size: int):
    for seed in SEEDS:
        page = picker(site, Address.parse(f"mcr-2014/fans/{level}/{seed}/1"))
        offered = re.findall(r'name="fan" value="([^"]+)"', page)
        places = [(RULES.fan(fan).value, RULES.fan(fan).number) for fan in offered]

        assert len(offered) >= size
        assert places == sorted(places)
        assert "checked" not in page
        assert "search" not in re.findall(r"<input[^>]*>", page)[0]


def test_the_tiles_to_choose_are_the_same_for_every_hand(site: Flask):
    keys = {
        tuple(re.findall(r'<label class="tile-key">.*?</label>', asked(site, a, "en").text))
        for a in addresses("waits")
    }

    assert len(keys) == 1
    assert len(keys.pop()) == 34


def test_the_four_answers_look_alike(site: Flask):
    for address in addresses("find"):
        text = asked(site, address, "en").text
        buttons = re.findall(r'<button class="answer".*?</button>', text, re.DOTALL)
        shapes = Counter(_shape(button) for button in buttons)

        assert len(buttons) == 4
        assert len(shapes) == 1


def _shape(button: str) -> str:
    """The markup of an answer without its words and pictures, its id and its key."""
    bare = re.sub(r'value="[^"]*"|data-key="[^"]*"', "", button)
    bare = re.sub(r'<span class="run.*?</svg></span>', "", bare, flags=re.DOTALL)
    return re.sub(r">[^<]*<", "><", bare)


def test_the_right_one_of_four_stands_in_every_place():
    places = Counter(
        [choice.id for choice in question.choices or ()].index(str(question.answer))
        for seed in range(60)
        if (question := make(Address.parse(f"mcr-2014/find/2/{seed}/1")))
    )

    assert set(places) == {0, 1, 2, 3}
    assert max(places.values()) <= 30


def test_an_address_names_a_fan_only_where_a_drill_was_chosen_for_it(visitor: SiteVisitor):
    mixed = visitor.client.get("/mcr-2014/drill/begin?kind=fans&level=2&n=5").headers["Location"]
    chosen = visitor.client.get("/mcr-2014/drill/begin?kind=fans&level=2&n=5&fan=all-pungs")

    assert re.fullmatch(r"/drill/mcr-2014/fans/2/\d+/1\?n=5", mixed)
    assert chosen.headers["Location"].endswith("/1/all-pungs?n=5")


IN_WORDS = [
    kind for kind in KINDS_IN_ORDER if kind not in (Kind.FIND, Kind.FANS, Kind.TOTAL, Kind.WAITS)
]


def questions(kind: Kind) -> Iterator[Question]:
    """Some questions of a kind under each rule set that has it."""
    for rules in RULE_SETS.values():
        if kind in kinds_of(rules):
            for seed in range(1, 5):
                yield make(Address(rules.id, kind, seed, seed, 1))


@pytest.mark.parametrize("kind", IN_WORDS)
def test_answers_in_words_are_sent_by_their_letters_and_look_alike(site: Flask, kind: Kind):
    for question in questions(kind):
        text = asked(site, question.address, "zh-Hans").text
        buttons = re.findall(r'<button class="answer".*?</button>', text, re.DOTALL)
        sent = re.findall(r'name="answer" value="([^"]*)"', text)

        assert sent == list("abcdefgh"[: len(question.choices or ())])
        assert len({_shape(button) for button in buttons}) <= 1


@pytest.mark.parametrize("kind", IN_WORDS)
def test_neither_ids_nor_misconceptions_nor_reasons_are_in_the_page(site: Flask, kind: Kind):
    """What the page holds beside its words is the same for every answer."""
    for question in questions(kind):
        text = asked(site, question.address, "en").text
        markup = re.sub(r">[^<]*<", "><", text.split("<main", 1)[1])
        t = translator_under(question.address.rules, translator("en"))

        for choice in question.choices or ():
            assert choice.misconception is None or choice.misconception not in text
            if "-" in choice.id:  # a single word is in any page
                assert f'"{choice.id}"' not in markup
        if isinstance(question, SituationQuestion):
            assert question.situation.template not in text
            assert translated(question.situation.reason, question.address.rules, t) not in text
        assert not [cite for cite in question.citations if f">{cite}<" in text]


def test_the_right_answer_in_words_stands_in_every_place():
    for kind in IN_WORDS:
        places: Counter[int] = Counter()
        for seed in range(60):
            question = make(Address(rules_for(kind), kind, 2, seed, 1))
            ids = [choice.id for choice in question.choices or ()]
            places.update(
                [ids.index(i) for i in ids if answer_of_choice(question, i) == question.answer]
            )
        if len(places) > 1:
            assert max(places.values()) <= 45, kind


def test_a_bad_answer_gives_nothing_away(site: Flask):
    visitor = SiteVisitor(site)
    for address in addresses("total"):
        page = visitor.refused_answer(f"/drill/{address}?n=5", total="")

        assert str(make(address).answer) not in re.findall(
            r">(\d+)<", page.text.split("<h1")[1].split("value-pad")[0]
        )
