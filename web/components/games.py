"""Which game somebody plays: the rule sets as pictures, each with a line for whoever does not know its name."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from scoring import EDITIONS, RuleSet
from wording import N_, Translator, rules_badge


@dataclass(frozen=True, slots=True)
class GameCard:
    """A rule set to choose: a picture of tiles, a name, a line by which one knows the game.

    `note` says that it is taken until somebody chooses. `tiles` are codes; the last one lies where
    `lies` is true, and a stick stands beside where `stick` is true. An edition is shown smaller.
    """

    id: str
    badge: str
    name: str
    text: str
    tiles: tuple[str, ...]
    lies: bool
    stick: bool
    current: bool
    note: str = ""

    @property
    def is_edition(self) -> bool:
        """Whether it is another edition of the game above it."""
        return self.id in _EARLIER


@dataclass(frozen=True, slots=True)
class GameGroup:
    """The games of one tradition."""

    title: str
    cards: tuple[GameCard, ...]


@dataclass(frozen=True, slots=True)
class GamesView:
    """Every game, that of the page first; `current` is its card, `chosen` says that it was chosen."""

    groups: tuple[GameGroup, ...]
    current: GameCard
    chosen: bool


@dataclass(frozen=True, slots=True)
class _Game:
    name: str
    text: str
    tiles: str
    lies: bool = False
    stick: bool = False


_GAMES: Final[Mapping[str, _Game]] = {
    "mcr-2014": _Game(
        N_("Chinese official mahjong"),
        N_(
            "Flower tiles, and no win below 8 points. If you do not know the edition, choose "
            "this one."
        ),
        "5f 1m 4m 7m 2s 5s 8s 3p 6p 9p",
    ),
    "mcr-2006": _Game(
        N_("Edition of 2006"),
        N_("The same game and the same fans; a few table rules differ."),
        "6f 1m 4m 7m",
    ),
    "mcr-1998": _Game(
        N_("Trial edition of 1998"),
        N_("The same game; some fans count differently."),
        "8f 2s 5s 8s",
    ),
    "imj": _Game(
        N_("International Mahjong"),
        N_("Flower tiles; any complete hand may win; paid in mados."),
        "1f 5f 7z 5z 1z",
    ),
    "rengo": _Game(
        N_("Riichi mahjong"),
        N_("Riichi sticks and dora, no flower tiles; points by the thousand."),
        "3p 4p 5p",
        lies=True,
        stick=True,
    ),
}
_GROUPS: Final = (
    (N_("Chinese"), ("mcr-2014", "mcr-2006", "mcr-1998")),
    (N_("International"), ("imj",)),
    (N_("Japanese"), ("rengo",)),
)
_EARLIER: Final = frozenset(EDITIONS) - {"mcr-2014"}


def games_view(rules: RuleSet, chosen: bool, guessed: bool, t: Translator) -> GamesView:
    """The games, the group of the page's own first.

    `chosen` says that somebody chose these rules, `guessed` that the browser's language speaks for
    them; else they are the usual ones.
    """
    note = t.gettext("chosen")
    if not chosen:
        note = (
            t.gettext("Guessed from your browser's language")
            if guessed
            else t.gettext("The usual choice")
        )
    groups = [
        GameGroup(t.gettext(title), tuple(_card(each, rules, note, t) for each in ids))
        for title, ids in _GROUPS
    ]
    groups.sort(key=lambda group: not any(card.current for card in group.cards))
    return GamesView(tuple(groups), _current(groups), chosen)


def _card(rules_id: str, current: RuleSet, note: str, t: Translator) -> GameCard:
    game = _GAMES[rules_id]
    is_current = rules_id == current.id
    return GameCard(
        id=rules_id,
        badge=rules_badge(rules_id, t),
        name=t.gettext(game.name),
        text=t.gettext(game.text),
        tiles=tuple(game.tiles.split()),
        lies=game.lies,
        stick=game.stick,
        current=is_current,
        note=note if is_current else "",
    )


def _current(groups: Sequence[GameGroup]) -> GameCard:
    return next(card for group in groups for card in group.cards if card.current)
