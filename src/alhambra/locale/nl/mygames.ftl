## My games.

mygames-title = Mijn spellen
mygames-none = Je hebt hier nog geen spel uitgespeeld. Elk spel dat je uitspeelt, telt hier mee.
mygames-where = Deze cijfers bewaart deze server voor deze browser; niemand anders krijgt ze te zien.
mygames-forget = Vergeet mij
mygames-forget-sure = Je naam, je cijfers en welke tafels van jou zijn vergeten? Aan elke tafel heet je voortaan ‘Iemand’: in lopende spellen, bij het terugkijken en in verslagen. Wat anderen hebben bewaard, blijft zoals het is. Woorden die je voor de worpen hebt getypt, blijven ook, want daarmee worden spellen gecontroleerd. Dit kan niet worden teruggedraaid; lopende spellen gaan zonder jou verder.
mygames-players = { $players } spelers, tegen { $rivals }
mygames-against-mixed = verschillende tegenstanders
mygames-against-person = mensen
mygames-alone =
    { $goal ->
        [versus] alleen, om { $virtual } virtuele spelers te verslaan
       *[score] alleen met { $virtual } virtuele spelers, om de punten
    }
mygames-games = Spellen
mygames-wins = Overwinningen
mygames-mean = Gemiddeld
mygames-best = Beste
mygames-curve = Punten in de loop van de tijd, het laatste spel achteraan: { $scores }. Laagste { $low }, hoogste { $high }.
mygames-medal =
    { $medal ->
        [gold] goud: { $count }
        [silver] zilver: { $count }
       *[bronze] brons: { $count }
    }
mygames-totals = Alles samen
mygames-list = Alle spellen
mygames-all = Alle { $count } tonen
mygames-longest = Langste reeks overwinningen
mygames-now = Nu op rij
mygames-place =
    { $place ->
        [1] gewonnen
        [2] tweede
        [3] derde
        [4] vierde
        [5] vijfde
       *[6] zesde
    }
