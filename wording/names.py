"""Names of fans in the reader's language, and the second name to show beside them."""

from scoring import Fan
from wording.translator import Translator


def key(t: Translator) -> str:
    """The language as the engine's name tables call it: `zh`, `en`, `ja`."""
    return t.lang.split("-")[0]


def fan_name(fan: Fan, t: Translator) -> str:
    """The fan's name."""
    return fan.names[key(t)]


def beside_chinese(fan: Fan, t: Translator) -> tuple[str, str]:
    """The second name and its language where the text is Chinese.

    Chinese beside English; English beside the others, whose characters say the same twice.
    """
    if t.lang == "en":
        return fan.names["zh"], "zh-Hans"
    return fan.names["en"], "en"
