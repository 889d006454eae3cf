# Warum etwas besser ist: was meistens daraus folgt.

by-wounds = { $n } { $n ->
        [one] Wunde
       *[other] Wunden
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-captures = { $n } { $n ->
        [one] Gefangennahme
       *[other] Gefangennahmen
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-mice = { $n } { $n ->
        [one] Maus
       *[other] Mäuse
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-enemies = { $n } { $n ->
        [one] Feind
       *[other] Feinde
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-pages = { $n } { $n ->
        [one] Seite
       *[other] Seiten
    } { $more ->
        [more] mehr
       *[less] weniger
    }
by-cheese = { $n } Käse { $more ->
        [more] mehr
       *[less] weniger
    }
by-rooms = { $n } { $n ->
        [one] Raum
       *[other] Räume
    } { $more ->
        [more] weiter
       *[less] weniger weit
    }
by-things = { $n } { $n ->
        [one] Fundstück
       *[other] Fundstücke
    } { $more ->
        [more] mehr
       *[less] weniger
    }
why-wounds_soon = bis zum Ende deines nächsten Zugs etwa { $by } bei euch
why-wounds_late = später etwa { $by } bei euch
why-captures = etwa { $by }
why-free_mice = etwa { $by } auf den Pfoten
why-enemies = bis zum Ende deines nächsten Zugs etwa { $by } im Raum
why-pages = für euch etwa { $by }
why-wheel = auf dem Rad der Feinde etwa { $by }
why-cheese = in euren Pfoten etwa { $by }
why-rooms = ihr kommt etwa { $by } ins Haus
why-things = etwa { $by } im Gepäck
