"""The artwork of the tiles, drawn by arithmetic and a font's outlines."""
