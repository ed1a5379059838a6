"""Several things in a row, as each language strings them together."""

from collections.abc import Sequence

from wording.translator import Translator


def and_list(items: Sequence[str], t: Translator) -> str:
    """`a, b and c`."""
    if len(items) < 2:
        return "".join(items)
    *before, last = items
    if len(items) == 2:
        return t.pgettext("two things", "%(one)s and %(two)s", one=before[0], two=last)
    return t.pgettext("last of a list", "%(one)s and %(two)s", one=comma_list(before, t), two=last)


def name_list(items: Sequence[str], t: Translator) -> str:
    """`a, b and c`, names; where one holds an `and` itself, `a and b, and c`."""
    if len(items) < 2 or not any(" and " in each for each in items):
        return and_list(items, t)
    *before, last = items
    return clause_list([comma_list(before, t), last], t)


def number_list(items: Sequence[str], t: Translator) -> str:
    """`123, 456 and 789`, numbers of tiles that share what follows."""
    if len(items) < 2:
        return "".join(items)
    *before, last = items
    start = number_series(before, t)
    return t.pgettext("last of the numbers", "%(one)s and %(two)s", one=start, two=last)


def number_series(items: Sequence[str], t: Translator) -> str:
    """`1, 5, 9`, numbers of tiles that share what follows, in a list that ends nowhere."""
    return _chain(items, t.pgettext("numbers", "%(one)s, %(two)s"))


def clause_list(items: Sequence[str], t: Translator) -> str:
    """`a and b together, and c and d together`, for things that hold an `and` themselves."""
    return _chain(items, t.pgettext("clauses", "%(one)s, and %(two)s"))


def comma_list(items: Sequence[str], t: Translator) -> str:
    """`a, b, c`, for lists that end nowhere in particular."""
    return _chain(items, t.pgettext("list", "%(one)s, %(two)s"))


def semicolon_list(items: Sequence[str], t: Translator) -> str:
    """`a; b`, for things that hold commas themselves."""
    return _chain(items, t.pgettext("list", "%(one)s; %(two)s"))


def group_list(items: Sequence[str], t: Translator) -> str:
    """`2, 2 of characters; 9 of bamboos`, groups that hold commas, where nothing follows the last."""
    if len(items) < 2:
        return "".join(items)
    *before, last = items
    start = _chain(before, t.pgettext("groups of tiles", "%(one)s; %(two)s"))
    return t.pgettext("last group of tiles", "%(one)s; %(two)s", one=start, two=last)


def wanting_list(items: Sequence[str], t: Translator) -> str:
    """`a missing; b claimed`, what all keeps a fan out of a hand."""
    return _chain(items, t.pgettext("what is wanting", "%(one)s; %(two)s"))


def meld_list(items: Sequence[str], t: Translator) -> str:
    """`a, from East; b, from West`, sets that lie before a player."""
    return _chain(items, t.pgettext("melds of a seat", "%(one)s; %(two)s"))


def seat_parts(items: Sequence[str], t: Translator) -> str:
    """`melds: a, b; discards: c, d`, what lies before a player, each a list of its own."""
    return _chain(items, t.pgettext("parts of a seat", "%(one)s; %(two)s"))


def spaced_list(items: Sequence[str], t: Translator) -> str:
    """`2 2 3`, for tiles that are read one after the other."""
    return _chain(items, t.pgettext("tiles", "%(one)s %(two)s"))


def joined_sentences(items: Sequence[str], t: Translator) -> str:
    """`This is so. That too.`; an empty sentence is left out."""
    return t.language.sentence_gap.join(filter(None, items))


def _chain(items: Sequence[str], link: str) -> str:
    text = ""
    for item in items:
        text = link % {"one": text, "two": item} if text else item
    return text


def capitalized(text: str) -> str:
    """The text with a capital letter at its beginning, where its language has them."""
    return text[:1].upper() + text[1:]
