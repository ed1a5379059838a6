"""The gradebook of a class: grades, the answers behind them, statistics, spreadsheets."""
