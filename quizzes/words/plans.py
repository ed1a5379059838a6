"""Words of: which fan is nearest, which tile helps it, which discard keeps both?"""

from typing import Final

from quizzes.question import Choice, PlansAsked, PlansQuestion, Verdict
from quizzes.words.kind_words import (
    KindWords,
    no_foreign_names,
    reader_language,
    right_headline,
)
from scoring import Tile, rule_set, tile
from scoring.plans import Outlook
from scoring.plans.kept_out import kept_out
from scoring.plans.one_fan import fan_outlook
from wording import (
    N_,
    Translator,
    away_text,
    fan_name,
    helps_text,
    joined_sentences,
    kept_out_text,
    tile_label,
    tile_name,
    tiles_text,
)

_REPLACED_BY: Final = {"chanta": ("junchan",)}
"""By custom: 51(22) does not say so."""
_OF_THE_WAIT: Final = {
    "pinfu": N_("That is for its tiles alone: the last one must also complete a two-sided wait."),
    "nine-gates": N_(
        "That is for its tiles alone: before the last one they must be 1112345678999."
    ),
}
"""What fans ask of the wait (Rengo 51(4)2; 2014, appendix 1 item 4; IMJ 25.1)."""


def _prompt(question: PlansQuestion, t: Translator) -> str:
    either = len(question.accepted) > 1
    match question.asked:
        case PlansAsked.NEAREST if either:
            return t.gettext("This hand is closest to two of these fans. Choose either of them.")
        case PlansAsked.NEAREST:
            return t.gettext("Which of these fans is this hand closest to?")
        case PlansAsked.HELPS:
            fan = _named(question, question.fans[0], t)
            if either:
                return t.gettext(
                    ("Two of these tiles bring a win with %(fan)s nearer. Choose either of them."),
                    fan=fan,
                )
            return t.gettext("Which of these tiles brings a win with %(fan)s nearer?", fan=fan)
        case PlansAsked.KEEPS:
            one, other = (_named(question, each, t) for each in question.fans)
            return t.gettext(
                "After which discard are you still just as close to both %(one)s and %(other)s?",
                one=one,
                other=other,
            )


def _hint(question: PlansQuestion, t: Translator) -> str:
    match question.asked:
        case PlansAsked.NEAREST:
            return t.gettext("Closest means that the fewest tiles are missing for a win with it.")
        case PlansAsked.HELPS if len(question.accepted) > 1:
            return t.gettext("With either, one fewer tile is missing.")
        case PlansAsked.HELPS:
            return t.gettext("With it, one fewer tile is missing.")
        case PlansAsked.KEEPS:
            return t.gettext("Neither may need more tiles than before.")


def _choice(question: PlansQuestion, choice: Choice, t: Translator) -> str:
    if question.asked is PlansAsked.NEAREST:
        return _named(question, choice.id, t)
    return tile_label(tile(choice.id), t)


def _wrong(question: PlansQuestion, verdict: Verdict, t: Translator) -> str:
    if not verdict.invented:
        return _told_right(question, t)
    chosen = verdict.invented[0]
    match question.asked:
        case PlansAsked.NEAREST:
            told = [_far_text(question, each, t) for each in (chosen, question.answer)]
            return joined_sentences(told, t)
        case PlansAsked.HELPS:
            wrong = t.gettext("Not %(wrong)s.", wrong=tile_name(tile(chosen), t))
            return joined_sentences([wrong, _told_right(question, t)], t)
        case PlansAsked.KEEPS:
            wrong, instead = tile_name(tile(chosen), t), tile_name(tile(question.answer), t)
            lost, *another = _lost(question, chosen, t)
            if another:
                return t.gettext(
                    "Discarding %(wrong)s leads away from both %(one)s and %(two)s. Discard %(tile)s.",
                    wrong=wrong,
                    one=lost,
                    two=another[0],
                    tile=instead,
                )
            return t.gettext(
                "Discarding %(wrong)s leads away from %(fan)s. Discard %(tile)s.",
                wrong=wrong,
                fan=lost,
                tile=instead,
            )


def _told_right(question: PlansQuestion, t: Translator) -> str:
    match question.asked:
        case PlansAsked.NEAREST:
            return _far_text(question, question.answer, t)
        case PlansAsked.HELPS:
            one, *another = (tile_name(each, t) for each in sorted(map(tile, question.accepted)))
            if another:
                return t.gettext(
                    "Of these choices, either %(one)s or %(two)s brings you nearer.",
                    one=one,
                    two=another[0],
                )
            return t.gettext("Of these choices, only %(tile)s brings you nearer.", tile=one)
        case PlansAsked.KEEPS:
            return t.gettext("Discard %(tile)s.", tile=tile_name(tile(question.answer), t))


def _explanation(question: PlansQuestion, t: Translator) -> str:
    """How far each fan is; of the one or two that are asked about also what helps or can go."""
    match question.asked:
        case PlansAsked.NEAREST:
            fans = [each.id for each in question.choices or ()]
            fans.sort(key=lambda fan: each.away if (each := _outlook(question, fan)) else 99)
            return "\n".join(_line(question, each, t) for each in fans)
        case PlansAsked.HELPS:
            fan = question.fans[0]
            outlook = _outlook(question, fan)
            helps = helps_text(outlook, t) if outlook else ""
            told = t.gettext("Tiles that bring it nearer: %(tiles)s.", tiles=helps)
            others = _kept_out(question, fan, t)
            return "\n".join(filter(None, (_line(question, fan, t), told, others)))
        case PlansAsked.KEEPS:
            lines = [_line(question, each, t) for each in question.fans]
            tiles = tiles_text(_kept_by(question), t)
            lines.append(
                t.gettext(
                    "Discards after which both are as near as before: %(tiles)s.", tiles=tiles
                )
            )
            return "\n".join(lines)


def _far_text(question: PlansQuestion, fan: str, t: Translator) -> str:
    name, outlook = _named(question, fan, t), _outlook(question, fan)
    if outlook is None:
        return t.gettext("%(fan)s: much farther away, or not possible.", fan=name)
    return t.gettext("%(fan)s: %(near)s.", fan=name, near=away_text(outlook.away, t))


def _line(question: PlansQuestion, fan: str, t: Translator) -> str:
    """How far away a fan is, and which one replaces it if the nearest hand has that too (Rengo).

    Plans look at the tiles of a hand, not at its wait.
    """
    far, rules = _far_text(question, fan, t), rule_set(question.address.rules)
    if fan in _OF_THE_WAIT and _outlook(question, fan):
        return joined_sentences([far, t.gettext(_OF_THE_WAIT[fan])], t)
    for other in _REPLACED_BY.get(fan, ()):
        one, more = _outlook(question, fan), _outlook(question, other) if rules.has(other) else None
        if one and more and one.away == more.away:
            by = _named(question, other, t)
            note = t.gettext("Without honors, by custom, %(by)s counts in its place.", by=by)
            return joined_sentences([far, note], t)
    return far


def _kept_out(question: PlansQuestion, fan: str, t: Translator) -> str:
    """With which tiles other fans count in its place, where the line above does not say so."""
    rules, outlook = rule_set(question.address.rules), _outlook(question, fan)
    if outlook is None:
        return ""
    told = {
        each: by
        for each, by in kept_out(rules, question.hand, fan).items()
        if any(other.id not in _REPLACED_BY.get(fan, ()) for other in by)
    }
    return kept_out_text(rules.fan(fan), told, outlook, t)


def _named(question: PlansQuestion, fan: str, t: Translator) -> str:
    return fan_name(rule_set(question.address.rules).fan(fan), t)


def _outlook(question: PlansQuestion, fan: str) -> Outlook | None:
    """How far the fan is; None where it is out of reach."""
    return fan_outlook(rule_set(question.address.rules), question.hand, fan)


def _lost(question: PlansQuestion, code: str, t: Translator) -> list[str]:
    """The fans that are farther away without that tile."""
    gone = tile(code)
    return [
        _named(question, fan, t)
        for fan in question.fans
        if (each := _outlook(question, fan)) is None or gone not in each.spare
    ]


def _kept_by(question: PlansQuestion) -> list[Tile]:
    """The tiles without which all the fans stay as near."""
    outlooks = [_outlook(question, fan) for fan in question.fans]
    return [
        each
        for each in dict.fromkeys(question.hand.concealed)
        if all(outlook and each in outlook.spare for outlook in outlooks)
    ]


WORDS: Final[KindWords[PlansQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=_choice,
    choices_language=reader_language,
    foreign_names=no_foreign_names,
)
