"""The pages of lessons together: the teacher's, which goes on the projector, and the students'."""
