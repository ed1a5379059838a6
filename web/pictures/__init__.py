"""Pictures made of pixels for places outside of the site: a hand, a question, the site's name.

`SharePicture` says what is shown, `drawn` makes the PNG of it, `picture_response` sends it.
"""
