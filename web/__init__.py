"""The site. A feature is a folder: its views, its forms, its presenters, each with its view models.

View models are plain frozen values: every word in them is already in the page's language, a tile is
named by its code (`5m`, `1z`, `3f`), and a field that ends in `_lang` holds a language tag (`en`,
`zh-Hans`, `ja`) for the field before it. The modules beside the folders serve every page.
"""
