"""The tables of the search index. Beside them stands `search_words`, which each database has in its
own form: a full-text table on SQLite, a column of lexemes on PostgreSQL."""

from sqlalchemy import Text
from sqlalchemy.orm import Mapped, mapped_column

from school.columns import ModelBase, Name, RowId

WORDS = "search_words"


class SearchDocument(ModelBase):
    """Something that can be found. `names` has what it is called, each between two ends of a line."""

    __tablename__ = "search_documents"

    id: Mapped[RowId]
    kind: Mapped[Name]
    rules: Mapped[Name]
    key: Mapped[Name]
    names: Mapped[str] = mapped_column(Text)


class SearchState(ModelBase):
    """What the index was made of: one row with the digest of all documents."""

    __tablename__ = "search_state"

    digest: Mapped[str] = mapped_column(Text, primary_key=True)
