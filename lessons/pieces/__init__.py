"""What a lesson places between its words: hands, live hands, checks, questions, diagrams."""
