## The lesson of the board game. Each step has a title, what one sees, what to do, and what is said afterwards.

lesson-palace-money-title = Money in four currencies
lesson-palace-money-see = You buy buildings, and every slot of the market wants its own currency. In a turn you may take money: one card of the display, whatever it is worth, or several that come to { $most } or less together.
lesson-palace-money-do = Take the two small cards at once: florin 2 and dirham 3.
lesson-palace-money-done = Two cards in one go. Small cards look poor, but with them you can pay exactly, and that is worth a lot, as you will see now.
lesson-palace-money-other = That is allowed. But here we want the two small cards together.

lesson-palace-exact-title = Pay exactly
lesson-palace-exact-see = A garden for 10 lies in the slot of the denars. You hold denar 4, 6 and 7. There is no change: 7 + 4 would be one too many, and your turn would end. If you pay exactly, it is still your turn.
lesson-palace-exact-do = Buy the garden with exactly 10.
lesson-palace-exact-done = Exact, so you may act again: take money, buy another tile, or redesign. The garden is placed at the end of your turn.
lesson-palace-exact-other = You may do that, but the garden was to be paid exactly, with 6 and 4.

lesson-palace-walls-title = Wall to wall
lesson-palace-walls-see = Tiles lie as they are printed, never turned. Where two of them touch, either both sides have a wall or neither has. This tower has walls in the north and in the west; the fountain has none.
lesson-palace-walls-do = Build the tower beside the fountain. Two of the four places are right; try the others too, and the place will tell you why not.
lesson-palace-walls-done = An open side lies against an open side, and the walls look outward.
lesson-palace-walls-other = The reserve is always allowed, but here we want to build.

lesson-palace-walk-title = On foot from the fountain
lesson-palace-walk-see = From the fountain one must be able to walk to every tile, across open sides. Wall against wall is allowed, but nobody climbs over it: the tower in the north has a wall on top, and so has your seraglio below.
lesson-palace-walk-do = Build the seraglio where one can walk to it. North of the tower it would fit, wall to wall, and yet it is refused: try it.
lesson-palace-walk-done = One can walk there. A new tile needs an open side towards at least one neighbour.
lesson-palace-walk-other = The reserve is always allowed, but here we want to build.

lesson-palace-hole-title = No holes, no corners
lesson-palace-hole-see = Two more things are forbidden: a tile that touches others only at a corner, and an empty place that is shut in on all sides. Your palace is a horseshoe now. The place west of its middle would close it.
lesson-palace-hole-do = Build the tower anywhere without shutting anything in.
lesson-palace-hole-done = Now you know all five: a tile is not turned, walls and openings match, one can walk there, it touches with a whole side, and nothing is shut in.
lesson-palace-hole-other = The reserve is always allowed, but here we want to build.

lesson-palace-wall-title = The longest wall
lesson-palace-wall-see = At every scoring each side of your longest outer wall is a point. It may turn corners, but it must not be interrupted. Yours has { $before } sides, drawn with the light thread.
lesson-palace-wall-do = Build the arcades so that the wall grows to { $after }.
lesson-palace-wall-done = { $after } sides without a gap. A long wall is worth much, but it also stands in the way of everything you build later.
lesson-palace-wall-other = The arcades stand, but the wall still has { $before } sides.

lesson-palace-reserve-title = The reserve
lesson-palace-reserve-see = This pavilion has only one opening, in the south, and there is no place for it. That is no harm: a tile that does not fit, or not yet, goes into your reserve. It scores nothing there, but it is yours.
lesson-palace-reserve-do = Put the pavilion into the reserve.
lesson-palace-reserve-done = It waits there for a redesign.
lesson-palace-reserve-other = The pavilion is still to be put into the reserve.

lesson-palace-redesign-title = Redesign
lesson-palace-redesign-see = Instead of taking money or buying you may redesign: build a tile of the reserve, take one back, or exchange the two in one go. The pavilion opens to the south, just as the tower north of the fountain does.
lesson-palace-redesign-do = Exchange the tower for the pavilion of your reserve.
lesson-palace-redesign-done = The pavilion stands, with three sides of wall, and the tower waits in the reserve.
lesson-palace-redesign-other = That is a redesign or another action, but here the pavilion was to take the tower’s place.

lesson-palace-scoring-title = A scoring
lesson-palace-scoring-see = The end of a game. A tower was left on the market, and you have the most money in its currency: it is yours for nothing. After it comes the last scoring. For each type the most, the second and the third most count; then the walls.
lesson-palace-scoring-do = Build the tower, and walk through the scoring.
lesson-palace-scoring-done = With three towers you are ahead of everybody: { $first } points. Below you see everything once more.
lesson-palace-scoring-other = In the reserve the tower counts nothing. Try again.

lesson-palace-end-title = Now you know the game
lesson-palace-end-text = Collect what lets you pay exactly, build what the others want, and keep an eye on your wall.
