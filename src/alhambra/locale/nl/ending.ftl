## Het einde van een spel: wie wint en de eigen plaats, de stand, alleen gespeeld, het plaatje om te delen.

end-you = Jij
end-title-mine = Je wint!
end-title-shared-mine = Je deelt de overwinning!
end-title-place =
    { $place ->
        [2] Tweede
        [3] Derde
        [4] Vierde
        [5] Vijfde
       *[6] Zesde
    }, met { $points ->
        [one] één punt
       *[other] { $points } punten
    }
end-title-shared = Een gedeelde overwinning
end-title-theirs = { $name } wint
end-title-alone =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    }
end-ahead =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    }, { $margin } voor op { $name }.
end-behind = { $winner } wint met { $points }, { $margin } voor op jou.
end-winner = { $winner } wint met { $points }.
end-before-you = { $name } had er { $margin } meer dan jij.
end-badge-best = Je beste score, eerder { $before }
end-badge-first = Eerste keer gewonnen van { $name }
end-against = Tegen { $name }
end-revenge = Revanche, zelfde tafel
end-ranking = Eindstand
end-column-place = Plaats
end-column-player = Speler
end-column-total = Totaal
end-place-in = plaats { $place }
end-sources = Waar de punten vandaan komen
end-built-palace = Alle paleizen
end-built-rollwrite = Alle bladen
end-accounts-palace = Alle tellingen
end-accounts-rollwrite = Alles precies
end-grounds-of =
    { $name }: Alhambra met { $count ->
        [one] één gebouw
       *[other] { $count } gebouwen
    }, muur { $wall }
end-sheet-of =
    { $name }: blad met { $count ->
        [one] één gebouw
       *[other] { $count } gebouwen
    }
moments-lead = Elke regel leidt bij het terugkijken naar zijn moment.

## Alleen

solo-medal =
    { $medal ->
        [gold] goud
        [silver] zilver
       *[bronze] brons
    }
solo-title =
    { $medal ->
        [gold] Goud
        [silver] Zilver
       *[bronze] Brons
    }, { $points } punten
solo-more-than = Meer dan { $name } ({ $level }) meestal haalt.
solo-next =
    { $missing ->
        [one] Met één punt meer was het { solo-medal }.
       *[other] Met { $missing } punten meer was het { solo-medal }.
    }
solo-badge-games = Solospel { $count }, gemiddeld { $mean }
solo-where = Waar { $points } ligt
solo-bars = Balken: acht van de tien spellen die elke bot alleen speelt; het streepje is het midden.
solo-low = Een op de tien heeft minder
solo-median = Midden
solo-high = Een op de tien heeft meer
solo-last = Je laatste spellen
solo-last-spoken = Punten van je laatste spellen, het nieuwste achteraan: { $scores }
solo-line = { solo-medal } { $points }

## Het plaatje

picture-place =
    { $place ->
        [1] Eerste
        [2] Tweede
        [3] Derde
        [4] Vierde
        [5] Vijfde
       *[6] Zesde
    } met { $points ->
        [one] één punt
       *[other] { $points } punten
    }
picture-place-named = { $name }: { picture-place }
picture-alone =
    { $points ->
        [one] Eén punt
       *[other] { $points } punten
    }, alleen
picture-alone-named = { $name }: { picture-alone }
picture-rival = { $place }. { $name } { $points }
