"""What the site says of fans, each rule set says in its own word: elements (IMJ 24), yaku (Rengo 48)."""

import pytest

from wording import translator, translator_under
from wording.about_fans import ABOUT_FANS

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


@pytest.mark.parametrize("sentence", ABOUT_FANS)
def test_no_place_is_taken_for_the_word(sentence):
    assert "%(fan" not in sentence
    assert sentence == translator_under("mcr-2014", translator("en")).gettext(sentence)
