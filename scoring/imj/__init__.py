"""International Mahjong, version 0702: chapter six and what it needs of the others."""
