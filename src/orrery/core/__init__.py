"""The kernel: questions, answers, state and secrecy. It knows no game."""
