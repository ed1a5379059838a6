"""Paper: worksheets with their keys, and sign-in cards, as PDF and as pages to print."""
