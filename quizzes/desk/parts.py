"""The parts of an incident, made of its rulings; every answer is computed."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from quizzes.desk.choosing import one_of, other_fouls, wrong_penalties
from quizzes.desk.gravity import gravity_part
from quizzes.desk.happening import HappeningKind
from quizzes.desk.imj_bound import BOUND
from quizzes.desk.incident import Part, PartChoice, PartControl
from quizzes.desk.recorded import record_part
from quizzes.desk.ruling import DeskBook, DeskRuling, PlayAfter, play_text
from quizzes.desk.win_calls import TableFact
from quizzes.desk.written import DealConclusion, payment_part, sheet_part
from quizzes.hands.draw import Draw
from quizzes.message import AmountInUnit, message
from scoring import RuleSet, Score
from scoring.mcr.table.book import RuleBook
from scoring.mcr.table.fouls import McrConsequence
from scoring.rule_set import System
from wording import N_

NO_FOUL: Final = "none"
ENDING: Final = frozenset(
    {PlayAfter.WON, PlayAfter.ENDS, PlayAfter.REPLAYED, PlayAfter.DEAL_PASSES}
)
"""After these nothing more is played in the deal."""


_ESTABLISHED: Final = N_(
    "What lies open on the table can simply be seen; a fact in dispute is"
    " established by checking or by asking."
)
_OUT: Final = frozenset(
    {McrConsequence.DISQUALIFICATION, McrConsequence.SUSPENSION, McrConsequence.FORFEIT}
)


def parts_of(
    rulings: Sequence[DeskRuling],
    facts: Sequence[TableFact],
    book: DeskBook,
    draw: Draw,
    end: DealConclusion | None,
) -> tuple[Part, ...]:
    """Every part that applies, in the order in which a referee goes."""
    parts = [_facts(facts)]
    is_short = any(_puts_out(each) for each in rulings)
    asked = [each for each in rulings if each.plays and _is_open(each)]
    ends = next((each for each in rulings if each.plays and each.plays[0] in ENDING), None)
    for number, each in enumerate(rulings, 1):
        suffix = "" if number == 1 else f"-{number}"
        parts += _of_one(each, book, draw, suffix)
        if (ends is None or each is ends) and _is_open(each) and not is_short:
            parts += _play(each, book, draw, suffix, is_one=ends is not None or len(asked) == 1)
    parts += payment_part(rulings, book)
    parts += sheet_part(rulings, end, book)
    parts += record_part(rulings, book, draw)
    return tuple(parts)


def _is_open(ruling: DeskRuling) -> bool:
    """Whether it is a question how it goes on: with no tile left the deal ends, unless it is replayed."""
    return bool(ruling.happening.state.wall.left) or PlayAfter.REPLAYED in ruling.plays


def _puts_out(ruling: DeskRuling) -> bool:
    """Whether somebody may be out of the competition: the text does not say who plays on then."""
    return ruling.penalty is not None and not ruling.penalty.orders.isdisjoint(_OUT)


# ---- facts --------------------------------------------------------------------------------


def _facts(facts: Sequence[TableFact]) -> Part:
    true = tuple(each.id for each in facts if each.is_true)
    return Part(
        "facts",
        message(N_("Which of these facts are established?")),
        PartControl.SEVERAL,
        tuple(PartChoice(each.id, each.text, each.shown_by) for each in facts),
        true,
        (true,),
        message(_ESTABLISHED),
        (),
        ours=True,
    )


# ---- one ruling ---------------------------------------------------------------------------


def _of_one(ruling: DeskRuling, book: DeskBook, draw: Draw, suffix: str) -> Iterator[Part]:
    happening = ruling.happening
    is_call = happening.kind is HappeningKind.WIN_CALL
    if is_call or happening.at_win:
        yield _verdict(ruling, book, suffix)
        yield from _count(ruling, book, suffix)
    if ruling.wins and is_call:
        return
    if ruling.penalty is not None:
        yield _foul(ruling, book, draw, suffix)
    yield _article(ruling, book, draw, suffix)
    if not ruling.wins:
        yield from _penalty(ruling, book, draw, suffix)
        yield from _amount(ruling, book, suffix)


def _verdict(ruling: DeskRuling, book: DeskBook, suffix: str) -> Part:
    seat = ruling.happening.seat
    win = PartChoice("win", message(N_("The win stands.")))
    false = PartChoice("no-win", message(N_("The win does not stand.")))
    answer = win.id if ruling.wins else false.id
    question = message(N_("Does %(seat)s's win stand?"), seat=seat)
    why = ruling.stands or ruling.ground or ruling.why
    return Part(
        f"verdict{suffix}",
        question,
        PartControl.ONE,
        (win, false),
        answer,
        (answer,),
        why.text,
        why.articles,
        ruling.ours and why is not ruling.stands,
    )


def _count(ruling: DeskRuling, book: DeskBook, suffix: str) -> Iterator[Part]:
    score = ruling.score
    if score is None or score.limit == "yakuman":
        return
    is_mcr = book.rules.system is System.MCR
    without = is_mcr and not score.win
    seat = ruling.happening.seat
    if without:
        question = message(N_("What is %(seat)s's hand worth without flowers?"), seat=seat)
    elif is_mcr:
        question = message(N_("What is %(seat)s's hand worth, flowers included?"), seat=seat)
    else:
        question = message(_WORTHS[book.rules.system], seat=seat)
    worth = score.counted_for_minimum if without else score.total
    fans = tuple(dict.fromkeys(line.fan.article for line in score.counted))
    yield Part(
        f"count{suffix}",
        question,
        PartControl.NUMBER,
        (),
        worth,
        (worth,),
        message(N_("It comes to %(points)s."), points=AmountInUnit(worth)),
        (*fans, *_lessening(score, book.rules)),
    )


_WORTHS: Final[Mapping[System, str]] = {
    System.RENGO: N_("What is %(seat)s's hand worth in han, dora included?"),
    System.IMJ: N_("What is %(seat)s's hand worth in fans?"),
}


def _lessening(score: Score, rules: RuleSet) -> tuple[str, ...]:
    """The articles by which less is counted: for an open hand (Rengo 50), a half that falls (IMJ 30.2)."""
    if rules.system is System.RENGO:
        is_less = any(line.value < line.fan.value for line in score.counted)
        return ("50",) if is_less else ()
    is_less = sum(line.points for line in score.counted) > score.total
    return ("30.2",) if rules.system is System.IMJ and is_less else ()


def _foul(ruling: DeskRuling, book: DeskBook, draw: Draw, suffix: str) -> Part:
    none = PartChoice(NO_FOUL, message(_no_foul(ruling, book)))
    others = _foul_choices(ruling, book, draw)
    if ruling.foul:
        right = _foul_choice(book, ruling.foul)
        wrong = others if ruling.is_minor else [none, *others]
    else:
        is_named = ruling.named in book.fouls and not ruling.happening.is_so
        own = [_foul_choice(book, ruling.named)] if is_named else []
        right, wrong = none, [*own, *others]
    question = message(N_("What foul did %(seat)s commit?"), seat=ruling.happening.seat)
    return one_of(f"foul{suffix}", question, right, wrong, draw, ruling, why=ruling.ground)


def _no_foul(ruling: DeskRuling, book: DeskBook) -> str:
    """In International Mahjong what is borne out, and against its rules, may still be no false win."""
    if book.rules.system is System.IMJ and ruling.named != BOUND:
        return N_("No false win")
    if ruling.happening.kind is HappeningKind.DEED and book.rules.system is not System.IMJ:
        return N_("No foul: the complaint is not borne out")
    return N_("No foul")


def _foul_choice(book: DeskBook, foul: str) -> PartChoice:
    return PartChoice(foul, message(book.fouls[foul].text))


def _foul_choices(ruling: DeskRuling, book: DeskBook, draw: Draw) -> list[PartChoice]:
    return [_foul_choice(book, each) for each in other_fouls(ruling, book, draw)]


def _article(ruling: DeskRuling, book: DeskBook, draw: Draw, suffix: str) -> Part:
    instead = (book.articles(each) for each in book.near.get(ruling.named, ()))
    near = {*ruling.articles, *ruling.also, *(article for each in instead for article in each)}
    wrong = (
        PartChoice(article, None)
        for each in other_fouls(ruling, book, draw)
        if (article := book.articles(each)[0]) not in near
    )
    question = message(N_("Which article applies to %(seat)s?"), seat=ruling.happening.seat)
    right = PartChoice(ruling.articles[0], None)
    ground = ruling.ground if ruling.ground and ruling.ground.cites(right.id) else None
    return one_of(f"article{suffix}", question, right, wrong, draw, ruling, why=ground)


def _penalty(ruling: DeskRuling, book: DeskBook, draw: Draw, suffix: str) -> Iterator[Part]:
    if ruling.penalty is None:
        return
    right = PartChoice(ruling.penalty.id, ruling.penalty.text)
    wrong = [
        PartChoice(each.id, each.text)
        for each in wrong_penalties(ruling.penalty, ruling, book, draw)
    ]
    question = message(N_("What is the penalty for %(seat)s?"), seat=ruling.happening.seat)
    yield one_of(f"penalty{suffix}", question, right, wrong, draw, ruling)


def _amount(ruling: DeskRuling, book: DeskBook, suffix: str) -> Iterator[Part]:
    if not ruling.points or ruling.payments is None:
        return
    yield _points(ruling, book, suffix, is_scaled=bool(book.agreed(ruling.happening)))
    if book.agreed(ruling.happening):
        yield gravity_part(ruling.happening, RuleBook(book.rules.id), suffix)


_ALLOWED: Final = N_(
    "The text allows 5, 10, 20, 30, 40, 50 or 60 points, depending on the gravity of the case."
)
_ALLOWED_TO_INJURED: Final = N_(
    "The text allows 5 to 60 points to that player, depending on the gravity of the case."
)


def _points(ruling: DeskRuling, book: DeskBook, suffix: str, *, is_scaled: bool) -> Part:
    seat, injured = ruling.happening.seat, ruling.paid_to
    of_text = N_(
        "If the referee deducts points from %(seat)s, how many may it be? Any amount that "
        "the text allows is accepted."
    )
    of_event = N_(
        "If the referee deducts points from %(seat)s, how many may it be? Any amount that "
        "the event allows is accepted."
    )
    to_injured = N_(
        "How much may %(seat)s be ordered to pay %(other)s? Any amount that the event allows is accepted."
    )
    question = message(of_event if is_scaled else of_text, seat=seat)
    if injured:
        question = message(to_injured, seat=seat, other=injured)
    return Part(
        f"amount{suffix}",
        question,
        PartControl.NUMBER,
        (),
        float(ruling.points[0]),
        tuple(float(each) for each in ruling.points),
        message(_ALLOWED_TO_INJURED if injured else _ALLOWED),
        tuple(dict.fromkeys((*ruling.articles, *(() if injured else book.deducted)))),
    )


def _play(
    ruling: DeskRuling, book: DeskBook, draw: Draw, suffix: str, *, is_one: bool
) -> Iterator[Part]:
    if not ruling.plays:
        return
    seat = ruling.happening.seat
    right = ruling.plays[0]
    less: tuple[PlayAfter, ...] = (PlayAfter.GOES_ON,) if ruling.is_minor else ()
    less = (*_NEARLY.get(right, less), *ruling.open_plays)
    pool = draw.shuffled(
        [each for each in _PLAYS_OF[book.rules.system] if each not in (*ruling.plays, *less)]
    )
    wrong = [PartChoice(each.value, play_text(each, seat)) for each in pool]
    of_one = N_("What happens next, after the ruling on %(seat)s?")
    question = message(N_("What happens next?")) if is_one else message(of_one, seat=seat)
    accepted = tuple(each.value for each in ruling.plays)
    first = PartChoice(right.value, play_text(right, seat))
    yield one_of(f"play{suffix}", question, first, wrong, draw, ruling, accepted, ruling.going_on)


_NEARLY: Final[Mapping[PlayAfter, tuple[PlayAfter, ...]]] = {
    PlayAfter.ONE_BY_ONE: (PlayAfter.NO_WIN,),
    PlayAfter.STANDS: (PlayAfter.GOES_ON,),
    PlayAfter.GOES_ON: (PlayAfter.STANDS, PlayAfter.TAKEN_BACK),
    PlayAfter.MUST_BE_MADE: (PlayAfter.GOES_ON,),
    PlayAfter.NO_ORDINARY_WIN: (PlayAfter.STANDS, PlayAfter.GOES_ON),
}
"""Answers that say the same with fewer words."""
_PLAYS_OF: Final[Mapping[System, tuple[PlayAfter, ...]]] = {
    System.MCR: (
        PlayAfter.GOES_ON,
        PlayAfter.NO_WIN,
        PlayAfter.WON,
        PlayAfter.ENDS,
        PlayAfter.REPLAYED,
        PlayAfter.ONE_BY_ONE,
    ),
    System.RENGO: (
        PlayAfter.GOES_ON,
        PlayAfter.DEAD_HAND,
        PlayAfter.WON,
        PlayAfter.ENDS,
        PlayAfter.REPLAYED,
    ),
    System.IMJ: (
        PlayAfter.GOES_ON,
        PlayAfter.DEAL_PASSES,
        PlayAfter.WON,
        PlayAfter.REPLAYED,
        PlayAfter.TAKEN_BACK,
        PlayAfter.STANDS,
    ),
}
