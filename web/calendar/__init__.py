"""The dates of a class in a calendar: the feed, and the pages that give its link."""
