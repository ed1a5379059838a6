"""What is made outside the serving processes: a queue, the process that works it off, the clock."""
