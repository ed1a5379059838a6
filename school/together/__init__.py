"""Lessons together: a class answers question after question at the pace of its teacher."""
