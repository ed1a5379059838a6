"""What many pages show: hands, ledgers, citations, dates."""
