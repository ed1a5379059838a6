"""What the site says of fans, each rule set says in its own word: elements (IMJ 24), yaku (Rengo 48)."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from wording import translator, translator_under
from wording.about_fans import ABOUT_FANS, COUNTED_FANS

ASKED = "Which fan does this picture show?"
CHOOSE = "Choose at least one fan. If you see none, press “I don't know”."


@pytest.mark.parametrize(
    ("rules", "lang", "sentence", "said"),
    [
        ("mcr-2014", "en", ASKED, ASKED),
        ("imj", "en", ASKED, "Which element does this picture show?"),
        ("rengo", "en", ASKED, "Which yaku does this picture show?"),
        ("imj", "en", "a fan missed", "an element missed"),
        ("rengo", "en", "Fans of later lessons", "Yaku of later lessons"),
        ("imj", "en", CHOOSE, CHOOSE.replace("fan", "element")),
        ("rengo", "zh-Hans", ASKED, "这张图是哪个役种？"),
        ("imj", "zh-Hans", ASKED, "这张图是哪个番种？"),
        ("rengo", "ja", ASKED, "この図はどの役？"),
    ],
)
def test_a_rule_set_has_its_own_word_for_a_fan(rules, lang, sentence, said):
    assert translator_under(rules, translator(lang)).gettext(sentence) == said


@pytest.mark.parametrize(
    ("rules", "lang", "count", "said"),
    [
        ("mcr-2014", "en", 5, "4 of 5 fans"),
        ("imj", "en", 5, "4 of 5 elements"),
        ("imj", "en", 1, "4 of 1 element"),
        ("rengo", "en", 5, "4 of 5 yaku"),
        ("rengo", "zh-Hans", 5, "5个役种答对4个"),
    ],
)
def test_it_has_that_word_in_the_plural_too(rules, lang, count, said):
    t = translator_under(rules, translator(lang))

    assert t.ngettext(*COUNTED_FANS[0], count, right=4) == said


@pytest.mark.parametrize(
    ("sentence", "said"),
    [
        (
            "A chow can only be called on the discard of the player on the left.",
            "上牌只能要上家打出的牌。",
        ),
        ("May this hand be declared as a win?", "这手牌能胡吗？"),
        ("The nearest wins", "距离最近的胡牌"),
        ("Which calls may you make?", "可以报哪些？"),
    ],
)
def test_in_chinese_imj_takes_a_chow_and_wins_in_its_own_words(sentence, said):
    """上牌 (5.12, 21.4) and 胡 (5.2, 21.1), where the site says 吃 and 和."""
    assert translator_under("imj", translator("zh-Hans")).gettext(sentence) == said


@pytest.mark.parametrize("sentence", ABOUT_FANS)
def test_no_place_is_taken_for_the_word(sentence):
    assert "%(fan" not in sentence
    assert sentence == translator_under("mcr-2014", translator("en")).gettext(sentence)


OF_EVERY_RULE_SET = [
    *Path("quizzes/words").glob("*.py"),
    *Path("quizzes/misconceptions").glob("*.py"),
    *Path("quizzes/kinds").glob("*.py"),
]
"""Modules whose sentences are said whatever the rule set; packages of one system are none of them."""
MARKED = {"N_", "gettext", "ngettext"}


def sentences(module: Path) -> Iterator[str]:
    """What a module marks for translation."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        called = getattr(node, "func", None)
        if getattr(called, "id", getattr(called, "attr", "")) in MARKED:
            yield from (each.value for each in node.args if isinstance(each, ast.Constant))


@pytest.mark.parametrize("module", OF_EVERY_RULE_SET, ids=str)
def test_what_questions_say_of_fans_is_said_in_the_own_word_of_each_rule_set(module):
    known = {*ABOUT_FANS, *(form for forms in COUNTED_FANS for form in forms)}
    own = {
        each for each in sentences(module) if re.search(r"(?<!\()(?<!half )\bfans?\b", each, re.I)
    }

    assert own <= known
