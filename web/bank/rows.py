"""Questions of a bank as rows of a page, and the ways to narrow them."""

import uuid
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final, Generic, TypeVar
from urllib.parse import urlencode

from flask import request, url_for

from quizzes import Address, Kind, QuizError
from quizzes.address import kind_of, rules_of
from quizzes.question_cache import question_at
from quizzes.texts import kind_name
from quizzes.typed.hand_code import held_of_code
from quizzes.typed.score_request import query_of
from school.bank.finding import LONGEST_SEARCH, BankFilter, tag_counts
from school.bank.models import OwnQuestion
from scoring import RULE_SETS, Score, rule_set
from web.bank.asked_view import AskedView, asked_view
from web.components.options import OptionView
from wording import Translator, rules_badge

ON_A_PAGE: Final = 20
_FILTER_NAMES: Final = ("q", "rules", "kind", "tag")


@dataclass(frozen=True, slots=True)
class BankRow:
    """A question of a bank; `asked` is None where this version cannot make it any more.

    `is_taken` says that the assignment has it, `is_ticked` that it is chosen.
    """

    id: str
    asked: AskedView | None
    tags: tuple[str, ...]
    note: str
    hand_href: str = ""
    is_taken: bool = False
    is_ticked: bool = False


@dataclass(frozen=True, slots=True)
class BankPage:
    """The questions that were looked for, a page of them at a time.

    `count` are all that were found, `total` all in the bank. `ticked_elsewhere` are those that are
    chosen and stand on other pages. `query` looks for the same again.
    """

    rows: tuple[BankRow, ...]
    count: int
    total: int
    number: int
    pages: int
    ticked_elsewhere: tuple[str, ...]
    query: str
    words: str
    rules: tuple[OptionView, ...]
    kinds: tuple[OptionView, ...]
    tags: tuple[OptionView, ...]


def bank_row(
    question: OwnQuestion, t: Translator, *, is_taken: bool = False, is_ticked: bool = False
) -> BankRow:
    """The question with its key, tags and note."""
    row = BankRow(
        str(question.public_id),
        None,
        tuple(question.tags),
        question.note,
        is_taken=is_taken,
        is_ticked=is_ticked,
    )
    try:
        address = Address.parse(question.question)
        asked = asked_view(question_at(address), t)
        return replace(row, asked=asked, hand_href=_hand_href(address))
    except QuizError:
        return row


def _hand_href(address: Address) -> str:
    """Where other kinds ask about the same hand."""
    rules = rule_set(address.rules)
    held = held_of_code(address.hand, rules)
    hand = held.hand if isinstance(held, Score) else held
    return url_for("own_hand.page", rules=rules, **query_of(hand, rules))


def sent_filter(rules: str = "") -> BankFilter:
    """What the address looks for; of one rule set alone where that is given."""
    of = request.args.get
    chosen = rules or of("rules", "")
    kind = of("kind", "")
    return BankFilter(
        rules=chosen if chosen in RULE_SETS else "",
        kind=kind if kind in list(Kind) else "",
        tag=of("tag", "")[:LONGEST_SEARCH],
        words=of("q", "")[:LONGEST_SEARCH],
    )


_Row = TypeVar("_Row")


@dataclass(frozen=True, slots=True)
class RowsOfPage(Generic[_Row]):
    """The rows of a page, its number, and how many pages there are."""

    rows: Sequence[_Row]
    number: int
    pages: int


def page_of(rows: Sequence[_Row], asked: str) -> RowsOfPage[_Row]:
    """The page of that number; the first where there is none."""
    pages = max(-(-len(rows) // ON_A_PAGE), 1)
    number = int(asked) if asked in map(str, range(1, pages + 1)) else 1
    return RowsOfPage(rows[(number - 1) * ON_A_PAGE : number * ON_A_PAGE], number, pages)


def sent_query() -> dict[str, str]:
    """What of the address narrows the list."""
    return {name: request.args[name] for name in _FILTER_NAMES if request.args.get(name)}


def bank_page(
    questions: Sequence[OwnQuestion],
    wanted: BankFilter,
    t: Translator,
    taken: Iterable[str] = (),
    ticked: Collection[uuid.UUID] = (),
    turned: str = "",
) -> BankPage:
    """The page that the address asks for, or that was `turned` to, of what the filter takes.

    What is `ticked` stays so on every page.
    """
    there = set(taken)
    found = [each for each in questions if wanted.takes(each)]
    here = page_of(found, turned or request.args.get("page", ""))
    shown = {each.public_id for each in here.rows}
    return BankPage(
        rows=tuple(
            bank_row(each, t, is_taken=each.question in there, is_ticked=each.public_id in ticked)
            for each in here.rows
        ),
        count=len(found),
        total=len(questions),
        number=here.number,
        pages=here.pages,
        ticked_elsewhere=tuple(
            str(each.public_id)
            for each in questions
            if each.public_id in ticked and each.public_id not in shown
        ),
        query=urlencode(sent_query()),
        words=wanted.words,
        rules=_rule_options(questions, wanted.rules, t),
        kinds=_kind_options(questions, wanted.kind, t),
        tags=_tag_options(questions, wanted.tag, t),
    )


def _rule_options(
    questions: Sequence[OwnQuestion], chosen: str, t: Translator
) -> tuple[OptionView, ...]:
    labels = {rules: rules_badge(rules, t) for rules in RULE_SETS}
    return _options(labels, {rules_of(each.question) for each in questions}, chosen)


def _kind_options(
    questions: Sequence[OwnQuestion], chosen: str, t: Translator
) -> tuple[OptionView, ...]:
    labels = {kind.value: kind_name(kind, t) for kind in Kind}
    return _options(labels, {kind_of(each.question) for each in questions}, chosen)


def _tag_options(
    questions: Sequence[OwnQuestion], chosen: str, t: Translator
) -> tuple[OptionView, ...]:
    """Every tag, with how many questions have it."""
    return tuple(
        OptionView(
            tag, t.gettext("%(tag)s (%(count)s)", tag=tag, count=count), tag == chosen, "und"
        )
        for tag, count in tag_counts(questions).items()
    )


def _options(labels: dict[str, str], there: set[str], chosen: str) -> tuple[OptionView, ...]:
    """Those that a question has, and the one that was asked for."""
    shown = {*there, chosen}
    return tuple(
        OptionView(value, label, value == chosen)
        for value, label in labels.items()
        if value in shown
    )
