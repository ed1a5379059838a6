"""`make bench`: the engine beside another program, then the generator, in one run."""

from tests.bench import engine, questions


def main() -> None:
    """Print every figure."""
    engine.main()
    questions.main()


if __name__ == "__main__":
    main()
