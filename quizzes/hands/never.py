"""Why an exclusion that stands in the text never decides a hand."""

from typing import Final

NOT_TOGETHER: Final = "no hand shows both"
WORTH_MORE: Final = "where both are there, the other is worth more and counts"
NAMED_FIRST: Final = "where both are there, another of the same worth is named first"
ANOTHER_READING: Final = "the other is seen in another reading of the same tiles only"
NO_WAIT_FOR_ONE: Final = "such a hand never waits for its pair alone"
TOO_RARE: Final = "it could happen once in many lives, and no learner would believe it"
