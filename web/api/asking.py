"""What a program asks, as a value, and how the words of its address are read."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from quizzes.address import LONGEST
from scoring import DEFAULT, RuleSet, ScoringError, rule_set, wire
from scoring.errors import fault, quoted
from wording import LANGUAGES, SOURCE, Translator, fault_text, joined_sentences, translator

LONGEST_WORD: Final = LONGEST  # characters of one word of an address
MOST_WORDS: Final = 40  # of one name
SHORT_LANGUAGES: Final = ("zh", *LANGUAGES)
"""As on the command line."""


@dataclass(frozen=True, slots=True)
class ApiRequest:
    """The words of the address by their names, the JSON of the body, and the language."""

    query: Mapping[str, tuple[str, ...]]
    body: object
    t: Translator

    def words(self, name: str) -> tuple[str, ...]:
        """All words of that name, in order."""
        return self.query.get(name, ())

    def word(self, name: str) -> str:
        """The word of that name; empty where there is none.

        Raises:
            ScoringError: there are several.
        """
        words = self.words(name)
        if len(words) > 1:
            raise bad_word(name, words, "one value")
        return words[0] if words else ""

    def required(self, name: str) -> str:
        """The word of that name. Raises ScoringError: there is none, or several."""
        word = self.word(name)
        if not word:
            raise ScoringError(fault("missing-key", key=name))
        return word

    def number(self, name: str, usual: int, most: int) -> int:
        """The number of that name, up to `most`. Raises ScoringError: it is none, or too large."""
        word = self.word(name)
        if not word:
            return usual
        is_number = word.isascii() and word.isdecimal() and len(word) <= LONGEST_WORD
        if not is_number or int(word) > most:
            raise bad_word(name, word, f"a whole number from 0 to {most}")
        return int(word)

    def rules(self) -> RuleSet:
        """The rule set of the address, else that of the hand, else the usual one.

        Raises:
            ScoringError: one of them is not known.
        """
        own, named = self.own_rules(), self.word("rules")
        return rule_set(named) if named else own or rule_set(DEFAULT)

    def own_rules(self) -> RuleSet | None:
        """The rule set that the hand itself names, if any.

        Raises:
            ScoringError: it is not known. A mistake is told also where the address decides.
        """
        if not isinstance(self.body, dict) or "rules" not in self.body:
            return None
        own = self.body["rules"]
        if not isinstance(own, str):
            raise bad_word("rules", own, "the id of a rule set")
        return rule_set(own)

    def line(self) -> object:
        """The body, under the rule set of the address where that names one."""
        named = self.word("rules")
        if named and isinstance(self.body, dict):
            self.own_rules()
            return {**self.body, "rules": named}
        return self.body


def read_query(
    query: Mapping[str, list[str]], known: tuple[str, ...]
) -> Mapping[str, tuple[str, ...]]:
    """The words of an address.

    Raises:
        ScoringError: a name that nobody reads, or words that are too many, too long or empty: an empty
            one is a program's mistake, and would be taken for the usual.
    """
    for name, words in query.items():
        if name not in known:
            expected = f"one of {', '.join(known)}"
            raise bad_word("parameter", name, expected)
        if len(words) > MOST_WORDS:
            raise bad_word(name, f"{len(words)} values", f"at most {MOST_WORDS}")
        for word in words:
            if not 0 < len(word) <= LONGEST_WORD or "\0" in word:
                raise bad_word(name, word, f"1 to {LONGEST_WORD} characters")
    return {name: tuple(words) for name, words in query.items()}


def read_language(named: str, accepted: Translator) -> Translator:
    """The words of the language that the address names, else those that the program accepts.

    Raises:
        ScoringError: there is no such language.
    """
    if named and named not in SHORT_LANGUAGES:
        raise bad_word("lang", named, f"one of {', '.join(SHORT_LANGUAGES)}")
    return translator(named) if named else accepted


def bad_word(name: str, found: object, expected: str) -> ScoringError:
    """What is wrong with a word of an address."""
    return ScoringError(fault("bad-value", key=name, found=quoted(found), expected=expected))


def write_faults(error: ScoringError, t: Translator) -> dict[str, Any]:
    """What is wrong, as the command line tells it; in another language than English in that one."""
    told: dict[str, Any] = wire.write_error(error)["error"]
    if t.lang == SOURCE.tag:
        return told
    texts = [fault_text(each, t) for each in error.faults]
    faults = [
        {"code": each.code, "message": text} for each, text in zip(error.faults, texts, strict=True)
    ]
    return {**told, "message": joined_sentences(texts, t), "faults": faults}
