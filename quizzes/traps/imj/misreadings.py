"""Wrong rules about seats, the wall and claims under International Mahjong (8 to 29)."""

from typing import Final

from quizzes.traps.misreading import Misreading
from wording import N_

MISREADINGS: Final = (
    Misreading(
        "imj-miscounted",
        N_("counted to the wrong place"),
        N_("The count goes anti-clockwise, place by place, up to the sum of the dice."),
    ),
    Misreading(
        "imj-next-as-one",
        N_("began with the next one"),
        N_("Who throws, or the own wall, is number one, not the next to the right."),
    ),
    Misreading(
        "imj-clockwise",
        N_("counted the other way round"),
        N_("Players are counted anti-clockwise; only the tiles of the wall run clockwise."),
    ),
    Misreading(
        "imj-east-starts",
        N_("East's taker deals first"),
        N_("Who drew East throws the dice; they name the starter."),
    ),
    Misreading(
        "imj-from-the-bottom",
        N_("drew from the bottom"),
        N_("The winds are taken from the top of the stack downwards."),
    ),
    Misreading(
        "imj-always-again",
        N_("drew again though the order is new or final"),
        N_("Winds are drawn again only for the same order of sitting, and four times at most."),
    ),
    Misreading(
        "imj-turned-is-new",
        N_("took a turned order for a new one"),
        N_("Who sits beside whom counts: the order turned round the table is the same order."),
    ),
    Misreading(
        "imj-final-draw",
        N_("took an earlier draw for the final one"),
        N_("Only the fourth draw is final in any case."),
    ),
    Misreading(
        "imj-seats-kept",
        N_("seats are never changed"),
        N_("Seats are chosen anew for every four rounds."),
    ),
    Misreading(
        "imj-head-for-tail",
        N_("took the head for the tail"),
        N_("The counted stack is the tail; the next one clockwise is the head."),
    ),
    Misreading(
        "imj-from-the-left",
        N_("counted the stacks from the left"),
        N_("Stacks are counted clockwise: from the right end as the wall's player sees it."),
    ),
    Misreading(
        "imj-lower-first",
        N_("drew the lower tile first"),
        N_("In every stack the upper tile is drawn first, from the head and from the tail."),
    ),
    Misreading(
        "imj-tail-clockwise",
        N_("moved the tail clockwise"),
        N_("The head moves clockwise, the tail the other way."),
    ),
    Misreading(
        "imj-a-stack-each",
        N_("a new stack for each replacement"),
        N_("Both tiles of the tail's stack are drawn before the tail moves."),
    ),
    Misreading(
        "imj-from-the-head",
        N_("drew the replacement from the head"),
        N_("Replacements for flowers and kongs come from the tail."),
    ),
    Misreading(
        "imj-flower-at-once",
        N_("replaced a flower at once"),
        N_("After the deal a flower drawn while replacing waits for the next cycle."),
    ),
    Misreading(
        "imj-flower-miscycled",
        N_("the last flower first"),
        N_("The first cycle ends before any later flower is replaced."),
    ),
    Misreading(
        "imj-most-flowers-first",
        N_("most flowers first"),
        N_("The number of flowers gives no turn: the dealer begins."),
    ),
    Misreading(
        "imj-nearest-first",
        N_("the nearest goes first"),
        N_("The move decides before the seat: win, pung or kong, chow."),
    ),
    Misreading(
        "imj-pung-first",
        N_("a pung before a win"),
        N_("A win goes before a pung and a kong."),
    ),
    Misreading(
        "imj-no-claim",
        N_("a player who made no claim"),
        N_("Only who declares a move may make it."),
    ),
    Misreading(
        "imj-unios-no-priority",
        N_("thirteen unios without priority"),
        N_("Thirteen Unios goes before every other winning hand."),
    ),
    Misreading(
        "imj-farthest-wins",
        N_("a farther player wins"),
        N_("Of equal claims the first anti-clockwise from the exposer counts."),
    ),
    Misreading(
        "imj-all-win",
        N_("all of them win"),
        N_("Only one player can win a game."),
    ),
    Misreading(
        "imj-every-kong-robbed",
        N_("every kong may be robbed"),
        N_("Without Thirteen Unios only a melded kong may be robbed."),
    ),
    Misreading(
        "imj-unios-rob-nothing",
        N_("thirteen unios robs no unfolded kong"),
        N_("Thirteen Unios may rob an unfolded kong too."),
    ),
    Misreading(
        "imj-no-robbing",
        N_("no kong may be robbed"),
        N_("A melded kong may be robbed by any winning hand."),
    ),
    Misreading(
        "imj-kong-taken-back",
        N_("a declared kong is undone"),
        N_("A kong that may not be robbed stays; nothing is taken back."),
    ),
    Misreading(
        "imj-only-the-same-tile",
        N_("only the claimed kind is barred"),
        N_("After a chow every tile that makes a chow with the two shown is barred."),
    ),
    Misreading(
        "imj-swap-allowed",
        N_("swapping is allowed"),
        N_("What was just claimed may not be swapped for a tile like it."),
    ),
    Misreading(
        "imj-whole-set-barred",
        N_("more tiles are barred than need be"),
        N_("Barred is only what would make the same set with the tiles that were shown."),
    ),
    Misreading(
        "imj-shown-tile-barred",
        N_("a shown tile is barred"),
        N_("The two tiles shown are bound anyway; barred is what completes them."),
    ),
    Misreading(
        "imj-silence-forgotten",
        N_("silence has no consequence"),
        N_("Who keeps silent may not win or pung on that kind before a move of one's own."),
    ),
    Misreading(
        "imj-silence-lasts",
        N_("the bar lasts longer or shorter than it does"),
        N_("The bar ends with the next move of one's own."),
    ),
    Misreading(
        "imj-silence-of-riichi",
        N_("a bar of riichi"),
        N_("That is furiten. Here only the same kind of tile is barred, until one's own move."),
    ),
)
