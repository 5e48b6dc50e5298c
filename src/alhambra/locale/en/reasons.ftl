# Why the rules refuse an action. One message per reason of each game.

## Roll & Write

reason-rollwrite-GAME_OVER = The game is over: there is nothing left to do.
reason-rollwrite-NOT_YOUR_TURN = It is not your turn yet.
reason-rollwrite-CHANCE_IS_DUE = The dice must be rolled first.
reason-rollwrite-CHOOSE_A_PAIR = You have rolled all four dice: choose the pair you keep, the other one is passed on.
reason-rollwrite-ACTION_TAKEN = You have one action per turn, and you have taken it.
reason-rollwrite-CHANGE_COMES_FIRST = You may change dice only before your action.
reason-rollwrite-NO_PAIR_TO_CHOOSE = You choose a pair only after rolling all four dice.
reason-rollwrite-NOT_RIGHT_AFTER = You may build a second building only right after the first one of your turn.
reason-rollwrite-NOTHING_TO_DECLINE = There is no second building to decline now: build, or gain coins.
reason-rollwrite-NO_SUCH_DIE =
    You have no { $colour ->
        [y] yellow
       *[b] blue
    } { $pips } at your sheet.
reason-rollwrite-NOT_THE_UNUSED_DICE = For the second building you must use exactly the two dice that are left: yellow { $yellow } and blue { $blue }.
reason-rollwrite-ALREADY_BUILT = You have already built the building at this crossing.
reason-rollwrite-NO_COIN = Changing a die costs a coin, and you have none left.
reason-rollwrite-BEYOND_THE_DIE = A die goes no higher than 6 and no lower than 1.

## Alhambra

reason-palace-GAME_OVER = The game is over: there is nothing left to do.
reason-palace-NOT_YOUR_TURN = It is not your turn yet.
reason-palace-CHANCE_IS_DUE = Cards or tiles must be drawn first.
reason-palace-PLACE_FIRST = Your actions are over: first place the tiles you have bought.
reason-palace-NOT_NOW = You place tiles at the end of your turn, after your actions.
reason-palace-OVER_FIVE = If you take several cards, they may be worth five together at most; these are worth { $total }.
reason-palace-NO_SUCH_CARD_ON_DISPLAY = There is no such card in the display.
reason-palace-NOT_ON_OFFER = This tile is not on the market.
reason-palace-WRONG_CURRENCY = You must pay for this tile in the currency of its slot.
reason-palace-NO_SUCH_CARD = You do not have { $card } in your hand, or not so often.
reason-palace-TOO_LITTLE_MONEY = That is less than the tile costs: { $missing } is missing.
reason-palace-CARD_TO_SPARE = You are paying with a card you do not need: { $card } could be left out.
reason-palace-NOT_IN_RESERVE = This tile is not in your reserve.
reason-palace-NOT_IN_GROUNDS = This tile is not in your grounds.
reason-palace-NOT_BOUGHT = This is not one of the tiles you have to place now.
reason-palace-PLACE_TAKEN = There is a tile here already.
reason-palace-NO_CONTACT = A tile must touch another with a whole side; a corner is not enough.
reason-palace-WALL_MEETS_OPEN_SIDE = Here a wall would meet an open side.
reason-palace-NOT_REACHABLE = Nobody could walk from the fountain to this tile.
reason-palace-LEAVES_HOLE = This would shut in an empty place.
reason-palace-FOUNTAIN_STAYS = The fountain always stays where it is.
reason-palace-CUTS_OFF = Without this tile you could no longer walk to all the others.
reason-palace-DOES_NOT_FIT = This tile does not fit here: its walls do not match those of the tile it would replace.
reason-palace-NO_DIRK = Dirk plays only at tables of two.
reason-palace-NOT_FOR_DIRK = Tiles left over at the end of the game cannot be given to Dirk.
reason-palace-ACTION_POSSIBLE = You may pass only when you can do nothing else.
