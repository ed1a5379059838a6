"""Chombo, and hands that may not win any more (articles 66, 68 to 70 and 73)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.situations.people import text_choices
from quizzes.situations.rengo.foul_reasons import WHY_A_FOUL
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet, Wind
from scoring.rengo.table import fouls
from scoring.rengo.table.fouls import ChomboScheme, RengoConsequence, RengoFoul
from wording import N_

CHAPTER: Final = SituationChapter("fouls", "rengo")
_AT_A_DRAW: Final = (RengoFoul.RIICHI_WITHOUT_TENPAI, RengoFoul.RIICHI_HAND_NOT_SHOWN)

_MADE: Final = {
    RengoFoul.FALSE_WIN_SHOWN: N_(
        "%(seat)s says “ron” on %(tile)s and shows a hand that does not win."
    ),
    RengoFoul.HAND_MUDDLED_BEFORE_CHECK: N_(
        "%(seat)s wins on %(tile)s and mixes up the tiles before the others have checked the hand."
    ),
    RengoFoul.PLAY_MADE_IMPOSSIBLE: N_(
        "Discarding %(tile)s, %(seat)s knocks over so much of the wall that play cannot go on."
    ),
    RengoFoul.RIICHI_WITHOUT_TENPAI: N_(
        "%(seat)s declared riichi with %(tile)s; at the exhaustive draw the hand turns out to be noten."
    ),
    RengoFoul.RIICHI_HAND_NOT_SHOWN: N_(
        "%(seat)s declared riichi with %(tile)s, and at the exhaustive draw does not show the hand."
    ),
    RengoFoul.DEAD_HAND_ACTED: N_(
        "%(seat)s, whose hand may not win any more, calls “pon” on %(tile)s."
    ),
    RengoFoul.WRONG_NUMBER_OF_TILES: N_(
        "After a discard of %(tile)s, %(seat)s is found to have one tile too many."
    ),
    RengoFoul.EARLY_DRAW: N_("%(seat)s draws %(tile)s before the player in turn has discarded."),
    RengoFoul.PEEPING: N_("%(seat)s looks into another player's hand and sees %(tile)s."),
    RengoFoul.DRAWN_FROM_WRONG_PLACE: N_(
        "%(seat)s draws %(tile)s from the wrong place in the wall."
    ),
    RengoFoul.WRONG_CALL: N_(
        "%(seat)s calls “chi” on %(tile)s and shows tiles that make no chow with it."
    ),
    RengoFoul.WIN_WITHDRAWN_BEFORE_SHOWING: N_(
        "%(seat)s says “ron” on %(tile)s by mistake and takes it back before showing a tile."
    ),
    RengoFoul.RIICHI_WITHDRAWN: N_(
        "%(seat)s says “riichi” and takes it back before discarding %(tile)s."
    ),
}
_OUTCOME: Final = {
    RengoConsequence.CHOMBO.value: message(N_("It is a chombo.")),
    RengoConsequence.DEAD_HAND.value: message(
        N_("The player may not win, call or declare riichi any more; play goes on.")
    ),
    "nothing": message(N_("There are no consequences, and play goes on.")),
    "stick": message(N_("A stick of 1,000 is laid down, and play goes on.")),
}


def _when(draw: Draw, foul: RengoFoul) -> tuple[Message, ...]:
    """That the hand is at its end, for a foul that happens then."""
    if foul not in _AT_A_DRAW:
        draw.skip(1)
        return ()
    last = N_("%(seat)s makes the last discard, %(tile)s, and nobody wins.")
    return (message(last, seat=draw.pick(WINDS), tile=draw.pick(TILES_BUT_WINDS)),)


@CHAPTER.ruling("rengo-foul", 2)
def _foul(draw: Draw, rules: RuleSet) -> DrawnSituation:
    foul = draw.pick(tuple(_MADE))
    ruling = fouls.consequence(foul)
    misconception_of = {
        "chombo": "rengo-every-foul-chombo",
        "dead-hand": "rengo-chombo-too-mild",
        "nothing": "rengo-foul-overlooked",
    }
    return DrawnSituation(
        facts=(
            *_when(draw, foul),
            message(_MADE[foul], seat=draw.pick(WINDS), tile=draw.pick(TILES_BUT_WINDS)),
        ),
        question=message(N_("What is the ruling?")),
        answer=ruling.value.value,
        reason=message(WHY_A_FOUL[foul]),
        citations=ruling.articles,
        choices=text_choices(ruling.value, _OUTCOME, misconception_of, "rengo-stick-as-a-fine"),
    )


_PAYS: Final = {
    "total": message(N_("20P off the total points; the deal is played again.")),
    "sticks": message(N_("20,000 points in sticks, which go to nobody; the deal is played again.")),
    "mangan": message(N_("A mangan is paid to the others; the deal is played again.")),
    "passes": message(N_("20,000 points are shared by the others; the deal moves on.")),
}
_EVENT: Final = {
    ChomboScheme.A: N_("The event has chosen penalty (A) of article 68."),
    ChomboScheme.B: N_("The event has chosen penalty (B) of article 68."),
}
_COSTS: Final = {
    ChomboScheme.A: message(
        N_("Penalty (A) takes 20P off the total points; nothing is paid to the others.")
    ),
    ChomboScheme.B: message(
        N_("Penalty (B) costs 20,000 points in sticks; nothing is paid to the others.")
    ),
}


@CHAPTER.procedure("rengo-chombo-cost", 2)
def _cost(draw: Draw, rules: RuleSet) -> DrawnSituation:
    scheme = draw.pick(tuple(ChomboScheme))
    ruling = fouls.chombo_cost(scheme)
    right = "total" if ruling.value.total_points else "sticks"
    misconception_of = {
        "total": "rengo-other-scheme",
        "sticks": "rengo-other-scheme",
        "mangan": "rengo-mangan-penalty",
        "passes": "rengo-chombo-paid-out",
    }
    foul = draw.pick([each for each in _MADE if fouls.consequence(each).value == "chombo"])
    return DrawnSituation(
        facts=(
            message(_EVENT[scheme]),
            *_when(draw, foul),
            message(_MADE[foul], seat=draw.pick(WINDS), tile=draw.pick(TILES_BUT_WINDS)),
        ),
        question=message(N_("What does this chombo cost?")),
        answer=right,
        reason=_COSTS[scheme],
        citations=ruling.articles,
        choices=text_choices(right, _PAYS, misconception_of, "rengo-mangan-penalty"),
    )


_MISCONCEPTIONS_BESIDE_A_WIN: Final = dict.fromkeys(("all", "first"), "rengo-win-does-not-save")
_MISCONCEPTIONS_WITHOUT_A_WIN: Final = {
    "nobody": "rengo-chombo-forgiven",
    "all": "rengo-one-more-punished",
    "first": "rengo-first-only",
}
"""What leads to each wrong choice, with a proper win at the same time and without."""


def _wrong_wins_told(one: Wind, two: Wind, *, both: bool) -> Message:
    """That one of them shows a hand that does not win, or both do."""
    if both:
        text = N_("%(seat)s and %(other)s say “ron” on it and show hands that do not win.")
    else:
        text = N_(
            "%(seat)s says “ron” on it and shows a hand that does not win; %(other)s is silent."
        )
    return message(text, seat=one, other=two)


def _why_punished(*, proper: bool) -> Message:
    """Who is punished, with a proper win at the same time and without."""
    if proper:
        return message(
            N_("A proper win at the same time takes priority, and the chombo goes unpunished.")
        )
    return message(N_("Each player who commits a chombo is punished."))


def _punished(discarder: Wind, one: Wind, two: Wind) -> dict[str, Message]:
    """Who may be thought to be punished for the wins of the two."""
    both = tuple(sorted((one, two), key=lambda each: each.place))
    return {
        "nobody": message(N_("nobody")),
        "all": message(N_("%(seats)s"), seats=both),
        "first": message(N_("%(seat)s alone"), seat=one),
        "thrower": message(N_("%(seat)s alone"), seat=discarder),
    }


@CHAPTER.ruling("rengo-chombo-with-a-win", 4)
def _with_a_win(draw: Draw, rules: RuleSet) -> DrawnSituation:
    discarder, one, two, three = draw.shuffled(WINDS)
    proper, both = draw.chance(0.5), draw.chance(0.5)
    ruling = fouls.seats_paying_chombo([one, two] if both else [one], proper)
    right = "nobody" if not ruling.value else "all" if len(ruling.value) > 1 else "first"
    draw.skip(1)
    facts = [
        message(
            N_("%(seat)s discards %(tile)s."),
            seat=discarder,
            tile=draw.pick(TILES_BUT_WINDS),
        ),
        _wrong_wins_told(one, two, both=both),
    ]
    if proper:
        facts.append(
            message(
                N_("At the same time %(seat)s says “ron” and shows a hand that wins."), seat=three
            )
        )
    return DrawnSituation(
        facts=tuple(facts),
        question=message(N_("Who is punished for a chombo?")),
        answer=right,
        reason=_why_punished(proper=proper),
        citations=ruling.articles,
        choices=text_choices(
            right,
            _punished(discarder, one, two),
            _MISCONCEPTIONS_BESIDE_A_WIN if proper else _MISCONCEPTIONS_WITHOUT_A_WIN,
            "rengo-discarder-punished",
        ),
    )
