"""What mattered in a deal, in words."""

from scoring import Score
from scoring.looking_back import Moment, MomentKind, Prospect
from wording.lists import comma_list
from wording.names import fan_name
from wording.plans import away_text
from wording.play import move_label
from wording.tiles import tile_name
from wording.translator import Translator


def moment_text(moment: Moment, t: Translator) -> str:
    """Why a moment mattered, in a sentence."""
    fans = top_fans_text(moment.score, t)
    tile = tile_name(moment.tile, t)
    other = tile_name(moment.better.tile, t) if moment.better.tile else ""
    match moment.kind:
        case MomentKind.WIN:
            return t.gettext("You could have won on %(tile)s: %(fans)s.", tile=tile, fans=fans)
        case MomentKind.CLAIM:
            return t.gettext(
                "You let %(tile)s go. After “%(call)s” the nearest win would have been"
                " %(near)s instead of %(far)s: %(fans)s.",
                tile=tile,
                call=move_label(moment.better, moment.tile, t),
                near=_away(moment.missed, t),
                far=_away(moment.taken, t),
                fans=fans,
            )
        case MomentKind.NEARER:
            return t.gettext(
                "You discarded %(tile)s, and the nearest win was %(far)s. After %(other)s it would"
                " have been %(near)s: %(fans)s.",
                tile=tile,
                other=other,
                near=_away(moment.missed, t),
                far=_away(moment.taken, t),
                fans=fans,
            )
        case MomentKind.TILES:
            return t.gettext(
                "You discarded %(tile)s: %(few)s could then help you. After %(other)s it would have been %(many)s: %(fans)s.",
                tile=tile,
                other=other,
                few=_tiles(moment.taken, t),
                many=_tiles(moment.missed, t),
                fans=fans,
            )


def top_fans_text(score: Score, t: Translator, most: int = 3) -> str:
    """The fans of a win, only the most valuable where there are many."""
    lines = sorted(score.counted, key=lambda line: -score.value_of(line.fan))
    named = [fan_name(line.fan, t) for line in lines[:most]]
    if len(lines) > most:
        others = len(lines) - most
        named.append(t.ngettext("%(num)s more", "%(num)s more", others))
    return comma_list(named, t)


def _away(prospect: Prospect, t: Translator) -> str:
    return t.gettext("out of reach") if prospect.away is None else away_text(prospect.away, t)


def _tiles(prospect: Prospect, t: Translator) -> str:
    return t.ngettext("%(num)s unseen tile", "%(num)s unseen tiles", prospect.unseen)
