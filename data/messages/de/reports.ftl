reports-closing-leave-the-penalties-by-name = Strafen mit Namen weglassen
reports-closing-add-the-penalties-by-name = Strafen mit Namen hinzufügen, nur für das Team
reports-closing-preview-the-ratings = Vorschau der Wertungszahlen
reports-closing-no-round-was-played = Es wurde keine Runde gespielt.
reports-closing-byes = Freilose
reports-closing-absent = Abwesend
reports-closing-minutes = Minuten
reports-closing-no-result = Ohne Ergebnis
reports-closing-how-games-ended = Wie die Spiele endeten
reports-closing-forfeits = Kampflose Spiele
reports-closing-none = Keine.
reports-closing-reason = <bdi>{ $what }</bdi>. Grund: <bdi>{ $why }</bdi>
reports-closing-none-still-in-force = Keine mehr in Kraft.
reports-closing-penalties-in-force-by-kind = Strafen in Kraft, nach Art und Stufe
reports-closing-withdrawn = { $withdrawn } zurückgenommen.
reports-closing-call-to-ruling = Ruf bis Entscheidung
reports-closing-review = Überprüfung
reports-closing-citations-most-used = Die meistgenutzten Zitate
reports-closing-no-decision-cites-anything = Keine Entscheidung zitiert etwas.
reports-closing-decisions-without-citation = { $decisions ->
    [one] { $decisions } Entscheidung beruht auf keinem Zitat. Dieser Brief fragt das Regelkomitee; darin wird niemand genannt. Lies ihn, bevor er abgeht.
   *[other] { $decisions } Entscheidungen beruhen auf keinem Zitat. Dieser Brief fragt das Regelkomitee; darin wird niemand genannt. Lies ihn, bevor er abgeht.
 }
reports-closing-penalties-by-name = Strafen mit Namen
reports-closing-for-the-staff-alone = Nur für das Team.
reports-closing-log-checksum = Prüfsumme des Protokolls <span class="code">{ $head }</span>
reports-parts-entry = Eintrag
reports-parts-followed = Befolgt
reports-parts-overturned = Aufgehoben
reports-parts-decisions-label = Entscheidungen
reports-parts-followed-label = befolgt
reports-parts-overturned-label = aufgehoben
reports-parts-copy-the-letter = Brief kopieren
reports-ratings-title = Wertungszahlen, { $title }
reports-ratings-this-page-shows-how-the = Diese Seite zeigt, wie die Spiele, eines nach dem anderen, die Wertungszahlen ändern, die du eingibst. Nichts wird behalten. Freilose, Spiele, zu denen jemand nicht kam, und eine Finalrunde werden nicht gewertet: unsere Vorgabe.
reports-ratings-after-this-tournament = Nach diesem Turnier
reports-ratings-no-game-was-played-that = Es wurde kein Spiel gespielt, das zählt.
reports-ratings-ratings-before-and-after-this = Wertungszahlen vor und nach diesem Turnier
reports-ratings-games-label = Spiele
reports-ratings-before-label = vorher
reports-ratings-change-label = Änderung
reports-ratings-ratings-before-it = Wertungszahlen davor
reports-ratings-one-player-to-a-line = Ein Spieler je Zeile: Name, Doppelpunkt, Wertungszahl. Wer fehlt, beginnt als neuer Spieler.
reports-ratings-show-the-changes = Änderungen zeigen
reports-rulings-all-tournaments-here = Alle Turniere hier
reports-rulings-most-cited = Am häufigsten zitiert
reports-rulings-entries-that-decisions-cite-appear = Einträge, die Entscheidungen zitieren, erscheinen hier, die meistzitierten zuerst.
reports-rulings-most-overturned = Am häufigsten aufgehoben
reports-rulings-no-decision-that-cites-an = Keine Entscheidung, die einen Eintrag zitiert, wurde aufgehoben.
reports-rulings-entries-that-overturned-rulings-had = Einträge, die aufgehobene Entscheidungen zitiert hatten: vielleicht schwer zu lesen oder in Eile gelesen.
reports-rulings-asked-of-the-library-and = In der Bibliothek gefragt und behalten
reports-rulings-what-settled-it = Was sie geklärt hat
reports-rulings-take-it-off = Von der Liste nehmen<span class="vh">: <bdi>{ $question }</bdi></span>
reports-rulings-a-letter-to-the-rules = Ein Brief an das Regelkomitee
reports-rulings-nobody-is-named-in-it = Darin wird niemand genannt. Lies ihn, bevor er abgeht.
