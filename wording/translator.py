"""Sentences in the reader's language, read from the catalogues once in a process.

English is the key of every sentence. A catalogue is `catalogues/<language>/LC_MESSAGES/messages.po`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from babel.messages.pofile import read_po

from wording.errors import WordingError
from wording.languages import LANGUAGES, SOURCE, Language, language

_CATALOGUES: Final = Path(__file__).parent / "catalogues"

Key = tuple[str, str]
Said = str | tuple[str, ...]
"""A sentence; or its forms, for one thing and for several."""
_CONTEXT_END: Final = "\x04"


def in_context(context: str, msgid: str) -> str:
    """The English of a sentence together with its context."""
    return f"{context}{_CONTEXT_END}{msgid}"


def _key(english: str) -> Key:
    context, _, msgid = english.rpartition(_CONTEXT_END)
    return context, msgid


@dataclass(frozen=True, slots=True)
class Translator:
    """The sentences of one language. `forms` maps context and English text to the translation, or its plural forms.

    Values fill places such as `%(fan)s`. Without values the sentence comes back with its places,
    so that templates can fill them. `also` is a second language for the names of fans, None where
    the rule set decides.
    """

    lang: str
    forms: Mapping[Key, tuple[str, ...]] = field(default_factory=dict, repr=False)
    also: str | None = None

    @property
    def language(self) -> Language:
        """The row of its language."""
        return LANGUAGES[self.lang]

    def gettext(self, msgid: str, /, **values: object) -> str:
        """The sentence whose English is `msgid`."""
        return _fill(self._one("", msgid), values)

    def pgettext(self, context: str, msgid: str, /, **values: object) -> str:
        """The English word in that context, where other languages have several words."""
        return _fill(self._one(context, msgid), values)

    def ngettext(self, one: str, many: str, count: float, /, **values: object) -> str:
        """The sentence for that many things; the count's place is `%(num)s`."""
        translated = self.counted(one, many)
        text = translated[0] if count == 1 else translated[-1]
        if values:
            return _fill(text, {"num": count, **values})
        return text.replace("%(num)s", str(count))

    def counted(self, one: str, many: str) -> tuple[str, ...]:
        """The forms of a sentence for one thing and for several; one form where they are alike."""
        return self.forms.get(("", one), (one, many))

    def with_sentences(self, instead: Mapping[str, Said]) -> "Translator":
        """The same language with other words for some sentences, by their English.

        A sentence with a context has it in front, as in a catalogue: see `in_context`. One that
        counts has its singular there.
        """
        changed = {_key(english): _forms(translated) for english, translated in instead.items()}
        return replace(self, forms={**self.forms, **changed})

    def with_names_in(self, lang: str | None) -> "Translator":
        """The same with that language as the second one for names of fans."""
        return self if lang == self.also else replace(self, also=lang)

    def _one(self, context: str, msgid: str) -> str:
        return self.forms.get((context, msgid), (msgid,))[0]


def N_(msgid: str) -> str:
    """Mark a sentence in a table for the catalogues; it is translated where it is used."""
    return msgid


def translator(lang: str) -> Translator:
    """The sentences of that language. Raises WordingError: the language is unknown."""
    return _translator(language(lang).tag)


@lru_cache(maxsize=len(LANGUAGES))
def _translator(lang: str) -> Translator:
    return Translator(lang) if lang == SOURCE.tag else Translator(lang, _read(lang))


def _catalogue(lang: str) -> Path:
    return _CATALOGUES / lang / "LC_MESSAGES" / "messages.po"


def _read(lang: str) -> Mapping[Key, tuple[str, ...]]:
    """Every sentence of a catalogue that is translated and not marked fuzzy."""
    with _catalogue(lang).open("rb") as file:
        catalogue = read_po(file, locale=lang.replace("-", "_"), abort_invalid=True)
    forms: dict[Key, tuple[str, ...]] = {}
    for message in catalogue:
        msgid = message.id if isinstance(message.id, str) else message.id[0]
        translated = _forms(message.string)
        if msgid and all(translated) and not message.fuzzy:
            forms[message.context or "", msgid] = translated
    return forms


def _forms(translated: str | Sequence[str] | None) -> tuple[str, ...]:
    return (translated,) if isinstance(translated, str) else tuple(translated or ("",))


def _fill(text: str, values: Mapping[str, object]) -> str:
    return text % values if values else text


def _expect_catalogues() -> None:
    for lang in LANGUAGES:
        if lang != SOURCE.tag and not _catalogue(lang).is_file():
            raise WordingError("no-catalogue", f"there is no {_catalogue(lang)}: make it")


_expect_catalogues()
