"""A deal of one person against three players of the program."""

from collections.abc import Iterator

from quizzes.deal.opponent import PlayingStrength, chosen
from quizzes.hands.draw import Draw
from scoring import Wind
from scoring.play import Move, TableState, moved, seats_to_move, view_of


def played_on(
    state: TableState, person: Wind, seed: str, skill: PlayingStrength
) -> Iterator[TableState]:
    """The states that follow until the person has a choice or the deal is over.

    What the program does hangs on the seed and on what was played, so that a deal comes back the same.
    """
    while (move := _next_move(state, person, seed, skill)) is not None:
        state = moved(state, move)
        yield state


def _next_move(state: TableState, person: Wind, seed: str, skill: PlayingStrength) -> Move | None:
    """A move of the program; None where it waits for the person."""
    seat = next((each for each in seats_to_move(state) if each is not person), None)
    if seat is None:
        return None
    chance = Draw(f"{state.rules.id}/{seed}/{seat}", len(state.moves))
    return chosen(view_of(state, seat), chance, skill)
