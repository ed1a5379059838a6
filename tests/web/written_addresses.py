"""Addresses in which anybody may write any word."""

from collections.abc import Mapping
from typing import Final

QUERIES: Final[Mapping[str, tuple[str, ...]]] = {
    "/search": ("q",),
    "/mcr-2014/score": ("hand", "concealed", "melds", "win", "flowers", "by", "seat", "from", "riichi"),
    "/mcr-2014/why-not": ("hand", "concealed", "melds", "win", "fan"),
    "/mcr-2014/in-full": ("hand", "concealed", "melds", "win", "by"),
    "/mcr-2014/plans": ("hand", "concealed", "melds", "win", "seen"),
    "/api/v1/questions": ("kind", "rules", "fan", "lang", "seed", "topic"), "/api/v1/question": ("id",), "/api/v1/fans": ("rules", "other"),
    "/compare": ("hand", "concealed", "melds", "rules"),
    "/teach/questions/new/mcr-2014": ("hand", "by", "v"), "/teach/questions": ("q", "tag", "page"),
    "/join": ("code",), "/card": ("code",),
    "/certificates": ("code",), "/learn/for-class": ("lesson",),
    "/mcr-2014/exam/begin": ("kind",),
    "/glossary": ("rules", "level"),
    "/history": ("rules", "kind", "result", "before"),
    "/mcr-2014/drill": ("fan", "principle", "topic", "n", "level", "clock"),
    "/mcr-2014/desk/book": ("lang",), "/mcr-2014/desk/book.html": ("level", "seed", "lang"), "/mcr-2014/desk/begin": ("level", "seed"), "/mcr-2014/drill/begin": ("fan", "principle", "topic", "n", "level", "clock"),
    "/mcr-2014/fans": ("fan", "principle", "choose"),
    "/drill/mcr-2014/total/2/2611/1": ("n", "kinds", "clock", "run", "why", "then"),
    "/next": ("rules", "after"),
    "/learn/mcr/eight-points": ("answer", "was", "s0", "wait", "claim"),
    "/account/in": ("back",),
    "/account/new": ("back",),
}  # fmt: skip
"""The words of each address that anybody may write there."""

PLACES: Final = (
    *("/join/{}", "/card/{}", "/glossary/{}", "/mcr-2014/fans/{}", "/mcr-2014/articles/{}"),
    *("/drill/{}", "/drill/done/{}", "/drill/mcr-2014/fans/3/1/1/{}", "/drill/mcr-2014/fans/3/1/1/~{}"),
    *("/mcr-2014/day/{}", "/mcr-2014/day/2026-11-01/{}.png", "/mcr-2014/days/{}", "/sprint/{}"),
    *("/{}/desk", "/desk/ruled/{}", "/mcr-2014/desk/{}/1", "/mcr-2014/desk/3/{}", "/mcr-2014/desk/{}", "/mcr-2014/desk/book.{}", "/table/{}", "/{}/table"),
    *("/exams/{}", "/certificates/{}", "/{}/exam", "/{}/why-not", "/{}/in-full", "/{}/plans"),
    *("/learn/{}", "/learn/mcr/{}", "/learn/mcr/eight-points/{}", "/{}/score", "/{}/drill"),
    *("/teach/questions/from/{}", "/teach/with/{}", "/account/reset/{}", "/account/export/{}.csv", "/assets/{}"),
)  # fmt: skip
"""Addresses with a text in them."""
