"""What may be asked for by name: terms of the glossary and fans, and which lie near one another."""

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from quizzes.address import LEVELS
from quizzes.definition_words import first_definition_words
from quizzes.misconceptions.diagnosis import look_alikes_of
from scoring import Fan, RuleSet, rule_set
from wording import LANGUAGES
from wording.articles import article
from wording.glossary import Term, bare_name, term, terms_of
from wording.languages import ENGLISH, JAPANESE, names_by_tag
from wording.romaji import romaji
from wording.search import fan_romaji

_WORD: Final = re.compile(r"[a-z]{3,}")
_SMALL_WORDS: Final = {
    *("the", "and", "for", "one", "that", "with"),
    *("its", "may", "not", "are", "who"),
}
_NUMBER: Final = re.compile(r"\d+")
_LATIN: Final = re.compile(r"[a-z]")
_IN_CHARACTERS: Final = tuple(tag for tag, each in LANGUAGES.items() if each.in_characters)
_BROAD: Final = {"imj", "riichi"}  # areas that hold terms of every kind
_EARLIER_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "event-imj": {"ja": "ゲーム（牌局）"},
    "rank-imj": {"ja": "手の等級"},
    "expose-others": {"en": "exposing another's tiles"},
    "peeping": {"en": "looking at another's tiles"},
}
_LIKE: Final = 0.5  # of the characters of the shorter name
_SPELLINGS: Final = (("m(?=[bp])", "n"), ("o[ou]", "o"), ("e[ei]", "e"), ("([aiu])\\1", r"\1"))
"""What is spelt in several ways in Latin letters: n before a labial, and long vowels."""


@dataclass(frozen=True, slots=True)
class NamedThing:
    """A term or a fan: its names and, for a term, readings and definitions by language.

    `group` is the area of a term or the series of a fan, `citations` its articles and `whole` and
    `place` what the first of them stands in and where. `is_romanised`: the English name is the
    Japanese one in Latin letters, as those of most yaku are. `name_words` are those of the English name,
    `definition_words` those of the definition,
    and `characters` those of the Chinese and the Japanese name.
    """

    id: str
    group: str
    level: int
    names: Mapping[str, str]
    readings: Mapping[str, str]
    definitions: Mapping[str, str]
    citations: tuple[str, ...]
    whole: str | None
    place: int
    is_fan: bool
    is_romanised: bool
    name_words: frozenset[str]
    definition_words: frozenset[str]
    characters: Mapping[str, frozenset[str]]

    def reading(self, lang: str) -> str:
        """Pinyin or kana to put behind the name in that language; empty where it has none to add."""
        name, reading = self.names[lang], self.readings.get(lang, "")
        return "" if name in (reading, f"「{reading}」") or name != name.strip("）") else reading

    def tells(self, lang: str, other: str) -> bool:
        """Whether the name in one language shows what the thing is called in the other."""
        one, two = self.names[lang].lower(), self.names[other].lower()
        if _LATIN.search(one) and _LATIN.search(two):
            return True
        readings = {_plain(self.reading(lang)), _plain(self.reading(other))}
        alike = not _characters(one).isdisjoint(_characters(two))
        return alike or not readings.isdisjoint({bare_name(one), bare_name(two)})


@cache
def named_terms(rules: str) -> Mapping[str, NamedThing]:
    """The terms that the text of a rule set has a place for, by id."""
    return {each.id: _of_term(each, rules) for each in terms_of(rules) if each.articles[rules]}


@cache
def named_fans(rules: str) -> Mapping[str, NamedThing]:
    """The fans, elements or yaku of a rule set, by id; the most valuable, which are rare, have high levels."""
    known = rule_set(rules)
    by_value = sorted(known.fans, key=lambda fan: fan.value)
    level = {fan.id: 1 + place * len(LEVELS) // len(by_value) for place, fan in enumerate(by_value)}
    return {fan.id: _of_fan(fan, known, level[fan.id]) for fan in known.fans}


@cache
def distractors(id: str, rules: str, is_fan: bool) -> tuple[NamedThing, ...]:
    """What may be offered beside it as a wrong answer, the nearest first.

    Never what could be taken for the same thing.
    """
    if is_fan:
        asked = named_fans(rules)[id]
        others = [each for each in named_fans(rules).values() if each is not asked]
    else:
        asked, own = named_terms(rules)[id], term(id)
        others = [each for each in named_terms(rules).values() if not own.is_like(term(each.id))]
    kin = look_alikes_of(rule_set(rules)).get(id, ()) if is_fan else ()
    return tuple(sorted(others, key=lambda each: -_nearness(asked, each, each.id in kin)))


def has_similar_name(one: NamedThing, other: NamedThing) -> bool:
    """Whether the names share half of their characters, both in Chinese and in Japanese."""
    return min(_shared_by_language(one, other)) >= _LIKE


def looks_alike(one: str, other: str) -> bool:
    """Whether two names of one language share a character, or a word of Latin letters or its beginning."""
    if not _characters(bare_name(one)).isdisjoint(_characters(bare_name(other))):
        return True
    words = [(a, b) for a in _words(bare_name(one)) for b in _words(bare_name(other))]
    return any(a.startswith(b) or b.startswith(a) for a, b in words)


def is_same_name(one: NamedThing, other: NamedThing) -> bool:
    """Whether the two read the same in any language, by name or by definition."""
    if not set(one.definitions.values()).isdisjoint(other.definitions.values()):
        return True
    return any(one.names[lang] == other.names[lang] for lang in LANGUAGES)


def is_romanised(names: Mapping[str, str], readings: Mapping[str, str]) -> bool:
    """Whether the English name spells one of the Japanese readings."""
    kana = readings.get(JAPANESE.tag) or bare_name(names[JAPANESE.tag])
    return _spells(bare_name(names[ENGLISH.tag]), map(romaji, kana.strip("「」").split("、")))


def _spells(english: str, japanese: Iterable[str]) -> bool:
    """Whether an English name is one of those in Japanese, which are in Latin letters."""
    letters = re.sub("[^a-z]", "", english.lower())
    return _one_spelling(letters) in map(_one_spelling, japanese)


def _of_term(term: Term, rules: str) -> NamedThing:
    citations = term.articles[rules]
    first_names = {**term.names, **_EARLIER_NAMES.get(term.id, {})}
    return NamedThing(
        term.id,
        term.area,
        term.level,
        term.names,
        term.readings,
        {} if term.speaks_for_itself else term.definitions,
        citations,
        *_stand(citations[0], rules),
        is_fan=False,
        is_romanised=is_romanised(term.names, term.readings),
        name_words=_words(bare_name(first_names[ENGLISH.tag])),
        definition_words=first_definition_words(term.id, _words(term.definitions[ENGLISH.tag])),
        characters=_of_names(first_names),
    )


def _of_fan(fan: Fan, rules: RuleSet, level: int) -> NamedThing:
    names = names_by_tag(fan.names)
    return NamedThing(
        fan.id,
        fan.series,
        level,
        names,
        {},
        {},
        (fan.article,),
        *_stand(fan.article, rules.id),
        is_fan=True,
        is_romanised=_spells(names[ENGLISH.tag], fan_romaji(fan, rules.id)),
        name_words=_words(bare_name(names[ENGLISH.tag])),
        definition_words=frozenset(),
        characters=_of_names(names),
    )


def _one_spelling(spelt: str) -> str:
    """Japanese in Latin letters, spelt in one way."""
    for pattern, instead in _SPELLINGS:
        spelt = re.sub(pattern, instead, spelt)
    return spelt


def _stand(cite: str, rules: str) -> tuple[str | None, int]:
    """What an article stands in, and its number there."""
    this_article = article(rules, cite)
    numbers = _NUMBER.findall(this_article.number)
    return this_article.parent, int(numbers[-1]) if numbers else 0


def _nearness(subject: NamedThing, other: NamedThing, is_kin: bool) -> float:
    """How easily one is taken for the other: by kind, by words they share, by place in the text."""
    near = 3.0 if is_kin else 0.0
    if subject.group == other.group:
        near += 0.5 if subject.group in _BROAD else 1.5
    near += _shared(subject, other)
    near += 0.5 * bool(subject.name_words & other.name_words) + 0.4 * len(
        subject.definition_words & other.definition_words
    )
    if subject.whole == other.whole:
        near += 0.5 if subject.is_fan else 0.5 + 1.5 / (1 + abs(subject.place - other.place))
    return near - 0.2 * abs(subject.level - other.level)


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower())) - _SMALL_WORDS


def _shared(one: NamedThing, other: NamedThing) -> float:
    """How much of the shorter name stands in the other too, in Chinese or in Japanese."""
    return max(_shared_by_language(one, other))


def _shared_by_language(one: NamedThing, other: NamedThing) -> list[float]:
    """The same in each of the languages written in characters."""
    pairs = ((one.characters[lang], other.characters[lang]) for lang in _IN_CHARACTERS)
    return [len(here & there) / max(min(len(here), len(there)), 1) for here, there in pairs]


def _of_names(names: Mapping[str, str]) -> Mapping[str, frozenset[str]]:
    return {lang: _characters(bare_name(names[lang])) for lang in _IN_CHARACTERS}


def _characters(name: str) -> frozenset[str]:
    """The characters, kana and digits of a name, without spaces and marks."""
    return frozenset(each for each in name if each.isalnum() and not _LATIN.match(each))


def _plain(reading: str) -> str:
    """A reading without tone marks."""
    split = unicodedata.normalize("NFD", reading.lower())
    return "".join(mark for mark in split if not unicodedata.combining(mark))
