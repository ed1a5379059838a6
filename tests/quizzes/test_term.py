"""Terms and names of fans: one right choice, nothing told beforehand, levels and articles."""

import re
from collections import Counter
from functools import cache

import pytest

from quizzes import (
    Address,
    Kind,
    Question,
    QuizError,
    choice_text,
    explanation,
    feedback,
    grade,
    make,
    misconception_name,
    naming,
    prompt,
)
from quizzes.misconceptions.misnaming import LOOKALIKE_NAME
from quizzes.question import AskedTerm, TermDirection, TermQuestion, Verdict
from quizzes.texts import trap_name
from scoring import RULE_SETS
from wording import LANGUAGES, Translator, translator, translator_under
from wording.articles import article
from wording.glossary import term

OF_TONGUE = (TermDirection.FROM_TONGUE, TermDirection.TO_TONGUE)
EACH = 24  # questions of each rule set and level


@cache
def asked(rules: str, level: int, count: int = EACH, aim: str = "") -> list[Question]:
    return [make(Address(rules, Kind.TERM, level, 17, n, aim=aim)) for n in range(count)]


def about(question: Question) -> AskedTerm:
    assert isinstance(question, TermQuestion)
    return question.term


def words(question: Question, t: Translator) -> dict[str, str]:
    """What each choice says."""
    return {each.id: choice_text(question, each, t) for each in question.choices or ()}


@cache
def questions() -> list[Question]:
    """Those that most tests look at."""
    return [each for rules in RULE_SETS for level in (1, 3, 5) for each in asked(rules, level)]


def test_four_choices_of_which_one_is_right():
    for question in questions():
        ids = [each.id for each in question.choices or ()]

        assert len(set(ids)) == 4
        assert question.answer in ids


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_choices_read_the_same(lang: str):
    for question in questions():
        texts = words(question, translator_under(question.address.rules, translator(lang)))

        assert len(set(texts.values())) == 4


@pytest.mark.parametrize("lang", ["zh-Hans", "ja"])
def test_a_name_in_another_language_shares_no_character_with_the_answer(lang: str):
    t = translator(lang)
    for question in questions():
        if about(question).way is TermDirection.FROM_TONGUE:
            told = re.search("[“「](.*)[”」]", prompt(question, t))
            right = words(question, t)[str(question.answer)]

            assert told
            assert not {each for each in right if each.isalnum()} & set(told[1])


@pytest.mark.parametrize("way", [TermDirection.NAME, TermDirection.FROM_TONGUE])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_word_of_a_call_is_quoted_once(way: TermDirection, lang: str):
    asked = prompt(question_of("call-peng", way, "claims"), translator(lang))

    assert not re.search('[“「"]{2}', asked), asked


@pytest.mark.parametrize(
    ("lang", "as_english", "in_letters"),
    [("ja", "英語で", "英字表記"), ("zh-Hans", "英文", "日语罗马字")],
)
def test_japanese_in_latin_letters_is_not_called_english(
    lang: str, as_english: str, in_letters: str
):
    t = translator_under("rengo", translator(lang))
    run = [question for level in range(1, 6) for question in asked("rengo", level, 100)]
    told = {str(each.answer): prompt(each, t) for each in run if about(each).way in OF_TONGUE}

    assert in_letters in told["suuankou"]
    assert in_letters in told["yakuman"]
    assert as_english in told["point-stick"]
    assert not [each for each in told.values() if as_english in each and in_letters in each]
    fans = naming.named_fans("rengo")
    in_english = {"yakuhai-seat-wind", "yakuhai-round-wind", "double-riichi"}
    assert {id for id, fan in fans.items() if not fan.is_romanised} == in_english
    assert in_english & told.keys()
    assert not [told[id] for id in in_english & told.keys() if in_letters in told[id]]


def test_a_loan_word_is_asked_for_in_another_language_than_japanese_in_latin_letters():
    t = translator_under("rengo", translator("ja"))
    of_furiten = [
        prompt(each, t)
        for level in range(1, 6)
        for each in asked("rengo", level, 100)
        if each.answer == "furiten" and about(each).way in OF_TONGUE
    ]

    assert of_furiten
    assert all("中国語" in each for each in of_furiten)


def test_an_english_reader_is_not_told_the_english_name():
    for question in questions():
        t = translator("en")
        if about(question).way is TermDirection.FROM_TONGUE:
            told = prompt(question, t).removeprefix("Which of these is called ")

            assert words(question, t)[str(question.answer)].lower() not in told.lower()


def test_a_term_like_the_answer_is_never_offered_beside_it():
    for question in questions():
        if not about(question).is_fan:
            own = term(str(question.answer))
            others = [term(each.id) for each in question.choices or () if each.id != own.id]

            assert not any(own.is_like(other) for other in others)


def test_every_question_cites_an_article_of_its_rule_text():
    for question in questions():
        assert question.citations
        assert all(article(question.address.rules, cite) for cite in question.citations)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_wrong_choice_has_a_misconception_that_grading_names(lang: str):
    for question in questions()[::7]:
        for choice in question.choices or ():
            verdict = grade(question, choice.id)

            assert verdict.exact is (choice.id == question.answer)
            assert verdict.misconception == choice.misconception
            assert verdict.exact or misconception_name(str(verdict.misconception), translator(lang))


def test_names_look_alike_only_where_they_do_in_chinese_and_in_japanese():
    named = naming.named_terms("mcr-1998")

    assert naming.has_similar_name(named["kong-concealed"], named["kong-added"])
    assert not naming.has_similar_name(named["basic-shape"], named["wind-tile"])
    assert not naming.has_similar_name(named["the-pair"], named["winning-tile"])


def test_a_trap_says_that_names_look_alike_only_in_the_language_that_is_asked():
    assert naming.looks_alike("concealed kong", "added kong")
    assert naming.looks_alike("yakuman", "ordinary yaku")
    assert not naming.looks_alike("losing player", "win on a discard")
    assert naming.looks_alike("和牌张", "报牌")
    names: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        t = translator(lang)
        for question in questions():
            assert isinstance(question, TermQuestion)
            for choice in question.choices or ():
                if choice.misconception == LOOKALIKE_NAME:
                    shown = trap_name(question, choice.id, choice.misconception, t)
                    names.setdefault(lang, set()).add(shown)

    assert names["en"] == {"names that look alike", "mixed up two terms"}


def test_nothing_said_is_nothing_wrong():
    question = questions()[0]

    assert grade(question, None) == Verdict(0.0, False, (), (str(question.answer),), ())


@pytest.mark.parametrize("rules", RULE_SETS)
def test_every_fan_can_be_asked_by_name(rules: str):
    for fan in RULE_SETS[rules].fans:
        question = make(Address(rules, Kind.TERM, 3, 5, 0, (fan.id,)))

        assert question.answer == fan.id
        assert question.citations == (fan.article,)


def test_one_question_in_three_is_about_a_fan():
    run = asked("mcr-2014", 2, 30)

    assert [about(each).is_fan for each in run] == [n % 3 == 2 for n in range(30)]


@pytest.mark.parametrize("rules", RULE_SETS)
def test_a_level_asks_for_its_own_terms_and_those_of_the_one_before(rules: str):
    for level in range(1, 6):
        terms = [about(each).id for each in asked(rules, level) if not about(each).is_fan]

        assert {term(id).level for id in terms} <= {level, level - 1}


def test_fans_of_low_value_are_asked_first_and_those_of_high_value_last():
    for rules, known in RULE_SETS.items():
        fans = naming.named_fans(rules)
        by_value = sorted(known.fans, key=lambda fan: fan.value)
        levels = [fans[fan.id].level for fan in by_value]

        assert levels == sorted(levels)
        assert set(levels) == {1, 2, 3, 4, 5}


def test_a_run_goes_through_the_terms_before_one_comes_again():
    known = [each for each in naming.named_terms("rengo").values() if each.level in (3, 4)]
    run = asked("rengo", 4, 3 * len(known) // 2)
    times = Counter(about(each).id for each in run if not about(each).is_fan)

    assert set(times.values()) == {1}


def test_every_way_of_asking_comes_up():
    ways = Counter(about(each).way for each in questions())

    assert set(ways) == set(TermDirection)
    assert {about(each).way for each in questions() if about(each).is_fan} == {
        TermDirection.FROM_TONGUE,
        TermDirection.TO_TONGUE,
    }


def test_a_topic_is_an_area_of_the_glossary():
    run = asked("mcr-1998", 3, 20, aim="topic:fouls")

    assert {term(about(each).id).area for each in run} == {"fouls"}


def test_an_area_that_a_rule_set_does_not_have_is_refused():
    with pytest.raises(QuizError) as refused:
        make(Address("mcr-2014", Kind.TERM, 3, 1, 0, aim="topic:riichi"))

    assert refused.value.code == "unknown-topic"


def question_of(id: str, way: TermDirection, area: str = "sets") -> Question:
    """The first question about a term of that area that asks in that way."""
    run = asked("mcr-2014", 1, 200, aim=f"topic:{area}")
    return next(each for each in run if each.answer == id and about(each).way is way)


@pytest.mark.parametrize(
    ("way", "lang", "said"),
    [
        (TermDirection.MEANING, "en", "Which term means this? Three identical tiles."),
        (TermDirection.MEANING, "zh-Hans", "下面说的是哪个术语？三张相同的牌。"),
        (TermDirection.MEANING, "ja", "次の説明に当たる用語はどれか？「同じ牌3枚。」"),
        (TermDirection.NAME, "en", "What does “pung” mean?"),
        (TermDirection.NAME, "ja", "「刻子」の意味はどれか？"),
        (TermDirection.FROM_TONGUE, "zh-Hans", "下面哪一项的英文是“pung”？"),
        (TermDirection.TO_TONGUE, "ja", "「刻子」は英語で何というか？"),
    ],
)
def test_what_is_asked_of_a_pung(way: TermDirection, lang: str, said: str):
    assert prompt(question_of("pung", way), translator(lang)) == said


def test_a_name_is_asked_for_without_the_rules_that_the_question_names_already():
    asked_of_imj = [
        each
        for level in (2, 3, 4, 5)
        for each in asked("imj", level, 100)
        if about(each).way is TermDirection.FROM_TONGUE
        and not about(each).is_fan
        and "(IMJ)" in term(str(each.answer)).names["en"]
    ]

    assert asked_of_imj
    told = [prompt(question, translator("ja")) for question in asked_of_imj]
    assert any("英語で" in each for each in told)
    assert not [each for each in told if "(IMJ)" in each]


def test_the_explanation_gives_every_name_the_meaning_and_the_article():
    question = question_of("pung", TermDirection.MEANING)

    assert explanation(question, translator("en")) == (
        "pung: 刻子 (kèzi), 刻子 (コーツ). Three identical tiles.\nBy the text: 3.4.13."
    )


def test_a_wrong_choice_is_told_what_it_is():
    question = question_of("pung", TermDirection.FROM_TONGUE)
    wrong = next(each for each in question.choices or () if each.misconception)
    said = feedback(question, grade(question, wrong.id), translator("zh-Hans"))

    names = term(wrong.id).names
    assert said == f"{names['zh-Hans']}：{names['en']}。"


@pytest.mark.parametrize(
    ("rules", "id", "told"),
    [
        ("mcr-2006", "seat-rotation", "MCR 1998: Art. 5.9."),
        ("mcr-1998", "seat-rotation", "MCR 2014: 3.4.9 and appendix 4."),
        ("rengo", "full-set", "IMJ: Art. 4."),
    ],
)
def test_a_definition_that_speaks_of_other_rules_is_told_with_their_articles(
    rules: str, id: str, told: str
) -> None:
    question = next(
        each
        for index in range(400)
        if about(each := make(Address(rules, Kind.TERM, term(id).level, 17, index))).id == id
    )

    assert told in explanation(question, translator("en")).splitlines()


@pytest.mark.parametrize("rules", RULE_SETS)
def test_english_terms_to_choose_from_begin_with_a_capital(rules: str) -> None:
    t = translator_under(rules, translator("en"))
    offered = [
        choice_text(question, choice, t)
        for question in asked(rules, 3)
        if about(question).way in (TermDirection.MEANING, TermDirection.FROM_TONGUE)
        for choice in question.choices or ()
    ]

    assert offered
    assert not [each for each in offered if each[0].islower()]
