"""An assignment as a QTI 3.0 package."""
