"""What programs send: the lines of the command line, as types.

The engine reads them (`scoring/wire/lines.py`); here stands what it reads, to be shown.
"""

from typing import Annotated, Any, NotRequired, TypedDict

from scoring import RULE_SETS, MeldKind
from scoring.hand import Riichi, WinSource
from scoring.seats import Wind
from scoring.wire.lines import MOST_FANS, MOST_STICKS
from web.api.json_schema import AmongWords, Within
from wording import N_

RuleSetId = Annotated[str, AmongWords(tuple(RULE_SETS)), N_("The rule set.")]
Identity = Annotated[str | int | None, N_("A name of your own, returned with the answer.")]
Standing = Annotated[
    str, N_("The standing tiles, as in 123m55p77z, without the melds and without the winning tile.")
]

MeldJson = TypedDict(
    "MeldJson",
    {
        "kind": MeldKind,
        "tiles": str,
        "from": NotRequired[Annotated[Wind, N_("The seat it was claimed from.")]],
    },
)

AroundJson = TypedDict(
    "AroundJson",
    {
        "melds": NotRequired[Annotated[list[MeldJson], N_("Melds; none if left out.")]],
        "by": NotRequired[
            Annotated[WinSource, N_("How the winning tile came; discard if left out.")]
        ],
        "seat": NotRequired[Annotated[Wind, N_("The winner's seat; E if left out.")]],
        "round": NotRequired[Annotated[Wind, N_("The round; E if left out.")]],
        "from": NotRequired[
            Annotated[Wind | None, N_("The seat that discarded, or whose kong was robbed.")]
        ],
        "last": NotRequired[Annotated[bool, N_("The last tile of the wall or of the deal.")]],
        "last_of_kind": NotRequired[
            Annotated[bool, N_("The other three already lay face up on the table.")]
        ],
        "flowers": NotRequired[Annotated[str, N_("The flowers held, as in 15f.")]],
        "first_turn": NotRequired[
            Annotated[
                bool,
                N_(
                    "Won in the first turn (The Heaven and The Earth in IMJ, Tenhou and Chiihou in Rengo)."
                ),
            ]
        ],
        "kongs_in_row": NotRequired[
            Annotated[int | None, N_("Kongs one after another in the winning turn (IMJ).")]
        ],
        "riichi": NotRequired[Annotated[Riichi, N_("Riichi or double riichi (Rengo).")]],
        "dora_indicator": NotRequired[Annotated[str | None, N_("The dora indicator (Rengo).")]],
        "deposits": NotRequired[
            Annotated[int, Within(0, MOST_STICKS), N_("Riichi sticks on the table (Rengo).")]
        ],
        "furiten": NotRequired[Annotated[bool, N_("The player may not win on a discard (Rengo).")]],
        "liable": NotRequired[Annotated[Wind | None, N_("The seat that pays for the others.")]],
        "lowest": NotRequired[
            Annotated[int | None, Within(0, MOST_FANS), N_("The agreed lowest rank in fans (IMJ).")]
        ],
        "highest": NotRequired[
            Annotated[
                int | None, Within(1, MOST_FANS), N_("The agreed highest rank in fans (IMJ).")
            ]
        ],
    },
)


class WaitingHandJson(AroundJson):
    """Standing tiles that wait for the winning one."""

    id: NotRequired[Identity]
    rules: NotRequired[RuleSetId]
    concealed: Standing


class HandJson(WaitingHandJson):
    """A hand with its winning tile."""

    win: Annotated[str, N_("The winning tile.")]


class HandInPlayJson(WaitingHandJson):
    """Thirteen or fourteen tiles that are being played."""

    win: NotRequired[Annotated[str, N_("The tile just drawn.")]]
    seen: NotRequired[Annotated[str, N_("Tiles that lie face up outside the hand.")]]


class GivenAnswerJson(TypedDict):
    """An answer to a question."""

    id: NotRequired[Identity]
    question: Annotated[str, N_("The id of a question.")]
    answer: Annotated[
        Any, N_("In the form that this kind of question takes; null means “I don't know”.")
    ]
