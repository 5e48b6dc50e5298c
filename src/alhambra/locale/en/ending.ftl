## The end of a game: who won and where one came, the ranking, games alone, the picture to share.

end-you = You
end-title-mine = You win!
end-title-shared-mine = You share the victory!
end-title-place =
    { $place ->
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[6] Sixth
    }, with { $points ->
        [one] one point
       *[other] { $points } points
    }
end-title-shared = A shared victory
end-title-theirs = { $name } wins
end-title-alone =
    { $points ->
        [one] One point
       *[other] { $points } points
    }
end-ahead =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, { $margin } ahead of { $name }.
end-behind = { $winner } wins with { $points }, { $margin } ahead of you.
end-winner = { $winner } wins with { $points }.
end-before-you = { $name } was { $margin } ahead of you.
end-badge-best = Your best so far, before { $before }
end-badge-first = First win against { $name }
end-against = Against { $name }
end-revenge = Revenge, same table
end-ranking = Ranking
end-column-place = Place
end-column-player = Player
end-column-total = Total
end-place-in = place { $place }
end-sources = What the points came from
end-built-palace = All palaces
end-built-rollwrite = All sheets
end-accounts-palace = All scorings
end-accounts-rollwrite = All in detail
end-grounds-of =
    { $name }: grounds with { $count ->
        [one] one building
       *[other] { $count } buildings
    }, wall { $wall }
end-sheet-of =
    { $name }: sheet with { $count ->
        [one] one building
       *[other] { $count } buildings
    }
moments-lead = Each leads to its moment in the replay.

## Alone

solo-medal =
    { $medal ->
        [gold] gold
        [silver] silver
       *[bronze] bronze
    }
solo-title =
    { $medal ->
        [gold] Gold
        [silver] Silver
       *[bronze] Bronze
    }, { $points } points
solo-more-than = More than { $name }, the { $level }, usually has.
solo-next =
    { $missing ->
        [one] One more would be { solo-medal }.
       *[other] { $missing } more would be { solo-medal }.
    }
solo-badge-games = Solo game { $count }, average { $mean }
solo-where = Where { $points } lies
solo-bars = Bars: eight of ten games that each bot plays alone; the mark is the middle one.
solo-low = One in ten has less
solo-median = Middle
solo-high = One in ten has more
solo-last = Your last games
solo-last-spoken = Points of your last games, the latest last: { $scores }
solo-line = { solo-medal } { $points }

## The picture

picture-place =
    { $place ->
        [1] First
        [2] Second
        [3] Third
        [4] Fourth
        [5] Fifth
       *[6] Sixth
    } with { $points ->
        [one] one point
       *[other] { $points } points
    }
picture-place-named = { $name }: { picture-place }
picture-alone =
    { $points ->
        [one] One point
       *[other] { $points } points
    }, alone
picture-alone-named = { $name }: { picture-alone }
picture-rival = { $place }. { $name } { $points }
