"""Mahjong Competition Rules: one engine, an edition as data.

Where each article of the texts is (1998: 5.10 is item 10 of article 5):

| what | 1998 | 2006 and 2014 | where |
| --- | --- | --- | --- |
| tiles | 3.1, 5.15, 5.16 | 3.5.5.1, 3.4.15, 3.4.16 | `scoring.tiles` |
| chow, pung, pair, kong, standing tiles | 5.10 to 5.19 | 3.4.10 to 3.4.19 | `scoring.melds`, `hand` |
| waiting | 5.21 | 3.4.21 | `scoring.waits` |
| drawn and claimed wins | 5.23, 5.24, 8.2(2) | 3.4.23, 3.4.24, 3.7.2.3 | `scoring.hand.By` |
| winning shapes | 8.2(1) | 3.7.2.1, 3.7.2.2 | `edition.SHAPES`, `scoring.reading` |
| the table of fans, definitions | 9, definitions | 3.8.1, appendix 1 | `fans_88` to `fans_01` |
| what an edition says otherwise | the same | the same | `edition_1998`, `edition_2006` |
| series | appendix 8 | appendix 8 | `names` |
| 8 points to win, flowers besides | 5.34(2), 10.1(1)2 | 3.4.22, 3.9.1.1(2), row 81 | `count` |
| base and basic points, who pays | 5.34(3), (5), 10.1(2), (3) | 3.9.1.2, 3.9.1.3 | `payments` |
| the five principles | 10.1(5) | 3.9.1.5, in 2014 3.9.1.6 | `principles` |
| kinds of kong | 7.7 | 3.6.8 | `scoring.melds`; `table.claims` |
| terms and course of play, fouls, sessions, ranking, appeals, pins | 5 to 7, 8.1, 8.2(3), \
10.2, 11 to 16, appendices 2 to 7 | 3.4 to 3.7, 3.9.2, 3.10 to 3.13, appendices 3 to 7 and 9 | `table` |

Of conduct, rooms and equipment, entering and mixing the tiles, and forms to fill in nothing is
computed (1998 1 to 4, 6.1 to 6.3, 6.5(1) to (3); later 1.1 to 2.3, 3.5.2 to 3.5.5, 3.5.7.1 to
3.5.7.3, appendices 2 and 5 to 7).
"""
