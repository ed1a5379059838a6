"""Names of fans in the reader's language."""

from scoring import RULE_SETS, Fan
from wording.errors import WordingError
from wording.languages import LANGUAGES
from wording.translator import Translator


def fan_name(fan: Fan, t: Translator) -> str:
    """The fan's name."""
    return fan.names[t.language.column]


def _expect_every_language() -> None:
    """A column that the tables of names lack is noticed at once, not by a reader."""
    columns = {each.column for each in LANGUAGES.values()}
    for rules in RULE_SETS.values():
        for fan in rules.fans:
            if missing := columns - fan.names.keys():
                raise WordingError(
                    "no-name", f"{rules.id}: {fan.id} has no name in {', '.join(sorted(missing))}"
                )


_expect_every_language()
