"""Sample values for every piece of the pages, made by the same presenters as the pages' own."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, Final

from quizzes.typed.hand import read_typed
from school.progress.fan_state import FanMastery, FanState
from scoring import DEFAULT, Hand, RuleSet, Score, rule_set, score
from scoring.wire import read_hand
from web.components.derivation import derivation_view
from web.components.fan_values import spoken_value, value_label
from web.components.hand import hand_view
from web.components.ledger import BlockView, FanHref, LedgerView, fan_row
from web.components.options import OptionView
from web.components.tile_strip import TileStrip
from web.components.worth import score_blocks
from web.drills.run_end import PastAnswer
from web.questions.answered_view import VerdictView
from web.questions.choices import ChoiceView
from web.questions.heading import DrillHead, TallyView
from web.questions.picker import fan_picker_view, value_pad_view, wait_groups
from web.reference.map_view import map_view
from web.scorer.form_view import tile_groups
from web.style_guide.question_samples import sample_asked
from wording import Translator, fan_name, rules_badge, second_name

SEVERAL_READINGS: Final = "112233m112233p1s 1s"
EVERY_KONG: Final = "1s [1111z] [222+2z] (3333z) [234p] 1s 12345678f"
NOON: Final = datetime(2026, 1, 1, 12, tzinfo=UTC)
_CHOICES: Final = ("mixed-straight", "pure-straight", "short-straight", "mixed-double-chow")


def sample(t: Translator, href: FanHref) -> Mapping[str, Any]:
    """A value for each piece, by the names that the template uses."""
    rules = rule_set(DEFAULT)
    scored = score(_hand(SEVERAL_READINGS), rules)
    account = scored.account
    assert account is not None
    return {
        "head": _head(t),
        "hand": hand_view(scored.hand, scored.rules, t, account),
        "kongs": hand_view(_hand(EVERY_KONG), rules.id, t),
        "choices": _choices(rules, t),
        "picker": fan_picker_view(rules.fans, rules.id, t, ("tile-hog", "tile-hog", "all-chows")),
        "pad": value_pad_view(rules, t),
        "waits": wait_groups(t, ("1m", "4m")),
        "tile_keys": tile_groups(read_typed("123m55z [234p] 7z"), rules, t),
        "verdicts": _verdicts(scored, t),
        "blocks": (*score_blocks(scored, t, href), _own_answer(rules, t, href)),
        "proof": derivation_view(scored, t),
        "map": map_view(rules, _states(rules), t, href),
        "options": _options(t),
        "past": _past(t),
        **sample_asked(t),
    }


def _hand(typed: str) -> Hand:
    hand, _rules = read_hand({"rules": DEFAULT, **read_typed(typed).line()})
    return hand


def _head(t: Translator) -> DrillHead:
    marks = TallyView(("done", "part", "miss", "now", "ahead"), "4 / 5")
    return DrillHead(rules_badge(DEFAULT, t), t.gettext("Name the fans"), "3", marks)


def _choices(rules: RuleSet, t: Translator) -> tuple[ChoiceView, ...]:
    fans = [rules.fan(name) for name in _CHOICES]
    return tuple(
        ChoiceView(
            key,
            fan.id,
            fan_name(fan, t),
            *second_name(fan, rules.id, t),
            points=value_label(fan, t),
            said=spoken_value(fan, rules.id, t),
        )
        for key, fan in zip("ABCD", fans, strict=True)
    )


def _verdicts(scored: Score, t: Translator) -> tuple[VerdictView, ...]:
    key = str(scored.total)
    return (
        VerdictView(t.gettext("Correct"), True, own_answer=key, key=key),
        VerdictView(t.gettext("Not right"), False, "7", "", key, "", t.gettext("Near miss")),
    )


def _own_answer(rules: RuleSet, t: Translator, href: FanHref) -> BlockView:
    """A row with each sign that an answer's rows can carry."""
    rows = []
    for name, sign in zip(_CHOICES, ("right", "missed", "invented"), strict=False):
        row = fan_row(rules.fan(name), rules.id, t, href)
        rows.append(type(row)(row.value, row.name, href=row.href, sign=sign))  # type: ignore[arg-type]
    return BlockView(t.gettext("Your answer"), LedgerView(tuple(rows)))


def _states(rules: RuleSet) -> dict[str, FanState]:
    """Every state in turn."""
    states = list(FanMastery)
    return {
        fan.id: FanState(states[at % len(states)], 0.5, 1, NOON)
        for at, fan in enumerate(rules.fans)
    }


def _options(t: Translator) -> tuple[OptionView, ...]:
    return (
        OptionView("1", t.gettext("Nearly there"), True),
        OptionView("2", t.gettext("Learning")),
        OptionView("3", t.gettext("Fading")),
    )


def _past(t: Translator) -> tuple[PastAnswer, ...]:
    hand = TileStrip((("1m", "2m", "3m"), ("5p",)), (1,))
    signs = {
        "right": t.gettext("Correct"),
        "part": t.gettext("Partly right"),
        "wrong": t.gettext("Not right"),
        "skipped": t.gettext("Skipped"),
    }
    return tuple(
        PastAnswer(
            sign,  # type: ignore[arg-type]
            word,
            t.gettext("Name the fans"),
            word,
            "12:00",
            "/pieces",
            "/pieces",
            hand,
        )
        for sign, word in signs.items()
    )
