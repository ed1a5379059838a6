"""Mahjong Rengo: Japanese riichi by the official rules. Articles are cited as “51(4)”.

Where each article of the text is:

| articles | what | where |
| --- | --- | --- |
| 1, 2 | tiles, terminals and honors, simples | `scoring.tiles`; `scoring.tile_classes`, `rule_set` |
| 3, 4 | sets and pairs; the three winning shapes | `scoring.set_summary`, `scoring.case_summary` |
| 5 to 10 | dice, turn, seats, walls, the first dealer | `scoring.table`; `table.seating`, `table.deal` |
| 13, 21 to 24 | winds, whose deal is next, the end of the game | `table.dealer` |
| 14, 16, 19(2) | dealing, indicator, fourteen tiles left | `table.deal`; which tile is dora: `dora` |
| 25 to 29, 32 to 34 | chow, pung, kongs, which call goes first | `table.claims`; `table.deal` |
| 18, 30, 36 to 43 | what may be discarded, riichi and its sticks | `table.riichi`; `rule_set`, \
`payments` |
| 44 | tenpai | `count.waits` |
| 47, 58 | who pays, rounded up to hundreds | `payments` |
| 48 to 50 | yaku, closed hands, lesser open values | `yaku`, `settle` |
| 51(1) to (10), (11) to (20), (21) to (25) | the yaku | `yaku_1`, `yaku_2`, `yaku_3` |
| 52 | the yakuman | `yakuman` |
| 51, 53, 54 | what counts beside what | `settle` |
| 55 to 57 | base, two more han, doubling | `fu`; `limits` |
| 59 | limits | `limits` |
| 60 | the reading that pays most | `count` |
| 62 | no win without a yaku | `count` |
| 63, 64 | furiten | `table.furiten`; `count` |
| 65 | who wins of several | `table.claims` |
| 66, 68 to 70 | chombo, hands that may not win any more | `table.fouls`; `table.dealer`, `table.riichi` |
| 67 | liability for two yakuman (パオ) | `liable`, `payments` |
| 71 to 73 | a draw: showing, who pays whom | `table.draw` |
| 11, 12, 15, 17, 20, 31, 35, 45, 46, 61 | greeting, standing and laying out tiles, \
calling out, counting sticks | nothing to reckon |
"""
