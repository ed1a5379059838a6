"""The engine and the questions for other programs: `/api/v1`, its description and the page that shows it."""
