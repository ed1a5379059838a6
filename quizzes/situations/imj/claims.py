"""Who may take an exposed tile, and what follows (articles 21, 23.7, 29 and 34.5)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.question import Choice
from quizzes.situations.choosing import answer_choices, right_id
from quizzes.situations.imj.deeds.values import for_a_chow
from quizzes.situations.imj.displays import tiles_choice
from quizzes.situations.imj.exposed import exposed_told
from quizzes.situations.people import text_choices
from quizzes.situations.rival_calls import (
    caller_choices,
    drawn_calls,
    nobody_choice,
    quickest_choice,
    wrong_takers,
)
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS, UNIOS_BUT_WINDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import TILES, WINDS, Meld, MeldKind, RuleSet, Tile
from scoring.imj.table import claims
from scoring.imj.table.claims import ImjClaim
from wording import N_

CHAPTER: Final = SituationChapter("claims", "imj")
_SUITED: Final = TILES[:27]

_TEXTS: Final = {
    ImjClaim.WIN: N_("%(seat)s calls “win”."),
    ImjClaim.PUNG: N_("%(seat)s calls “pung”."),
    ImjClaim.KONG: N_("%(seat)s calls “kong”."),
    ImjClaim.CHOW: N_("%(seat)s wants it for a chow."),
}
_ORDER: Final = {
    ImjClaim.WIN: message(N_("A win takes priority over every other move.")),
    ImjClaim.PUNG: message(N_("A pung takes priority over a chow.")),
    ImjClaim.KONG: message(N_("A kong takes priority over a chow.")),
}


@CHAPTER.ruling("imj-taken-by", 1)
def _taken_by(draw: Draw, rules: RuleSet) -> DrawnSituation:
    discarder, tile = draw.pick(WINDS), draw.pick(_SUITED)
    made = drawn_calls(draw, discarder, ImjClaim, 0.5)
    draw.skip(1)
    ruling = claims.taken_by(discarder, made)
    right = ruling.value
    wrong = wrong_takers(discarder, made, "imj-nearest-first", "imj-pung-first")
    return DrawnSituation(
        facts=(
            exposed_told(None, discarder, tile),
            *(message(_TEXTS[made[each]], seat=each) for each in draw.shuffled(list(made))),
        ),
        question=message(N_("Whose claim stands?")),
        answer=right.value,
        reason=_ORDER[made[right]],
        citations=ruling.articles,
        choices=(
            *caller_choices(made, right, wrong),
            *(
                ()
                if len(made) > 2
                else (nobody_choice("imj-calls-cancel"), quickest_choice("imj-quickest-first"))
            ),
        ),
    )


@CHAPTER.ruling("imj-several-wins", 2)
def _several(draw: Draw, rules: RuleSet) -> DrawnSituation:
    exposer = draw.pick(WINDS)
    winners = draw.sample([exposer.after(step) for step in (1, 2, 3)], draw.pick((2, 2, 3)))
    unios = draw.sample(winners, draw.pick((0, 1, 1, 2)))
    tile = draw.pick(UNIOS_BUT_WINDS) if unios else draw.pick(TILES_BUT_WINDS)
    ruling = claims.winner(exposer, winners, unios)
    wrong = [
        (each, "imj-unios-no-priority" if unios and each not in unios else "imj-farthest-wins")
        for each in winners
    ]
    draw.skip(1)
    texts = [message(N_("%(seat)s calls “win” with Thirteen Unios."), seat=each) for each in unios]
    texts += [message(_TEXTS[ImjClaim.WIN], seat=each) for each in winners if each not in unios]
    return DrawnSituation(
        facts=(
            exposed_told(None, exposer, tile),
            *draw.shuffled(texts),
        ),
        question=message(N_("Whose win counts?")),
        answer=ruling.value.value,
        reason=message(
            N_(
                "Thirteen Unios takes priority; among several such hands, the first "
                "counted anti-clockwise from the discarder."
            )
        )
        if unios
        else message(N_("If several call, only the first anti-clockwise from the discarder wins.")),
        citations=(*ruling.articles, "29"),
        choices=(
            *caller_choices(winners, ruling.value, wrong),
            Choice("all", "imj-all-win", message(N_("all who called"))),
            *(() if len(winners) > 2 else (nobody_choice("imj-calls-cancel"),)),
        ),
    )


_MAY_ROB: Final = {
    "robs": message(N_("The win counts: the kong is robbed.")),
    "not-this-kong": message(N_("No win: this hand may not rob such a kong.")),
    "stands": message(N_("No win: no kong may be robbed.")),
    "next-tile": message(N_("No win on the tile, but the kong is taken back.")),
}


@CHAPTER.ruling("imj-may-rob", 3)
def _may_rob(draw: Draw, rules: RuleSet) -> DrawnSituation:
    exposer = draw.pick(WINDS)
    claimant = exposer.after(1 + draw.below(3))
    kind = draw.weighted({MeldKind.ADDED_KONG: 2, MeldKind.CONCEALED_KONG: 3})
    unios = draw.chance(0.35)
    tile = draw.pick(UNIOS_BUT_WINDS) if unios else for_a_chow(draw.pick(TILES_BUT_WINDS))
    ruling = claims.may_rob(kind, unios)
    right = "robs" if ruling.value else "not-this-kong"
    misconception_of = {
        "robs": "imj-every-kong-robbed",
        "not-this-kong": "imj-unios-rob-nothing"
        if kind is MeldKind.CONCEALED_KONG
        else "imj-no-robbing"
        if unios
        else "imj-melded-kong-safe",
        "stands": "imj-no-robbing",
    }
    draw.skip(1)
    return DrawnSituation(
        facts=(
            exposed_told(kind, exposer, tile),
            message(
                N_("%(seat)s calls “win” on it at once, with Thirteen Unios.")
                if unios
                else N_("%(seat)s calls “win” on it at once, with four sets and eyes."),
                seat=claimant,
            ),
        ),
        question=message(N_("What is the ruling?")),
        answer=right,
        reason=message(
            N_(
                "A melded kong may be robbed by any winning hand, an unfolded kong by Thirteen "
                "Unios alone."
            )
        ),
        citations=ruling.articles,
        choices=text_choices(right, _MAY_ROB, misconception_of, "imj-kong-taken-back"),
    )


_CLAIMED: Final = {
    MeldKind.CHOW: N_("%(seat)s chows it with the %(tiles)s."),
    MeldKind.PUNG: N_("%(seat)s calls “pung” and shows %(tiles)s."),
}
_WHY_FORBIDDEN: Final = {
    MeldKind.CHOW: message(
        N_(
            "After a chow, no tile may be discarded that would make a chow with the two that were shown."
        )
    ),
    MeldKind.PUNG: message(
        N_("After a pung, the fourth tile of the same kind may not be discarded.")
    ),
}


def _wrong_forbidden_tiles(
    kind: MeldKind, row: tuple[Tile, ...], claimed: Tile, shown: tuple[Tile, ...]
) -> list[tuple[tuple[Tile, ...], str]]:
    """What a learner may take for the tiles that may not be discarded, with the misconceptions.

    `row` is the chow, or a chow that the tile of a pung could be in; `shown` are the tiles from the hand.
    """
    every: list[tuple[tuple[Tile, ...], str]] = [
        ((claimed,), "imj-only-the-same-tile"),
        ((), "imj-swap-allowed"),
        (row, "imj-whole-set-barred"),
    ]
    if kind is MeldKind.PUNG:
        beside = row[1] if claimed is row[0] else row[0]
        return [*every, ((claimed, beside), "imj-whole-set-barred")]
    return [
        *every,
        (shown[:1], "imj-shown-tile-barred"),
        ((shown[0], claimed), "imj-shown-tile-barred"),
    ]


@CHAPTER.ruling("imj-swap", 3)
def _swap(draw: Draw, rules: RuleSet) -> DrawnSituation:
    low = draw.pick([each for each in _SUITED if each.number < 8])
    row = TILES[low.index : low.index + 3]
    kind = MeldKind.CHOW if draw.chance(0.7) else MeldKind.PUNG
    claimed = draw.pick(row)
    others = tuple(each for each in row if each is not claimed)
    shown = others if kind is MeldKind.CHOW else (claimed, claimed)
    ruling = claims.forbidden_discards(Meld(kind, (claimed, *shown)), claimed)
    seat = draw.pick(WINDS)
    draw.skip(1)
    choices = answer_choices(
        ruling.value, _wrong_forbidden_tiles(kind, row, claimed, shown), tiles_choice
    )
    return DrawnSituation(
        facts=(
            message(
                N_("%(seat)s discards %(tile)s."),
                seat=seat.after(3),
                tile=claimed,
            ),
            message(_CLAIMED[kind], seat=seat, tiles=shown),
        ),
        question=message(N_("Which tiles may %(seat)s not discard now?"), seat=seat),
        answer=right_id(choices),
        reason=_WHY_FORBIDDEN[kind],
        citations=ruling.articles,
        choices=choices,
    )


_SILENCE: Final = {
    "may": message(N_("The call counts.")),
    "after-move": message(N_("No: not before the player's own next move.")),
    "never": message(N_("No: not on this kind of tile again in this game.")),
    "drawn": message(N_("No: from now on only a win on a drawn tile counts.")),
}


@CHAPTER.ruling("imj-silence", 4)
def _silence(draw: Draw, rules: RuleSet) -> DrawnSituation:
    seat, tile = draw.pick(WINDS), draw.pick(TILES_BUT_WINDS)
    moved, wins = draw.chance(0.5), draw.chance(0.5)
    steps = draw.sample((1, 2, 3), 2) if moved else draw.pick(((1, 2), (1, 3), (2, 3)))
    first, second = (seat.after(step) for step in steps)
    ruling = claims.may_claim_after_passing(tile, [claims.PassedTile(tile, moved)])
    right = "may" if ruling.value else "after-move"
    misconception_of = {
        "may": "imj-silence-forgotten",
        "after-move": "imj-silence-lasts",
        "never": "imj-silence-lasts",
        "drawn": "imj-silence-of-riichi",
    }
    kept = (
        N_("%(other)s discards %(tile)s; %(seat)s could win on it and says nothing.")
        if wins
        else N_("%(other)s discards %(tile)s; %(seat)s could pung it and says nothing.")
    )
    then = (
        N_("%(seat)s then draws a tile and discards another.")
        if moved
        else N_("%(seat)s has made no move since.")
    )
    calls = (
        N_("%(other)s discards %(tile)s too, and %(seat)s calls “win”.")
        if wins
        else N_("%(other)s discards %(tile)s too, and %(seat)s calls “pung”.")
    )
    draw.skip(1)
    return DrawnSituation(
        facts=(
            message(kept, other=first, tile=tile, seat=seat),
            message(then, seat=seat),
            message(calls, other=second, tile=tile, seat=seat),
        ),
        question=message(N_("What is the ruling?")),
        answer=right,
        reason=message(
            N_(
                "A player who let a tile pass may not win on or pung that kind before "
                "making another move."
            )
        ),
        citations=ruling.articles,
        choices=text_choices(right, _SILENCE, misconception_of, "imj-silence-lasts"),
    )
