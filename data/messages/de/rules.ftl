rules-format-rules-deck-format = <a href="{ $rules }">Regeln</a>, Deckformat
rules-format-rules =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
rules-format-check-a-deck-against-it = Deck danach prüfen
rules-format-this-is-the-format-as = Das ist das Format, wie es dieses Programm mitbringt. Ein Turnier nimmt beim Einrichten seine eigene Kopie; spätere Änderungen hier berühren sie nicht.
rules-format-rules-of-this-format = Regeln dieses Formats
rules-format-an-error-makes-a-deck = Ein Fehler macht ein Deck unzulässig; bei einer Warnung sollte ein Mensch hinsehen; ein Hinweis dient nur der Information.
rules-list-a-tournament-pins-a-copy = Ein Turnier nimmt beim Einrichten eine Kopie seines Formats und Profils; diese Seite kann neuer sein.
rules-list-each-figure-and-rule-carries = Jede Angabe und Regel trägt ihre Quelle und eines dieser Zeichen.
rules-profile-rules-scoring-profile = <a href="{ $rules }">Regeln</a>, Wertungsprofil
rules-profile-this-is-the-profile-as = Das ist das Profil, wie es dieses Programm mitbringt. Ein Turnier nimmt beim Einrichten seine eigene Kopie; spätere Änderungen hier berühren sie nicht.
rules-sources-sources-of-the-deck-rules = Quellen der Deckregeln
rules-sources-what-was-read-where-when = Was gelesen wurde, wo, wann, und wie sicher wir uns sind. Die Texte selbst werden hier nicht aufbewahrt.
rules-sources-dated-read-on = Datiert { $dated }; gelesen am { $read-on }.
rules-sources-there-is-no-page-to = Es gibt keine Seite zum Öffnen.
rules-sources-formats-that-are-known-and = Formate, die bekannt und nicht gelesen sind
rules-sources-no-deck-is-checked-against = Nach diesen wird kein Deck geprüft. Ein Turnierleiter kann aus einem veröffentlichten ein eigenes Format machen, mit den Zahlen, die er kennt.
rules-figures-points = Siegpunkte
rules-figures-scores = Spielstände
rules-figures-differential = Differenz
rules-figures-endings = Wie ein Spiel endete
rules-figures-standings = Rangliste
rules-figures-byes = Freilose
rules-figures-rounds = Runden
rules-format-from = Ab { $from }.
rules-format-until = Bis { $until }.
rules-format-from-until = Von { $from } bis { $until }.
rules-list-scoring-profiles = Wertungsprofile
rules-list-deck-formats = Deckformate
rules-profile-in-force-from = In Kraft ab { $from }
rules-profile-in-force-from-to = In Kraft von { $from } bis { $to }
rules-mark-seen = geprüft
rules-mark-inferred = erschlossen
rules-mark-memory = ungeprüft
rules-mark-default = unsere Vorgabe
rules-mark-organiser = vom Turnierleiter gesetzt
rules-meaning-seen = der Text selbst wurde gelesen
rules-meaning-inferred = folgt aus einem gelesenen Text
rules-meaning-memory = allgemein bekannt, kein Text gesehen: vor Gebrauch prüfen
rules-meaning-default = keine veröffentlichte Regel gefunden, also haben wir gewählt: vor Gebrauch prüfen
rules-meaning-organiser = der Leiter eines Turniers hat es dort gesetzt; der Grund ist seine Quelle
