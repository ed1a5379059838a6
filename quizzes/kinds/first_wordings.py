"""Sentences of questions that were worded otherwise when answers to them were first stored.

The digest of a question holds its sentences. One that is worded better and means the same keeps the
digest by its first wording; a place that it no longer has keeps its value in the message. Where the
meaning changes there is another question, and no row here.
"""

from collections.abc import Mapping
from typing import Final

FIRST_WORDINGS: Final[Mapping[str, str]] = {
    "In a stack the upper tile goes first.": "Of a stack the upper tile goes first.",
    "In a stack the lower tile goes first.": "Of a stack the lower tile goes first.",
    "The hand was one tile short of waiting.": "The hand was not waiting: it was one tile short of that.",
    "The hand was %(number)s tiles short of waiting.": "The hand was not waiting: it was %(number)s tiles short of that.",
    "When the tiles run out without a winner the game is aborted and begun anew by the same jonga.": "Without a winner the game is aborted and begun anew by the same jonga.",
    "Below the agreed lowest rank such a hand is no winning hand.": "Below the agreed lowest rank a hand is no winning hand.",
    "A winning hand of four sets and eyes has exactly 14 tiles, a kong being three.": "A winning hand has exactly 14 tiles, a kong being three.",
    "The agreed lowest rank is %(lowest)s. %(seat)s calls “win” and shows four sets and eyes worth %(rank)s.": "The agreed lowest rank is %(lowest)s. %(seat)s calls “win” and shows a hand of %(rank)s.",
    "A pung or kong that was called and can be made must be made; nothing is paid.": "A call that can be made must be made; nothing is paid.",
    "Thirteen unios goes first; among several such hands, the nearest to the right.": "Thirteen unios goes first; of several the nearest to the right.",
    "Here noten players pay at an exhaustive draw; %(seat)s makes the last discard, "
    "%(tile)s.": "Here noten players pay at a draw; %(seat)s makes the last discard, %(tile)s.",
    "Here nothing is paid at an exhaustive draw; %(seat)s makes the last discard, "
    "%(tile)s.": "Here nothing is paid at a draw; %(seat)s makes the last discard, %(tile)s.",
    "%(seat)s declared riichi with %(tile)s; at the exhaustive draw the hand turns "
    "out to be noten.": "%(seat)s declared riichi with %(tile)s; at the draw the hand turns out to be noten.",
    "%(seat)s declared riichi with %(tile)s, and at the exhaustive draw does not "
    "show the hand.": "%(seat)s declared riichi with %(tile)s, and at the draw does not show the hand.",
    "nobody: the deal ends without a winner": "nobody: it is a draw",
    "This is an event among friends, not a competition.": "This is an event among friends, no competition.",
    "How many times in all do players %(one)s and %(two)s sit at the same table?": "How often do players %(one)s and %(two)s sit at one table in all?",
    "Which team does player %(number)s belong to?": "Which team is player %(number)s of?",
    "Which winds are value tiles for %(person)s?": "A pung of which winds is a yakuhai for %(person)s?",
    "%(seat)s calls a win on %(other)s's discard of %(tile)s.": "%(seat)s calls a win on %(tile)s of %(other)s.",
    "Angry about %(other)s's discard of %(tile)s, %(seat)s pushes hand and wall together.": "Angry about %(tile)s of %(other)s, %(seat)s pushes hand and wall together.",
    "%(seat)s calls a pung on %(other)s's discard of %(tile)s, discards, and leaves "
    "the claimed tile there.": "%(seat)s calls a pung of %(tile)s of %(other)s, discards, and leaves the tile there.",
    "Empty calls by this player before this one: %(before)s in this deal, %(last)s "
    "in the last.": "Empty calls of this player before: %(before)s in this deal, %(last)s in the last.",
    "Early draws by this player before this one: %(before)s in this deal, %(last)s "
    "in the last.": "Early draws of this player before: %(before)s in this deal, %(last)s in the last.",
    "Late pungs by this player before this one: %(before)s in this deal, %(last)s in "
    "the last.": "Late pungs of this player before: %(before)s in this deal, %(last)s in the last.",
    "The jonga threw %(dice)s, and the tiles are dealt.": "The dealer threw %(dice)s, and the tiles are dealt.",
    "For repeated empty calls %(number)s points are deducted from %(seat)s.": "For repeated empty calls %(number)s points of %(seat)s are deducted.",
    "For repeated empty calls %(points)s are deducted from %(seat)s.": "For repeated empty calls %(seat)s is deducted %(points)s.",
    "%(minutes)s minutes after the end of session %(session)s a player of table %(table)s makes an appeal.": "%(minutes)s minutes after the end of session %(session)s a player of table %(table)s files an appeal.",
    "First round: %(seat)s deals.": "Table %(table)s, first round: %(seat)s deals.",
    "Deals played: %(number)s; without a winner: %(drawn)s.": "Deals played at table %(table)s: %(number)s; without a winner: %(drawn)s.",
    "Deal %(hand)s of the session comes next; this is how the last one ended.": "Table %(table)s comes to deal %(hand)s of the session; this is how the last one ended.",
    "Deal %(hand)s, the last of its round.": "Table %(table)s, deal %(hand)s, the last of its round.",
    "The session began %(minutes)s minutes ago; %(hands)s deals are done.": "At table %(table)s the session began %(minutes)s minutes ago; %(hands)s deals are done.",
    "The session began %(minutes)s minutes ago, the break included; %(hands)s deals are done, and the head referee has just called time.": "At table %(table)s the session began %(minutes)s minutes ago; %(hands)s deals are done.",
    "In deal %(hand)s %(seat)s calls the referee about it.": "In deal %(hand)s %(seat)s of table %(table)s calls the referee about it.",
    "In session %(session)s %(seat)s gains %(won)s points in deals and loses %(lost)s.": "In session %(session)s %(seat)s of table %(table)s gains %(won)s points in deals and loses %(lost)s.",
    "Session scores: East %(east)s, South %(south)s, West %(west)s, North %(north)s.": "Session scores at table %(table)s: East %(east)s, South %(south)s, West %(west)s, North %(north)s.",
    "%(other)s discards a tile like the first, and %(seat)s calls “win”.": "%(other)s discards such a tile too, and %(seat)s calls “win”.",
    "%(other)s discards a tile like the first, and %(seat)s calls “pung”.": "%(other)s discards such a tile too, and %(seat)s calls “pung”.",
    "The text leaves this open; the question is how this site rules. An event may rule otherwise.": "The text leaves this open; the question is how this site rules, as an event may do.",
    "Only then does somebody see that this is no chow.": "Only then somebody sees that this is no chow.",
    "Only then does somebody see that this is no pung.": "Only then somebody sees that this is no pung.",
    "The game is played with cards; %(person)s threw %(dice)s and dealt. %(other)s claims to have been dealt %(count)s cards.": "Cards are played with; %(person)s threw %(dice)s and dealt. %(other)s says that %(count)s cards were dealt to that seat.",
    "The game is played with cards; %(other)s threw %(dice)s and dealt, and claims to have been dealt %(count)s cards.": "Cards are played with; %(other)s threw %(dice)s and dealt, and says that %(count)s cards were dealt to that seat.",
    "%(seat)s calls a pung exactly %(seconds)s seconds later.": "%(seat)s calls a pung %(seconds)s seconds later.",
    "Pin %(level)s asks for %(standard)s accumulated table points, %(competition)s competition points, and place %(place)s or better as an individual or place %(team)s with a team.": "Pin %(level)s asks for %(standard)s accumulated table points, %(competition)s competition points, and place %(place)s or better alone or place %(team)s with a team.",
    "20P off the total points; the deal is played again.": "20 points off the total; the deal is played again.",
    "The team leader hands it in, in writing and signed.": "It is in writing and signed as it should be.",
    "Counted from the right end of that wall, which stack does East take first, as this site reads the text?": "Counted from the right end of that wall, which stack does East take first?",
    "%(seconds)s seconds after drawing a tile %(seat)s discards %(tile)s.": "%(seconds)s seconds after the last discard %(seat)s discards %(tile)s.",
    "All 144 tiles are taken; %(seat)s discards %(tile)s, and nobody wins on it.": "%(seat)s discards %(tile)s, the last of the 144 tiles, and nobody wins on it.",
    "%(fan)s: not counted (%(principle)s)": "%(fan)s: kept out by “%(principle)s”",
    "%(seat)s makes a false win on a discard while not waiting.": "%(seat)s makes a false win on a discard without waiting.",
    "%(seat)s makes a false win on a discard, one tile short of waiting.": "%(seat)s makes a false win on a discard without waiting.",
    "The tiles shown must be discarded, and no win in this deal.": "The tiles shown are discarded one by one, and no win in this deal.",
    "Each player keeps the number given in round 1.": "Players keep the number of their seat in the first round.",
    "Before it is checked, %(seat)s shows the whole hand too.": "Before it is checked, %(seat)s lays a hand open too.",
    "When %(other)s calls a win, %(seat)s shows the whole hand too; the win proves good.": "When %(other)s calls a win, %(seat)s lays a hand open too; the win proves good.",
    "When %(other)s calls a win, %(seat)s shows the whole hand too; the win proves false.": "When %(other)s calls a win, %(seat)s lays a hand open too; the win proves false.",
    "What follows, besides the penalty?": "What follows, beside the penalty?",
    "The riichi stands, and the stick goes to that player at once.": "The riichi stands, and the stick goes to the winner.",
    "%(number)s points": "%(number)s",
    "%(tile)s": "the tile %(tile)s",
    "Suspension from the competition, in a grave case with a public notice.": "Suspension from the competition and a public notice.",
    "Nobody wins; %(dealer)s declares tenpai, %(person)s is noten.": "Nobody wins; %(dealer)s is tenpai, %(person)s is noten.",
    "%(seat)s declares a win worth fewer than 8 points.": "%(seat)s makes a false win with less than 8 points.",
    "How many points does each player gain or lose in deal %(num)s?": "What points does each player get in deal %(num)s?",
    "During a deal of session %(session)s a player of team %(team)s leaves; three stay at table %(table)s.": "In session %(session)s a player of team %(team)s leaves; three stay at table %(table)s.",
}
