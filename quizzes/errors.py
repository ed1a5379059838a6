"""What can be wrong when a question or an answer is asked for."""


class QuizError(ValueError):
    """A question cannot be made, or an answer cannot be read.

    `code` is stable: `bad-address`, `unknown-rules`, `unknown-kind`, `bad-level`, `unknown-fan`,
    `unknown-principle`, `unknown-topic`, `bad-answer`, `no-hand`.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
