"""The referee's desk: an incident in a deal that was played, ruled in parts.

`made` makes the incident of an address, `graded` grades an answer to it, `under` rules the same facts
by another edition, `harder` is the next address, and `provoking` are addresses where a foul comes.
"""
