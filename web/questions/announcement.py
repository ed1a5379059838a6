"""What a player announces: to tick or strike, and afterwards with what was wrong in it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from quizzes.question import Announcement, AnnouncementQuestion, Objection
from scoring import Fan, RuleSet, Score, rule_set
from web.components.ledger import BlockView, FanHref, LedgerRow, LedgerView, Sign, fan_row
from web.questions.own_answer import reason_not_counted
from web.questions.picker import FanPickerView, fan_picker_view
from wording import Translator, amount, fan_name, second_name


@dataclass(frozen=True, slots=True)
class AnnouncedFan:
    """A fan that was announced; `struck` where the learner crossed it out before."""

    id: str
    name: str
    value: str
    struck: bool = False
    second_name: str = ""
    second_lang: str = ""


@dataclass(frozen=True, slots=True)
class AnnouncementView:
    """What was announced, to tick or to strike, and the fans to add to it."""

    fans: tuple[AnnouncedFan, ...]
    total: str
    picker: FanPickerView
    value: str = ""
    adding: bool = False


RowMark = tuple[Sign, str]
NO_MARK: Final[RowMark] = ("", "")


def announcement_view(
    question: AnnouncementQuestion,
    t: Translator,
    extra: Iterable[str] = (),
    missing: Iterable[str] = (),
    given: str = "",
) -> AnnouncementView:
    """Each fan that was said, as often as it was said, and all fans that may be missing.

    `extra`, `missing` and `given` are what was struck, added and summed up before.
    """
    said, rules = question.announcement, rule_set(question.address.rules)
    struck = Counter(extra)
    added = tuple(missing)
    return AnnouncementView(
        fans=tuple(_said(rules.fan(fan), question, struck, rules, t) for fan in said.fans),
        total=amount(said.total, t),
        picker=fan_picker_view(rules.fans, rules.id, t, added, question.hand),
        value=given or _plain(said.total),
        adding=bool(added),
    )


def _said(
    fan: Fan, question: AnnouncementQuestion, struck: Counter[str], rules: RuleSet, t: Translator
) -> AnnouncedFan:
    """A fan of the announcement; of one said twice as many are struck as were struck before."""
    is_struck = struck[fan.id] > 0
    struck[fan.id] -= 1
    value = question.score.value_of(fan)
    also, also_lang = second_name(fan, rules.id, t)
    return AnnouncedFan(fan.id, fan_name(fan, t), amount(value, t), is_struck, also, also_lang)


def _plain(total: float) -> str:
    return str(int(total)) if total == int(total) else str(total)


def announced_block(
    question: AnnouncementQuestion, objection: Objection | None, t: Translator, href: FanHref
) -> BlockView:
    """The announcement with the corrector's marks, and how the learner's stand to them."""
    said, key, score = question.announcement, question.answer, question.score
    rows = (
        *_said_rows(said, key, objection, score, t, href),
        *_missing_rows(key, objection, score, t, href),
        *_added_rows(key, objection, score, t, href),
    )
    return BlockView(t.gettext("What was announced"), LedgerView(rows), _summed_up(said, key, t))


def _summed_up(announcement: Announcement, key: Objection, t: Translator) -> str:
    """What was wrong with the announcement in a line."""
    if key.total != announcement.total:
        return t.gettext(
            "The announced total is %(said)s, the right one %(right)s.",
            said=amount(announcement.total, t),
            right=amount(key.total, t),
        )
    if key.missing or key.extra:
        return t.gettext("The total is right, the fans are not.")
    return t.gettext("The announcement is right.")


def _said_rows(
    announcement: Announcement,
    key: Objection,
    objection: Objection | None,
    score: Score,
    t: Translator,
    href: FanHref,
) -> Iterator[LedgerRow]:
    """Each fan that was said: those too much are struck out, with the reason."""
    wrong, struck = Counter(key.extra), Counter(objection.extra if objection else ())
    for fan in announcement.fans:
        is_wrong, is_struck = wrong[fan] > 0, struck[fan] > 0
        wrong[fan] -= 1
        struck[fan] -= 1
        sign, word = _of_said(is_wrong, is_struck, t) if objection else NO_MARK
        why = _why(fan, score, t) if is_wrong else ""
        yield _row(fan, score, t, href, sign, word, why=why, struck=is_wrong)


def _of_said(is_wrong: bool, is_struck: bool, t: Translator) -> RowMark:
    if is_wrong:
        if is_struck:
            return "right", t.gettext("wrong, and you struck it out")
        return "missed", t.gettext("wrong, and you let it stand")
    if is_struck:
        return "invented", t.gettext("right, but you struck it out")
    return NO_MARK


def _missing_rows(
    key: Objection, objection: Objection | None, score: Score, t: Translator, href: FanHref
) -> Iterator[LedgerRow]:
    """What the announcement left out."""
    added = Counter(objection.missing if objection else ())
    for fan in key.missing:
        is_added = added[fan] > 0
        added[fan] -= 1
        if objection is None or not is_added:
            yield _row(fan, score, t, href, "missed", t.gettext("missing in the announcement"))
        else:
            yield _row(fan, score, t, href, "right", t.gettext("missing, and you added it"))


def _added_rows(
    key: Objection, objection: Objection | None, score: Score, t: Translator, href: FanHref
) -> Iterator[LedgerRow]:
    """What the learner added and the hand does not count."""
    word = t.gettext("you added it, but it does not count")
    for fan in (Counter(objection.missing if objection else ()) - Counter(key.missing)).elements():
        yield _row(fan, score, t, href, "invented", word, why=_why(fan, score, t))


def _why(fan: str, score: Score, t: Translator) -> str:
    return reason_not_counted(rule_set(score.rules).fan(fan), score, t)


def _row(
    fan: str,
    score: Score,
    t: Translator,
    href: FanHref,
    sign: Sign,
    word: str,
    *,
    why: str = "",
    struck: bool = False,
) -> LedgerRow:
    row = rule_set(score.rules).fan(fan)
    plain = fan_row(row, score.rules, t, href)
    return LedgerRow(
        value=amount(score.value_of(row), t),
        name=plain.name,
        href=plain.href,
        second_name=plain.second_name,
        second_lang=plain.second_lang,
        reason=why,
        struck=struck,
        sign=sign,
        sign_word=word,
    )
