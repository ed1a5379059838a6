"""The reference: fans, the map, the glossary, articles, editions, one hand under every rule set."""
