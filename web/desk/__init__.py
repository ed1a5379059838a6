"""The referee's desk: incidents at the table that are looked into and ruled in parts."""
