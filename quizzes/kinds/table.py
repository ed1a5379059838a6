"""A table in the middle of a deal: what the hand is worth, who pays, what makes the win special."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from quizzes import citations
from quizzes.address import Address, Kind
from quizzes.deal.kept import PLAIN, SUIT_ORDERS, KeptDeal, kept_deals, states_of_deal
from quizzes.deal.manners import MANNERS, manner_of
from quizzes.deal.moments import (
    TableMoment,
    moment_of_discard,
    moment_of_win,
    possible_discards,
)
from quizzes.errors import QuizError
from quizzes.hands.draw import Draw
from quizzes.kinds import base, payments, total
from quizzes.kinds.choosing import grade_choice
from quizzes.kinds.evidence import evidence_of_choice, evidence_of_hand
from quizzes.kinds.hand import draw_for
from quizzes.kinds.reading import read_choice, read_total
from quizzes.kinds.spec import KindSpec, TopicSort, choice_id, every_rule_set, no_fan
from quizzes.kinds.subject import NO_SUBJECT
from quizzes.message import message
from quizzes.misconceptions.shared import ABSENT_FAN_ID, MISSED_FAN_ID
from quizzes.question import Answer, Choice, Evidence, PaymentsAnswer, Verdict
from quizzes.systems import profile_of
from quizzes.table_question import (
    AskedOfTable,
    TableQuestion,
    of_number,
    of_payments,
    refusing_article,
)
from quizzes.table_worths import key_of, worth_choices
from quizzes.words.table import ORDINARY, WORDS
from scoring import WINDS, RuleSet, Score, System, rule_set
from scoring.play import PublicSeat, view_of
from wording import N_

_WORTH, _FU, _PAYMENTS = AskedOfTable.WORTH, AskedOfTable.FU, AskedOfTable.PAYMENTS
_MANNER, _WAIT = AskedOfTable.MANNER, AskedOfTable.WAIT
_ASKED: Final[Mapping[int, Sequence[AskedOfTable]]] = {
    1: (_MANNER, _PAYMENTS),
    2: (_MANNER, _PAYMENTS, _WAIT),
    3: (_MANNER, _PAYMENTS, _WAIT, _WORTH),
    4: (_MANNER, _PAYMENTS, _WAIT, _WORTH, _FU),
    5: (_WAIT, _WORTH, _WAIT, _WORTH, _FU),
}
"""What each level asks, in turn; fu where there are any."""
_TRIES: Final = 12  # deals that are looked at for one that suits
_LOOKED_AT: Final = 8  # tiles that are weighed for one question
_SPECIAL: Final = (
    0.4  # so often a hand to be counted was won by a last tile, after a kong, and so on
)
_OTHERS: Final = 2  # fans beside the right one
_WINNING: Final = 0.7  # so often the tile that is asked about wins


def make(address: Address) -> TableQuestion:
    """The question: a deal that was played, at its last moment or at one of another player's."""
    rules, draw = rule_set(address.rules), draw_for(address)
    asked = [each for each in _ASKED[address.level] if each is not _FU or profile_of(rules).has_fu]
    asks = draw.turn(asked, "asked")
    return _MAKERS[asks](address, rules, draw)


def _window(rules: RuleSet, level: int) -> list[KeptDeal]:
    """The deals of a level: from the easiest third to the hardest."""
    deals = kept_deals(rules.id)
    third = len(deals) // 3
    start = (len(deals) - third) * (level - 1) // 4
    return list(deals[start : start + third])


def _looked_through(
    deals: Sequence[KeptDeal], rules: RuleSet, draw: Draw
) -> Iterator[tuple[KeptDeal, str]]:
    """Deals in an order of the address, each with its suits renamed."""
    suits = draw.pick(SUIT_ORDERS)
    return ((each, suits) for each in draw.sample(deals, _TRIES))


def _moment(
    deals: Sequence[KeptDeal],
    rules: RuleSet,
    draw: Draw,
    suits_it: Callable[[Score], bool] = lambda found: True,
) -> TableMoment:
    """The win of the first of some deals that suits."""
    for deal, suits in _looked_through(deals, rules, draw):
        moment = moment_of_win(states_of_deal(rules, deal, suits))
        if suits_it(moment.score):
            return moment
    raise QuizError("no-hand", f"none of {_TRIES} deals of {rules.id} suits")


def _question(
    address: Address,
    asks: AskedOfTable,
    moment: TableMoment,
    answer: Answer,
    cited: tuple[str, ...],
    choices: tuple[Choice, ...] | None = None,
) -> TableQuestion:
    return TableQuestion(
        address=address,
        choices=choices,
        answer=answer,
        citations=cited,
        hand=moment.score.hand,
        score=moment.score,
        asks=asks,
        state=moment.state,
        own=moment.own,
        told=moment.told,
    )


def _counted(address: Address, rules: RuleSet, draw: Draw) -> TableQuestion:
    """What the hand is worth that wins now."""
    is_special = draw.chance(_SPECIAL)
    deals = _window(rules, address.level)
    special = [each for each in deals if each.manner != PLAIN]
    moment = _moment(special if is_special and special else deals, rules, draw)
    cited = citations.score_citations(moment.score, rules)
    return _question(address, _WORTH, moment, moment.score.total, cited)


def _of_fu(address: Address, rules: RuleSet, draw: Draw) -> TableQuestion:
    """The fu of the hand that wins now."""
    moment = _moment(_window(rules, address.level), rules, draw, base.has_base)
    account = moment.score.account
    assert account is not None
    assert account.base is not None  # asked for above
    cited = tuple(dict.fromkeys(item.article for item in account.base.items))
    return _question(address, _FU, moment, account.base.points, cited)


def _of_payments(address: Address, rules: RuleSet, draw: Draw) -> TableQuestion:
    """Who pays what for the hand that wins now."""
    moment = _moment(_window(rules, address.level), rules, draw)
    paid = moment.score.payments
    assert paid is not None  # the hand wins
    cited = payments.payment_citations(moment.score, rules)
    return _question(address, _PAYMENTS, moment, payments.answer_from_payments(paid), cited)


def _of_manner(address: Address, rules: RuleSet, draw: Draw) -> TableQuestion:
    """Which of these fans the last tile brings, if any."""
    known = MANNERS[rules.system]
    by_manner = {
        manner: [each for each in kept_deals(rules.id) if each.manner == manner]
        for manner in (*known, PLAIN)
    }
    there = [manner for manner, deals in by_manner.items() if deals]
    wanted = draw.pick(there)
    moment = _moment(by_manner[wanted], rules, draw, lambda found: manner_of(found) == wanted)
    others = draw.sample([each for each in known if each != wanted], _OTHERS + (wanted == PLAIN))
    fans = sorted({wanted, *others} - {PLAIN}, key=known.index)
    overlooked = MISSED_FAN_ID if wanted else None
    ordinary = Choice(ORDINARY, overlooked, message(N_("Nothing: an ordinary win")))
    return _question(
        address,
        _MANNER,
        moment,
        wanted or ORDINARY,
        citations.score_citations(moment.score, rules),
        (*(Choice(fan, None if fan == wanted else ABSENT_FAN_ID) for fan in fans), ordinary),
    )


def _of_wait(address: Address, rules: RuleSet, draw: Draw) -> TableQuestion:
    """Whether a tile wins that another could discard now, and what for."""
    is_winning = draw.chance(_WINNING)
    deals = [each for each in _window(rules, address.level) if each.has_waits]
    deal, suits = next(_looked_through(deals, rules, draw))
    states = states_of_deal(rules, deal, suits)
    found = draw.sample(tuple(possible_discards(states[:-1])), _LOOKED_AT)
    moments = [moment_of_discard(states, each) for each in found]
    moment = next((each for each in moments if each.score.win is is_winning), moments[0])
    score = moment.score
    choices = worth_choices(score, rules, draw)
    return _question(
        address, _WAIT, moment, key_of(score), _citations_of_wait(moment, rules), choices
    )


def _citations_of_wait(moment: TableMoment, rules: RuleSet) -> tuple[str, ...]:
    """What the count rests on; of a win of Rengo how it is paid too, else why it is none."""
    score = moment.score
    if score.win and rules.system is System.RENGO:
        return payments.payment_citations(score, rules)
    own = citations.score_citations(score, rules) if score.account else ()
    refusing = refusing_article(moment.state, moment.own, score)
    deciding = (refusing,) if refusing else ()
    return (*(each for each in own if each not in deciding), *deciding)


_MAKERS: Final[Mapping[AskedOfTable, Callable[[Address, RuleSet, Draw], TableQuestion]]] = {
    _WORTH: _counted,
    _FU: _of_fu,
    _PAYMENTS: _of_payments,
    _MANNER: _of_manner,
    _WAIT: _of_wait,
}


def grade(question: TableQuestion, response: Answer | None) -> Verdict:
    """As the kind does that asks the same of a hand that is told."""
    match question.asks:
        case AskedOfTable.WORTH:
            return total.grade(of_number(question), _number(response))
        case AskedOfTable.FU:
            return base.grade(of_number(question), _number(response))
        case AskedOfTable.PAYMENTS:
            amounts = response if isinstance(response, PaymentsAnswer) else None
            return payments.grade(of_payments(question), amounts)
        case AskedOfTable.MANNER | AskedOfTable.WAIT:
            return grade_choice(question, response, str(response), str(question.answer))


def _number(response: Answer | None) -> float | None:
    return response if isinstance(response, int | float) else None


def evidence(question: TableQuestion, verdict: Verdict) -> tuple[Evidence, ...]:
    """The hand as a whole; the fan that was seen, or not, where fans are chosen among."""
    if question.asks is AskedOfTable.WORTH:
        return total.evidence(of_number(question), verdict)
    whole, key = evidence_of_hand(question, verdict), str(question.answer)
    if question.asks is _MANNER and rule_set(question.address.rules).has(key):
        return (*whole, evidence_of_choice(key, verdict))
    return whole


def read(question: TableQuestion, value: object) -> Answer:
    """One of the choices, an amount for each seat, or a number."""
    if question.choices:
        return read_choice(question, value)
    if question.asks is AskedOfTable.PAYMENTS:
        return payments.read(question, value)
    return read_total(question, value)


def write(answer: Answer) -> Any:
    """The same as JSON knows it."""
    return payments.write(answer) if isinstance(answer, PaymentsAnswer) else answer


def _about(question: TableQuestion) -> Mapping[str, Any]:
    return {"asks": question.asks.value, "seat": question.own.value, "table": _table(question)}


def _subject(question: TableQuestion) -> Mapping[str, Any]:
    return {**NO_SUBJECT, "about": [question.asks.value, question.own.value, _table(question)]}


def _table(question: TableQuestion) -> list[Any]:
    """All that the player sees, as JSON knows it."""
    view = view_of(question.state, question.own)
    return [
        view.round_wind.value,
        view.tiles_left,
        str(view.dora_indicator or ""),
        str(view.offered or ""),
        [str(each) for each in view.own.standing],
        [_seat(view.seats[wind.place]) for wind in WINDS],
        [[each.kind.value, each.seat.value, str(each.tile or "")] for each in question.told],
    ]


def _seat(seat: PublicSeat) -> list[Any]:
    return [
        seat.standing,
        [
            [each.kind.value, [*map(str, each.laid.meld.tiles)] if each.laid else []]
            for each in seat.melds
        ],
        [*map(str, seat.flowers)],
        [f"{each.tile}{'!' * each.is_sideways}" for each in seat.floor if each.claimed_by is None],
    ]


SPEC: Final[KindSpec[TableQuestion, Answer]] = KindSpec(
    kind=Kind.TABLE,
    name=N_("Count at the table"),
    asks=N_("Look at a table: say what the win is worth, who pays, and what is special about it."),
    topics=frozenset({TopicSort.HAND}),
    deals_hands=False,
    turns_on_principles=False,
    applies_to=every_rule_set,
    shows=no_fan,
    make=make,
    grade=grade,
    evidence=evidence,
    read=read,
    write=write,
    answer_of_choice=choice_id,
    subject=_subject,
    about=_about,
    words=WORDS,
)
