"""From the engine's and the quizzes' values to what templates show: pure, without Flask."""
