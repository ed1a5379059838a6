"""Which language a page speaks."""

import pytest
from werkzeug.datastructures import LanguageAccept
from werkzeug.http import parse_accept_header

from web.language import choose_language
from web.templating import nowrap_quoted_names


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr", "en"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("zh-TW", "zh-Hans"),
        ("zh_HK", "zh-Hans"),
        ("ja-JP", "ja"),
        ("en-GB,ja;q=0.9", "en"),
        ("fr,ja;q=0.5,en;q=0.4", "ja"),
        ("*", "en"),
        ("zhx", "en"),
    ],
)
def test_the_browser_is_asked(header: str, language: str):
    assert choose_language(None, parse_accept_header(header, LanguageAccept)) == language


def test_a_choice_goes_before_the_browser():
    asked = parse_accept_header("ja", LanguageAccept)

    assert choose_language("zh-Hans", asked) == "zh-Hans"
    assert choose_language("klingon", asked) == "ja"


def test_a_quoted_name_of_a_fan_stays_on_one_line_and_nothing_else_is_trusted():
    assert nowrap_quoted_names("没有“绿一色”。") == '没有<span class="nowrap">“绿一色”</span>。'
    assert nowrap_quoted_names("<b>「自摸」") == '&lt;b&gt;<span class="nowrap">「自摸」</span>'
    assert nowrap_quoted_names("No Honors is not counted.") == "No Honors is not counted."
