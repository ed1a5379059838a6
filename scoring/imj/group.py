"""A group of grade elements: the rows of one numbered group, and how many of them may count.

Each element is a row (id, number, article, value) directly above its condition, a small
function that yields a `Use` for each time that the element is there. Conditions know nothing of
one another; what may be counted together is said by the group, as data.
"""

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import islice

from scoring.fan import Condition, Fan, LitBy, Use
from scoring.imj.names import NAMES


def single_use(places: Iterator[tuple[int, ...]]) -> Iterator[Use]:
    """One use however many sets of places would do: such an element is there or it is not."""
    return map(Use, islice(places, 1))


class ElementGroup:
    """The elements of one group in the order of the text, and the group's limit.

    `one_of` says that at most one element counts, but for those that stand in one of the sets of
    `together`: all elements of such a set count beside one another, each as often as it is there.
    `alone` are the special winning hands: nothing at all is counted beside them (25).
    """

    def __init__(
        self,
        id: str,
        *,
        one_of: bool = False,
        together: tuple[frozenset[str], ...] = (),
        alone: bool = False,
    ) -> None:
        self.id = id
        self.one_of = one_of
        self.together = together
        self.alone = alone
        self.fans: list[Fan] = []
        self._not_beside: dict[str, frozenset[str]] = {}

    def fan(
        self,
        name: str,
        *,
        number: int,
        article: str,
        value: float,
        lit_by: LitBy = LitBy.USE,
        most_times: int = 1,
        for_each_tile: bool = False,
        not_beside: frozenset[str] = frozenset(),
    ) -> Callable[[Condition], Condition]:
        """Enter the condition below as the element of that id, at that article.

        `not_beside` are the elements beside which it does not count, as its own entry says.
        """

        def enter(condition: Condition) -> Condition:
            self._not_beside[name] = not_beside
            self.fans.append(
                Fan(
                    id=name,
                    number=number,
                    value=value,
                    series=self.id,
                    condition=condition,
                    names=NAMES[name],
                    articles=(article,),
                    lit_by=lit_by,
                    most_times=most_times,
                    for_each_tile=for_each_tile,
                )
            )
            return condition

        return enter

    def may_join(self, one: str, other: str) -> bool:
        """Whether two elements of this group may count side by side."""
        if self.alone or one == other:
            return False
        return not self.one_of or any({one, other} <= each for each in self.together)

    def entry_against(self, one: Fan, other: Fan) -> str | None:
        """The entry that says that these two do not count side by side; None where none does."""
        for each, beside in ((one, other), (other, one)):
            if beside.id in self._not_beside[each.id]:
                return each.article
        return None

    def rows(self, all_elements: tuple[str, ...]) -> tuple[Fan, ...]:
        """The elements, each with the ids that the group's limit keeps from counting beside it."""
        others = all_elements if self.alone else tuple(each.id for each in self.fans)
        return tuple(
            replace(
                row,
                excludes=tuple(
                    name for name in others if name != row.id and not self.may_join(row.id, name)
                ),
            )
            for row in self.fans
        )
