"""The answer to an act beside the key: fans named or struck, tiles tapped, discards, calls."""

from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import replace
from typing import Final

from lessons.pieces.calls import Call, CallRuling, WhyNoCall
from lessons.pieces.check import Check
from lessons.pieces.check_parts import without_number
from quizzes import Verdict
from scoring import Wait, rule_set, tile
from web.components.citations import article_link
from web.components.ledger import BlockView, FanHref, LedgerRow, LedgerView
from web.learn.check_prompts import fan_name_in
from web.learn.option_signs import option_row, sign_of
from web.questions.own_answer import named_fans_block
from wording import N_, Translator, and_list, tile_name, why_no_win


def named_block(check: Check, chosen: Set[str], t: Translator, href: FanHref) -> BlockView:
    """The fans that were named beside those that count."""
    answer = check.nearest_answer(chosen)

    def named(fans: Set[str]) -> tuple[str, ...]:
        return tuple(without_number(each) for each in check.options if each in fans)

    verdict = Verdict(
        credit=check.credit(chosen),
        exact=check.is_right(chosen),
        right=named(chosen & answer),
        missed=named(answer - chosen),
        invented=named(chosen - answer),
    )
    other_way = answer != check.answer
    return named_fans_block(check.scores[0], verdict, t, href, other_way=other_way)


def signed_accounts(
    blocks: Iterable[BlockView], check: Check, chosen: Set[str], t: Translator
) -> Iterator[BlockView]:
    """The account of a hand, with a sign at each fan that was or should have been struck."""
    for block in blocks:
        rows = tuple(_signed(row, check, chosen, t) for row in block.ledger.rows)
        yield replace(block, ledger=replace(block.ledger, rows=rows))


def _signed(row: LedgerRow, check: Check, chosen: Set[str], t: Translator) -> LedgerRow:
    sign, word = sign_of(row.fan, check, chosen, t)
    return replace(row, sign=sign, sign_word=word)


def pointed_block(check: Check, chosen: Set[str], t: Translator, href: FanHref) -> BlockView:
    """The tiles that were tapped, below those that make the fan."""
    name = fan_name_in(check.fan, check, t)
    key = LedgerRow(
        value="", name=name, href=href(check.fan), sets=_runs(check.nearest_answer(chosen))
    )
    own = LedgerRow(
        value="",
        name=t.gettext("You tapped"),
        sets=_runs(chosen),
        sign="invented",
        sign_word=t.gettext("your answer"),
    )
    return BlockView(t.gettext("The tiles"), LedgerView((key, own)))


def _runs(tiles: Set[str]) -> tuple[tuple[str, ...], ...]:
    """Tiles as pictures in order."""
    found = sorted(tile(without_number(each)) for each in tiles)
    return (tuple(map(str, found)),)


def discards_block(check: Check, chosen: Set[str], t: Translator, _href: FanHref) -> BlockView:
    """Each tile that may go with what the hand then waits for, and the one that was chosen."""
    assert check.turn is not None
    rules = rule_set(check.rules)
    rows = []
    for option in check.options:
        if option in check.answer | chosen:
            found = check.turn.waits_after(tile(option), rules)
            waiting = tuple(str(each.tile) for each in found)
            reason = _after_discard(check, found, t)
            row = option_row(option, check, chosen, t, reason=reason)
            rows.append(replace(row, sets=(waiting,) if waiting else ()))
    return BlockView(t.gettext("The discards"), LedgerView(tuple(rows)))


def _after_discard(check: Check, found: Sequence[Wait], t: Translator) -> str:
    """What the hand waits for, and which of the waits make the fan."""
    if not found:
        return t.gettext("The hand is then not waiting.")
    waiting = and_list([tile_name(each.tile, t) for each in found], t)
    said = t.gettext("The hand then waits for %(tiles)s.", tiles=waiting)
    if not check.fan:
        return said
    fan = fan_name_in(check.fan, check, t)
    fits = [
        tile_name(each.tile, t)
        for each in found
        if any(line.fan.id == check.fan for line in each.score.counted)
    ]
    if not fits:
        return t.gettext("%(said)s None of them makes %(fan)s.", said=said, fan=fan)
    if len(fits) == len(found):
        return said
    return t.gettext(
        "%(said)s With %(fan)s: %(tiles)s.", said=said, fan=fan, tiles=and_list(fits, t)
    )


def changes_block(check: Check, chosen: Set[str], t: Translator, _href: FanHref) -> BlockView:
    """Every change that makes it true, and the one that was made."""
    rows = tuple(
        option_row(each, check, chosen, t, sets=((out,), (put_in,)))
        for each in check.options
        if each in check.answer | chosen
        for out, put_in in [each.split(">")]
    )
    wrong = bool(chosen) and not check.is_right(chosen)
    text = t.gettext("The hand above is as you changed it.") if wrong else ""
    return BlockView(t.gettext("The changes"), LedgerView(rows), text)


def calls_block(check: Check, chosen: Set[str], t: Translator, _href: FanHref) -> BlockView:
    """Each call with why it may or may not be made."""
    rows = tuple(_call_row(each, check, chosen, t) for each in check.calls)
    return BlockView(t.gettext("The calls"), LedgerView(rows))


def _call_row(ruling: CallRuling, check: Check, chosen: Set[str], t: Translator) -> LedgerRow:
    assert check.discard is not None
    code = str(check.discard.tile)
    row = option_row(ruling.call.value, check, chosen, t, reason=_why_call(ruling, t))
    return replace(
        row,
        articles=tuple(article_link(each, check.rules, t) for each in ruling.articles),
        sets=tuple((*map(str, use), code) for use in ruling.uses),
    )


_WHY_NOT: Final = {
    (Call.CHOW, WhyNoCall.TILES): N_("No two tiles in the hand make a chow with it."),
    (Call.PUNG, WhyNoCall.TILES): N_("The hand does not hold two of them."),
    (Call.KONG, WhyNoCall.TILES): N_("The hand does not hold three of them."),
    (Call.CHOW, WhyNoCall.SEAT): N_(
        "A chow can be made only with a discard from the player on the left."
    ),
    (Call.WIN, WhyNoCall.SHAPE): N_("It does not complete the hand."),
}
_WHY: Final = {
    Call.CHOW: N_("The player on the left discards it, and the hand holds the two others."),
    Call.PUNG: N_("The hand holds two of them; any player's discard will do."),
    Call.KONG: N_("The hand holds three of them; any player's discard will do."),
    Call.WIN: N_("It completes the hand, and the hand is worth enough."),
}


def _why_call(ruling: CallRuling, t: Translator) -> str:
    """Why a call may or may not be made."""
    if ruling.why_not is None:
        return t.gettext(_WHY[ruling.call])
    if ruling.why_not is WhyNoCall.RIICHI:
        return t.gettext("After riichi only a win may be called.")
    if ruling.why_not is WhyNoCall.WORTH and ruling.score:
        return why_no_win(ruling.score, t)
    return t.gettext(_WHY_NOT[ruling.call, ruling.why_not])
