## The replay of a table.

replay-title = Replay
replay-story = The story
replay-controls = Move through the game
replay-ply = Ply
replay-place = Ply { $ply } of { $plies }
replay-first = To the beginning
replay-back = One ply back
replay-play = Play
replay-pause = Pause
replay-next = One ply on
replay-last = To the end
replay-table = To the table
replay-copy = Copy link to this ply
replay-record = Download the record
replay-nothing = This table has not begun yet.
replay-keys = Keys: arrows left and right for one ply, up and down for one sentence, Page Up and Page Down for a round, Home and End, Space to play or pause.
