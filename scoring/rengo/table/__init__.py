"""The table around the hand under Mahjong Rengo's rules: one topic a file.

| module | topic | articles |
| --- | --- | --- |
| `seating` | drawing seats, the first dealer | 8, 10 |
| `deal` | where the wall breaks, dealing, the dora indicator, replacement tiles | 9, 14, 16, 19, 27 |
| `dealer` | whose deal is next, when the game is over | 13, 21 to 24 |
| `claims` | who may take a discard, who wins of several | 26, 29, 33, 34, 38, 65, 66, 70 |
| `riichi` | declaring, what may be discarded, what becomes of the sticks | 18, 30, 36 to 43, 68 |
| `furiten` | when one may not win on a discard | 63, 64 |
| `draw` | showing and paying at a draw | 44, 71 to 73 |
| `fouls` | chombo, hands that may not win any more | 66, 68 to 70, 73 |

Every function answers with a `Ruling`. Liability for a yakuman (67) is settled with the hand, in
`scoring.rengo`. A house ruling names its entry in docs/rulings.md, “The table (Rengo)”.
"""
