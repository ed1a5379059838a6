"""Programs that do to a running site what befalls one: processes killed, half-sent requests, disks full.

`python -m tests.faults` lists and runs all, `python -m tests.faults.killed` one of them. Each starts
a site of its own as `make serve` does, prints what it measured and a verdict, and ends with the
status 1 where a promise was broken, or with 2 where this machine cannot break a site that way.
"""
