"""International Mahjong, version 0702: chapter six, and what it needs of the others.

Where each article of the text is:

| articles | what | where |
| --- | --- | --- |
| 1 to 3, 6, 9 | name, attachment rules, accessories, an empty article | nothing to count |
| 4, 5.10 to 5.18 | tiles, sets, unios, agreed ranks | `scoring.tiles`, `melds`, `hand` |
| 5.19 to 5.22 | selfmake, chucker, too many, too few | `win`, `payments`, `table.false_win` |
| 7 | settings, agreed lowest and highest rank | `table.event`; `count`, `payments` |
| 8, 10, 11 | seats, dice, wall, dealing | `table.seating`, `table.deal` |
| 12 to 15 | dealer, rounds, seat numbers | `table.dealer` |
| 16, 17, 20 | head and tail, flowers, the first discard | `table.deal` |
| 18, 19 | what a winning hand is | `readings` |
| 21 to 23 | claims, kinds of kong, robbed kongs, the last tile | `table.claims`; `scoring.melds` |
| 23.10 | an aborted game | `table.dealer` |
| 24 | what is added up; one structure; a kong as a pung | `settle`, `count`; `Case.pungs` |
| 25.1, 25.2 | special winning hands | `article_25_1_special`, `article_25_2_special` |
| 26 | basic structures | `article_26_structures` |
| 27.1 to 27.4 | groups by tiles and sets | `article_27_1_pure` to `article_27_4_chows` |
| 28.1 to 28.4 | how the win was declared, how the hand was built | `article_28_declaring` |
| 28.5 | flowers | `article_28_5_flowers` |
| 29 | who wins of several | `table.claims` |
| 30 | chart, half fan, who pays | `rules.RULES.mados_by_fans`, `settle.rank`, `payments` |
| 31 | results of an event | `table.event` |
| 32, 33 | alerts, bound to lose, false wins | `table.alert`, `payments`; `table.false_win` |
| 34 | wrong calls and hands, silence | `table.false_win`, `table.claims` |
| 35 to 39 | playing with cards | `table.cards` |
"""
