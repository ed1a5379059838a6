"""What the hand scorer answers: a hand's worth with its account, or what thirteen tiles wait for."""

import json
import shlex
from collections.abc import Callable

from scoring import Score, Standing, Wait, wire
from web.page_models import CopyView, ScorerResult, WaitsResult, WaitView
from web.present.hand import hand_view
from web.present.ledger import FanHref, counted_ledger, struck_ledger
from web.present.proof import proof_view
from wording import (
    Translator,
    facts,
    fan_name,
    hand_text,
    line_text,
    payment_text,
    points,
    tile_label,
    why_no_win,
    why_struck,
)

TileHref = Callable[[str], str]
"""The address of the scorer with the hand completed by a tile, by the tile's code."""


def score_result(score: Score, t: Translator, href: FanHref, link: str) -> ScorerResult:
    """The worth of a hand. `link` is the address that holds it."""
    account = score.account
    return ScorerResult(
        # Of a hand that falls short, what is measured against the minimum: without flowers.
        total=str(score.total if score.win else score.counted_for_minimum),
        verdict=verdict(score, t),
        win=score.win,
        hand=hand_view(score.hand, t, account),
        payments=payment_text(score, t),
        counted=counted_ledger(score, account, t, href) if account else None,
        struck=struck_ledger(score, account, t, href) if account and account.struck else None,
        proof=proof_view(score, t),
        copies=(
            CopyView(t.gettext("Copy as text"), as_text(score, t)),
            CopyView(t.gettext("Copy link"), link),
            CopyView(t.gettext("Copy as command line"), _command(score)),
        ),
    )


def verdict(score: Score, t: Translator) -> str:
    """Whether it wins, in a few words beside the total."""
    if score.win:
        return t.ngettext("point, a legal win", "points, a legal win", score.total)
    return why_no_win(score, t)


def as_text(score: Score, t: Translator) -> str:
    """The hand and its account as plain text, as one sends it to a friend."""
    lines = [hand_text(score.hand, t)]
    lines += (
        t.pgettext("part of a hand", "%(label)s %(words)s", label=fact.label, words=fact.value)
        for fact in facts(score.hand, t)
    )
    lines += ["", *(line_text(line, t) for line in score.counted)]
    if score.account:
        lines += (
            t.gettext(
                "Not counted: %(fan)s. %(why)s",
                fan=fan_name(struck.fan, t),
                why=why_struck(struck, score.account, t),
            )
            for struck in score.account.struck
        )
    total = t.gettext("Total: %(points)s", points=points(score.total, t))
    return "\n".join([*lines, "", total, payment_text(score, t) or why_no_win(score, t)])


def waits_result(
    standing: Standing, waits: tuple[Wait, ...], t: Translator, complete: TileHref, link: str
) -> WaitsResult:
    """What the thirteen tiles wait for, and what each tile would make of them."""
    heading = t.ngettext(
        "Waits for one kind of tile", "Waits for %(num)s kinds of tile", len(waits)
    )
    return WaitsResult(
        heading=heading if waits else t.gettext("Waits for nothing"),
        hand=hand_view(standing, t),
        waits=tuple(_wait(each, t, complete(str(each.tile))) for each in waits),
        note=t.gettext("Thirteen tiles. Add the winning tile at the end to score the hand."),
        copies=(CopyView(t.gettext("Copy link"), link),),
    )


def _wait(wait: Wait, t: Translator, href: str) -> WaitView:
    said = t.gettext("a legal win") if wait.score.win else why_no_win(wait.score, t)
    return WaitView(
        code=str(wait.tile),
        name=tile_label(wait.tile, t),
        total=points(wait.score.total, t),
        said=said,
        href=href,
    )


def _command(score: Score) -> str:
    line = json.dumps(wire.write_hand(score.hand, score.rules), ensure_ascii=False)
    return f"echo {shlex.quote(line)} | python -m scoring explain"
