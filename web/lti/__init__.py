"""This site as a tool of learning platforms, by LTI 1.3: launches, deep linking, grades."""
