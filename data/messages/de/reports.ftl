reports-closing-leave-the-penalties-by-name = Strafen mit Namen weglassen
reports-closing-add-the-penalties-by-name = Strafen mit Namen hinzufügen, nur für das Team
reports-closing-preview-the-ratings = Vorschau der Wertungszahlen
reports-closing-with-affiliations = Ergebnisse mit dem Personal aller Listen nach Zugehörigkeit, { $form }
reports-closing-no-round-was-played = Es wurde keine Runde gespielt.
reports-closing-byes = Freilose
reports-closing-absent = Abwesend
reports-closing-minutes = Minuten
reports-closing-no-result = Ohne Ergebnis
reports-closing-how-games-ended = Wie die Partien endeten
reports-closing-forfeits = Nicht zu Ende gespielt
reports-closing-none = Keine.
reports-closing-reason = <bdi>{ $what }</bdi>. Grund: <bdi>{ $why }</bdi>
reports-closing-none-still-in-force = Keine mehr in Kraft.
reports-closing-penalties-in-force-by-kind = Strafen in Kraft, nach Art und Stufe
reports-closing-withdrawn = { $withdrawn } zurückgenommen.
reports-closing-call-to-ruling = Vom Schiedsrichterruf bis zur Entscheidung
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
reports-ratings-this-page-shows-how-the = Diese Seite zeigt, wie die Spiele, eines nach dem anderen, die Wertungszahlen ändern, die du eingibst. Nichts wird behalten. Freilose, Spiele, zu denen ein Spieler nicht kam, und eine Finalrunde nach den Runden werden nicht gewertet. Das ist unsere Vorgabe.
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
reports-rulings-asked-of-the-library-and = In der Bibliothek gefragt und festgehalten
reports-rulings-what-settled-it = Was sie geklärt hat
reports-rulings-take-it-off = Von der Liste nehmen<span class="vh">: <bdi>{ $question }</bdi></span>
reports-rulings-a-letter-to-the-rules = Ein Brief an das Regelkomitee
reports-rulings-nobody-is-named-in-it = Darin wird niemand genannt. Lies ihn, bevor er abgeht.
reports-closing-the-disputes = Streitfälle
reports-closing-report-on = Bericht über das Turnier
reports-closing-not-yet = noch nicht
reports-closing-number-of-disputes = { $disputes ->
    [one] { $disputes } Streitfall
   *[other] { $disputes } Streitfälle
 }
reports-closing-some-withdrawn = { $disputes }, davon { $withdrawn } zurückgenommen
reports-closing-median-time = { $disputes }; mittlere Zeit bis zur Entscheidung (Median): { $time }
reports-closing-attendance-of = { $players }, { $late } später dazugekommen, { $left } vorzeitig ausgestiegen
reports-closing-some-disqualified = { $attendance }, { $players } disqualifiziert
reports-closing-handed-in = { $decks } von { $all } abgegeben, { $accepted } mit Fehlern angenommen
reports-closing-rounds-played = { $played } von { $planned } gespielt
reports-closing-attendance = Teilnahme
reports-closing-closed = Abgeschlossen
reports-closing-no-ruling = keine Entscheidung
reports-closing-added-later = { $grounds }; { $later } nach der Entscheidung ergänzt
reports-closing-under-a-minute = unter einer Minute
reports-closing-number-of-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
 }
reports-closing-state-withdrawn = zurückgenommen
reports-closing-not-appealed = kein Einspruch
reports-closing-not-ruled-upon = nicht entschieden
reports-closing-appeal-not-decided = Einspruch nicht entschieden
reports-closing-upheld = nach Einspruch bestätigt
reports-closing-overturned = nach Einspruch aufgehoben
reports-games-open = offen
reports-games-none = kein Ergebnis eingetragen
reports-games-complete = zu Ende gespielt
reports-games-time = die Zeit war um
reports-games-decked-out = die Ziehstapel waren leer
reports-games-card = durch eine Karte gewonnen
reports-games-card-forfeit = durch eine Karte verloren
reports-games-conceded = aufgegeben
reports-games-no-show = ein Spieler ist nicht erschienen
reports-games-disqualified = durch eine Strafe verloren
reports-games-both-absent = beide Spieler sind nicht erschienen
reports-games-void = die Partie zählt nicht
reports-games-became = { $place }: aus { $was } wurde { $is }
reports-games-because-of = { $reason } (Streitfall { $dispute })
reports-games-forfeit = { $place }: { $result }
reports-games-at-table = Runde { $round }, Tisch { $table }
reports-penalties-no-round = keine Runde
reports-penalties-with-dispute = { $round }, Streitfall { $dispute }
reports-penalties-line = Nr. { $number }, { $place }: { $name }, { $kind }, { $level }. Grund: { $reason }
reports-penalties-withdrawn = { $penalty } Zurückgenommen: { $why }
reports-ratings-choose-a-level = Wähle eine Stufe.
reports-ratings-write-the-rating = Schreibe die Wertungszahl von { $name } hinter einen Doppelpunkt, von 0 bis { $highest }.
reports-ratings-two-lines = { $name } hat zwei Zeilen. Nimm eine davon heraus.
reports-ratings-half = die Hälfte eines vollen Sieges
reports-ratings-as-much = so viel wie ein voller Sieg
reports-ratings-nothing = nichts
reports-ratings-half-of-k = die Hälfte von k, abzüglich des Einsatzes
reports-ratings-stakes = ein voller Sieg gibt k abzüglich des Einsatzes; eine Niederlage kostet den Einsatz
reports-ratings-start = Anfang
reports-ratings-least-stake = Kleinster Einsatz
reports-ratings-modified-win = Modifizierter Sieg
reports-ratings-true-tie = Echtes Unentschieden
reports-ratings-floor = Untergrenze
reports-ratings-never-falls = eine Wertungszahl unter { $rating } fällt nie
reports-rulings-say-what-settled-it = Sag, was sie geklärt hat.
reports-rulings-not-taken-off = Nicht von der Liste genommen. { $why }
reports-rulings-decisions = { $decisions ->
    [one] { $decisions } Entscheidung
   *[other] { $decisions } Entscheidungen
 }
reports-rulings-upheld = { $decisions } bestätigt
reports-rulings-overturned = { $decisions } aufgehoben
reports-rulings-without-citation = { $decisions } ohne Zitat
reports-form-trekcc = für trekcc.org
reports-form-csv = CSV
reports-form-forum = für ein Forum (BBCode)
reports-form-json = JSON
reports-rulings-kept-by = { $game }, Regelstand vom { $law }, festgehalten von { $name } am { $day }
