"""Sentences that speak of fans, whatever the rule set, in the rule set's own word for a fan.

The site says fan and 番种. International Mahjong has grade elements, which are worth fans (24);
Mahjong Rengo has yaku (48), in Chinese 役种.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from wording.languages import Language
from wording.translator import N_, Said, Translator

ABOUT_FANS: Final = (
    N_("Fans"),
    N_("Fan"),
    N_("The map of fans"),
    N_("Cards of the fans"),
    N_("All fans on one sheet"),
    N_("Fans within reach"),
    N_("Which of these fans is this hand closest to?"),
    N_("This hand is closest to two of these fans. Choose either of them."),
    N_("a fan that only looks close"),
    N_("A win with that fan needs more tiles."),
    N_("It brings a winning shape nearer, but not this fan."),
    N_("It lies next to tiles of the hand, but does not bring this fan nearer."),
    N_("Without it one of the two fans is farther away."),
    N_("No fan counts in this hand."),
    N_("Every fan in this hand counts. Choose a hand in which one fan rules out another."),
    N_(
        "Say which fan is nearest, which tile helps it, or after which discard two fans are as near as before."
    ),
    N_(
        "“Fans within reach” leaves out fans for kongs, for the wait and for how the last "
        "tile comes; the wins above do count the wait and the draw."
    ),
    N_("Names of fans"),
    N_("Find a fan"),
    N_("No fan has that name."),
    N_("Fans in the order of the book"),
    N_("Previous fan"),
    N_("Next fan"),
    N_("Drill this fan"),
    N_("With other fans"),
    N_("Lessons on this fan"),
    N_("You and this fan"),
    N_("Why not another fan?"),
    N_("What it lacks for this fan, or why the fan is not counted."),
    N_("no fan"),
    N_("Second name of each fan"),
    N_("Fans of later lessons"),
    N_("Choose fans for a drill"),
    N_("Choose fans on the map"),
    N_("Choose fans or principles on the map"),
    N_("Move between tiles or fans; the space bar chooses"),
    N_("other fans are not counted with it"),
    N_("All fans"),
    N_("Choose other fans on the map"),
    N_("Drill these fans"),
    N_("Drill the fans you missed"),
    N_("Tick the fans to practise. Each question contains one of them, taken in turn."),
    N_("Each fan shows how likely you are to spot it in a hand today."),
    N_("It fills up as you answer: each fan will show how well you spot it."),
    N_("Each fan, with the chance that you spot it now"),
    N_("Choosing the fans gives a hint, so such a drill moves the map less than a mixed one."),
    N_(
        "Each fan by its family, with its picture, its value and a line to remember it by. It prints"
        " on one page."
    ),
    N_("Five hands about fans from your lessons."),
    N_("You know the fans of this course. Mixed drills keep you in practice."),
    N_("Begin with the first fans of the course."),
    N_("Name the fans"),
    N_("Name every fan that counts in the hand."),
    N_("Find one fan"),
    N_("Say which of four fans is in the hand."),
    N_("A player announces fans. Find what is wrong."),
    N_("Two fans do not count together: say which one is left out, and by which rule."),
    N_("See a picture and name the fan, or go from a fan to its value or its picture."),
    N_("Which fan does this picture show?"),
    N_("The picture holds only the tiles that make the fan."),
    N_("The fans to choose from"),
    N_(
        "Tick fans, principles or topics. The questions take them in turn, and none says which "
        "one it is about."
    ),
    N_("At levels 1 and 2 the fans are chosen from a short list."),
    N_("Choose at least one fan. If you see none, press “I don't know”."),
    N_("That is not one of the fans. Choose again."),
    N_("The same fans."),
    N_("The fans are right, the total is not."),
    N_("The total is right, the fans are not."),
    N_("The fans are right; they come to %(total)s."),
    N_("Nothing is wrong: the fans are right, and so is the total."),
    N_("The fans and the total of an announcement are chosen together, as one answer."),
    N_("The hand is worth enough: count its fans again."),
    N_("left out what counts"),
    N_("saw a fan that is not there"),
    N_("one fan missed and another counted instead"),
    N_("a fan counted once that is there twice or more"),
    N_("a fan missed"),
    N_("Its value in the rule book."),
    N_("Its value in the rule book, in a closed hand."),
    N_("The rule book's own table: series by value."),
    N_("The rule book's own table, each fan with examples, a near miss and what it excludes."),
    N_(
        "An endless supply of fresh hands: name the fans, find the total, find the waits. Each "
        "answer is explained."
    ),
    N_("Enter any hand and see what it is worth, fan by fan, and who pays."),
    N_(
        "A player announces fans and a total. Confirm or correct the announcement within half a minute; about one in three is right."
    ),
)
"""None of them has a place for the name of a fan."""

COUNTED_FANS: Final = (
    ("%(right)s of %(num)s fan", "%(right)s of %(num)s fans"),
    ("All %(num)s fan", "All %(num)s fans"),
    (
        "%(num)s card: the picture on the front; the name, the value and a line to remember it by on"
        " the back.",
        "%(num)s cards: the picture on the front; the name, the value and a line to remember it by on"
        " the back.",
    ),
)
"""Sentences that count fans: the form for one, and the form for several."""

OwnWords = Mapping[Language, tuple[tuple[str, str], ...]]
"""By language the site's words for a fan with the rule set's own, the longer ones first."""


def about_fans(words: OwnWords, t: Translator) -> Mapping[str, Said]:
    """Those sentences with the rule set's own words; none where its word is the site's."""
    return {**in_own_words(ABOUT_FANS, words, t), **counted_in_own_words(COUNTED_FANS, words, t)}


def in_own_words(sentences: Iterable[str], words: OwnWords, t: Translator) -> Mapping[str, str]:
    """Sentences of the site with a rule set's own words in them; none where it has none."""
    pairs = words.get(t.language, ())
    return {english: _said(t.gettext(english), pairs) for english in sentences if pairs}


def counted_in_own_words(
    sentences: Iterable[tuple[str, str]], words: OwnWords, t: Translator
) -> Mapping[str, tuple[str, ...]]:
    """The same for sentences that count, told in their form for one and their form for several."""
    pairs = words.get(t.language, ())
    return {
        one: tuple(_said(form, pairs) for form in t.counted(one, many))
        for one, many in sentences
        if pairs
    }


def _said(sentence: str, pairs: tuple[tuple[str, str], ...]) -> str:
    for word, own in pairs:
        sentence = sentence.replace(word, own)
    return sentence
