"""Situations of the competition rules, filled once and checked against the three texts by hand."""

import pytest

from quizzes.hands.draw import Draw
from quizzes.situations.book import TEMPLATES
from quizzes.words.translated import translated
from scoring import rule_set
from wording import translator

CHECKED = [
    (
        "mcr-2014", "second-thrower", 0,
        "East, the dealer, throws 5 and 6. Who throws "
        "next?",
        "West", "3.5.7.5(2)",
    ),
    (
        "mcr-2006", "break-number", 1,
        "East, the dealer, throws 2 and 4. Then "
        "South throws 5 and 3. How many stacks are counted off to break the wall?",
        "14", "3.5.7.5(3)",
    ),
    (
        "mcr-1998", "first-stack", 0,
        "East, the dealer, throws 5 and 6. Then West "
        "throws 1 and 1. Counted from the right end of the second thrower's wall, which "
        "stack does East take first, as this site reads the text?",
        "14", "6.5(5)4",
    ),
    (
        "mcr-2014", "replacement-tile", 0,
        "East, the dealer, throws 5 and 6. Then West "
        "throws 1 and 1. Replacement tiles taken so far: 7. Which is the next "
        "replacement tile, as this site reads the text?",
        "The lower tile of stack 10 in West's wall.", "3.6.8",
    ),
    (
        "mcr-2014", "doubted-wall", 0,
        "Before the dice are thrown, South raises a hand: East's wall seems wrong. Wall "
        "corrections so far in this deal: 0. What does the referee rule?",
        "The walls are put right in one go, and the deal begins.", "3.5.7.4",
    ),
    (
        "mcr-2014", "dealt-tile", 1,
        "The wall is broken; from the break on, the tiles are numbered 1, 2, 3 …, upper "
        "tile first. Who is dealt tile 17?",
        "East", "3.5.7.5(4)",
    ),
    (
        "mcr-1998", "flower-order", 0,
        "Flowers dealt: East 1, South 0, West 2, North 1. East's first replacement tile "
        "is another flower. Who takes replacement tile 4?",
        "West", "6.5(6)",
    ),
    (
        "mcr-2014", "win-order", 2,
        "West calls a win on South's discard of the 5 of dots. The winner announces the "
        "fans and the points. What comes next?",
        "The other players agree.", "3.9.1.4",
    ),
    (
        "mcr-2006", "win-order", 2,
        "West calls a win on South's discard of the 5 of dots. The other players "
        "agree. What comes next?",
        "The referee confirms the win.", "3.9.1.4",
    ),
    (
        "mcr-2014", "next-dealer", 0,
        "Players are named after their seats at the start of the session. First round: "
        "West deals. East wins by self-draw and gains 174 points. Who deals next?",
        "North", "3.4.8",
    ),
    (
        "mcr-1998", "round-of-a-hand", 1,
        "Deals played: 6; without a winner: 3. Which round does the next deal belong "
        "to?",
        "The South round.", "5.5",
    ),
    (
        "mcr-2006", "seat-wind-later", 0,
        "Players are named after their seats at the start of the session. Deal 16 of the "
        "session comes next. The deal before it ended as follows. Nobody wins: the last "
        "tile is drawn and discarded. Which seat wind does the player who began as West "
        "have in that deal?",
        "West", "appendix 4",
    ),
    (
        "mcr-2014", "first-dealer-of-a-round", 0,
        "Players are named after their seats at the start of the session. This is deal "
        "12, the last of its round. East wins by self-draw and gains 174 points. Who "
        "deals next?",
        "North", "3.4.8",
    ),
    (
        "mcr-2014", "pung-and-chow", 0,
        "West discards the 2 of characters. North "
        "calls a chow. East calls a kong. Who gets the tile?",
        "East kongs it.", "3.6.7",
    ),
    (
        "mcr-1998", "several-wins", 0,
        "West discards the 5 of bamboos. East calls a "
        "win. South calls a win. North calls a win. Who wins?",
        "North wins on it.", "8.2(3)",
    ),
    (
        "mcr-2014", "sideways-tile", 0,
        "East discards the 1 of dots. South calls a pung. From South's side, where in the "
        "set does the claimed tile lie sideways?",
        "On the left of the set.", "3.6.5",
    ),
    (
        "mcr-2014", "kong-after-a-claim", 1,
        "West draws from the wall. In the same turn "
        "West wants to make a concealed kong of the 1 of bamboos. May the kong be made?",
        "Yes, and a replacement tile is drawn.", "3.6.8",
    ),
    (
        "mcr-2014", "empty-call", 0,
        "West discards the 9 of bamboos. North calls a chow, but has no tiles for it. "
        "Empty calls by this player before this one: 0 in this deal, 2 in the deal "
        "before. What does the referee rule?",
        "A warning.", "3.11.6.3",
    ),
    (
        "mcr-1998", "early-draw", 1,
        "West draws from the wall before South has discarded the 1 of bamboos. Early "
        "draws by this player before this one: 3 in this deal, 1 in the deal before. What "
        "does the referee rule?",
        "A deduction of 20 points.", "14.4",
    ),
    (
        "mcr-2006", "late-pung", 0,
        "West discards the Red Dragon. North calls a pung exactly 2 seconds later. Late "
        "pungs by this player before this one: 0 in this deal, 2 in the deal before. What "
        "does the referee rule?",
        "No penalty: play goes on.", "3.6.7",
    ),
    (
        "mcr-2014", "wrong-chow", 0,
        "West discards the 6 of bamboos. North calls a chow, lays 6\u202f7\u202f9 of bamboos open "
        "and discards. Only then does somebody notice that this is not a chow. What does "
        "the referee rule?",
        "No win in this deal; the player plays on.", "3.11.6.2",
    ),
    (
        "mcr-2006", "fetched-late", 1,
        "East calls a pung on West's discard of the 4 of dots and discards, but leaves "
        "the claimed tile among the discards. Since then the others have discarded 3 in all, and "
        "East has drawn 1. East now wants to fetch the tile. What does the referee rule?",
        "The tile may still be fetched; no penalty.", "3.11.6.11(1)",
    ),
    (
        "mcr-2014", "fetched-late", 1,
        "East calls a pung on West's discard of the 4 of dots and discards, but leaves "
        "the claimed tile among the discards. Since then the others have discarded 3 in all, and "
        "East has drawn 1. East now wants to fetch the tile. What does the referee rule?",
        "The tile can no longer be fetched; no win in this deal.", "3.11.6.11(1)",
    ),
    (
        "mcr-2014", "below-the-minimum", 0,
        "South calls a win on East's discard of the 1 of dots. Without flowers the fans "
        "come to 4 points; flowers laid open: 3. What does the referee rule?",
        "10 points to each of the others, and no win in this deal.", "3.11.6.6(1)",
    ),
    (
        "mcr-1998", "win-far-from-waiting", 0,
        "South calls a win on East's discard of the 3 of characters. The hand is 3 tiles "
        "short of waiting. What does the referee rule?",
        "Disqualification.", "14.6(4)",
    ),
    (
        "mcr-2006", "win-far-from-waiting", 0,
        "South calls a win on East's discard of the 3 of characters. The hand is 3 tiles "
        "short of waiting. What does the referee rule?",
        "20 points to each of the others, and no win in this deal.", "3.11.6.6(2)",
    ),
    (
        "mcr-2006", "claim-then-win", 0,
        "West discards the 5 of dots. North has a "
        "winning hand, calls a chow and at once calls a win instead. No standing tile was shown. What does "
        "the referee rule?",
        "No win until the player has drawn again.", "3.11.6.11(3)",
    ),
    (
        "mcr-2014", "claim-then-win", 0,
        "West discards the 5 of dots. North has a "
        "winning hand, calls a chow and at once calls a win instead. No standing tile was shown. What does "
        "the referee rule?",
        "No win in this deal; the player plays on.", "3.11.6.11(3)",
    ),
    (
        "mcr-2014", "hand-shown-at-a-win", 0,
        "South calls a win on East's discard of the 5 of dots. Before the win is checked, "
        "North shows the whole hand too. The win turns out to be valid. What does the "
        "referee rule about North?",
        "A warning.", "3.11.6.7(2)",
    ),
    (
        "mcr-1998", "wrong-number-of-tiles", 0,
        "After West discards the 8 of bamboos, West's tiles are counted. "
        "Standing tiles: 3; melds: 3; kongs among them: 2. Flowers laid open: 0. What "
        "does the referee rule?",
        "No win in this deal; the player plays on.", "14.9",
    ),
    (
        "mcr-1998", "disturbance", 0,
        "South has clearly committed a foul against East and is warned. Asked 2 times to "
        "stop, the player keeps shouting and ignores the referee. What does the referee "
        "rule?",
        "Disqualification, a public notice and a report to the sports authority.", "14.11",
    ),
    (
        "mcr-1998", "discard-misnamed", 0,
        "South discards the 2 of characters, but calls it the 3 of characters. Misled by"
" that, East calls a false win. What does the referee rule about South?",
        "The player pays the shares of all three.", "14.8",
    ),
    (
        "mcr-1998", "late-arrival", 1,
        "Session 7 starts at 15:00; South comes to table 33 at 15:09. What does the "
        "referee rule?",
        "A warning and a deduction of 10 points.", "13.2(1)",
    ),
    (
        "mcr-2014", "late-arrival", 1,
        "Session 7 starts at 15:00; South comes to table 33 at 15:09. What does the "
        "referee rule?",
        "A deduction of 10 points.", "3.11.2.1",
    ),
    (
        "mcr-2014", "discard-time", 0,
        "After drawing a tile, East takes 19 seconds to discard the 9 of characters. Is "
        "the discard in time, and what is the limit?",
        "Too late: the limit is 10 seconds.", "3.6.4",
    ),
    (
        "mcr-1998", "absence", 0,
        "During a deal of session 2 a player of team 32 leaves, and three are left at "
        "table 30. What may be done?",
        "The points so far stand, or the head referee appoints a substitute, who is not ranked.", "12.3(2)",
    ),
    (
        "mcr-2014", "forgotten-fan", 0,
        "South calls a win on East's discard of the 5 of dots. The winner announces 33 "
        "points, the others agree, and the count is accepted. Then the winner remembers "
        "Tile Hog. What does the referee rule?",
        "The fan is lost: the count stands.", "3.9.1.4",
    ),
    (
        "mcr-2006", "counting-with-tiles", 0,
        "West's fans come to 88 points, flowers included. How are these points laid out "
        "with as few discarded tiles as possible?",
        "Tiles face up: 8; tiles face down: 8.", "3.11.6.11(6)",
    ),
    (
        "mcr-1998", "appeal-filed", 3,
        "44 minutes after the end of session 1, a player at table 2 lodges an appeal. The "
        "team leader submits it in writing, duly signed. No fee is paid. What becomes of "
        "the appeal?",
        "The appeal is refused: it is too late.", "15.2",
    ),
    (
        "mcr-2014", "who-hears-an-appeal", 1,
        "In session 7 a player at table 26 appeals against a ruling on the rules. Who "
        "decides now?",
        "The head referee.", "3.13.1",
    ),
    (
        "mcr-1998", "session-score", 0,
        "Over the deals of session 7, South wins 265 points and loses 277. 5 points are deducted "
        "for a foul. This player finished the previous session 33 points up. "
        "What is the player's session score?",
        "483 points", "10.2(1)",
    ),
    (
        "mcr-2014", "session-score", 0,
        "Over the deals of session 7, South wins 265 points and loses 277. 5 points are deducted "
        "for a foul. This player finished the previous session 33 points up. "
        "What is the player's session score?",
        "−17 points", "3.9.2.1",
    ),
    (
        "mcr-2006", "standard-points", 0,
        "Session scores: East +45, South +118, West −83, North −80. How many table "
        "points does East get?",
        "2", "3.9.2.2",
    ),
    (
        "mcr-1998", "standard-points-of-a-group", 0,
        "In session 1 a player takes place 9 in a group of 48. The session score is 599. "
        "How many standard points does that bring?",
        "39", "appendix 6",
    ),
    (
        "mcr-2014", "shared-places", 0,
        "Session scores: East −142, South +22, West +22, North +98. How many table "
        "points does West get?",
        "1½", "3.9.2.2",
    ),
    (
        "mcr-2014", "false-win-then-win", 0,
        "South calls a win on a discard, but the hand is worth less than 8 points. East "
        "later wins by self-draw with a hand worth 37 points. How many points does South "
        "lose in this deal in total?",
        "75 points", "3.9.1.3(1)",
    ),
    (
        "mcr-2014", "placed-by-both-sums", 0,
        "Player 60 has 27 table points and 137 competition points. Player 35 has 23 "
        "table points and 446 competition points. Player 5 has 26 table points "
        "and 281 competition points. Who is placed first?",
        "Player 60.", "3.10.1",
    ),
    (
        "mcr-1998", "placed-by-the-best-session", 0,
        "Player 25's table points by session: 10, 8, 12. Player 33's table points by "
        "session: 10, 7, 13. Both have 1,653 competition points in all. Who is placed "
        "first?",
        "Player 33.", "11",
    ),
    (
        "mcr-1998", "round-robin-meetings", 0,
        "7 teams play a round robin of 6 sessions: players 1 to 4 are team 1, 5 to 8 "
        "team 2 and so on. In session 5 player 28 sits at table 7. How many times in "
        "all do players 28 and 25 sit at the same table?",
        "0", "appendix 7 table 4",
    ),
    (
        "mcr-1998", "team-of-a-number", 0,
        "In session 6 of a team event players 1, 22, 16 and 20 sit at table 1. The"
" players of the 6 teams of four are numbered from 1 onwards. Which team does"
" player 6 belong to?",
        "2", "appendix 7 table 3",
    ),
    (
        "mcr-2014", "pin-level", 0,
        "A player has 49 accumulated table points in registered events. Positive "
        "competition points come to 617; the best place in a class A event is 9. What is "
        "the highest pin open to this player?",
        "Pin 7.", "3.10.2",
    ),
    (
        "mcr-2014", "pin-level", 3,
        "A player has 100 accumulated table points in registered events. Positive "
        "competition points come to 1,868; the best place is 8, in a class B event. What "
        "is the highest pin open to this player?",
        "Pin 5.", "3.10.2",
    ),
    (
        "mcr-2014", "web-pin-level", 0,
        "A player has 39,400 points from authorised web events; the best place is 30. "
        "What is the highest web pin open to this player?",
        "Pin 7.", "appendix 9, 4.7",
    ),
    (
        "mcr-2014", "points-for-a-pin", 0,
        "A player's competition points from four registered events: +530, −56, −324, "
        "+415. How many competition points count towards a pin?",
        "945", "appendix 9, 4.6",
    ),
    (
        "mcr-2014", "competition-class", 0,
        "All of these competitions are registered with the World Mahjong Contest Center. "
        "Which of these competitions is in class C?",
        "A friendly competition between regions with 44 players and 8 sessions.",
        "appendix 9, 5.3.3",
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    ("rules", "template", "number", "asked", "answer", "article"),
    CHECKED,
    ids=[f"{row[1]}-{row[0]}-{row[2]}" for row in CHECKED],
)
def test_a_filling_is_answered_as_the_text_says(
    rules: str, template: str, number: int, asked: str, answer: str, article: str
) -> None:
    (known,) = (each for each in TEMPLATES if each.id == template and rules in each.rules)
    drawn = known.fill(Draw("golden", number), rule_set(rules))
    t = translator("en")
    (right,) = (each for each in drawn.choices or () if each.id == drawn.answer)
    assert right.text

    assert " ".join(translated(each, rules, t) for each in (*drawn.facts, drawn.question)) == asked
    assert translated(right.text, rules, t) == answer
    assert drawn.citations[-1] == article
