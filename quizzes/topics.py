"""What a question is about, in one word: the topics that answers show something of.

A topic is the id of a fan; `principle:<id>`; `topic:<id>` of rulings and procedure;
`terms:<area>` of the glossary, where `terms:fans` are names of fans; or `hand`, the hand as a
whole, for kinds whose answer tells of no single fan.
"""

from typing import Final

from quizzes.address import PRINCIPLE_PREFIX, TABLE_AIM, TOPIC_PREFIX, Address, Kind

HAND_TOPIC: Final = "hand"
TERM_TOPIC_PREFIX: Final = "terms:"
FAN_NAMES_TOPIC: Final = "terms:fans"
COUNTING_KINDS: Final = frozenset(
    {Kind.TOTAL, Kind.LEGAL, Kind.PAYMENTS, Kind.SPOT_ERROR, Kind.TABLE}
)
"""Kinds whose answer is wrong where a fan of the hand is not known."""


def is_fan(topic: str) -> bool:
    """Whether the topic is a fan."""
    return topic != HAND_TOPIC and ":" not in topic


def explains_the_hand(topic: str) -> bool:
    """Whether who fails the topic miscounts hands for it: it is a fan or a principle."""
    return topic.startswith(PRINCIPLE_PREFIX) or is_fan(topic)


def filter_for_topic(topic: str) -> str:
    """What an address ends with so that its question is about the topic; empty where nothing can.

    A name of a fan is asked for by the fan: `terms:fans` alone is no wish.
    """
    if topic in (HAND_TOPIC, FAN_NAMES_TOPIC):
        return ""
    return (
        TOPIC_PREFIX + topic.removeprefix(TERM_TOPIC_PREFIX)
        if topic.startswith(TERM_TOPIC_PREFIX)
        else topic
    )


def filtered_topic(address: Address) -> str:
    """The topic that the address asks for; empty where it leaves that open."""
    if address.kind is Kind.TERM:
        if address.target:
            return FAN_NAMES_TOPIC
        return TERM_TOPIC_PREFIX + address.topic if address.topic else ""
    if address.target:
        return address.target
    keeps, beside, _out = address.principle.partition(">")
    if address.principle:
        return keeps if beside else PRINCIPLE_PREFIX + keeps
    return TOPIC_PREFIX + address.topic if address.topic else ""


def is_hinted(address: Address) -> bool:
    """Whether a filter told what to look for. What stands masked nobody was told."""
    if address.masked or address.hand:
        return False
    return bool(address.fans) or address.aim not in ("", TABLE_AIM)
