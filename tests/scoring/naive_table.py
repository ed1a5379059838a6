"""What the fans are worth and what is not counted beside what, written down a second time.

Editions go by their year.
"""

VALUES = {
    88: "big-four-winds big-three-dragons all-green nine-gates four-kongs seven-shifted-pairs "
    "thirteen-orphans",
    64: "all-terminals little-four-winds little-three-dragons all-honors four-concealed-pungs "
    "pure-terminal-chows",
    48: "quadruple-chow four-pure-shifted-pungs",
    32: "four-pure-shifted-chows three-kongs all-terminals-and-honors",
    24: "seven-pairs greater-honors-and-knitted-tiles all-even-pungs full-flush pure-triple-chow "
    "pure-shifted-pungs upper-tiles middle-tiles lower-tiles",
    16: "pure-straight three-suited-terminal-chows pure-shifted-chows all-fives triple-pung "
    "three-concealed-pungs",
    12: "lesser-honors-and-knitted-tiles knitted-straight upper-four lower-four big-three-winds",
    8: "mixed-straight reversible-tiles mixed-triple-chow mixed-shifted-pungs chicken-hand "
    "last-tile-draw last-tile-claim out-with-replacement-tile robbing-the-kong",
    6: "all-pungs half-flush mixed-shifted-chows all-types melded-hand two-dragon-pungs",
    4: "outside-hand fully-concealed-hand two-melded-kongs last-tile",
    2: "dragon-pung prevalent-wind seat-wind concealed-hand all-chows tile-hog double-pung "
    "two-concealed-pungs concealed-kong all-simples",
    1: "pure-double-chow mixed-double-chow short-straight two-terminal-chows "
    "pung-of-terminals-or-honors melded-kong one-voided-suit no-honors edge-wait closed-wait "
    "single-wait self-drawn",
}
VALUE = {fan: value for value, fans in VALUES.items() for fan in fans.split()}

# Fan: what is not counted beside it, in any edition. A star: for its own sets alone.
_STRIKES = """
big-four-winds: big-three-winds all-pungs prevalent-wind seat-wind *pung-of-terminals-or-honors
big-three-dragons: two-dragon-pungs dragon-pung *pung-of-terminals-or-honors
nine-gates: full-flush concealed-hand no-honors *pung-of-terminals-or-honors
four-kongs: single-wait all-pungs three-kongs two-melded-kongs melded-kong
seven-shifted-pairs: seven-pairs full-flush concealed-hand single-wait no-honors
thirteen-orphans: all-types concealed-hand single-wait
all-terminals: all-pungs outside-hand pung-of-terminals-or-honors no-honors
little-four-winds: big-three-winds *pung-of-terminals-or-honors
little-three-dragons: two-dragon-pungs dragon-pung *pung-of-terminals-or-honors
all-honors: all-pungs outside-hand pung-of-terminals-or-honors
four-concealed-pungs: all-pungs concealed-hand
pure-terminal-chows: full-flush all-chows no-honors pure-double-chow two-terminal-chows seven-pairs
quadruple-chow: pure-triple-chow pure-double-chow tile-hog pure-shifted-pungs
four-pure-shifted-pungs: pure-shifted-pungs all-pungs
four-pure-shifted-chows: pure-shifted-chows short-straight two-terminal-chows
three-kongs: two-melded-kongs melded-kong
all-terminals-and-honors: all-pungs outside-hand pung-of-terminals-or-honors
seven-pairs: concealed-hand single-wait
greater-honors-and-knitted-tiles: all-types concealed-hand lesser-honors-and-knitted-tiles
lesser-honors-and-knitted-tiles: all-types concealed-hand
all-even-pungs: all-pungs all-simples no-honors
full-flush: no-honors
upper-tiles: upper-four no-honors
middle-tiles: all-simples no-honors
lower-tiles: lower-four no-honors
three-suited-terminal-chows: all-chows no-honors mixed-double-chow two-terminal-chows
all-fives: all-simples no-honors
upper-four: no-honors
lower-four: no-honors
big-three-winds: *pung-of-terminals-or-honors
reversible-tiles: one-voided-suit
last-tile-draw: self-drawn
out-with-replacement-tile: self-drawn
robbing-the-kong: last-tile
melded-hand: single-wait
two-dragon-pungs: dragon-pung *pung-of-terminals-or-honors
fully-concealed-hand: self-drawn
dragon-pung: *pung-of-terminals-or-honors
prevalent-wind: *pung-of-terminals-or-honors
seat-wind: *pung-of-terminals-or-honors
all-chows: no-honors
all-simples: no-honors
"""
# What 1998 adds to that (Art. 9 rows 3, 6 to 8, 19, 20, 34; definition 5).
_STRIKES_1998 = """
all-green: half-flush
four-kongs: concealed-kong two-concealed-kongs
three-kongs: concealed-kong two-concealed-kongs
seven-shifted-pairs: fully-concealed-hand
thirteen-orphans: fully-concealed-hand
all-terminals: double-pung
seven-pairs: fully-concealed-hand
greater-honors-and-knitted-tiles: fully-concealed-hand
lesser-honors-and-knitted-tiles: fully-concealed-hand
"""


def _strikes(*tables: str) -> set[tuple[str, str]]:
    return {
        (row.split(":")[0], struck)
        for table in tables
        for row in table.strip().splitlines()
        for struck in row.split(":")[1].split()
    }


STRIKES = {
    1998: _strikes(_STRIKES, _STRIKES_1998),
    2006: _strikes(_STRIKES),
    2014: _strikes(_STRIKES),
}


def points(fan: str, year: int) -> int:
    """What a fan is worth in the edition of that year."""
    if fan == "two-concealed-kongs":
        return 6 if year == 1998 else 8
    return VALUE[fan]
