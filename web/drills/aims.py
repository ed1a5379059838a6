"""What a drill may keep to beside fans: a principle, a topic, hands as they are dealt."""

from collections.abc import Mapping
from typing import Final

from quizzes.aiming import SITUATION_KINDS, kinds_about_principles, topics
from scoring import RULE_SETS, RuleSet
from scoring.rows import row_for_each
from web.components.options import OptionView
from wording import N_, Translator, article_label, principle_name

_ALL_TOPICS: Final = frozenset(
    topic
    for rules in RULE_SETS.values()
    for kind in SITUATION_KINDS
    for topic in topics(rules, kind)
)
TOPIC_NAMES: Final[Mapping[str, str]] = row_for_each(
    _ALL_TOPICS,
    {
        "walls-and-dice": N_("walls and dice"),
        "sticks": N_("riichi sticks"),
        "dealing": N_("dealing"),
        "seats": N_("seats"),
        "seats-and-dealer": N_("seats and dealer"),
        "dealer": N_("the dealer"),
        "claims": N_("claims"),
        "wrong-calls": N_("wrong calls"),
        "wrong-sets": N_("wrong sets"),
        "calling-a-win": N_("calling a win"),
        "false-wins": N_("false wins"),
        "exposed-tiles": N_("exposed tiles"),
        "growing-penalties": N_("growing penalties"),
        "conduct": N_("conduct"),
        "alerts": N_("alerts"),
        "fouls": N_("fouls"),
        "riichi": N_("riichi"),
        "furiten": N_("furiten"),
        "draws": N_("deals without a winner"),
        "liability": N_("liability"),
        "payments": N_("payments"),
        "ranking": N_("ranking"),
        "time-and-absence": N_("time and absence"),
        "ends-of-hands": N_("ends of deals"),
        "appeals": N_("appeals"),
        "session-scores": N_("session scores"),
        "pins-and-classes": N_("pins and classes"),
        "settings": N_("settings"),
        "cards": N_("cards"),
    },
)


def topic_options(rules: RuleSet, chosen: str, t: Translator) -> tuple[OptionView, ...]:
    """The topics of rulings and procedure by name, each once."""
    known = dict.fromkeys(topic for kind in SITUATION_KINDS for topic in topics(rules, kind))
    return tuple(
        OptionView(topic, t.gettext(TOPIC_NAMES[topic]), topic == chosen) for topic in known
    )


def principle_options(rules: RuleSet, chosen: str, t: Translator) -> tuple[OptionView, ...]:
    """The counting principles of the rule set, each with its article."""
    if not kinds_about_principles(rules):
        return ()
    return tuple(
        OptionView(
            id,
            t.pgettext(
                "principle",
                "%(name)s (%(article)s)",
                name=principle_name(id, rules.id, t),
                article=article_label(article, rules.id, t),
            ),
            id == chosen,
        )
        for id, article in rules.principles.items()
    )
