"""Classes: who teaches them, who learns in them, how one gets in."""
