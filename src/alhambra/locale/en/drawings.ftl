# The words of the drawings on the rules pages.

palace-drawing-turned = Turned: a tile lies as it is printed.
palace-drawing-clash = A wall meets an open side.
palace-drawing-walk = Wall to wall, but nobody can walk there.
palace-drawing-corner = Only a corner touches.
palace-drawing-hole = An empty place would be shut in.
palace-drawing-longest = The longest wall counts, around corners too; the shorter one in the north counts nothing.
palace-drawing-inner = Two walls that touch are an inner wall: it counts nothing.
palace-drawing-closed = Walled all around: every side counts.
rollwrite-drawing-sheet = Two yellow and two blue dice make four crossings. One of them, in row 2, column 5, is built; three are free.
