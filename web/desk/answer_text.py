"""Answers to a part of an incident in words."""

from quizzes.desk.incident import Part, PartAnswer, PartChoice
from quizzes.question import PaymentsAnswer
from quizzes.words.translated import translated
from wording import (
    Translator,
    amount,
    article_label,
    joined_sentences,
    seat_name,
    semicolon_list,
    signed,
)


def choice_label(choice: PartChoice, rules: str, t: Translator) -> str:
    """What a choice says; one without words is an article."""
    if choice.text is None:
        return article_label(choice.id, rules, t)
    return translated(choice.text, rules, t)


def answer_text(part: Part, answer: PartAnswer, rules: str, t: Translator) -> str:
    """The answer: sentences of choices, a number, an amount for each seat."""
    match answer:
        case PaymentsAnswer():
            return semicolon_list(_of_seats(answer, t), t)
        case tuple():
            chosen = [each for each in part.choices if each.id in answer]
            return joined_sentences([choice_label(each, rules, t) for each in chosen], t)
        case str():
            known = {each.id: each for each in part.choices}
            return choice_label(known[answer], rules, t) if answer in known else ""
        case _:
            return amount(answer, t)


def _of_seats(paid: PaymentsAnswer, t: Translator) -> list[str]:
    return [f"{seat_name(seat, t)} {signed(each, t)}" for seat, each in paid.by_seat.items()]
