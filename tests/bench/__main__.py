"""`make bench`: the engine beside other programs, then the generator, in one run."""

from tests.bench import engine, questions, rengo


def main() -> None:
    """Print every figure."""
    engine.main()
    rengo.main()
    questions.main()


if __name__ == "__main__":
    main()
