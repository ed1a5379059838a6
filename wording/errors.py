"""What goes wrong with words."""


class WordingError(ValueError):
    """Words cannot be found; `code` is stable and the message says how to mend it."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
