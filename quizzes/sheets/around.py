"""What is done around a session: changing seats, breaking the wall, signing the sheet, appealing."""

from typing import Final

from quizzes.hands.draw import Draw
from quizzes.message import Message, message
from quizzes.misconceptions.sheets import (
    COUNTED_STACK_TAKEN,
    FORM_WANTED,
    HALF_HOUR_OVER,
    MOVED_ON,
    SECOND_THROW_ALONE,
    SIGNATURE_WANTED,
    SIGNATURES_COMPLETE,
    THROWER_MISCOUNTED,
)
from quizzes.sheets.lines import Sheet, SheetLine
from quizzes.sheets.task import AskedOfSheet, SheetTask
from scoring import WINDS, RuleSet, Wind
from scoring.mcr.table.appeals import APPEAL_MINUTES, APPEALS, ARTICLES
from scoring.mcr.table.book import RuleBook, articles_by_edition, book
from scoring.mcr.table.dice import (
    SECOND_THROW_ARTICLES,
    STACKS_IN_A_WALL,
    SUM_ARTICLES,
    McrBreak,
    break_of,
)
from scoring.mcr.table.seating import seats
from scoring.table import Stack
from wording import N_

SIGNING: Final = articles_by_edition("10.1(4)", "3.9.1.4; 3.9.2.3; appendix 5")
_ROUND: Final = N_("Round %(num)s")
_SITS: Final = N_("Player %(num)s sits in the %(seat)s seat.")
_STACK: Final = N_("Stack %(num)s in %(seat)s's wall")
_REFEREE, _HEAD_REFEREE = N_("The referee"), N_("The head referee")
_NOBODY: Final = N_("Nobody: all have signed")
_FORMS: Final = {
    "whole": N_(
        "At %(time)s, in writing, signed by the player and the person responsible, with the fee"
    ),
    "unsigned": N_("At %(time)s, in writing, signed by the player alone, with the fee"),
    "free": N_(
        "At %(time)s, in writing, signed by the player and the person responsible, without the fee"
    ),
    "oral": N_("At %(time)s, orally to the referee, with the fee; nothing in writing"),
}
_FORMS_1998: Final = {
    "whole": N_("At %(time)s, in writing, signed and handed in by the team leader"),
    "unsigned": N_("At %(time)s, in writing, handed in by the team leader without a signature"),
    "free": N_("At %(time)s, in writing, signed and handed in by the player"),
    "oral": N_("At %(time)s, orally to the referee by the team leader; nothing in writing"),
}


def seats_task(rules: RuleSet, draw: Draw, level: int) -> SheetTask:
    """Who sits in each seat in a later round (appendix 4)."""
    edition, number = book(rules.id), draw.pick((2, 3, 4))
    ruled = seats(edition, number)
    answer: dict[Wind, float] = {
        seat: player.place + 1 for seat, player in zip(WINDS, ruled.value, strict=True)
    }
    moved = {seat: float(seat.after(1 - number).place + 1) for seat in WINDS}
    first = tuple(float(seat.place + 1) for seat in WINDS)
    lines = (
        SheetLine(message(_ROUND, num=1), first, False),
        SheetLine(message(_ROUND, num=number), (None,) * len(WINDS)),
    )
    return SheetTask(
        asks=AskedOfSheet.SEATS,
        sheet=Sheet(lines),
        facts=(message(N_("Each player keeps the number given in round 1.")),),
        asked=message(N_("Which player sits in which seat in round %(num)s?"), num=number),
        answer=answer,
        working=tuple(message(_SITS, seat=seat, num=int(answer[seat])) for seat in WINDS),
        articles=ruled.articles,
        wrong=((MOVED_ON, moved),) if moved != answer else (),
    )


def wall_task(rules: RuleSet, draw: Draw, level: int) -> SheetTask:
    """The stack that East takes first after two throws."""
    edition = book(rules.id)
    throws = [draw.sample(range(1, 7), 1)[0] for _ in range(4)]
    first, second = sum(throws[:2]), sum(throws[2:])
    opening = break_of(edition, first, second)
    return SheetTask(
        asks=AskedOfSheet.WALL,
        sheet=Sheet(),
        facts=(
            message(
                N_("East, the dealer, throws %(one)s and %(two)s."), one=throws[0], two=throws[1]
            ),
            message(
                N_("The player whom this throw reaches then throws %(one)s and %(two)s."),
                one=throws[2],
                two=throws[3],
            ),
        ),
        asked=message(N_("Which stack does East take first, as this site reads the text?")),
        answer=_stack_id(opening.value.first),
        working=_how_counted(opening.value, first),
        articles=(
            *SECOND_THROW_ARTICLES[edition],
            *SUM_ARTICLES[edition],
            *opening.articles,
        ),
        choices=_stacks_to_choose(draw, opening.value, second),
    )


def _stack_id(stack: Stack) -> str:
    return f"{stack.seat.value}{stack.number}"


def _stacks_to_choose(
    draw: Draw, opening: McrBreak, second: int
) -> tuple[tuple[str, Message, str | None], ...]:
    """The stack that is taken first, and those that a wrong count of the two throws leads to."""
    thrower, points = opening.thrower, opening.points
    offered: dict[Stack, str | None] = {opening.first: None}
    for stack, trap in (
        (opening.last, COUNTED_STACK_TAKEN),
        (Stack(thrower.after(1), 1).clockwise(points, STACKS_IN_A_WALL), THROWER_MISCOUNTED),
        (Stack(thrower, second + 1), SECOND_THROW_ALONE),
        (Stack(thrower.after(2), 1).clockwise(points, STACKS_IN_A_WALL), THROWER_MISCOUNTED),
    ):
        offered.setdefault(stack, trap)
    return tuple(
        (
            _stack_id(stack),
            message(_STACK, num=stack.number, seat=stack.seat),
            offered[stack],
        )
        for stack in draw.shuffled(list(offered)[:4])
    )


def _how_counted(opening: McrBreak, first: int) -> tuple[Message, ...]:
    """From the first throw to the second thrower, the stacks that stay, and the one that is taken."""
    return (
        message(
            N_("Counting anti-clockwise with East as 1, %(dots)s is %(seat)s."),
            dots=first,
            seat=opening.thrower,
        ),
        _counted(opening),
        message(
            N_("East begins with the next one clockwise: stack %(num)s of %(seat)s's wall."),
            num=opening.first.number,
            seat=opening.first.seat,
        ),
    )


def _counted(opening: McrBreak) -> Message:
    """The stacks that stay, told wall by wall where they are more than one wall has."""
    beyond = opening.points - STACKS_IN_A_WALL
    if beyond <= 0:
        return message(
            N_(
                "%(num)s stacks are counted from the right end of that wall and stay where they are."
            ),
            num=opening.points,
        )
    return message(
        N_(
            "%(num)s stacks are counted and stay: all 18 of that wall, from its right end, "
            "then %(more)s of %(seat)s's wall, the next one clockwise."
        ),
        num=opening.points,
        more=beyond,
        seat=opening.last.seat,
    )


def sign_task(rules: RuleSet, draw: Draw, level: int) -> SheetTask:
    """Whose signature the sheet still lacks."""
    edition = book(rules.id)
    signers: list[Wind | str] = [*WINDS, _REFEREE]
    if edition is not RuleBook.OF_1998:
        signers.append(_HEAD_REFEREE)
    lacking = draw.pick([*signers, _NOBODY, *signers[4:]])
    signed = [each for each in signers if each != lacking]
    seats_signed = tuple(each for each in signed if isinstance(each, Wind))
    facts = [message(N_("These players have signed: %(seats)s."), seats=seats_signed)]
    facts += [message(_HAS_SIGNED[each]) for each in signed if each in _HAS_SIGNED]
    others = draw.sample([each for each in signed if each != _NOBODY], 3)
    if lacking != _NOBODY:
        others = [*others[:2], _NOBODY]
    choices = tuple(
        (_signer_id(each), _signer(each), _sign_trap(each, lacking))
        for each in draw.shuffled([lacking, *others])
    )
    rule = _RULE_1998 if edition is RuleBook.OF_1998 else _RULE_SIGNED
    return SheetTask(
        asks=AskedOfSheet.SIGN,
        sheet=Sheet(),
        facts=(
            message(N_("The session is over; the sheet has been added up and checked.")),
            *facts,
        ),
        asked=message(N_("Whose signature is still missing?")),
        answer=_signer_id(lacking),
        working=(message(rule),),
        articles=SIGNING[edition],
        choices=choices,
    )


_HAS_SIGNED: Final = {
    _REFEREE: N_("The referee of the table has signed."),
    _HEAD_REFEREE: N_("The head referee has signed."),
}
_RULE_1998: Final = N_("The players and the referee sign the record.")
_RULE_SIGNED: Final = N_(
    "After each session the players and the referee sign; the sheet of appendix 5 has a line for the head referee too."
)


def _signer_id(signer: Wind | str) -> str:
    if isinstance(signer, Wind):
        return signer.value
    return signer.lower().split(":")[0].replace(" ", "-")


def _signer(signer: Wind | str) -> Message:
    return message(N_("%(seat)s"), seat=signer) if isinstance(signer, Wind) else message(signer)


def _sign_trap(signer: Wind | str, lacking: Wind | str) -> str | None:
    if signer == lacking:
        return None
    return SIGNATURES_COMPLETE if signer == _NOBODY else SIGNATURE_WANTED


def appeal_task(rules: RuleSet, draw: Draw, level: int) -> SheetTask:
    """Which of four appeals is in time and has the form that the text asks for."""
    edition = book(rules.id)
    ended = 60 * draw.pick(range(11, 19)) + draw.pick(range(0, 60, 5))
    forms = _FORMS_1998 if edition is RuleBook.OF_1998 else _FORMS
    in_time = ended + draw.pick(range(5, APPEAL_MINUTES + 1))
    late = ended + APPEAL_MINUTES + draw.pick((1, 2, 5, 10, 20))
    rows: list[tuple[str, int, str | None]] = [
        ("whole", in_time, None),
        ("whole", late, HALF_HOUR_OVER),
    ]
    wanting = draw.sample([each for each in forms if each != "whole"], 2)
    rows += [(each, ended + draw.pick(range(3, APPEAL_MINUTES)), FORM_WANTED) for each in wanting]
    choices = tuple(
        (f"{form}-{minute - ended}", message(forms[form], time=_clock(minute)), trap)
        for form, minute, trap in draw.shuffled(rows)
    )
    return SheetTask(
        asks=AskedOfSheet.APPEAL,
        sheet=Sheet(),
        facts=(message(N_("The session ended at %(time)s."), time=_clock(ended)),),
        asked=message(N_("Which of these appeals is in time and complete?")),
        answer=f"whole-{in_time - ended}",
        working=(
            message(
                N_(
                    "An appeal must be made within %(num)s minutes of the end of the session: by %(time)s."
                ),
                num=APPEAL_MINUTES,
                time=_clock(ended + APPEAL_MINUTES),
            ),
            *_needs(edition),
        ),
        articles=ARTICLES[edition],
        choices=choices,
    )


_NEEDS: Final = N_(
    "It is in writing, signed by the player and the person responsible, with the fee of %(fee)s US dollars."
)
_NEEDS_2014: Final = N_(
    "It is in writing, signed by the player and the person responsible, with the fee."
)
_FEE_2014: Final = N_(
    "The fee is %(fee)s US dollars, or the same amount in a currency that the organisers name."
)
_NEEDS_1998: Final = N_("It is in writing, signed and handed in by the team leader.")


def _needs(edition: RuleBook) -> tuple[Message, ...]:
    """What an appeal has to be; only the text of 2014 lets the fee be paid in another currency."""
    fee = APPEALS[edition].fee_usd
    if edition is RuleBook.OF_1998:
        return (message(_NEEDS_1998),)
    if edition is RuleBook.OF_2006:
        return (message(_NEEDS, fee=fee),)
    return (message(_NEEDS_2014), message(_FEE_2014, fee=fee))


def _clock(minute: int) -> str:
    return f"{minute // 60}:{minute % 60:02}"
