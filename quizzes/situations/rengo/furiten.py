"""When one may not win on a discard (articles 63 and 64)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, TileList, message
from quizzes.situations.people import text_choices
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, RuleSet, Tile, Wind
from scoring.rengo.table import furiten
from scoring.rengo.table.furiten import Passed
from wording import N_

CHAPTER: Final = SituationChapter("furiten", "rengo")

_RON: Final = {
    "yes": message(N_("Yes, the win counts.")),
    "63": message(N_("No win: one of the player's own discards would complete the hand.")),
    "64": message(N_("No win: a tile that wins was let pass.")),
    "yaku": message(N_("Yes, because this very tile was never discarded.")),
    "claimed": message(N_("Yes, because the discard was claimed and no longer counts.")),
    "drawn": message(N_("No win: a closed hand wins on a drawn tile only.")),
}
_OWN_DISCARD_MISCONCEPTIONS: Final = {
    "yes": "rengo-own-discard-overlooked",
    "63": "rengo-no-furiten-here",
    "64": "rengo-nothing-was-passed",
    "claimed": "rengo-claimed-discard-forgotten",
    "yaku": "rengo-furiten-by-tile",
    "drawn": "rengo-tsumo-only",
}
_WHY_OWN: Final = {
    "yes": message(N_("The player has neither discarded a winning tile nor let one pass.")),
    "63": message(
        N_("One of the player's own discards would complete the shape; claimed ones count too.")
    ),
}


def _two_sided(draw: Draw) -> tuple[Tile, Tile]:
    """Both ends of a two-sided wait."""
    low = draw.pick([each for each in TILES[:27] if each.number <= 6])
    return low, TILES[low.index + 3]


def _other_discards(draw: Draw, waits: tuple[Tile, Tile], count: int) -> list[Tile]:
    """Tiles that do not win."""
    return draw.sample([each for each in TILES_BUT_WINDS if each not in waits], count)


def _discards_told(
    seat: Wind, waits: tuple[Tile, ...], discards: list[Tile], claimant: Wind | None
) -> list[Message]:
    """What a player waits for and has discarded, and which of it was claimed if any was."""
    facts: list[Message] = [
        message(N_("%(seat)s waits for %(tiles)s."), seat=seat, tiles=tuple(sorted(waits))),
        message(
            N_("%(seat)s has discarded, in this order: %(tiles)s."),
            seat=seat,
            tiles=TileList(tuple(discards)),
        ),
    ]
    if claimant:
        taken = next((each for each in discards if each in waits), discards[0])
        facts.append(
            message(N_("Of these %(other)s has claimed %(tile)s."), other=claimant, tile=taken)
        )
    return facts


def _offered(right: str, exception: str) -> dict[str, Message]:
    """The choices; `exception` is a ground on which a learner may let the win count, if there is one."""
    shown = (right, exception, "63", "64") if exception else (right, "yes", "63", "64", "drawn")
    return {each: _RON[each] for each in shown}


@CHAPTER.ruling("rengo-own-discards", 2)
def _own(draw: Draw, rules: RuleSet) -> DrawnSituation:
    waits, (seat, other, claimant) = _two_sided(draw), draw.sample(WINDS, 3)
    win, far = draw.shuffled(waits)
    discards = _other_discards(draw, waits, 4)
    held, claimed = draw.chance(0.65), draw.chance(0.5)
    if held:
        discards[draw.below(4)] = draw.pick((far, far, win))
    ruling = furiten.may_win_on_a_discard(waits, discards, Passed())
    right = "yes" if ruling.value else "63"
    exception = "claimed" if claimed and held else "yaku" if held and win not in discards else ""
    return DrawnSituation(
        facts=(
            *_discards_told(seat, waits, discards, claimant if claimed else None),
            message(N_("Now %(other)s discards %(tile)s."), other=other, tile=win),
        ),
        question=message(N_("The hand has a yaku. May %(seat)s win by ron?"), seat=seat),
        answer=right,
        reason=_WHY_OWN[right],
        citations=ruling.articles if right == "63" else ("63", *ruling.articles),
        choices=text_choices(
            right, _offered(right, exception), _OWN_DISCARD_MISCONCEPTIONS, "rengo-furiten-by-tile"
        ),
    )


_MAY: Final = {
    "yes": message(N_("Yes, the win counts.")),
    "turn": message(N_("No win: not before the player's next discard.")),
    "hand": message(N_("No win: not by ron any more in this deal.")),
    "never": message(N_("No win: not even by tsumo in this deal.")),
}
_SINCE: Final = {
    "turn": N_("%(seat)s has not discarded since."),
    "free": N_("%(seat)s has drawn and discarded an unneeded tile since."),
}


@CHAPTER.ruling("rengo-let-pass", 3)
def _passed(draw: Draw, rules: RuleSet) -> DrawnSituation:
    waits, seat = _two_sided(draw), draw.pick(WINDS)
    first_win, second_win = draw.pick(waits), draw.pick(waits)
    riichi, discarded = draw.chance(0.5), draw.chance(0.5)
    steps = draw.sample((1, 2, 3), 2) if discarded else draw.pick(((1, 2), (1, 3), (2, 3)))
    first, second = (seat.after(step) for step in steps)
    passed = Passed(since_own_discard=not discarded, since_riichi=riichi)
    ruling = furiten.may_win_on_a_discard(waits, (), passed)
    right = "yes" if ruling.value else "hand" if riichi else "turn"
    misconception_of = {
        "yes": "rengo-passing-is-free",
        "turn": "rengo-riichi-passed" if riichi else "rengo-bar-not-lifted",
        "hand": "rengo-bar-too-long",
        "never": "rengo-tsumo-barred",
    }
    draw.skip(1)
    begins = (
        N_("After a riichi that stands, %(seat)s waits for %(tiles)s.")
        if riichi
        else N_("%(seat)s waits for %(tiles)s, without riichi.")
    )
    return DrawnSituation(
        facts=(
            message(begins, seat=seat, tiles=tuple(sorted(waits))),
            message(
                N_("%(other)s discards %(tile)s, and %(seat)s lets it pass."),
                other=first,
                tile=first_win,
                seat=seat,
            ),
            message(_SINCE["free" if discarded else "turn"], seat=seat),
            message(N_("Now %(other)s discards %(tile)s."), other=second, tile=second_win),
        ),
        question=message(N_("May %(seat)s win by ron?"), seat=seat),
        answer=right,
        reason=_WHY[right],
        citations=ruling.articles,
        choices=text_choices(right, _MAY, misconception_of, "rengo-tsumo-barred"),
    )


_WHY: Final = {
    "yes": message(N_("Without riichi the ban ends with the player's next discard.")),
    "turn": message(
        N_("A player who lets a winning tile pass may not win by ron before discarding again.")
    ),
    "hand": message(
        N_("After riichi, letting a winning tile pass bars every ron until the deal is over.")
    ),
}
