"""A win of Rengo as figures in words: what is told of it, and how its payments come about."""

from typing import Final

from quizzes.question import Share, WinFigures
from quizzes.riichi_points import FU, YAKUMAN, can_be, share_of, worth_of_figures
from quizzes.words.headline import fullest
from scoring.rengo.limits import BEFORE_DOUBLING, LIMITS, limited_points
from wording import (
    N_,
    Translator,
    amount,
    comma_list,
    doubled_fu_text,
    figures_text,
    joined_sentences,
    limit_name,
)

_WON: Final = {  # whether the dealer wins, whether by tsumo
    (False, False): N_("A non-dealer wins by ron: %(worth)s."),
    (True, False): N_("The dealer wins by ron: %(worth)s."),
    (False, True): N_("A non-dealer wins by tsumo: %(worth)s."),
    (True, True): N_("The dealer wins by tsumo: %(worth)s."),
}
_KNOWN: Final = {  # whether the dealer wins, and whose share stands in the row
    (False, Share.DISCARDER): N_("a non-dealer's ron"),
    (True, Share.DISCARDER): N_("the dealer's ron"),
    (False, Share.NON_DEALER): N_("a non-dealer's tsumo, what each non-dealer pays"),
    (False, Share.DEALER): N_("a non-dealer's tsumo, what the dealer pays"),
    (True, Share.NON_DEALER): N_("the dealer's tsumo, what each pays"),
    (False, Share.TOTAL): N_("a non-dealer's tsumo, in all"),
    (True, Share.TOTAL): N_("the dealer's tsumo, in all"),
}
OF_RON: Final = 4  # doubled bases that the discarder pays (58(2))
OF_DEALER_RON: Final = 6
OF_TSUMO: Final = 1
OF_DEALER_TSUMO: Final = 2
_LEAST_DOUBLED: Final = 50  # fu, of which half is a base as well
_ROW: Final = range(1, 5)  # han


def won_text(win: WinFigures, t: Translator) -> str:
    """`A non-dealer wins by ron: 3 han 40 fu.`"""
    return t.gettext(_WON[win.is_dealer, win.drawn], worth=figures_worth(win, t))


def figures_worth(win: WinFigures, t: Translator) -> str:
    """`3 han 40 fu`, `yakuman`."""
    if win.han == YAKUMAN:
        return limit_name("yakuman", t)
    return t.gettext("%(han)s han %(fu)s fu", han=win.han, fu=win.fu)


def conversion_of(win: WinFigures, t: Translator) -> str:
    """How the figures become payments, step by step."""
    paid = paid_text(win, t)
    if win.han == YAKUMAN:
        return paid
    steps = figures_text(win.fu, win.han, t, is_dealer=win.is_dealer, drawn=win.drawn)
    return joined_sentences((steps, paid), t) if reaches_limit(win) else steps


def paid_and_why(win: WinFigures, t: Translator) -> str:
    """The same, and the step before it: `40 fu doubled 4 times is 640. The discarder pays 2,600.`"""
    paid = paid_text(win, t)
    if win.han == YAKUMAN:
        return paid
    step = short_step(win.fu, win.han, t)
    if not win.drawn and not reaches_limit(win):
        a, _limit = limited_points(win.fu, win.han)
        times = OF_DEALER_RON if win.is_dealer else OF_RON
        step = joined_sentences(
            (step, multiplied_text(times, a, share_of(win, Share.DISCARDER), t)), t
        )
        return fullest([joined_sentences((step, paid), t), step, paid], t)
    return fullest([joined_sentences((step, paid), t), paid], t)


def multiplied_text(times: int, raw: int, paid: float, t: Translator) -> str:
    """So many doubled bases, and what is paid: `4 × 640 = 2,560, rounded up to 2,600.`"""
    product = times * raw
    if times == 1 and product != paid:
        return t.gettext(
            "%(raw)s rounded up is %(paid)s.", raw=amount(raw, t), paid=amount(paid, t)
        )
    message = N_("%(times)s × %(raw)s = %(product)s, rounded up to %(paid)s.")
    return t.gettext(
        N_("%(times)s × %(raw)s = %(product)s.") if product == paid else message,
        times=times,
        raw=amount(raw, t),
        product=amount(product, t),
        paid=amount(paid, t),
    )


def short_step(fu: int, han: int, t: Translator) -> str:
    """What fu and han come to before they are shared out: doubled, or a limit (57, 59)."""
    a, limit = limited_points(fu, han)
    if limit:
        worth = t.gettext("%(han)s han %(fu)s fu", han=han, fu=fu)
        return t.gettext(
            "%(worth)s is paid as %(limit)s.", worth=worth, limit=limit_name(limit.id, t)
        )
    return t.gettext(
        "%(fu)s fu doubled %(times)s times is %(a)s.",
        fu=fu,
        times=han + BEFORE_DOUBLING,
        a=amount(a, t),
    )


def reaches_limit(win: WinFigures) -> bool:
    """Whether the win is paid by a limit (59)."""
    _a, limit = worth_of_figures(win)
    return limit is not None


def paid_text(win: WinFigures, t: Translator) -> str:
    """Who pays how much."""
    if not win.drawn:
        return t.gettext("The discarder pays %(paid)s.", paid=_amount(win, Share.DISCARDER, t))
    each, total = _amount(win, Share.NON_DEALER, t), _amount(win, Share.TOTAL, t)
    if win.is_dealer:
        return t.gettext("Each pays %(each)s; %(total)s in all.", each=each, total=total)
    return t.gettext(
        "Each non-dealer pays %(each)s, the dealer %(dealer)s; %(total)s in all.",
        each=each,
        dealer=_amount(win, Share.DEALER, t),
        total=total,
    )


def shortcuts(win: WinFigures, share: Share, t: Translator) -> tuple[str, ...]:
    """The rows to know by heart, and the same payment by half the base and a han more."""
    if reaches_limit(win):
        return (_limits_text(win, share, t),)
    found = [_row_text(win, share, t)]
    half = win.fu // 2
    if win.fu >= _LEAST_DOUBLED and half in FU and half * 2 == win.fu:
        found.append(doubled_fu_text(win.fu, win.han, t))
    return tuple(found)


def _row_text(win: WinFigures, share: Share, t: Translator) -> str:
    row = [win._replace(han=han) for han in _ROW]
    known = [each for each in row if can_be(each) and not reaches_limit(each)]
    return t.gettext(
        "Worth memorising (%(what)s, %(fu)s fu, from %(han)s han up): %(row)s.",
        what=t.gettext(_KNOWN[win.is_dealer, share]),
        fu=win.fu,
        han=known[0].han,
        row=comma_list([_amount(each, share, t) for each in known], t),
    )


def _limits_text(win: WinFigures, share: Share, t: Translator) -> str:
    """Each limit with what this share of it is."""
    rows = [
        t.pgettext(
            "limit",
            "%(limit)s %(points)s",
            limit=limit_name(row.id, t),
            points=amount(share_of(win, share, row.a), t),
        )
        for row in reversed(LIMITS)
    ]
    return t.gettext(
        "Worth memorising (%(what)s): %(row)s.",
        what=t.gettext(_KNOWN[win.is_dealer, share]),
        row=comma_list(rows, t),
    )


def _amount(win: WinFigures, share: Share, t: Translator) -> str:
    return amount(share_of(win, share), t)
