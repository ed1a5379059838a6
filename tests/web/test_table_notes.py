"""What the table tells of furiten and of payments at a drawn hand, with the articles."""

from scoring import Wind
from scoring.play import Action, Move, moved, read_moves
from tests.scoring.play.set_up import others_pass, table_of, without_tiles_to_draw
from web.table.notes import table_notes
from wording import translator

E, S, W, N = Wind.EAST, Wind.SOUTH, Wind.WEST, Wind.NORTH
WAITING = "1m 2m 3m 4m 5m 6m 7p 8p 9p 2s 3s {} {}"
HANDS = {
    "E": f"{WAITING.format('5z', '5z')} 4s",
    "S": "1m 4m 7m 2p 5p 8p 3s 6s 9s 1z 2z 3z 4z",
    "W": WAITING.format("6z", "6z"),
    "N": "9m 9m 1p 3p 6p 9p 1s 4s 7s 1z 2z 3z 4z",
}


def told(state, seat: Wind) -> list[tuple[str, str]]:
    t = translator("en")
    return [(note.lines[0], note.articles[0].label) for note in table_notes(state, seat, t)]


def test_who_discarded_a_tile_that_completes_the_hand_is_told_of_furiten():
    """Rengo 63; in strict play one is to know it."""
    state = others_pass(table_of("rengo", HANDS, moves="Ed4s"))
    ((line, article),) = told(state, E)

    assert line.startswith("Furiten: your waits include your own discards (4 of bamboos)")
    assert "63" in article
    assert told(state, S) == []
    strict = others_pass(table_of("rengo", HANDS, moves="Ed4s", strict=E))
    assert told(strict, E) == []
    assert told(others_pass(table_of("mcr-2014", HANDS, moves="Ed4s")), E) == []


def test_who_let_a_winning_tile_go_is_told_of_furiten():
    """Rengo 64."""
    hands = HANDS | {"W": "2m 3m 4m 4m 5m 6m 6p 7p 8p 2s 3s 8s 8s", "E": HANDS["E"]}
    state = others_pass(table_of("rengo", hands, moves="Ed4s"))
    ((line, article),) = told(state, W)

    assert line.startswith("Furiten: you let a winning tile go, so until your next discard")
    assert "64" in article


def test_who_pays_whom_at_a_drawn_hand_is_told():
    """Rengo 71."""
    state = without_tiles_to_draw(table_of("rengo", HANDS))
    drawn = others_pass(moved(state, Move(E, Action.DISCARD, read_moves("Ed4s")[0].tile)))

    assert [line for line, _article in told(drawn, S)] == [
        "Tenpai, 1,500 points each: East and West. Not tenpai, paying 1,500 points each: South and"
        " North."
    ]
