# Was eine Regel eines Deckformats verlangt.

rule-exactly = { $part }: genau { $cards }.
rule-at-most = { $part }: höchstens { $cards }.
rule-at-least = { $if-used ->
    [true] { $part }: keine oder mindestens { $cards }.
   *[false] { $part }: mindestens { $cards }.
}
rule-usually = { $part }: üblich sind { $cards }; auf weniger wird hingewiesen.
rule-only = { $part }: nur { $what }.
rule-only-at-home = { $types }: nur hier erlaubt: { $parts }.
rule-not-in = { $types }: hier nicht erlaubt: { $parts }.
rule-only-parts = Das Deck hat nur diese Teile: { $parts }.
rule-all-different = { $part }: keine Karte zweimal.
rule-total-at-least = Mindestens { $cards } Karten zusammen in: { $parts }.
rule-copies = { $by-title ->
    [true] { $copies ->
        [one] Höchstens { $copies } Exemplar einer Karte (unabhängig vom Untertitel) in: { $parts }.
       *[other] Höchstens { $copies } Exemplare einer Karte (unabhängig vom Untertitel) in: { $parts }.
    }
   *[false] { $copies ->
        [one] Höchstens { $copies } Exemplar einer Karte (Titel mit Untertitel) in: { $parts }.
       *[other] Höchstens { $copies } Exemplare einer Karte (Titel mit Untertitel) in: { $parts }.
    }
}
rule-one-per-deck = Nur ein Exemplar einer Karte, die das selbst sagt.
rule-unique-locations = Kein Ort zweimal, außer bei universellen Missionen.
rule-unique-locations-double-sided = Eine Mission II ist der Ort ihres Originals: nicht beide.
rule-planet-missions = { $cards ->
    [one] Mindestens { $cards } Planetenmission.
   *[other] Mindestens { $cards } Planetenmissionen.
}
rule-space-missions = { $cards ->
    [one] Mindestens { $cards } Weltraummission.
   *[other] Mindestens { $cards } Weltraummissionen.
}
rule-headquarters-missions = { $cards ->
    [one] Mindestens { $cards } Hauptquartiersmission.
   *[other] Mindestens { $cards } Hauptquartiersmissionen.
}
rule-other-missions = { $cards ->
    [one] Mindestens { $cards } Mission, die kein Hauptquartier ist.
   *[other] Mindestens { $cards } Missionen, die kein Hauptquartier sind.
}
rule-alpha-missions = { $cards ->
    [one] Mindestens { $cards } Mission im Alpha-Quadranten.
   *[other] Mindestens { $cards } Missionen im Alpha-Quadranten.
}
rule-needs-opener = { $part } braucht { $opener } in: { $parts }.
rule-pool = Nur Karten aus dem Pool { $pool }.
rule-from-pool = Nur Karten, die der Spieler geöffnet oder gedraftet hat.
rule-from-pool-and-free = Nur Karten, die der Spieler geöffnet oder gedraftet hat, und { $titles }.
rule-only-sets = Nur Karten aus diesen Sets: { $sets }.
rule-banned = Karten, die die Kartenquelle verbietet, sind verboten.
rule-banned-titles = Verboten: { $titles }.
rule-not-titles = Nicht erlaubt: { $titles }.
rule-not-with = Nicht erlaubt: { $what }.
rule-not-of-tribbles = Keine Karten des Spiels Tribbles.
rule-borg-facilities = Wer Borg spielt, spielt keine Einrichtung, die nicht Borg ist.
rule-released = Nur Karten, die am Spieltag erschienen waren.
rule-released-for-days = { $days ->
    [one] Eine Karte darf { $days } Tag nach ihrer Veröffentlichung gespielt werden.
   *[other] Eine Karte darf { $days } Tage nach ihrer Veröffentlichung gespielt werden.
}
rule-quoted = { $says }
