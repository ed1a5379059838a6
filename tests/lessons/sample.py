"""A small lesson that is right in every way, for tests to spoil one thing at a time."""

from pathlib import Path
from typing import Final

from lessons.markup import digest

COURSE: Final = """
rules = "mcr-2014"
title = { en = "A course", zh = "课程", ja = "コース" }
about = { en = "About it.", zh = "内容。", ja = "内容。" }
[[chapter]]
title = { en = "A chapter", zh = "一章", ja = "1章" }
lessons = ["straight"]
"""

LESSON: Final = """
teaches = ["pure-straight"]
[covers]
mcr-2014 = ["3.9.1.6(1)"]

[hand.worked]
concealed = "123456789m2p"
melds = ["pung:555p"]
win = "2p"
total = 19
counts = ["pure-straight", "one-voided-suit", "no-honors", "single-wait"]
lacks = ["mixed-straight"]

[live.pair]
concealed = "123456789m34p55s"
win = "2p"
total = 20
[live.pair.swap]
"55s" = { "11z" = 19 }
[live.pair.claim]
"chow:123m" = 18
[live.pair.drawn]
total = 22
[live.pair.wait]
"9m" = 20

[check.faded]
kind = "fans"
hand = "worked"
given = ["one-voided-suit", "no-honors"]
choices = ["pure-straight", "single-wait", "all-chows"]
answer = ["pure-straight", "single-wait"]

[check.alone]
kind = "total"
hand = "worked"
answer = 19

[question.legal]
ask = "mcr-2014/legal/1/7/0"
"""

WORDS: Final = {
    "en": """---
title = "Three chows"
---
## One suit

A <fan:pure-straight> has three [chows](term:chow) <tiles:123456789m> <cite:3.9.1.6(1)>.

::: hand worked
The dots do not help.
:::

## Touch it

::: live pair
:::

## Faded

::: check faded
Which are missing?

***

The pair waited alone.
:::

## Alone

::: check alone
:::

## A win

::: question legal
:::

## Now

::: can
- see it
:::
""",
    "zh-Hans": """---
title = "三副顺子"
---
## 一种花色

<fan:pure-straight>是三副<term:chow> <tiles:123456789m> <cite:3.9.1.6(1)>。

::: hand worked
饼子帮不上忙。
:::

## 动手

::: live pair
:::

## 补全

::: check faded
缺哪些？

***

单钓将牌。
:::

## 自己数

::: check alone
:::

## 能和吗

::: question legal
:::

## 现在会了

::: can
- 看出来
:::
""",
    "ja": """---
title = "順子3組"
---
## 同じ色

<fan:pure-straight>は<term:chow>3組 <tiles:123456789m> <cite:3.9.1.6(1)>。

::: hand worked
筒子は関係ない。
:::

## 動かす

::: live pair
:::

## 埋める

::: check faded
どれが抜けている？

***

雀頭の単騎待ち。
:::

## ひとりで

::: check alone
:::

## アガれるか

::: question legal
:::

## できること

::: can
- 見つける
:::
""",
}


def write(
    folder: Path, lesson: str = LESSON, words: dict[str, str] | None = None, course: str = COURSE
) -> Path:
    """The course with its one lesson in that folder; the lesson's own folder."""
    own = folder / "straight"
    own.mkdir(parents=True)
    (folder / "course.toml").write_text(course, encoding="utf-8")
    (own / "lesson.toml").write_text(lesson, encoding="utf-8")
    texts = WORDS | (words or {})
    of = digest(texts["en"])
    for lang, text in texts.items():
        stamped = text if lang == "en" else text.replace("---\n", f'---\nof = "{of}"\n', 1)
        (own / f"{lang}.md").write_text(stamped, encoding="utf-8")
    return own
