## The replay of a table.

replay-begin = The table before the first step.
replay-title = Replay
replay-story = The story
replay-controls = Move through the game
replay-ply = Step
replay-place = Step { $ply } of { $plies }
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-table = To the table
replay-copy = Copy link to this step
replay-record = Download the record
replay-nothing = This table has not begun yet.
replay-keys = Keys: arrows left and right for one step, up and down for one sentence, Page Up and Page Down for a round, Home and End, Space to play or pause.
