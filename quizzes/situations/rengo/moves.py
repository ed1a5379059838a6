"""Whose call stands, who wins and who is punished, with the fact that decides told both ways (26, 33, 62 to 70)."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from quizzes.address import Kind
from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.question import Choice
from quizzes.situations.choosing import seat_text
from quizzes.situations.deeds import chapter_of
from quizzes.situations.people import text_choices, with_house_ruling_note
from quizzes.situations.rival_calls import overruled
from quizzes.situations.template import DrawnSituation
from scoring import TILES, WINDS, RuleSet, Wind
from scoring.rengo.table import claims, fouls, furiten
from scoring.rengo.table.claims import CallerState, RengoClaim
from scoring.rengo.table.furiten import Passed
from scoring.table import Ruling
from scoring.tiles import COPIES, tile
from wording import N_

_SUITED: Final = TILES[:27]
_NONE: Final = "none"
_TRAPS: Final = ("rengo-farther-wins", "rengo-nearest-first", "rengo-pon-first")
_WAITS: Final = (tile("3p"), tile("6p"))


class CallBar(Enum):
    """What may stand in the way of a call, by its article."""

    NOTHING = ""
    NOT_IN_TURN = "26"
    RIICHI = "38"
    NO_YAKU = "62"
    OWN_DISCARD = "63"
    LET_PASS = "64"
    GIVEN_UP = "70"


@dataclass(frozen=True, slots=True)
class CallMade:
    """What a player calls upon a discard, and what stands in its way; `in_turn`: only the next does it."""

    told: str
    claim: RengoClaim
    bar: CallBar = CallBar.NOTHING
    in_turn: bool | None = None

    @property
    def counts(self) -> bool:
        """Whether the call is good."""
        match self.bar:
            case CallBar.NO_YAKU:
                return furiten.may_win_with(yaku=False).value
            case CallBar.OWN_DISCARD:
                return furiten.may_win_on_a_discard(_WAITS, _WAITS[:1], Passed()).value
            case CallBar.LET_PASS:
                passed = Passed(since_own_discard=True)
                return furiten.may_win_on_a_discard(_WAITS, (), passed).value
            case CallBar.NOT_IN_TURN:
                return claims.may_chow(Wind.EAST, Wind.WEST).value
            case CallBar.RIICHI | CallBar.GIVEN_UP:
                given_up = self.bar is CallBar.GIVEN_UP
                state = CallerState(riichi=not given_up, dead=given_up)
                return claims.may_call(self.claim, state).value
            case _:
                return True

    @property
    def tiles_of_the_kind(self) -> int:
        """How many of the four the player holds or has discarded; there is one on the table besides."""
        if self.bar is CallBar.OWN_DISCARD:
            return 1
        return {RengoClaim.PUNG: 2, RengoClaim.KONG: 3}.get(self.claim, 0)


_RONS: Final = (
    CallMade(N_("%(seat)s says “ron”, with a yaku and not furiten."), RengoClaim.WIN),
    CallMade(N_("%(seat)s says “ron” without a yaku."), RengoClaim.WIN, CallBar.NO_YAKU),
    CallMade(
        N_("%(seat)s says “ron”, but has discarded an identical tile before."),
        RengoClaim.WIN,
        CallBar.OWN_DISCARD,
    ),
    CallMade(
        N_("%(seat)s says “ron”, but let a winning tile pass and has not discarded since."),
        RengoClaim.WIN,
        CallBar.LET_PASS,
    ),
)
_CALLS: Final = (
    *_RONS,
    CallMade(N_("%(seat)s says “pon”."), RengoClaim.PUNG),
    CallMade(N_("%(seat)s, in riichi, says “pon”."), RengoClaim.PUNG, CallBar.RIICHI),
    CallMade(
        N_("%(seat)s, who was seen to draw too early, says “pon”."),
        RengoClaim.PUNG,
        CallBar.GIVEN_UP,
    ),
    CallMade(N_("%(seat)s says “kan”."), RengoClaim.KONG),
    CallMade(N_("%(seat)s, in riichi, says “kan”."), RengoClaim.KONG, CallBar.RIICHI),
    CallMade(N_("%(seat)s, next in turn, says “chi”."), RengoClaim.CHOW, in_turn=True),
    CallMade(
        N_("%(seat)s, not next in turn, says “chi”."),
        RengoClaim.CHOW,
        CallBar.NOT_IN_TURN,
        in_turn=False,
    ),
)


def _made(draw: Draw, discarder: Wind, known: tuple[CallMade, ...]) -> dict[Wind, CallMade]:
    """What each of the three calls; the tiles suffice for it."""
    while True:
        results = {}
        for steps in (1, 2, 3):
            fitting = [each for each in known if each.in_turn in (None, steps == 1)]
            results[discarder.after(steps)] = draw.pick(fitting)
        if sum(each.tiles_of_the_kind for each in results.values()) <= COPIES - 1:
            return results


def _taken_by(made: Mapping[Wind, CallMade], discarder: Wind) -> Ruling[Wind] | None:
    """Whose call stands; None where none is good."""
    heard = {seat: each.claim for seat, each in made.items() if each.counts}
    return claims.taken_by(discarder, heard) if heard else None


def _drawn(
    draw: Draw, known: tuple[CallMade, ...]
) -> tuple[Wind, dict[Wind, CallMade], Ruling[Wind] | None]:
    """A discarder, three calls and whose call stands, each of the three as often as nobody."""
    discarder = draw.pick(WINDS)
    right = draw.pick((None, *(discarder.after(steps) for steps in (1, 2, 3))))
    while True:
        made = _made(draw, discarder, known)
        ruling = _taken_by(made, discarder)
        if (ruling.value if ruling else None) is right:
            return discarder, made, ruling


def _situation(
    draw: Draw,
    known: tuple[CallMade, ...],
    question: Message,
    nobody: Message,
    reasons: tuple[Message, Message],
) -> DrawnSituation:
    """Three call upon one discard; whose call stands, or none? `reasons` are why, and why nobody's."""
    discarder, made, ruling = _drawn(draw, known)
    right = ruling.value.value if ruling else _NONE
    rows = [*((each.value, seat_text(each)) for each in WINDS if each in made), (_NONE, nobody)]
    winner = ruling.value if ruling else discarder
    misconception_of = {
        seat.value: overruled(seat, winner, discarder, _TRAPS, wins=each.claim is RengoClaim.WIN)
        if each.counts
        else "rengo-call-without-right"
        for seat, each in made.items()
    }
    several = sum(each.counts for each in made.values()) > 1
    misconception_of[_NONE] = "rengo-calls-cancel" if several else "rengo-good-call-refused"
    drawn = ("32",) if known is _CALLS else ()  # where only rons are heard, none is the end of it
    ours = bool(ruling and ruling.ours)
    bars = sorted({each.bar.value for each in made.values() if each.bar.value})
    why = reasons[0] if ruling else reasons[1]
    return DrawnSituation(
        facts=(
            message(
                N_("%(seat)s discards %(tile)s; others call at the same time."),
                seat=discarder,
                tile=draw.pick(_SUITED),
            ),
            *(message(made[each].told, seat=each) for each in draw.shuffled(list(made))),
        ),
        question=question,
        answer=right,
        reason=with_house_ruling_note(ruling, why) if ruling else why,
        citations=(*bars, *(ruling.articles if ruling else drawn)),
        choices=tuple(
            Choice(id, None if id == right else misconception_of[id], text) for id, text in rows
        ),
        is_house_ruling=ours,
    )


def _whose_call(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Three call upon a discard, some of them without the right to."""
    return _situation(
        draw,
        _CALLS,
        message(N_("Whose call stands?")),
        message(N_("none of them: a tile is drawn")),
        (
            message(
                N_(
                    "Of the calls that count, ron by custom takes priority (if several, the nearest in turn), then pon or kan, then chi."
                )
            ),
            message(N_("No call counts, so the next player in turn draws.")),
        ),
    )


def _whose_ron(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Three say ron on one discard, some of them without the right to."""
    return _situation(
        draw,
        _RONS,
        message(N_("Who wins?")),
        message(N_("none of them may win")),
        (
            message(
                N_(
                    "Only one player wins a deal: the one on the discarder's right, opposite "
                    "or on the left, in that order of priority."
                )
            ),
            message(N_("Each of them lacks a yaku or is furiten.")),
        ),
    )


class Shown(Enum):
    """What a player who says ron shows."""

    WINS = N_("%(seat)s says “ron” and shows a hand that wins.")
    FALSE = N_("%(seat)s says “ron” and shows a hand that does not win.")
    NO_YAKU = N_("%(seat)s says “ron” and shows a complete hand without a yaku.")
    TAKEN_BACK = N_("%(seat)s says “ron” by mistake and takes it back before showing a tile.")
    SILENT = N_("%(seat)s lets it pass.")


_OFFENCES: Final = (Shown.FALSE, Shown.NO_YAKU)


def _who_is_punished(draw: Draw, rules: RuleSet) -> DrawnSituation:
    """Up to three say ron on a discard; whose chombo is punished?"""
    discarder, one, two, three = draw.shuffled(WINDS)
    right = draw.pick(("nobody", "all", "one", "two"))
    while True:
        shown = {seat: draw.pick(tuple(Shown)) for seat in (one, two, three)}
        offenders = [seat for seat in shown if shown[seat] in _OFFENCES]
        ruling = fouls.seats_paying_chombo(offenders, Shown.WINS in shown.values())
        if list(shown.values()).count(Shown.WINS) > 1 or three in offenders:
            continue
        found = {(): "nobody", (one,): "one", (two,): "two"}.get(ruling.value, "all")
        if offenders and found == right:
            break
    texts = {
        "nobody": message(N_("nobody")),
        "all": message(
            N_("%(seats)s"), seats=tuple(sorted((one, two), key=lambda each: each.place))
        ),
        "one": message(N_("%(seat)s alone"), seat=one),
        "two": message(N_("%(seat)s alone"), seat=two),
    }
    proper = Shown.WINS in shown.values()
    wrong = "rengo-win-does-not-save" if proper else "rengo-one-more-punished"
    misconception_of = {
        "nobody": "rengo-chombo-forgiven",
        "all": wrong,
        "one": "rengo-first-only" if right == "all" else wrong,
        "two": "rengo-first-only" if right == "all" else wrong,
    }
    return DrawnSituation(
        facts=(
            message(N_("%(seat)s discards %(tile)s."), seat=discarder, tile=draw.pick(_SUITED)),
            *(message(shown[each].value, seat=each) for each in draw.shuffled(list(shown))),
        ),
        question=message(N_("Who is punished for a chombo?")),
        answer=right,
        reason=message(
            N_("A proper win at the same time takes priority, and the chombo goes unpunished.")
        )
        if proper
        else message(
            N_("Every player who shows a hand that may not win is punished, and nobody else.")
        ),
        citations=ruling.articles,
        choices=text_choices(right, texts, misconception_of, wrong),
    )


CHAPTERS: Final = (
    chapter_of(
        "rengo",
        "claims",
        ("rengo-taken-by", "rengo-several-wins"),
        ("rengo-whose-call", Kind.RULING, 1, _whose_call),
        ("rengo-whose-ron", Kind.RULING, 3, _whose_ron),
    ),
    chapter_of(
        "rengo",
        "fouls",
        ("rengo-chombo-with-a-win",),
        ("rengo-who-is-punished", Kind.RULING, 5, _who_is_punished),
    ),
)
