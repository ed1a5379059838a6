"""Draw the tile set: forty-two faces and a back, as one sprite and, on request, single files.

    python -m static.tiles.draw FONT [--out FILE] [--single FOLDER [--numerals]]

FONT is Noto Serif CJK Bold (a .ttc under OFL-1.1).  Only outlines are taken from it.
"""

import argparse
from pathlib import Path

from static.tiles.drawing.glyphs import Glyphs
from static.tiles.drawing.sprite import singles, sprite


def main() -> None:
    """Read the command line, write the files, say how large the sprite is."""
    parser = argparse.ArgumentParser(description="Draw the tile set.")
    parser.add_argument("font", type=Path, help="NotoSerifCJK-Bold.ttc")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent / "tiles.svg")
    parser.add_argument("--single", type=Path, help="also write one file a tile into this folder")
    parser.add_argument("--numerals", action="store_true", help="single files show the numeral")
    args = parser.parse_args()
    glyphs = Glyphs(args.font)
    text = sprite(glyphs)
    args.out.write_text(text, encoding="utf-8")
    if args.single:
        args.single.mkdir(parents=True, exist_ok=True)
        for code, single in singles(glyphs, args.numerals).items():
            (args.single / f"{code}.svg").write_text(single, encoding="utf-8")
    print(f"{args.out}: {len(text.encode()) / 1024:.0f} KB")


if __name__ == "__main__":
    main()
