"""What a change did to the account of a hand: what came, what went, what is struck now."""

from collections.abc import Iterator
from dataclasses import replace

from lessons.knowledge import Knowledge
from scoring import Account, Counted, Score, Struck, Tile, TileSet, rule_set
from web.components.ledger import BlockView, Change, FanHref, LedgerView, fan_row
from web.components.worth import hand_value_text, score_blocks
from web.learn.taught_account import as_taught, taught_blocks
from wording import Translator, and_list, fan_name, joined_sentences, set_name


def changed_blocks(
    now: Score,
    before: Score,
    known: Knowledge,
    t: Translator,
    href: FanHref,
    *,
    han_only: bool = False,
) -> tuple[BlockView, ...]:
    """The account of a hand with a mark on what is not as it was before."""
    if now is before:
        return taught_blocks(now, known, t, href, han_only=han_only)
    blocks = score_blocks(now, t, href, han_only=han_only)
    marked = tuple(_marked(blocks, now.account, before)) if now.account else ()
    marked = as_taught(marked, now, known, t)
    gone = tuple(
        replace(
            fan_row(rule_set(now.rules).fan(fan), now.rules, t, href), struck=True, change="gone"
        )
        for fan in _gone(now, before)
        if fan not in known.later_fans
    )
    if not gone:
        return marked
    return (*marked, BlockView(t.gettext("No longer there"), LedgerView(gone)))


def changed_text(now: Score, before: Score, known: Knowledge, t: Translator) -> str:
    """The change in a sentence or three: the totals, what came, what went.

    Why a hand may not win stands beside it, for that is so before any change.
    """
    if now is before:
        return ""
    texts = [_changed_total_text(now, before, t)]
    came, went = _names(now, before, known, t), _names(before, now, known, t)
    if came:
        texts.append(t.gettext("Added: %(fans)s.", fans=came))
    if went:
        texts.append(t.gettext("Lost: %(fans)s.", fans=went))
    return joined_sentences(texts, t)


def _changed_total_text(now: Score, before: Score, t: Translator) -> str:
    """The two totals in a sentence."""
    then, today = hand_value_text(before, t), hand_value_text(now, t)
    if then == today:
        return t.gettext("As before: %(points)s.", points=today)
    return t.gettext("From %(before)s to %(after)s.", before=then, after=today)


def shape_text(score: Score, t: Translator) -> str:
    """Whether the tiles are complete, and of what they are made."""
    if score.account is None:
        return t.gettext("Not complete.")
    sets = and_list(
        [set_name(part, t) for part in sorted(score.account.reading.sets, key=_first)], t
    )
    return t.gettext("Complete: %(sets)s.", sets=sets)


def _first(part: TileSet) -> Tile:
    return part.tiles[0]


def _names(here: Score, there: Score, known: Knowledge, t: Translator) -> str:
    """The fans that count here and do not there, those of later lessons aside."""
    other = {line.fan.id for line in there.counted} | known.later_fans
    return and_list([fan_name(line.fan, t) for line in here.counted if line.fan.id not in other], t)


def _marked(blocks: tuple[BlockView, ...], account: Account, before: Score) -> Iterator[BlockView]:
    """The blocks with what is new marked: the first has the rows of what counts, the last of
    what is struck, if anything is."""
    was = _Was(before)
    for place, block in enumerate(blocks):
        if place == 0:
            changes = [was.counted_now(line) for line in account.counted]
        elif account.struck and place == len(blocks) - 1:
            changes = [was.struck_now(line) for line in account.struck]
        else:
            yield block
            continue
        rows = tuple(
            replace(row, change=change)
            for row, change in zip(block.ledger.rows, changes, strict=True)
        )
        yield replace(block, ledger=replace(block.ledger, rows=rows))


class _Was:
    """What the account before the change held."""

    def __init__(self, before: Score) -> None:
        account = before.account
        self.counted = {line.fan.id for line in account.counted} if account else set()
        self.struck = {line.fan.id: line.because for line in account.struck} if account else {}

    def counted_now(self, line: Counted) -> Change:
        return "" if line.fan.id in self.counted else "new"

    def struck_now(self, line: Struck) -> Change:
        if line.fan.id in self.struck:
            return "" if self.struck[line.fan.id] == line.because else "moved"
        return "struck" if line.fan.id in self.counted else "new"


def _gone(now: Score, before: Score) -> Iterator[str]:
    """Fans that were counted or struck before and are not in the hand any more."""
    here: set[str] = set()
    if now.account:
        here = {line.fan.id for line in now.account.counted}
        here |= {line.fan.id for line in now.account.struck}
    if before.account:
        for line in before.account.counted:
            if line.fan.id not in here:
                yield line.fan.id
