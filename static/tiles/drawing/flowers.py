"""The eight flower tiles: four seasons and four plants, each with its name and number."""

from static.tiles.drawing.bamboos import stick
from static.tiles.drawing.ink import cut, disc, fill, line, num, shape, stroke, turned


def season(number: int) -> str:
    """Return the picture of a season: spring 1 to winter 4."""
    return (_spring, _summer, _autumn, _winter)[number - 1]()


def plant(number: int) -> str:
    """Return the picture of a plant: plum 1, orchid 2, bamboo 3, chrysanthemum 4."""
    return (_plum, _orchid, _grove, _chrysanthemum)[number - 1]()


def _blossom(x: float, y: float, radius: float) -> str:
    petals = "".join(
        f'<ellipse {fill("R")} cx="{num(x)}" cy="{num(y - radius * 0.6)}" '
        f'rx="{num(radius * 0.36)}" ry="{num(radius * 0.42)}"{turned(i * 72, x, y)}/>'
        for i in range(5)
    )
    return petals + disc("W", x, y, radius * 0.24) + disc("Y", x, y, radius * 0.15)


def _plum() -> str:
    branch = (
        "M48 366C84 320 66 250 112 168M78 262C60 240 52 222 50 196M92 214C122 206 142 190 156 166"
    )
    buds = disc("R", 164, 156, 13) + disc("R", 34, 256, 10)
    return line("K", 11, branch) + _blossom(118, 112, 74) + _blossom(52, 176, 42) + buds


def _orchid() -> str:
    leaves = (
        "M96 366C94 270 70 190 26 130M96 366C104 270 140 180 214 128M94 366C86 300 60 262 26 240"
    )
    bloom = "".join(
        f'<ellipse {fill("B")} cx="118" cy="66" rx="14" ry="38"{turned(degrees, 118, 98)}/>'
        for degrees in (-78, -38, 0, 38, 78)
    )
    lip = shape("R", "M104 98C106 122 130 122 132 98C124 88 112 88 104 98Z") + disc(
        "Y", 118, 101, 6
    )
    return line("G", 12, leaves) + line("G", 8, "M98 330C96 240 106 170 116 120") + bloom + lip


def _grove() -> str:
    leaf = "M0 0C18-22 52-30 88-14C58 8 26 14 0 0Z"
    places = (
        (98, 132, -28, 1.0),
        (98, 132, 18, 1.05),
        (98, 132, -150, 0.8),
        (112, 236, -14, 1.0),
        (84, 268, 196, 0.7),
    )
    leaves = "".join(
        cut("G", leaf, 3, f' transform="translate({x} {y}) rotate({a}) scale({s})"')
        for x, y, a, s in places
    )
    return stick(98, 124, 44, 190, "G") + stick(98, 298, 46, 146, "G") + leaves


def _chrysanthemum() -> str:
    petals = "".join(
        f'<ellipse {fill("Y")} cx="112" cy="54" rx="11" ry="36"{turned(i * 22.5, 112, 112)}/>'
        for i in range(16)
    )
    leaf = shape("G", "M104 290C72 292 44 270 34 234C58 240 66 236 78 226C92 246 102 262 104 290Z")
    heart = disc("W", 112, 112, 30) + disc("R", 112, 112, 22)
    return line("G", 11, "M104 366C112 300 102 246 110 190") + leaf + petals + heart


def _spring() -> str:
    """Willow before a rising sun."""
    twigs = (
        "M226 34C160 44 112 100 96 196M160 62C116 110 60 150 44 236M196 44C180 110 150 150 142 214"
    )
    places = (
        *((92, 222, 6), (40, 262, 14), (140, 240, 10), (66, 158, 62), (120, 116, -20)),
        *((112, 176, 50), (62, 214, -26), (166, 138, -24), (150, 178, 44), (136, 70, 74)),
    )
    leaves = "".join(
        f'<ellipse {fill("G")} cx="{x}" cy="{y}" rx="10" ry="26"{turned(a, x, y)}/>'
        for x, y, a in places
    )
    return disc("R", 66, 76, 36) + line("G", 8, twigs) + leaves


def _summer() -> str:
    """A lotus above its leaf."""
    petal = "M0 0C-26-30-24-78 0-106C24-78 26-30 0 0Z"
    bloom = "".join(
        cut("R", petal, 5, f' transform="translate(112 182) rotate({a}) scale({s})"')
        for a, s in ((-72, 0.88), (72, 0.88), (-38, 1.02), (38, 1.02), (0, 1.14))
    )
    leaf = shape("G", "M18 292C34 262 84 254 100 284C90 312 40 318 18 292Z")
    vein = line("W", 4, "M34 292C54 284 76 282 92 286")
    return line("G", 11, "M112 182C116 250 100 300 106 366") + bloom + leaf + vein


def _autumn() -> str:
    """The harvest moon behind reeds."""
    reeds = (
        "M40 366C60 280 70 210 108 120M84 366C92 290 116 220 172 176M60 366C54 320 40 280 22 250"
    )
    plumes = (
        "M108 120C112 100 124 90 140 88M100 138C110 122 124 116 138 118M92 158C104 144 118 138 130 142"
        "M172 176C182 164 196 160 208 164M156 190C168 180 184 180 194 186M22 250C20 240 18 232 16 224"
    )
    return disc("Y", 112, 122, 76) + line("K", 8, reeds + plumes)


def _winter() -> str:
    """A flake of snow above a drift."""
    arm = "M112 140V48M112 74L92 56M112 74L132 56M112 100L88 80M112 100L136 80"
    flake = "".join(
        f'<path {stroke("B", 9)}{turned(degrees, 112, 140)} d="{arm}"/>'
        for degrees in range(0, 360, 60)
    )
    drift = shape("B", "M24 346C50 318 92 318 118 346C96 364 46 364 24 346Z")
    return flake + drift + disc("B", 60, 286, 9) + disc("B", 28, 250, 6)
