"""The table around the hand under International Mahjong: one topic a file.

| module | topic | articles |
| --- | --- | --- |
| `seating` | choosing seats, the starter | 8, 10.3(1), 11 |
| `deal` | starting wall, head and tail, dealing, flowers | 10.3(2), 10.4, 16, 17 |
| `cards` | what differs with cards | 35 to 39 |
| `dealer` | whose deal is next, rounds, seat numbers, an aborted game | 12 to 15, 23.10, 34.7 |
| `claims` | who may take an exposed tile, what may not be discarded then | 21, 23.7, 23.9, 25.1(1), 29, 34.5 |
| `alert` | alerts, bound tiles, who is bound to lose | 32, 33.1 to 33.3 |
| `false_win` | what is a false win and what it costs, wrong hands and calls | 33.4, 34 |
| `event` | settings of an event, its end and its results | 7, 14, 31 |

Every function answers with a `Ruling`. A house ruling names its entry in docs/rulings.md, “The
table (International Mahjong)”.
"""
