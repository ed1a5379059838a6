"""Learning platforms that open this site as a tool (LTI 1.3), and the grades that go back to them."""
