"""What the editions say beside their fans: whole, in every language, and different somewhere."""

import pytest

from lessons.edition_content import edition_content, read_editions
from lessons.errors import ContentError
from scoring import EDITIONS
from wording import LANGUAGES

WORDS = '{ en = "a", zh = "b", ja = "c" }'
SOUND = f"""
[[part]]
id = "table"
title = {WORDS}
[[part.matter]]
title = {WORDS}
mcr-1998 = "-"
mcr-2006 = {WORDS}
mcr-2014 = "mcr-2006"
"""


def test_an_edition_may_point_to_another_or_be_silent():
    ((matter,),) = (part.differences for part in read_editions(SOUND))

    assert matter.statements["mcr-1998"] is None
    assert (
        matter.statements["mcr-2014"]
        == matter.statements["mcr-2006"]
        == {"en": "a", "zh-Hans": "b", "ja": "c"}
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[[part", "bad-file"),
        (SOUND.replace('id = "table"', ""), "missing-key"),
        (SOUND.replace('mcr-2014 = "mcr-2006"', ""), "missing-key"),
        (SOUND.replace(', ja = "c"', "", 1), "missing-language"),
        (SOUND.replace('mcr-1998 = "-"', 'mcr-1998 = "none"'), "missing-language"),
        (SOUND.replace('mcr-1998 = "-"', f"mcr-1998 = {WORDS}"), "same-everywhere"),
    ],
)
def test_what_cannot_be_right_is_refused(text: str, code: str):
    with pytest.raises(ContentError) as refused:
        read_editions(text)

    assert refused.value.code == code


def test_the_file_holds_every_matter_in_every_language():
    parts = edition_content()

    assert [part.id for part in parts] == ["match", "table", "penalties"]
    for part in parts:
        for matter in part.differences:
            assert set(matter.statements) == set(EDITIONS)
            assert set(matter.title) == set(LANGUAGES)
