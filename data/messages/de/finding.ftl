# Was eine Deckprüfung gefunden hat.

finding-too-many = { $exactly ->
    [true] { $found ->
        [one] { $part }: { $found } Karte, genau { $most } erlaubt. Nimm { $over } heraus.
       *[other] { $part }: { $found } Karten, genau { $most } erlaubt. Nimm { $over } heraus.
    }
   *[false] { $found ->
        [one] { $part }: { $found } Karte, höchstens { $most } erlaubt. Nimm { $over } heraus.
       *[other] { $part }: { $found } Karten, höchstens { $most } erlaubt. Nimm { $over } heraus.
    }
}
finding-too-few = { $exactly ->
    [true] { $found ->
        [one] { $part }: { $found } Karte, genau { $least } nötig. Füge { $short } hinzu.
       *[other] { $part }: { $found } Karten, genau { $least } nötig. Füge { $short } hinzu.
    }
   *[false] { $found ->
        [one] { $part }: { $found } Karte, mindestens { $least } nötig. Füge { $short } hinzu.
       *[other] { $part }: { $found } Karten, mindestens { $least } nötig. Füge { $short } hinzu.
    }
}
finding-fewer-than-usual = { $found ->
    [one] { $part }: { $found } Karte, weniger als { $usual }. Das ist erlaubt; prüfe, ob keine fehlt.
   *[other] { $part }: { $found } Karten, weniger als { $usual }. Das ist erlaubt; prüfe, ob keine fehlt.
}
finding-too-few-together = { $found ->
    [one] { $found } Karte zusammen in: { $parts }; mindestens { $least } nötig. Füge { $short } hinzu.
   *[other] { $found } Karten zusammen in: { $parts }; mindestens { $least } nötig. Füge { $short } hinzu.
}
finding-too-many-copies = { $most ->
    [one] { $card }: { $found } Exemplare ({ $parts }), höchstens { $most } Exemplar erlaubt. Nimm { $over } heraus.
   *[other] { $card }: { $found } Exemplare ({ $parts }), höchstens { $most } Exemplare erlaubt. Nimm { $over } heraus.
}
finding-whatever-the-subtitle = { $title } (unabhängig vom Untertitel gezählt)
finding-title-guessed = Wo der Titel endet, ist hier geraten; sieh dir die Karten an.
finding-one-per-deck = { $title }: { $found } Exemplare, aber die Karte selbst erlaubt nur eines je Deck. Nimm { $over } heraus.
finding-same-location = { $titles }: zweimal derselbe Ort. { $why }
finding-same-location-all = Nur universelle Missionen dürfen sich wiederholen, und eine Mission II ist der Ort ihres Originals; behalte eine.
finding-same-location-alike = Nur universelle Missionen dürfen sich wiederholen; behalte eine.
finding-same-location-double-sided = Eine Mission II ist der Ort ihres Originals, also nicht beide; behalte eine.
finding-has-planet-missions = { $found ->
    [one] Diese Liste hat { $found } Planetenmission.
   *[other] Diese Liste hat { $found } Planetenmissionen.
}
finding-has-space-missions = { $found ->
    [one] Diese Liste hat { $found } Weltraummission.
   *[other] Diese Liste hat { $found } Weltraummissionen.
}
finding-has-headquarters-missions = { $found ->
    [one] Diese Liste hat { $found } Hauptquartiersmission.
   *[other] Diese Liste hat { $found } Hauptquartiersmissionen.
}
finding-has-other-missions = { $found ->
    [one] Diese Liste hat außer Hauptquartieren { $found } Mission.
   *[other] Diese Liste hat außer Hauptquartieren { $found } Missionen.
}
finding-has-alpha-missions = { $found ->
    [one] Diese Liste hat { $found } Mission im Alpha-Quadranten.
   *[other] Diese Liste hat { $found } Missionen im Alpha-Quadranten.
}

finding-only-here = { $n ->
    [one] { $part }: hier nur { $wanted }. Lege { $titles } in einen anderen Teil, oder nimm die Karte heraus.
   *[other] { $part }: hier nur { $wanted }. Lege { $titles } in einen anderen Teil, oder nimm sie heraus.
}
finding-not-in-part = { $n ->
    [one] { $part }: { $titles } darf nicht in diesem Teil sein. Lege die Karte in einen anderen Teil, oder nimm sie heraus.
   *[other] { $part }: { $titles } dürfen nicht in diesem Teil sein. Lege sie in einen anderen Teil, oder nimm sie heraus.
}
finding-only-at-home = { $n ->
    [one] { $part }: { $titles } gehört in einen anderen Teil ({ $home }). Lege die Karte dorthin, oder nimm sie heraus.
   *[other] { $part }: { $titles } gehören in einen anderen Teil ({ $home }). Lege sie dorthin, oder nimm sie heraus.
}
finding-no-such-part = { $cards ->
    [one] Dieses Format hat keinen Teil „{ $part }“, aber dort liegt { $cards } Karte. Lege sie woandershin, oder prüfe, ob das Format stimmt.
   *[other] Dieses Format hat keinen Teil „{ $part }“, aber dort liegen { $cards } Karten. Lege sie woandershin, oder prüfe, ob das Format stimmt.
}
finding-opener-elsewhere = { $part } enthält Karten, aber { $opener } liegt in einem anderen Teil ({ $stands }, Zeile { $line }). Lege die Karte hierhin: { $places }.
finding-no-opener = { $part } enthält Karten, aber nichts öffnet diesen Teil. Füge { $opener } hinzu ({ $places }), oder nimm das Nebendeck heraus.

finding-outside-pool = { $n ->
    [one] Nicht im Pool { $pool }: { $titles }. Nimm die Karte heraus, oder prüfe, ob das Format stimmt.
   *[other] Nicht im Pool { $pool }: { $titles }. Nimm sie heraus, oder prüfe, ob das Format stimmt.
}
finding-legal-of-the-same-title = Erlaubte Karten mit demselben Titel: { $titles }.
finding-banned = { $n ->
    [one] In diesem Format verboten: { $titles }. Nimm die Karte heraus.
   *[other] In diesem Format verboten: { $titles }. Nimm sie heraus.
}
finding-because = { $n ->
    [one] { $titles }: { $because }. Nimm die Karte heraus.
   *[other] { $titles }: { $because }. Nimm sie heraus.
}
finding-of-tribbles = { $n ->
    [one] { $titles }: Karten des Spiels Tribbles sind in diesem Spiel nicht erlaubt. Nimm die Karte heraus.
   *[other] { $titles }: Karten des Spiels Tribbles sind in diesem Spiel nicht erlaubt. Nimm sie heraus.
}
finding-borg-said = die Liste sagt es
finding-borg-all = alles Personal und alle Schiffe sind Borg
finding-borg-facilities = { $n ->
    [one] { $titles }: Wer Borg spielt, darf keine Einrichtung spielen, die nicht Borg ist, und dieser Spieler spielt Borg: { $why }. Nimm die Karte heraus.
   *[other] { $titles }: Wer Borg spielt, darf keine Einrichtung spielen, die nicht Borg ist, und dieser Spieler spielt Borg: { $why }. Nimm sie heraus.
}
finding-borg-facilities-perhaps = { $n ->
    [one] { $titles }: Wer Borg spielt, darf keine Einrichtung spielen, die nicht Borg ist. Spielt dieser Spieler Borg, nimm die Karte heraus; mit einer Zeile „Affiliation: Borg“ in der Liste wird es geprüft.
   *[other] { $titles }: Wer Borg spielt, darf keine Einrichtung spielen, die nicht Borg ist. Spielt dieser Spieler Borg, nimm sie heraus; mit einer Zeile „Affiliation: Borg“ in der Liste wird es geprüft.
}
finding-borg-missions = { $n ->
    [one] { $titles }: Wer Borg spielt, darf auch keine Mission II mit einem eingebauten Außenposten spielen, der nicht Borg ist, und dieser Spieler spielt Borg: { $why }. Sieh dir beide Seiten an, und nimm die Karte heraus, wenn sie einen hat.
   *[other] { $titles }: Wer Borg spielt, darf auch keine Mission II mit einem eingebauten Außenposten spielen, der nicht Borg ist, und dieser Spieler spielt Borg: { $why }. Sieh dir beide Seiten an, und nimm heraus, was einen hat.
}
finding-borg-missions-perhaps = { $titles }: Wer Borg spielt, darf auch keine Mission II mit einem eingebauten Außenposten spielen, der nicht Borg ist. Spielt dieser Spieler Borg, sieh dir beide Seiten an.
finding-no-pool = Es ist kein Pool angegeben, also kann niemand sagen, ob der Spieler diese Karten geöffnet hat. Registriere zuerst den Pool.
finding-not-opened = { $more ->
    [0] { $n ->
        [one] Nicht im Pool des Spielers: { $titles }. Nimm die Karte heraus, oder sieh nach, ob der Pool vollständig ist.
       *[other] Nicht im Pool des Spielers: { $titles }. Nimm sie heraus, oder sieh nach, ob der Pool vollständig ist.
    }
   *[other] Nicht im Pool des Spielers: { $titles } und { $more } weitere. Nimm sie heraus, oder sieh nach, ob der Pool vollständig ist.
}
finding-more-than-opened = { $titles }: { $found } im Deck, { $held } im Pool des Spielers. Nimm { $over } heraus.
finding-not-out = { $n ->
    [one] Erst nach dem { $on } erschienen: { $titles }. Nimm die Karte heraus, oder prüfe den Spieltag.
   *[other] Erst nach dem { $on } erschienen: { $titles }. Nimm sie heraus, oder prüfe den Spieltag.
}
finding-perhaps-not-out = Soweit bekannt, erst nach dem { $on } erschienen: { $titles }. Der Tag dieser Veröffentlichung ist nur ungefähr bekannt; ein Turnierleiter entscheidet.
finding-out-too-short = Weniger als { $days } Tage vor dem { $on } erschienen: { $titles }. Bei einem Turnier zur Veröffentlichung kann ein Turnierleiter diese Tage auf 0 setzen.
finding-legal-from = Erlaubt ab { $day }.
finding-mentions = { $titles }: { $says }

finding-format-of-another-day = { $span ->
    [from] { $format } wurde zuerst am { $day } gespielt, am { $on } galten also andere Regeln. Wähle das Format jenes Tages, oder einen anderen Tag.
   *[until] { $format } wurde zuletzt am { $day } gespielt, am { $on } galten also andere Regeln. Wähle das Format jenes Tages, oder einen anderen Tag.
}
finding-other-number = { $more ->
    [0] Zeile { $line }: „{ $text }“ wurde als { $read } gelesen, kann aber { $other } bedeuten. Schreib die Anzahl nach vorn, wie in „{ $other }x Titel“.
   *[other] Zeile { $line }: „{ $text }“ wurde als { $read } gelesen, kann aber { $other } bedeuten; ebenso { $more } weitere. Schreib die Anzahl nach vorn, wie in „{ $other }x Titel“.
}
finding-card-or-heading = Zeile { $line }: „{ $text }“ kann die Karte oder eine Überschrift sein; gelesen wurde es als Karte. Beginnt dort dieser Teil: { $part }? Dann schreib „{ $text }:“.
finding-several-versions = { $n ->
    [one] { $n } Titel gibt es in mehreren Fassungen; gelesen als { $titles }. Ist eine andere gemeint, schreib die Veröffentlichung hinter den Titel, wie in „{ $first }“.
   *[other] { $n } Titel gibt es in mehreren Fassungen; gelesen als { $titles }. Ist von einem eine andere gemeint, schreib die Veröffentlichung hinter den Titel, wie in „{ $first }“.
}
finding-unknown-numbers = { $n ->
    [one] Ein Eintrag ist eine Kartennummer, die keine Tabelle hier kennt, in Zeile { $line }: { $text }. Exportiere die Liste mit Titeln.
   *[other] { $n } Einträge sind Kartennummern, die keine Tabelle hier kennt, der erste in Zeile { $line }: { $text }. Exportiere die Liste mit Titeln.
}
finding-no-cards = Keine Zeile dieser Liste nennt eine Karte. Prüfe, ob es die richtige Datei ist.
finding-unfit-quantity = Zeile { $line }, „{ $text }“: { $why }.
finding-unknown-card = Zeile { $line } nennt keine Karte: „{ $text }“. { $next }
finding-write-the-title = Schreib den Titel so, wie er auf der Karte steht.
finding-is-it = Ist es { $titles }? Dann schreib das.
finding-nowhere-until-then = Bis dahin zählt sie in keinem Teil des Decks.
finding-unknown-cards = { $more ->
    [0] { $n } Zeilen nennen keine Karte: { $lines }. Schreib jeden Titel so, wie er auf der Karte steht.
   *[other] { $n } Zeilen nennen keine Karte: { $lines }; und { $more } weitere. Schreib jeden Titel so, wie er auf der Karte steht.
}
finding-line = Zeile { $line }, „{ $text }“
finding-line-with-reason = Zeile { $line }, „{ $text }“ ({ $reason })
finding-perhaps = { $titles }?
finding-counted-nowhere = In keinem Teil des Decks gezählt: { $n }.
finding-unknown-heading = Zeile { $line }: „{ $text }“ sieht wie eine Überschrift aus, ist hier aber nicht bekannt. Die Karten darunter wurden zu dem gezählt, was darüber steht; prüfe sie.
finding-miscount = Zeile { $line }: „{ $text }“ verspricht { $promised }, aber darunter stehen { $found }. Zähle noch einmal.
finding-empty-heading = Zeile { $line }: „{ $text }“ wurde als Überschrift gelesen, aber darunter steht nichts. Nennt die Zeile Karten, schreib den Titel so, wie er auf der Karte steht.
finding-placed-by-type = Die Liste sagt nicht, zu welchem Teil diese Karten gehören; ihre Art hat entschieden: { $parts }. Stimmt das nicht, füge Überschriften wie „Missions:“ hinzu.
finding-other-edition = Das sieht nach einer Liste für { $looks } aus: { $known } von { $of } Zeilen nennen Karten dieses Spiels. Geprüft wurde sie als { $checked }: Nimm eine Liste für { $checked }, oder lass diese nach einem Format von { $looks } prüfen.
