"""The table around the hand under the Mahjong Competition Rules: one topic a file.

| module | topic | 1998 | 2006 and 2014 |
| --- | --- | --- | --- |
| `times` | lengths and limits of time | 6.4, 6.5(5), 6.5(6), 7.4, 7.6 | 3.5.4, 3.5.6, 3.5.7, 3.6.4 |
| `dice` | throws, where the wall breaks | 6.5(5) | 3.5.7.5 |
| `deal` | dealing, flowers, the back end | 5.20, 6.5(5)4, 6.5(6) | 3.4.20, 3.5.7.5(4), 3.5.7.6 |
| `seating` | dealer, winds, change of seats | 5.3 to 5.9 | 3.4.3 to 3.4.9, appendix 4 |
| `claims` | who may take a discard | 7.4 to 7.8, 8.2(3) | 3.6.4 to 3.6.8, 3.7.1, 3.7.2.4 |
| `fouls`, `penalties_*` | fouls and what they cost | 13, 14 | 3.11 |
| `hand_sizes` | how many tiles a hand has | 5.10, 14.9 | 3.4.10, 3.11.6.8 |
| `order` | what comes after what | 6.5(3) to 6.5(6), 8.1 | 3.5.7.3 to 3.5.7.6, 3.7.1 |
| `endings` | drawn hands, showing and counting | 5.30, 7.7(2), 10.1(4) | 3.4.30, 3.6.8.2, 3.9.1.4 |
| `false_wins` | what a false win costs | 14.6 | 3.11.6.6 |
| `sessions`, `ranking` | points of a session, places | 5.34, 10.2, 11 | 3.9.2, 3.10.1 |
| `absence` | who is not there | 12 | 3.5.1 |
| `schedules` | round-robin tables | appendix 7 | - |
| `appeals` | appeals | 15, 16 | 3.12, 3.13 |
| `pins`, `classes` | pin levels, classes of competitions | - | appendix 9 of 2014 |

Every function takes the edition as a `RuleBook` and answers with a `Ruling`. A house ruling names
its entry in docs/rulings.md, "The table (MCR)"; the ids are in `notes`.
"""
