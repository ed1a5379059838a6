"""Every sentence a person may read is there in every language, whole and up to date."""

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

REPOSITORY = Path(__file__).parents[1]
CATALOGUES = sorted(REPOSITORY.glob("wording/catalogues/*/LC_MESSAGES/messages.po"))
TRANSLATED = {"ja", "zh-Hans"}  # English is the key of each sentence
TRANSLATION = re.compile(r"^msgstr(?:\[0\])? ", re.MULTILINE)
PLACE = re.compile(r"%\(\w+\)[sd]")


def language(catalogue: Path) -> str:
    return catalogue.parents[1].name


def read(catalogue: Path) -> Catalog:
    with catalogue.open("rb") as file:
        return read_po(file, abort_invalid=True)


def forms(text: str | tuple[str, ...] | list[str]) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text)


def places(text: str | tuple[str, ...] | list[str]) -> set[str]:
    return {place for form in forms(text) for place in PLACE.findall(form)}


def translated(catalogue: Catalog) -> list[Message]:
    return [message for message in catalogue if message.id and any(forms(message.string))]


def test_both_translations_are_there():
    assert {language(catalogue) for catalogue in CATALOGUES} >= TRANSLATED


def test_sentences_are_gathered_from_code_and_templates(gathered_messages: Catalog):
    sources = {
        Path(file).suffix
        for message in gathered_messages
        if message.id
        for file, _ in message.locations
    }

    assert sources == {".py", ".html"}


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=language)
def test_no_sentence_lacks_its_translation(catalogue: Path, gathered_messages: Catalog):
    if language(catalogue) not in TRANSLATED:
        pytest.skip("English sentences are their own keys")
    known = {message.id for message in read(catalogue) if all(forms(message.string))}
    missing = [
        (message.id, message.locations[0])
        for message in gathered_messages
        if message.id and message.id not in known
    ]

    assert missing == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=language)
def test_a_sentence_is_translated_once(catalogue: Path):
    entries = catalogue.read_text(encoding="utf-8").split("\n\n")
    translated_twice = [entry for entry in entries if len(TRANSLATION.findall(entry)) > 1]

    assert translated_twice == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=language)
def test_no_translation_is_marked_fuzzy(catalogue: Path):
    assert [message.id for message in translated(read(catalogue)) if message.fuzzy] == []


@pytest.mark.parametrize("catalogue", CATALOGUES, ids=language)
def test_a_translation_fills_the_same_places(catalogue: Path):
    different = [
        (message.id, message.string)
        for message in translated(read(catalogue))
        if places(message.id) != places(message.string)
    ]

    assert different == []
