"""What becomes of the sticks on the table (articles 43 and 68)."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, Value, message
from quizzes.situations.choosing import answer_choices, right_id
from quizzes.situations.rengo.draws import tenpai
from quizzes.situations.spoken_tiles import TILES_BUT_WINDS
from quizzes.situations.template import DrawnSituation, SituationChapter
from scoring import WINDS, RuleSet
from scoring.rengo.table import riichi
from scoring.rengo.table.riichi import Sticks, SticksEvent
from wording import N_

CHAPTER: Final = SituationChapter("sticks", "rengo")

_AFTER: Final = {
    SticksEvent.WIN: N_("%(seat)s, who is not in riichi, wins on %(tile)s."),
    SticksEvent.DRAW: N_("%(seat)s makes the last discard, %(tile)s, and nobody wins."),
    SticksEvent.CHOMBO: N_(
        "%(seat)s says “ron” on %(tile)s and shows a hand that does not win: a chombo."
    ),
    SticksEvent.GAME_OVER: N_(
        "%(seat)s makes the last discard, %(tile)s; nobody wins, and the game is over."
    ),
}
_WHY_STICKS: Final = {
    SticksEvent.WIN: message(N_("The next winner takes every stick on the table.")),
    SticksEvent.DRAW: message(N_("At an exhaustive draw the sticks stay for the next winner.")),
    SticksEvent.CHOMBO: message(
        N_("After a chombo the sticks of this deal go back; older ones stay.")
    ),
    SticksEvent.GAME_OVER: message(N_("Sticks that are left when the game ends belong to nobody.")),
}
_TRAP: Final = {
    SticksEvent.WIN: "rengo-sticks-to-the-winner",
    SticksEvent.DRAW: "rengo-sticks-stay",
    SticksEvent.CHOMBO: "rengo-sticks-go-back",
    SticksEvent.GAME_OVER: "rengo-sticks-lost",
}


def _text(sticks: Sticks) -> Message:
    if sticks.to_winner and sticks.kept:
        return message(
            N_("To the winner: %(count)s. Left for later: %(others)s."),
            count=sticks.to_winner,
            others=sticks.kept,
        )
    if sticks.to_winner:
        return message(N_("To the winner: %(count)s."), count=sticks.to_winner)
    if sticks.returned and sticks.kept:
        return message(
            N_("Back to those who laid them down: %(count)s. Left for later: %(others)s."),
            count=sticks.returned,
            others=sticks.kept,
        )
    if sticks.returned:
        return message(N_("Back to those who laid them down: %(count)s."), count=sticks.returned)
    if sticks.lost:
        return message(N_("Taken out of the game: %(count)s."), count=sticks.lost)
    return message(N_("Left for later: %(count)s."), count=sticks.kept)


def _choice(sticks: Sticks) -> tuple[str, Message]:
    """The id and the text of the choice that this becomes of the sticks."""
    return f"{sticks.to_winner}w{sticks.returned}r{sticks.kept}k{sticks.lost}l", _text(sticks)


@CHAPTER.procedure("rengo-sticks", 2)
def _sticks(draw: Draw, rules: RuleSet) -> DrawnSituation:
    own, before = 1 + draw.below(3), draw.below(8)
    after = draw.pick(tuple(_AFTER))
    ruling = riichi.sticks(after, own, before)
    declared = draw.sample(WINDS, own)
    free = [seat for seat in WINDS if seat not in declared]
    seat = draw.pick(free)
    wrong = [(riichi.sticks(other, own, before).value, _TRAP[other]) for other in _AFTER]
    if before:
        won = after is SticksEvent.WIN  # else nobody takes any, and older ones stay or are lost
        wrong.append(
            (
                Sticks(to_winner=own, kept=before),
                "rengo-old-sticks-stay" if won else _TRAP[SticksEvent.WIN],
            )
        )
    ends = after in (SticksEvent.DRAW, SticksEvent.GAME_OVER)
    draw.skip(0 if ends else 1)
    places: dict[str, Value] = {"seats": tuple(sorted(declared, key=lambda each: each.place))}
    facts = (
        message(N_("%(seats)s have declared riichi, and their riichi stands."), **places)
        if own > 1
        else message(N_("%(seat)s has declared riichi, and the riichi stands."), seat=declared[0]),
        message(N_("%(count)s sticks of 1,000 lie on the table from earlier deals."), count=before)
        if before > 1
        else message(N_("One stick of 1,000 lies on the table from the previous deal."))
        if before
        else message(N_("No stick was left from earlier deals.")),
        message(_AFTER[after], seat=seat, tile=draw.pick(TILES_BUT_WINDS)),
        *((tenpai(draw, declared),) if ends else ()),
    )
    choices = answer_choices(ruling.value, draw.shuffled(wrong), _choice)
    return DrawnSituation(
        facts=facts,
        question=message(N_("What becomes of the sticks?")),
        answer=right_id(choices),
        reason=_WHY_STICKS[after],
        citations=ruling.articles,
        choices=choices,
    )
