"""Whose move is made, and how the game goes on (21, 29, 33.4 and 34)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import message
from quizzes.situations.deeds import chapter_of
from quizzes.situations.imj.exposed import refusing_all, whose_win
from quizzes.situations.people import NONE, seats_or_none, text_choices
from quizzes.situations.rival_calls import overruled
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation
from scoring import TILES, WINDS, RuleSet, Wind
from scoring.imj.table import claims, dealer, false_win
from scoring.imj.table.claims import ImjClaim, PassedTile
from scoring.imj.table.dealer import ImjDealEnding
from scoring.imj.table.false_win import DeclaredHand, ImjRemedy, WrongCall
from scoring.table import Ruling
from scoring.tiles import COPIES, tile
from wording import N_

_SUITED: Final = TILES[:27]
_TRAPS: Final = ("imj-farthest-wins", "imj-nearest-first", "imj-pung-first")


class Bar(Enum):
    """What may stand in the way of a claim, by its article."""

    NOTHING = ""
    SILENCE = "34.5"
    IMPOSSIBLE = "34.3"
    NOT_IN_TURN = "21.4"
    WALL_TOUCHED = "34.4"


@dataclass(frozen=True, slots=True)
class AttemptedClaim:
    """What a player does upon a discard, and what stands in its way; `in_turn`: only the next does it."""

    told: str
    claim: ImjClaim
    bar: Bar = Bar.NOTHING
    in_turn: bool | None = None

    @property
    def counts(self) -> bool:
        """Whether the claim is heard."""
        match self.bar:
            case Bar.SILENCE:
                passed = PassedTile(tile("3p"), moved_since=False)
                return claims.may_claim_after_passing(passed.tile, (passed,)).value
            case Bar.WALL_TOUCHED:
                return not claims.only_drawing_is_left(touched=True).value
            case Bar.IMPOSSIBLE:
                remedy = false_win.remedy(WrongCall.IMPOSSIBLE_CALL).value
                return remedy is not ImjRemedy.MAY_BE_TAKEN_BACK
            case Bar.NOT_IN_TURN:
                return False
            case _:
                return True

    @property
    def tiles_held(self) -> int:
        """How many of the four of the kind are in hand."""
        if self.bar is Bar.IMPOSSIBLE:
            return 1
        return {ImjClaim.PUNG: 2, ImjClaim.KONG: 3}.get(self.claim, 0)


_CLAIMED: Final = (
    AttemptedClaim(N_("%(seat)s calls “win”."), ImjClaim.WIN),
    AttemptedClaim(
        N_(
            "%(seat)s calls “win”, but kept silent on an identical tile earlier and has made no move since."
        ),
        ImjClaim.WIN,
        Bar.SILENCE,
    ),
    AttemptedClaim(
        N_("%(seat)s, next in turn, touches the tile at the head and then calls “win”."),
        ImjClaim.WIN,
        Bar.WALL_TOUCHED,
        in_turn=True,
    ),
    AttemptedClaim(N_("%(seat)s calls “pung”, with the pair in hand."), ImjClaim.PUNG),
    AttemptedClaim(
        N_(
            "%(seat)s calls “pung” with a pair, but kept silent on an identical tile earlier and has made no move since."
        ),
        ImjClaim.PUNG,
        Bar.SILENCE,
    ),
    AttemptedClaim(
        N_("%(seat)s calls “pung”, has only one such tile and takes the call back."),
        ImjClaim.PUNG,
        Bar.IMPOSSIBLE,
    ),
    AttemptedClaim(N_("%(seat)s calls “kong”, with three of it in hand."), ImjClaim.KONG),
    AttemptedClaim(
        N_("%(seat)s, next in turn, shows two tiles that make a chow with it."),
        ImjClaim.CHOW,
        in_turn=True,
    ),
    AttemptedClaim(
        N_("%(seat)s, not next in turn, shows two tiles that make a chow with it."),
        ImjClaim.CHOW,
        Bar.NOT_IN_TURN,
        in_turn=False,
    ),
)


def _made(draw: Draw, discarder: Wind) -> dict[Wind, AttemptedClaim]:
    """What each of the three does; the tiles suffice for it."""
    while True:
        results = {}
        for steps in (1, 2, 3):
            fitting = [each for each in _CLAIMED if each.in_turn in (None, steps == 1)]
            results[discarder.after(steps)] = draw.pick(fitting)
        seen_before = any(each.bar is Bar.SILENCE for each in results.values())
        held = sum(each.tiles_held for each in results.values())
        if held + seen_before + 1 <= COPIES:  # with the one that was discarded
            return results


def _whose(made: Mapping[Wind, AttemptedClaim], discarder: Wind) -> Ruling[Wind] | None:
    """Whose move is made; None where none of the claims counts."""
    heard = {seat: each.claim for seat, each in made.items() if each.counts}
    return claims.taken_by(discarder, heard) if heard else None


def _bars(made: Mapping[Wind, AttemptedClaim]) -> tuple[str, ...]:
    """The articles that stand in the way of claims."""
    return tuple(sorted({each.bar.value for each in made.values() if each.bar.value}))


def _whose_move(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Three act upon a discard, some of them without the right to."""
    discarder = draw.pick(WINDS)
    right = draw.pick((NONE, *(discarder.after(steps).value for steps in (1, 2, 3))))
    made: dict[Wind, AttemptedClaim] = {}
    ruling = None
    while (ruling.value.value if ruling else NONE) != right or not made:
        made = _made(draw, discarder)
        ruling = _whose(made, discarder)
    winner = ruling.value if ruling else discarder
    misconception_of = {
        seat.value: overruled(seat, winner, discarder, _TRAPS, wins=each.claim is ImjClaim.WIN)
        if each.counts
        else "imj-call-without-right"
        for seat, each in made.items()
    } | {NONE: refusing_all(sum(each.counts for each in made.values()))}
    return DrawnSituation(
        facts=(
            message(
                N_("%(seat)s discards %(tile)s; others claim it at the same time."),
                seat=discarder,
                tile=draw.pick(_SUITED),
            ),
            *(message(made[each].told, seat=each) for each in draw.shuffled(list(made))),
        ),
        question=message(N_("Whose claim stands?")),
        answer=right,
        reason=message(
            N_(
                "Of the claims that count, a win takes priority (if several, the nearest "
                "anti-clockwise), then a pung or kong, then a chow."
            )
        )
        if ruling
        else message(N_("No claim counts, so the next player in turn draws.")),
        citations=(*_bars(made), *(ruling.articles if ruling else ("21.5",))),
        choices=seats_or_none(
            right,
            message(N_("none of them: a tile is drawn")),
            misconception_of,
        ),
    )


class Declared(Enum):
    """How a player declares, or takes a declaration back."""

    WINS = auto()
    FALSE = auto()
    WITHDRAWN = auto()


_DECLARED: Final = {
    Declared.WINS: (
        N_("%(seat)s calls “win” and shows a winning hand."),
        N_("%(seat)s calls “win”, looks at the hand again and shows all of it: it wins."),
    ),
    Declared.FALSE: (
        N_("%(seat)s calls “win” and shows all tiles: they are not a winning hand."),
        N_("%(seat)s shows all tiles without a word: they are not a winning hand."),
        N_("%(seat)s calls “win”, shows all tiles, one too many, and takes the call back."),
    ),
    Declared.WITHDRAWN: (
        N_("%(seat)s calls “win”, shows %(count)s tiles, sees the error and takes the call back."),
        N_("%(seat)s calls “win” and takes the call back before showing a tile."),
        N_("%(seat)s calls “pung”, has only one such tile and takes the call back."),
    ),
}
_GOES_ON: Final = {
    "won": message(N_("One of them has won, and is paid as usual.")),
    "passes": message(N_("Nobody has won, and the deal passes to the right.")),
    "on": message(N_("The game goes on as if nobody had called.")),
    "anew": message(N_("The game begins again with the same jonga.")),
}
_GOES_ON_WHY: Final = {
    "won": message(
        N_(
            "After a false win on a discard another player may still win on the tile and is paid as usual."
        )
    ),
    "properly": message(
        N_("A win that counts ends the game and is paid; a call taken back changes nothing.")
    ),
    "passes": message(
        N_("If nobody wins after a false win, the game is over and the jonga retires.")
    ),
    "on": message(N_("A call taken back in time changes nothing; the next player in turn draws.")),
    "anew": message(
        N_(
            "When the tiles run out without a winner, the game is aborted and begins again with the same jonga."
        )
    ),
}


def _after(calls: Sequence[Declared], last: bool, discarder: Wind) -> tuple[str, tuple[str, ...]]:
    """How the game goes on after these calls upon one discard, and where the text says so."""
    offender = discarder.after(1)
    if Declared.WINS in calls or Declared.FALSE in calls:
        found = false_win.false_win(
            offender, None, on_an_exposed_tile=True, other_wins=Declared.WINS in calls
        )
        if Declared.FALSE not in calls:
            return "won", ("21.1", "30.3(2)")
        return "passes" if found.value.deal_passes else "won", found.articles
    if last:
        ending = dealer.deal_passes(ImjDealEnding.ABORTED)
        assert not ending.value
        return "anew", ("21.1", *ending.articles)
    assert not false_win.is_false_win(DeclaredHand.WITHDRAWN_BEFORE_ALL_WAS_SHOWN).value
    return "on", ()


def _how_it_goes_on(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Two or three declare upon one discard."""
    discarder, *others = draw.shuffled(WINDS)
    right, last = draw.pick(tuple(_GOES_ON)), draw.chance(0.5)
    calls: list[Declared] = []
    found: tuple[str, tuple[str, ...]] = ("", ())
    while found[0] != right:
        last = draw.chance(0.5)
        calls = [draw.pick(tuple(Declared)) for _ in range(draw.pick((2, 3)))]
        if calls.count(Declared.WINS) > 1:  # who of them wins is another question
            continue
        found = _after(calls, last, discarder)
    facts = [
        message(
            N_("%(seat)s discards %(tile)s, the last tile of the game.")
            if last
            else N_("%(seat)s discards %(tile)s; many tiles are still in the wall."),
            seat=discarder,
            tile=draw.pick(TILES_BUT_WINDS),
        )
    ]
    mistaken, undone = _DECLARED[Declared.WITHDRAWN][-1], set[str]()
    for seat, call in zip(others, calls, strict=False):
        text = draw.pick(_DECLARED[call])
        count = {"count": 3 + draw.below(9)} if "%(count)s" in text else {}
        if last and text == mistaken:
            text = _DECLARED[Declared.WITHDRAWN][1]  # the last discard is taken for a win alone
        facts.append(message(text, seat=seat, **count))
        undone.add("34.3" if text == mistaken else "21.1")
    misconception_of = {
        "passes": "imj-false-win-ends-all"
        if right == "won" and Declared.FALSE in calls
        else "imj-rulings-mixed",
        "anew": "imj-game-void",
    }
    return DrawnSituation(
        facts=tuple(facts),
        question=message(N_("What becomes of the game?")),
        answer=right,
        reason=_GOES_ON_WHY[right if Declared.FALSE in calls or right != "won" else "properly"],
        citations=tuple(sorted(undone)) if right == "on" else found[1],
        choices=text_choices(right, _GOES_ON, misconception_of, "imj-rulings-mixed"),
    )


CHAPTERS: Final = (
    chapter_of(
        "imj",
        "claims",
        ("imj-taken-by", "imj-several-wins"),
        ("imj-whose-move", Kind.RULING, 1, _whose_move),
        ("imj-whose-win", Kind.RULING, 3, whose_win),
    ),
    chapter_of(
        "imj",
        "false-wins",
        ("imj-after-a-false-win",),
        ("imj-how-the-game-goes-on", Kind.RULING, 5, _how_it_goes_on),
    ),
)
