## The lesson of Roll & Write. Each step has a title, what one sees, what to do, and what is said afterwards.

lesson-rollwrite-crossing-title = Dice name a crossing
lesson-rollwrite-crossing-see = Your sheet: a yellow die names a row, a blue die a column. Where they meet is a crossing. Your four dice make four; one is built already.
lesson-rollwrite-crossing-do = Build at a crossing of a yellow and a blue die.
lesson-rollwrite-crossing-done = The building is marked on your sheet and counts in your row of the score sheet. In the end the types are compared: whoever has the most of a type gets its first place, worth { $least } to { $most } points, and there is something for the second and third too.
lesson-rollwrite-crossing-other = That is allowed, but building is what we want to see here.

lesson-rollwrite-line-title = Rows and columns
lesson-rollwrite-line-see = Your own sheet earns points as well: a row or a column with four buildings brings 2 points, with five 5, with all six 10. Three buildings of your third row stand already. Look at a choice before you take it: the page shows what it would bring.
lesson-rollwrite-line-do = Build the one that makes four in the third row.
lesson-rollwrite-line-done = Four in a row, that is 2 points. One more there and it would be 5.
lesson-rollwrite-line-other = A fine building, but the third row still has only three.

lesson-rollwrite-change-title = A coin turns a die
lesson-rollwrite-change-see = Coins help when the dice do not. Before you build, each coin turns one die by one pip, up or down, but never between 6 and 1. You have three towers and would love the one in the lower left corner, in row 6, column 1. No die shows a yellow 6, but there is a yellow 5.
lesson-rollwrite-change-do = Turn the yellow 5 into a 6 for one coin. Then build the tower in the corner.
lesson-rollwrite-change-half = You may turn as many dice as you have coins for. Now build the tower in row 6, column 1.
lesson-rollwrite-change-done = Four towers. The coin is crossed out and does not come back. Two coins you keep to the end are worth a point.
lesson-rollwrite-change-other = That was allowed, but the tower in row 6, column 1 still waits.

lesson-rollwrite-gain-title = Coins instead of a building
lesson-rollwrite-gain-see = Look at your dice: all four crossings are built. There is nothing to build, but this is no bad luck. Instead of building you may gain coins, one for every crossing of your dice that is built.
lesson-rollwrite-gain-do = Gain coins.
lesson-rollwrite-gain-half = You turned a die, and now a crossing is free. That is a way too. But here we want to see coins.
lesson-rollwrite-gain-done = Four coins at once. The fuller your sheet, the more coins your dice bring.
lesson-rollwrite-gain-other = That was allowed, but it brought no coins.

lesson-rollwrite-keep-title = Keep a pair, pass a pair
lesson-rollwrite-keep-see = After gaining coins all four dice are rolled anew. You keep one yellow and one blue die; the other two go to your neighbour, who will use them. So think of both: what helps you next time, and what you hand on.
lesson-rollwrite-keep-do = Choose the pair you keep.
lesson-rollwrite-keep-done = Your pair waits until your next turn, together with the pair your neighbour will pass to you. After an ordinary building it is simpler: the pair you did not use is passed on as it lies, and you roll the other one.
lesson-rollwrite-keep-other = That is not a pair to keep.

lesson-rollwrite-second-title = A second building
lesson-rollwrite-second-see = Usually a turn is one building. But for three coins you may build a second one right away, with exactly the two dice you have not used. No die is turned in between, so choose the first with the second in mind.
lesson-rollwrite-second-do = Build at any crossing. Then build a second time for three coins.
lesson-rollwrite-second-half = Now the two dice that are left: build with them for three coins.
lesson-rollwrite-second-done = Two buildings in one turn. All four dice are rolled anew after it, as after gaining coins.
lesson-rollwrite-second-other = You may always decline. But here we want to see the second building.

lesson-rollwrite-finish-title = Finish a type
lesson-rollwrite-finish-see = The last turn of a game. You have four of the five pavilions. Whoever builds all of a type gets the best place that is left, for certain, at the end of that round: nobody can take it away any more.
lesson-rollwrite-finish-do = Build the last pavilion, in row 5, column 4.
lesson-rollwrite-finish-done = All five pavilions, so the first place is yours and its { $least } points with it. And that was the end of this game: below you see the account of everybody, part by part.
lesson-rollwrite-finish-other = The game is over, but one pavilion was left. Try again.

lesson-rollwrite-end-title = Now you know the game
lesson-rollwrite-end-text = Everything else is practice: build what the others want, save coins for the right moment, and look at the dice you pass on.
