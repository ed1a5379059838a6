"""What is wrong with a hand that was handed in, in the reader's language."""

from typing import Final

from scoring import Fault, MeldKind
from scoring.errors import TEMPLATES
from wording.translator import N_, Translator

_ONE_OF: Final = "one of "
_EXPECTED: Final = (
    N_('tiles such as "123m55p"'),
    N_("true or false"),
    N_("the id of a rule set"),
    N_("a list of melds"),
    N_('melds such as {"kind": "pung", "tiles": "555p"}'),
)
_KINDS: Final = {
    MeldKind.CHOW: N_("chow"),
    MeldKind.PUNG: N_("pung"),
    MeldKind.KONG: N_("kong"),
    MeldKind.ADDED_KONG: N_("added kong"),
    MeldKind.CONCEALED_KONG: N_("concealed kong"),
}


def fault_text(fault: Fault, t: Translator) -> str:
    """The fault's sentence, which says how to mend it."""
    values: dict[str, object] = {
        place: _typed(value, t) if isinstance(value, str) else value
        for place, value in fault.values.items()
    }
    if "kind" in values:
        values["kind"] = t.gettext(_KINDS[MeldKind(str(values["kind"]))])
    if "expected" in values:
        values["expected"] = _expected(str(values["expected"]), t)
    return t.gettext(TEMPLATES[fault.code], **values)


def _typed(value: str, t: Translator) -> str:
    """What was typed, which the engine quotes, in the quotation marks of the language."""
    if len(value) < 2 or value[0] != value[-1] or value[0] not in "'\"":
        return value
    return t.pgettext("what was typed", "'%(text)s'", text=value[1:-1])


def _expected(expected: str, t: Translator) -> str:
    """What was expected; lists of codes stay as they are typed."""
    if expected.startswith(_ONE_OF):
        return t.gettext("one of %(choices)s", choices=expected.removeprefix(_ONE_OF))
    return t.gettext(expected) if expected in _EXPECTED else expected
