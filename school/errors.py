"""What the school refuses."""

from sqlalchemy.exc import DontWrapMixin


class SchoolError(ValueError, DontWrapMixin):
    """Something that cannot be stored or looked up as asked.

    `code` is stable and meant for programs; the message says what is wrong and how to mend it.
    SQLAlchemy hands this error on as it is, even when it rises inside a column's own check.
    """

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
