"""Words of: what does this term mean, what is it called?"""

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from quizzes import naming
from quizzes.naming import NamedThing
from quizzes.question import Choice, TermDirection, TermQuestion, Verdict
from quizzes.words.kind_words import (
    KindWords,
    right_headline,
)
from wording import LANGUAGES, N_, Translator, and_list, article_label, capitalized, comma_list
from wording.glossary import in_brackets, term, term_under, without_brackets
from wording.languages import ENGLISH
from wording.rule_names import rules_badge

_FROM: Final[Mapping[str, str]] = {
    "zh-Hans": N_("Which of these is called “%(name)s” in Chinese?"),
    "en": N_("Which of these is called “%(name)s” in English?"),
    "ja": N_("Which of these is called “%(name)s” in Japanese?"),
}
_TO: Final[Mapping[str, str]] = {
    "zh-Hans": N_("What is the Chinese for “%(name)s”?"),
    "en": N_("What is the English for “%(name)s”?"),
    "ja": N_("What is the Japanese for “%(name)s”?"),
}
_FROM_LETTERS: Final = N_("Which of these is “%(name)s” in Latin letters?")
_TO_LETTERS: Final = N_("What is “%(name)s” in Latin letters?")
_TRIAL_EDITION: Final = "mcr-1998"
_WORDS_FOR: Final[Mapping[str, str]] = {
    "1998": _TRIAL_EDITION,
    "2006": "mcr-2006",
    "2014": "mcr-2014",
    "MCR": "mcr-2014",
    "IMJ": "imj",
    "Rengo": "rengo",
}
_RULE_WORD: Final = re.compile("|".join(_WORDS_FOR))
_OF_IMJ: Final = " (IMJ)"
"""What tells a name from that of other rules; a question names its rules itself."""
_QUOTES: Final = str.maketrans("", "", '"“”「」')
if not LANGUAGES.keys() == _FROM.keys() == _TO.keys():
    raise LookupError("a language has no question for its names")


def _subject(question: TermQuestion, id: str) -> NamedThing:
    """A fan or a term, by the words of the rule set."""
    rules = question.address.rules
    if question.term.is_fan:
        return naming.named_fans(rules)[id]
    known, own = naming.named_terms(rules)[id], term_under(rules, id)
    return replace(
        known,
        names={lang: name.removesuffix(_OF_IMJ) for lang, name in own.names.items()},
        readings=own.readings,
        definitions=own.definitions if known.definitions else known.definitions,
        is_romanised=naming.is_romanised(own.names, own.readings),
    )


def _asked(question: TermQuestion) -> NamedThing:
    return _subject(question, question.term.id)


def _tongue(question: TermQuestion, t: Translator) -> str:
    """The other language, in which the name does not show what is asked.

    Japanese in Latin letters is asked for only where no other language will do.
    """
    asked, others = _asked(question), [lang for lang in LANGUAGES if lang != t.lang]
    ordered = [lang for lang in question.term.languages if lang in others]
    ordered.sort(key=lambda lang: _is_romanised(asked, lang))
    return next((lang for lang in ordered if not asked.tells(lang, t.lang)), others[0])


def _is_romanised(asked: NamedThing, tongue: str) -> bool:
    """Whether its name in that language is Japanese in Latin letters."""
    return tongue == ENGLISH.tag and asked.is_romanised


def _named(subject: NamedThing, lang: str, t: Translator) -> str:
    return in_brackets(subject.names[lang], subject.reading(lang), t)


def _in_a_list(subject: NamedThing, lang: str, t: Translator) -> str:
    """A name beside those of other languages; a term's loses the note in brackets that tells it from a term
    of the same name."""
    name = subject.names[lang]
    return in_brackets(name if subject.is_fan else without_brackets(name), subject.reading(lang), t)


def _unquoted(name: str) -> str:
    """The name of a call without its quotes, for sentences that quote it themselves."""
    return name.translate(_QUOTES)


def _prompt(question: TermQuestion, t: Translator) -> str:
    asked, tongue = _asked(question), _tongue(question, t)
    match question.term.way:
        case TermDirection.MEANING:
            definition = asked.definitions[t.lang]
            return t.gettext("Which term means this? %(definition)s", definition=definition)
        case TermDirection.NAME:
            return t.gettext("What does “%(name)s” mean?", name=_unquoted(asked.names[t.lang]))
        case TermDirection.FROM_TONGUE:
            ask = _FROM_LETTERS if _is_romanised(asked, tongue) else _FROM[tongue]
            return t.gettext(ask, name=_unquoted(_named(asked, tongue, t)))
        case TermDirection.TO_TONGUE:
            ask = _TO_LETTERS if _is_romanised(asked, tongue) else _TO[tongue]
            return t.gettext(ask, name=_unquoted(asked.names[t.lang]))


def _hint(question: TermQuestion, t: Translator) -> str:
    if question.term.way is TermDirection.NAME:  # the choices say what things are, and name none
        return t.gettext("The name is this site's; the text of the rules may use another.")
    return t.gettext("In this site's terms; the text of the rules may use others.")


def _choice(question: TermQuestion, choice: Choice, t: Translator) -> str:
    chosen = _subject(question, choice.id)
    match question.term.way:
        case TermDirection.NAME:
            return chosen.definitions[t.lang]
        case TermDirection.TO_TONGUE:
            return _named(chosen, _tongue(question, t), t)
        case _:
            return capitalized(chosen.names[t.lang])


def _choices_language(question: TermQuestion, t: Translator) -> str:
    """The language of the answers: another than the reader's where a name in it is asked for."""
    return _tongue(question, t) if question.term.way is TermDirection.TO_TONGUE else t.lang


def _foreign_names(question: TermQuestion, t: Translator) -> tuple[tuple[str, str], ...]:
    """Names in other languages that sentences about the question may hold, each with its language.

    The longest come first; what reads the same in the reader's language is left out.
    """
    tongue = _tongue(question, t)
    languages = sorted((lang for lang in LANGUAGES if lang != t.lang), key=lambda it: it != tongue)
    subjects = [_asked(question), *(_subject(question, c.id) for c in question.choices or ())]
    own = {without_brackets(each.names[t.lang]) for each in subjects}
    results: dict[str, str] = {}
    for lang in languages:
        for each in subjects:
            name = each.names[lang]
            for text in (_named(each, lang, t), name, without_brackets(name)):
                results.setdefault(text, lang)
                results.setdefault(_unquoted(text), lang)
    reading = t.language.reading
    if reading is not None and reading.tag != t.lang:
        for each in subjects:
            results.setdefault(each.reading(t.lang), reading.tag)
    kept = ((text, lang) for text, lang in results.items() if text and text not in own)
    return tuple(sorted(kept, key=lambda pair: -len(pair[0])))


def _wrong(question: TermQuestion, verdict: Verdict, t: Translator) -> str:
    """What the chosen one is; without an answer, what was right."""
    asked, way = _asked(question), question.term.way
    right = _unquoted(without_brackets(asked.names[t.lang]))
    if not verdict.invented:
        return asked.definitions[t.lang] if way is TermDirection.NAME else _right(question, t)
    chosen = _subject(question, verdict.invented[0])
    name, other = (
        _unquoted(without_brackets(chosen.names[t.lang])),
        _unquoted(without_brackets(chosen.names[_tongue(question, t)])),
    )
    if name == other:  # the reading tells one from the other
        other = _named(chosen, _tongue(question, t), t)
    match way:
        case TermDirection.MEANING:
            return t.gettext(
                "That describes “%(right)s”, not “%(wrong)s”.", right=right, wrong=name
            )
        case TermDirection.NAME:
            return t.gettext(
                "That describes “%(wrong)s”, not “%(right)s”.", wrong=name, right=right
            )
        case TermDirection.FROM_TONGUE:
            return t.gettext("“%(name)s” is “%(other)s”.", name=name, other=other)
        case TermDirection.TO_TONGUE:
            return t.gettext("“%(name)s” is “%(other)s”.", name=other, other=name)


def _right(question: TermQuestion, t: Translator) -> str:
    asked = _asked(question)
    to_name = question.term.way in (TermDirection.MEANING, TermDirection.FROM_TONGUE)
    answer = asked.names[t.lang] if to_name else _choice(question, Choice(asked.id), t)
    right = _unquoted(answer)
    return t.gettext("The answer is “%(name)s”.", name=right)


def names_look_alike(question: TermQuestion, chosen: str, t: Translator) -> bool:
    """Whether the name of that choice looks like the one asked for, in the language that is asked about."""
    of_tongue = question.term.way in (TermDirection.FROM_TONGUE, TermDirection.TO_TONGUE)
    lang = _tongue(question, t) if of_tongue else t.lang
    return naming.looks_alike(_asked(question).names[lang], _subject(question, chosen).names[lang])


def _explanation(question: TermQuestion, t: Translator) -> str:
    """Its names in all languages, and what it means."""
    asked = _asked(question)
    own = asked.names[t.lang]
    others = [
        _in_a_list(asked, lang, t)
        for lang in LANGUAGES
        if lang != t.lang and not (asked.is_fan and asked.names[lang] == own)
    ]
    names = comma_list(list(dict.fromkeys(others)), t)
    if asked.is_fan:
        return t.gettext(
            "%(name)s: %(names)s.",
            name=own,
            names=names,
        )
    told = t.gettext(
        "%(name)s: %(names)s. %(definition)s",
        name=_named(asked, t.lang, t),
        names=names,
        definition=term_under(question.address.rules, asked.id).definitions[t.lang],
    )
    return "\n".join([told, *_elsewhere(asked.id, question.address.rules, t)])


def _elsewhere(id: str, rules: str, t: Translator) -> list[str]:
    """The articles of the other rule sets that the definition speaks of, a line for each."""
    known = term(id)
    words = _RULE_WORD.findall(known.definitions[ENGLISH.tag])
    others = [_WORDS_FOR[each] for each in words if not rules.startswith(each.lower())]
    if rules == _TRIAL_EDITION and rules in others:  # set apart from the editions after it
        others.append(_WORDS_FOR["MCR"])
    return [
        t.gettext(
            "%(rules)s: %(articles)s.",
            rules=rules_badge(each, t),
            articles=and_list([article_label(cite, each, t) for cite in known.articles[each]], t),
        )
        for each in dict.fromkeys(others)
        if each != rules and known.articles.get(each)
    ]


WORDS: Final[KindWords[TermQuestion]] = KindWords(
    prompt=_prompt,
    hint=_hint,
    wrong=_wrong,
    right=right_headline,
    explanation=_explanation,
    choice=_choice,
    choices_language=_choices_language,
    foreign_names=_foreign_names,
)
