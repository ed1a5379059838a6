"""What can be wrong with the content files."""


class ContentError(ValueError):
    """A content file cannot be used; `code` is stable and the message says how to mend it.

    Codes: `no-content`, `bad-file`, `missing-key`, `unknown-key`, `bad-value`,
    `missing-language`, `unknown-fan`, `fan-twice`, `fans-missing`, `bad-hand`.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
