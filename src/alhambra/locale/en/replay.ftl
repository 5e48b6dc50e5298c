## The replay of a table.

replay-begin = The table before the first decision.
replay-title = Replay
replay-story = The story
replay-controls = Move through the game
replay-decision = Decision
replay-place = Decision { $number } of { $count }
replay-first = To the beginning
replay-back = One decision back
replay-turn-back = One turn back
replay-play = Play
replay-pause = Pause
replay-next = One decision on
replay-turn-on = One turn on
replay-last = To the end
replay-table = To the table
replay-copy = Copy link to this moment
replay-record = Download the record
replay-nothing = This table has not begun yet.
replay-keys = Keys: arrows left and right for one decision, up and down for one turn, Page Up and Page Down for a round or a scoring, Home and End, Space to play or pause.
