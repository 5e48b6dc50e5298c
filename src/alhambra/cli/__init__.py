"""The command line: play, replay, show, bots, bench. Everything heavy is imported late."""
