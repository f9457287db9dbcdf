# Die Teile eines Decks, die Arten der Karten und die Zeilen einer Liste.

deck-zone-missions = Missionen
deck-zone-seed-deck = Seed-Deck
deck-zone-sites = Sites
deck-zone-draw-deck = Draw-Deck
deck-zone-dilemma-pile = Dilemma-Stapel
deck-zone-qs-tent = Q’s Tent
deck-zone-battle-bridge = Nebendeck Battle Bridge
deck-zone-q-continuum = Nebendeck Q-Continuum
deck-zone-tribble = Nebendeck Tribble
deck-zone-dyson-sphere = Dyson Sphere
deck-zone-referee = Referee-Stapel
deck-zone-outside = außerhalb des Spiels
deck-zone-aside = beiseitegelegt

deck-type-personnel = Personal
deck-type-ship = Schiff
deck-type-event = Ereignis
deck-type-interrupt = Unterbrechung
deck-type-interrupt-event = Unterbrechung/Ereignis
deck-type-dilemma = Dilemma
deck-type-mission = Mission
deck-type-objective = Ziel
deck-type-incident = Vorfall
deck-type-equipment = Ausrüstung
deck-type-facility = Einrichtung
deck-type-tactic = Tactic
deck-type-damage-marker = Schadensmarker
deck-type-doorway = Doorway
deck-type-artifact = Artefakt
deck-type-site = Site
deck-type-time-location = Zeitort
deck-type-tribble = Tribble
deck-type-trouble = Trouble
deck-type-q-event = Q-Ereignis
deck-type-q-interrupt = Q-Unterbrechung
deck-type-q-dilemma = Q-Dilemma
deck-type-q-artifact = Q-Artefakt
deck-type-q-mission = Q-Mission

deck-cards-referee = Karten mit [Ref]
deck-cards-alternate-universe = Karten mit [AU]
deck-cards-double-sided = doppelseitige Missionen
deck-cards-second-edition = Karten der Second Edition
deck-cards-one-per-deck = Karten, die nur einmal in ein Deck dürfen
deck-cards-hall-of-fame = Hall-of-Fame-Karten
deck-cards-not-for-decks = Karten, die nicht in ein Deck gehören
deck-cards-name-inferred = Karten, deren Untertitel erschlossen ist

deck-unknown-number = eine Kartennummer, die keine Tabelle hier kennt; exportiere die Liste mit Titeln
deck-unknown-of-tribbles = eine Karte des Spiels Tribbles, die es in diesem nicht gibt
deck-unknown-too-long = zu lang für einen Titel

deck-ignored-affiliation = nennt die Zugehörigkeit des Decks
deck-ignored-comment = ein Kommentar
deck-ignored-no-letters = keine Buchstaben oder Ziffern
deck-ignored-parentheses = eine Bemerkung in Klammern
deck-ignored-link = eine Adresse
deck-ignored-program-list = der Anfang einer Liste aus einem Programm
deck-ignored-note = eine Notiz zur Liste
deck-ignored-total = eine Summe
deck-ignored-table-header = der Kopf einer Tabelle
deck-ignored-no-title = eine Zeile ohne Titel
deck-ignored-json = Klammern und Namen der JSON-Datei
deck-ignored-deck-file = Auszeichnungen der Deckdatei
deck-ignored-page-marks = Auszeichnungen der Seite
deck-ignored-page-text = anderer Text der Seite

deck-quantity-zero = es sind 0 Exemplare angegeben; nimm die Zeile heraus, oder schreib, wie viele es sind
deck-quantity-negative = { $number } Exemplare kann es nicht geben; schreib eine Zahl von 1 bis { $most }
deck-quantity-too-many = { $number } Exemplare sind mehr, als in ein Deck passen; schreib eine Zahl von 1 bis { $most }
deck-quantity-unreadable = die Zahl der Exemplare ist nicht lesbar; schreib eine Zahl von 1 bis { $most }

deck-unread-no-title = keine Karte heißt so
deck-unread-near = ähnliche Titel: { $titles }
deck-unread-line = Zeile { $line }, „{ $text }“ ({ $why })
deck-unread-pool = Im Pool zählen diese Zeilen keine Karte: { $lines }. Korrigiere den Pool.
deck-unread-pool-more = Im Pool zählen diese Zeilen keine Karte: { $lines }; und { $more } weitere. Korrigiere den Pool.

deck-limit-at-most = höchstens { $most }
deck-limit-at-least = mindestens { $least }
deck-limit-exactly = genau { $cards }
deck-limit-between = { $least } bis { $most }

deck-and = { $first } und { $last }
deck-or = { $first } oder { $last }
deck-or-also = { $first } oder { $last }
deck-comma = { $first }, { $last }

deck-too-long = Das sind { $lines } Zeilen, und keine Deckliste hat mehr als { $most }. Füge nur die Liste ein.
deck-other-game = { $finding } Es wurde nichts abgegeben.
deck-pool-not-asked = { $format } prüft keinen Pool. Lass den Pool leer, oder wähle ein Sealed- oder Draft-Format.
deck-pool-no-cards = Keine Zeile dieses Pools nennt eine Karte. Füge die Karten ein, die der Spieler geöffnet hat, eine je Zeile.

deck-rule-unknown = Dieses Format hat keine Regel „{ $rule }“.
deck-rule-seen = „{ $says }“ wurde in der Quelle gelesen und bleibt deshalb, wie es ist. Du kannst ein anderes Format wählen.
deck-rule-figure = „{ $says }“ kann nicht die Zahl { $figure } haben; wähle eine ganze Zahl von { $least } bis { $most }.
deck-rule-no-deck = Kein Deck könnte diese Regeln einhalten: { $part } bräuchte mindestens { $least } und höchstens { $most } Karten.

deck-own-no-name = Gib dem Format einen Namen, damit die Spieler wissen, dass es deines ist.
deck-own-long-name = Der Name hat { $length } Zeichen; nimm höchstens { $most }.
deck-own-control = Der Name enthält ein Steuerzeichen. Tippe ihn noch einmal ein.
deck-own-taken-name = „{ $name }“ heißt schon ein veröffentlichtes Format. Wähle einen anderen Namen, damit niemand deines damit verwechselt.
deck-own-banned-no-card = Zeile { $line } der verbotenen Titel, „{ $text }“, ist kein Titel einer Karte.
deck-own-allowed-no-card = Zeile { $line } der erlaubten Titel, „{ $text }“, ist kein Titel einer Karte.
deck-own-similar = Ähnliche Titel: { $titles }.
deck-own-both = „{ $title }“ ist verboten und erlaubt. Nimm ihn aus einer der beiden Listen.
deck-own-too-many = Das sind { $titles } Titel; ein Format verbietet und erlaubt höchstens { $most }.

deck-place-planet = Planet
deck-place-space = Weltraum
deck-place-either = Weltraum oder Planet
deck-place-both = Weltraum und Planet
deck-place-dual = beides
deck-place-headquarters = Hauptquartier

deck-figure-types = { $zone } nach Kartentyp
deck-figure-costs = { $zone } nach Kosten
deck-figure-classes = Personal nach Klasse
deck-figure-affiliations = Personal und Schiffe nach Zugehörigkeit
deck-figure-icons = Icons
deck-figure-dilemmas = Dilemmas nach Ort
deck-figure-missions = Missionen der Spaceline
deck-figure-denominations = Karten nach Wert
deck-figure-powers = Kräfte
deck-figure-type = Typ
deck-figure-cost = Kosten
deck-figure-class = Klasse
deck-figure-affiliation = Zugehörigkeit
deck-figure-icon = Icon
deck-figure-place = Ort
deck-figure-mission = Mission
deck-figure-denomination = Wert
deck-figure-power = Kraft
deck-figure-cards = Karten
deck-figure-points = Punkte
deck-figure-average-cost = { $cards ->
    [one] Durchschnittliche Kosten { $whole },{ $tenth }, bei { $cards } Karte mit Kosten.
   *[other] Durchschnittliche Kosten { $whole },{ $tenth }, bei { $cards } Karten mit Kosten.
}
deck-figure-counts-twice = Eine Karte mit zwei Zugehörigkeiten zählt für beide.
deck-figure-all-points = Zusammen { $points } Punkte. Eine Mission ohne feste Punktzahl zählt 0.
deck-figure-others = { $number } weitere
deck-figure-span = Spannweite { $span }

deck-severity-error = Fehler
deck-severity-warning = Warnung
deck-severity-note = Hinweis
