"""What may be asked for by name: terms of the glossary and fans, and which lie near one another."""

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from quizzes.address import LEVELS
from quizzes.misconceptions.diagnosis import look_alikes_of
from scoring import Fan, RuleSet, rule_set
from wording import LANGUAGES
from wording.articles import article
from wording.glossary import Term, bare_name, term, terms_of
from wording.languages import ENGLISH, names_by_tag

_WORD: Final = re.compile(r"[a-z]{3,}")
_SMALL_WORDS: Final = {
    *("the", "and", "for", "one", "that", "with"),
    *("its", "may", "not", "are", "who"),
}
_NUMBER: Final = re.compile(r"\d+")
_LATIN: Final = re.compile(r"[a-z]")
_IN_CHARACTERS: Final = tuple(tag for tag, each in LANGUAGES.items() if each.in_characters)
_BROAD: Final = {"imj", "riichi"}  # areas that hold terms of every kind
# Words that came into the English definition of a term after questions about it had been asked: each
# address keeps its wrong answers.
_LATER_WORDS: Final = {
    "discard": {"middle", "table"},
    "discarded-tile": {"tile", "discarded"},
    "visible-tile": {"among", "discards"},
    "round": {"deals", "which", "dealer"},
    "counted-with": {"beside"},
    "steal-tiles": {"own"},
    "dealer-repeats": {"example", "player"},
    "show-order": {"exhaustive"},
    "empty-call": {"also"},
    "round-robin": {"else", "pairings"},
    "chow-verb": {"claim", "discard", "run", "numbers"},
    "pung-verb": {"claim", "identical", "tiles"},
    "lateness": {"arriving"},
    "win-last-of-kind": {"other", "copies"},
    "discarder": {"discarded", "winning"},
    "agreed-lowest": {"smallest", "number", "have", "such", "limit"},
    "tile-unit": {"counter", "tiles"},
    "stack": {"top"},
    "time-up": {"progress"},
    "no-late-complaint": {"problems"},
    "bye": {"because", "full", "make", "tables"},
    "wrong-draw": {"drawing", "goes"},
    "wrong-place-draw": {"drawing", "part", "wrong"},
    "passing-information": {"giving", "hints"},
    "nonstandard-call": {"allow", "call", "making"},
    "hand-in-wall": {"imj", "mcr", "previous", "touches"},
    "competition-points": {"lost", "points", "reckoned", "them", "won"},
    "noten-riichi": {"turns"},
    "amount-b": {"each", "from", "gets", "pays", "player"},
    "east-one": {"same", "way"},
    "counted-yakuman": {"them"},
    "jonga-retirement": {"after", "did", "game", "passes"},
    "column": {"top"},
    "group-imj": {"groups", "most", "related", "set"},
    "alert-pure": {"all", "displayed", "exactly"},
    "deal-unit": {"until", "player", "wins", "run", "out"},
    "the-pair": {"have"},
    "mahjong": {"players", "tile"},
    "wait-dead": {"all", "gone"},
    "combination-fan": {"based", "numbers", "relate"},
    "chombo": {"makes", "void"},
    "call": {"about"},
    "nearest-wins": {"call", "first", "gets", "them"},
    "early-draw": {"discarded", "has"},
    "early-show": {"player"},
    "misnamed-discard": {"declares", "false", "player", "win"},
    "mixed-counting": {"mixing", "score", "show", "those", "won"},
    "no-correction": {"goes", "mistake", "while"},
    "kong-regular": {"player"},
    "kong-unfolded": {"first", "middle", "tiles", "two"},
    "agreed-highest": {"agreed", "have", "limit", "players", "such"},
    "bound-to-lose": {"alert", "gave", "three"},
    "same-tile-ban": {
        "again",
        "another",
        "before",
        "kind",
        "letting",
        "moving",
        "pass",
        "player",
        "tile",
    },
    "non-separation": {"combined", "recombined", "split"},
    "two-throws": {"next", "result", "settles", "throws"},
    "riichi-declaration": {"discards", "stakes"},
    "next-in-order": {"first"},
    "fu-tsumo": {"own", "winning"},
    "dead-hand": {"declare"},
    "flower-points": {"each"},
    "shifted-word": {"fan", "name"},
    "dealer": {"wind"},
    "wall": {"row"},
    "tile-kind": {"copy"},
    "wait-edge": {"holding"},
    "wait-many": {"tile"},
    "head": {"tiles"},
    "too-many-imj": {"tiles"},
    "too-few-imj": {"tiles"},
    "wrong-claim": {"rengo"},
}
# Words that have gone from it since, for the same reason.
_EARLIER_WORDS: Final = {
    "discard": {"into", "floor"},
    "discarded-tile": {"into", "what", "put", "floor"},
    "visible-tile": {"floor"},
    "round": {"have", "dealt"},
    "counted-with": {"besides"},
    "steal-tiles": {"turn"},
    "chow-verb": {"take", "what", "discards", "row"},
    "pung-verb": {"take", "alike"},
    "lateness": {"coming"},
    "win-last-of-kind": {"fellows"},
    "discarder": {"whose", "another", "won"},
    "agreed-lowest": {"fewest"},
    "tile-unit": {"count", "made", "mahjong", "set", "what", "which"},
    "stack": {"upon"},
    "time-up": {"running"},
    "no-late-complaint": {"trouble"},
    "bye": {"want"},
    "wrong-draw": {"put", "taking"},
    "wrong-place-draw": {"own", "place", "taking"},
    "passing-information": {"anything", "hinting"},
    "nonstandard-call": {"declaring", "know"},
    "hand-in-wall": {"last"},
    "competition-points": {"bring", "unit", "what"},
    "noten-riichi": {"found", "had"},
    "amount-b": {"involves"},
    "east-one": {"alike"},
    "counted-yakuman": {"there"},
    "jonga-retirement": {"goes", "once", "were", "without"},
    "column": {"upon"},
    "group-imj": {"list", "many", "which"},
    "alert-pure": {"only"},
    "deal-unit": {"win", "exhaustive", "draw"},
    "the-pair": {"hold"},
    "mahjong": {"tiles"},
    "wait-dead": {"exist", "longer"},
    "combination-fan": {"each", "made", "number", "other", "stand"},
    "chombo": {"after", "cannot", "stand", "which"},
    "call": {"before", "does", "doing"},
    "nearest-wins": {"counts", "next", "only"},
    "early-draw": {"discard", "down"},
    "misnamed-discard": {"falsely", "wins"},
    "mixed-counting": {"counting", "tiles", "winning"},
    "no-correction": {"during", "state"},
    "kong-unfolded": {"half", "pais"},
    "bound-to-lose": {"alerted"},
    "same-tile-ban": {"like", "move", "next", "pai", "passing", "until"},
    "non-separation": {"apart", "made", "make", "taken"},
    "two-throws": {"decides", "number", "thrower", "whose"},
    "double-wind": {"two"},
    "riichi-declaration": {"discard"},
    "next-in-order": {"round"},
    "fu-tsumo": {"self"},
    "shifted-word": {"also"},
    "dealer": {"seat"},
    "dealer-repeats": {"dealer"},
    "wall": {"front"},
    "head": {"pais"},
    "too-many-imj": {"pais"},
    "too-few-imj": {"pais"},
}
_EARLIER_NAMES: Final[Mapping[str, Mapping[str, str]]] = {
    "event-imj": {"ja": "ゲーム（牌局）"},
    "rank-imj": {"ja": "手の等級"},
    "expose-others": {"en": "exposing another's tiles"},
    "peeping": {"en": "looking at another's tiles"},
}
_LIKE: Final = 0.5  # of the characters of the shorter name


@dataclass(frozen=True, slots=True)
class NamedThing:
    """A term or a fan: its names and, for a term, readings and definitions by language.

    `group` is the area of a term or the series of a fan, `citations` its articles and `whole` and
    `place` what the first of them stands in and where. `name_words` are those of the English name,
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
    """The fans, elements or yaku of a rule set, by id; the dear ones, which are rare, come late."""
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
    """Whether the Chinese or the Japanese names share half of their characters."""
    return _shared(one, other) >= _LIKE


def is_same_name(one: NamedThing, other: NamedThing) -> bool:
    """Whether the two read the same in any language, by name or by definition."""
    if not set(one.definitions.values()).isdisjoint(other.definitions.values()):
        return True
    return any(one.names[lang] == other.names[lang] for lang in LANGUAGES)


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
        name_words=_words(bare_name(first_names[ENGLISH.tag])),
        definition_words=_definition_words(term),
        characters=_of_names(first_names),
    )


def _definition_words(term: Term) -> frozenset[str]:
    """The words of the definition that questions about the term were first asked under."""
    today = _words(term.definitions[ENGLISH.tag])
    return today - _LATER_WORDS.get(term.id, set()) | _EARLIER_WORDS.get(term.id, set())


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
        name_words=_words(bare_name(names[ENGLISH.tag])),
        definition_words=frozenset(),
        characters=_of_names(names),
    )


def _stand(cite: str, rules: str) -> tuple[str | None, int]:
    """What an article stands in, and its number there."""
    this_article = article(rules, cite)
    numbers = _NUMBER.findall(this_article.number)
    return this_article.parent, int(numbers[-1]) if numbers else 0


def _nearness(subject: NamedThing, other: NamedThing, is_kin: bool) -> float:
    """How easily one is taken for the other: by name, by place in the text, by what is alike."""
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
    pairs = ((one.characters[lang], other.characters[lang]) for lang in _IN_CHARACTERS)
    return max(len(here & there) / max(min(len(here), len(there)), 1) for here, there in pairs)


def _of_names(names: Mapping[str, str]) -> Mapping[str, frozenset[str]]:
    return {lang: _characters(bare_name(names[lang])) for lang in _IN_CHARACTERS}


def _characters(name: str) -> frozenset[str]:
    """The characters, kana and digits of a name, without spaces and marks."""
    return frozenset(each for each in name if each.isalnum() and not _LATIN.match(each))


def _plain(reading: str) -> str:
    """A reading without tone marks."""
    split = unicodedata.normalize("NFD", reading.lower())
    return "".join(mark for mark in split if not unicodedata.combining(mark))
