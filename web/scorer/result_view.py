"""What the hand scorer answers: a hand's worth with its account, or what thirteen tiles wait for."""

import json
import shlex
from collections.abc import Callable
from dataclasses import dataclass

from scoring import Score, Wait, WaitingHand, rule_set, wire
from web.components.derivation import ReadingsView, derivation_view
from web.components.hand import HandView, hand_view
from web.components.ledger import BlockView, FanHref, is_yakuman
from web.components.refusal import beside_field
from web.components.worth import hand_value_text, score_blocks, total_text
from wording import (
    Translator,
    amount,
    conversion_text,
    facts,
    hand_text,
    held_wait_text,
    line_text,
    not_counted_text,
    payment_text,
    tile_label,
    why_no_win,
    why_struck,
    win_text,
)


@dataclass(frozen=True, slots=True)
class CopyView:
    """Something to copy: a text, an address, a command."""

    label: str
    text: str


@dataclass(frozen=True, slots=True)
class ScorerResult:
    """What a hand is worth: the total, a line of verdict, who pays, the account.

    Tiles that make no winning shape have no account and no blocks. `warnings` say what is unlike
    any game under the rule set.
    """

    total: str
    verdict: str
    win: bool
    hand: HandView
    blocks: tuple[BlockView, ...] = ()
    derivation: ReadingsView | None = None
    copies: tuple[CopyView, ...] = ()
    warnings: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class WaitView:
    """A tile that would complete the hand; `text` is what the hand would then be worth."""

    code: str
    name: str
    total: str
    text: str
    href: str


@dataclass(frozen=True, slots=True)
class WaitsResult:
    """What thirteen tiles wait for."""

    heading: str
    hand: HandView
    waits: tuple[WaitView, ...]
    note: str = ""
    copies: tuple[CopyView, ...] = ()


TileHref = Callable[[str], str]
"""The address of the scorer with the hand completed by a tile, by the tile's code."""


def score_result(score: Score, t: Translator, href: FanHref, link: str) -> ScorerResult:
    """The worth of a hand. `link` is the address that holds it."""
    account = score.account
    return ScorerResult(
        total=_total(score, t),
        verdict=verdict_text(score, t),
        win=score.win,
        hand=hand_view(score.hand, score.rules, t, account),
        blocks=score_blocks(score, t, href),
        derivation=derivation_view(score, t),
        copies=(
            CopyView(t.gettext("Copy as text"), result_as_text(score, t)),
            CopyView(t.gettext("Copy link"), link),
            CopyView(t.gettext("Copy as command line"), _command(score)),
        ),
        warnings=tuple(
            beside_field(each, t) for each in rule_set(score.rules).warnings(score.hand)
        ),
    )


def verdict_text(score: Score, t: Translator) -> str:
    """Whether it wins, in a few words beside the total."""
    if not score.win:
        return why_no_win(score, t)
    return win_text(score, t)


def _total(score: Score, t: Translator) -> str:
    """The great figure. Of a hand that falls short, what is measured against the minimum."""
    if score.account and is_yakuman(score.account):
        return t.gettext("Yakuman")
    return amount(score.total if score.win else score.counted_for_minimum, t)


def result_as_text(score: Score, t: Translator) -> str:
    """The hand and its account as plain text, as one sends it to a friend."""
    lines = [hand_text(score.hand, t)]
    lines += (
        t.pgettext("part of a hand", "%(label)s %(words)s", label=fact.label, words=fact.value)
        for fact in facts(score.hand, score.rules, t)
    )
    lines += [*(line_text(line, score.rules, t) for line in score.counted)]
    if score.account:
        lines += (
            not_counted_text(struck.fan, why_struck(struck, score.account, score, t), t)
            for struck in score.account.struck
        )
        if held := held_wait_text(score, score.account, t):
            lines.append(not_counted_text(*held, t))
    total = t.gettext("Total: %(points)s", points=total_text(score, t))
    how = conversion_text(score, t)
    paid = payment_text(score, t) or why_no_win(score, t)
    return "\n".join(filter(None, (*lines, total, how, paid)))


def waits_result(
    waiting_hand: WaitingHand,
    waits: tuple[Wait, ...],
    rules: str,
    t: Translator,
    complete: TileHref,
    link: str,
) -> WaitsResult:
    """What the thirteen tiles wait for, and what each tile would make of them."""
    heading = t.ngettext(
        "Waits for one kind of tile", "Waits for %(num)s kinds of tile", len(waits)
    )
    return WaitsResult(
        heading=heading if waits else t.gettext("Not waiting"),
        hand=hand_view(waiting_hand, rules, t),
        waits=tuple(_wait(each, t, complete(str(each.tile))) for each in waits),
        note=t.gettext("Thirteen tiles. Add the winning tile at the end to score the hand."),
        copies=(CopyView(t.gettext("Copy link"), link),),
    )


def _wait(wait: Wait, t: Translator, href: str) -> WaitView:
    text = t.gettext("a legal win") if wait.score.win else why_no_win(wait.score, t)
    return WaitView(
        code=str(wait.tile),
        name=tile_label(wait.tile, t),
        total=hand_value_text(wait.score, t),
        text=text,
        href=href,
    )


def _command(score: Score) -> str:
    line = wire.write_hand(score.hand, score.rules)
    if score.hand.circumstances.discarder is None:
        line.pop("from", None)
    return f"echo {shlex.quote(json.dumps(line, ensure_ascii=False))} | python -m scoring explain"
