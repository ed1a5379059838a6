"""How han and base become what is paid (57 to 59)."""

from scoring import Score, Wind
from scoring.rengo.limits import BEFORE_DOUBLING, PASSED, limited_points, up_to_hundreds
from wording.lists import joined_sentences
from wording.numbers import amount
from wording.rengo.names import limit_name
from wording.translator import Translator


def conversion_text(score: Score, t: Translator) -> str:
    """`Base 30 doubled 5 times (3 han and 2 more) is 960.` and the rounding, or the limit.

    Nothing for a yakuman, which has no base, and where the hand does not win.
    """
    account = score.account
    if account is None or account.base is None or not score.win:
        return ""
    circumstances = score.hand.circumstances
    return figures_text(
        account.base.points,
        int(account.total),
        t,
        is_dealer=circumstances.seat is Wind.EAST,
        drawn=circumstances.self_drawn,
    )


def figures_text(base: int, han: int, t: Translator, *, is_dealer: bool, drawn: bool) -> str:
    """The same for a base and han alone."""
    a, limit = limited_points(base, han)
    if limit:
        return t.gettext(
            "%(han)s han and %(base)s fu would come to more than %(most)s points. The limits go by han plus 2: %(sum)s here, which is paid as %(limit)s.",
            han=han,
            base=base,
            sum=han + BEFORE_DOUBLING,
            most=amount(_shares_in_a_ron(is_dealer) * PASSED, t),
            limit=limit_name(limit.id, t),
        )
    doubled = t.gettext(
        "%(base)s fu doubled %(times)s times (%(han)s han and 2 more) is %(a)s.",
        base=base,
        times=han + BEFORE_DOUBLING,
        han=han,
        a=amount(a, t),
    )
    return joined_sentences((doubled, rounded_shares(a, t, is_dealer=is_dealer, drawn=drawn)), t)


def doubled_fu_text(fu: int, han: int, t: Translator) -> str:
    """That half of the fu with one han more is the same A (57)."""
    return t.gettext(
        "Doubling the fu is worth one han: %(worth)s pays the same as %(han)s han %(fu)s fu.",
        worth=t.gettext("%(han)s han %(fu)s fu", han=han, fu=fu),
        han=han + 1,
        fu=fu // 2,
    )


def _shares_in_a_ron(is_dealer: bool) -> int:
    """How many times A a ron pays, as 59 measures every win: the dealer's six, another's four."""
    return 6 if is_dealer else 4


def rounded_shares(a: int, t: Translator, *, is_dealer: bool, drawn: bool) -> str:
    """How many times A each payer pays, rounded up to hundreds where it comes to none."""
    if a % 100 == 0:
        return _even_shares(a, t, is_dealer=is_dealer, drawn=drawn)
    if drawn and is_dealer:
        return t.gettext(
            "Each pays twice that, rounded up to the next hundred: %(each)s.",
            each=amount(up_to_hundreds(2 * a), t),
        )
    if drawn:
        return t.gettext(
            "Rounded up to the next hundred: %(each)s; the dealer pays twice %(a)s, rounded up too: %(dealer)s.",
            each=amount(up_to_hundreds(a), t),
            a=amount(a, t),
            dealer=amount(up_to_hundreds(2 * a), t),
        )
    times = _shares_in_a_ron(is_dealer)
    formula = (
        t.gettext(
            "A dealer's win takes six times that, %(sum)s, rounded up to the next hundred: "
            "%(paid)s."
        )
        if is_dealer
        else t.gettext("Four times that, %(sum)s, rounded up to the next hundred: %(paid)s.")
    )
    paid = up_to_hundreds(times * a)
    return formula % {"sum": amount(times * a, t), "paid": amount(paid, t)}


def _even_shares(a: int, t: Translator, *, is_dealer: bool, drawn: bool) -> str:
    """The same of an A that needs no rounding."""
    if drawn and is_dealer:
        return t.gettext("Each pays twice that: %(each)s.", each=amount(2 * a, t))
    if drawn:
        return t.gettext(
            "Each non-dealer pays that, the dealer twice as much: %(dealer)s.",
            dealer=amount(2 * a, t),
        )
    paid = amount(_shares_in_a_ron(is_dealer) * a, t)
    if is_dealer:
        return t.gettext("A dealer's win takes six times that: %(paid)s.", paid=paid)
    return t.gettext("The discarder pays four times that: %(paid)s.", paid=paid)
