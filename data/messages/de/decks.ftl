decks-charts-what-it-is-made-of = Woraus es besteht
decks-check-check-a-deck-list = Deckliste prüfen
decks-check-nothing-was-kept = nichts wurde gespeichert
decks-check-no-sign-in-nothing-is = Ohne Konto. Nichts wird gespeichert.
decks-check-change-the-list-and-check = Liste ändern und noch einmal prüfen
decks-check-your-list = Deine Liste
decks-check-cards-and-rules-as-of = Karten und Regeln nach dem Stand dieses Tages. Leer heißt heute.
decks-check-sealed-or-draft-the-players = Sealed oder Draft: der Pool des Spielers
decks-check-check-the-deck = Deck prüfen
decks-check-check-another-list = Andere Liste prüfen
decks-check-save-or-print-the-list = Liste speichern oder drucken
decks-check-the-list-is-checked-and = Die Liste wird geprüft und vergessen: Sie kommt in keine Datei und in kein Protokoll.
decks-checks-title = Deckprüfungen, { $title }
decks-checks-all-decks = alle Decks
decks-checks-you-play-here = Du spielst hier mit
decks-checks-whether-you-are-drawn-yourself = Ob du selbst ausgelost bist, wird dir nicht gezeigt.
decks-checks-draw-players = Spieler auslosen
decks-checks-draw-players-for-round = Spieler für Runde { $round } auslosen
decks-checks-no-round-is-being-played = Es läuft keine Runde. Veröffentliche zuerst eine.
decks-checks-how-many = Wie viele
decks-checks-of-them-near-the-cut = Davon nahe an der Finalrunde
decks-checks-near-the-cut-are-places = Nahe an der Finalrunde sind die Ränge 1 bis
decks-checks-nobody-is-drawn-twice-or = Niemand wird zweimal oder nach einer Prüfung ausgelost. Es zählen die Ränge vor dieser Runde; vor Runde 2 hat niemand einen. Spieler sehen nicht, dass sie ausgelost sind.
decks-checks-drawn-for = Ausgelost für { $title }
decks-checks-print-sheets =
    { $n ->
        [one] Blatt drucken
       *[other] { $n } Blätter drucken
    }
decks-checks-the-sheets-show-the-private = Die Blätter zeigen die vertraulichen Listen. Das Protokoll wird sagen, dass du sie gelesen hast.
decks-checks-checked = Geprüft
decks-checks-no-deck-was-checked-yet = Noch wurde kein Deck geprüft. Öffne einen Spieler, um einzutragen, was eine Prüfung ergab.
decks-checks-deck-checks-made-the-newest = Deckprüfungen, die neueste zuerst
decks-checks-by = Von
decks-checks-found = Ergebnis
decks-checks-still-to-check = Noch zu prüfen
decks-checks-players-whose-deck-was-not = Spieler, deren Deck nicht geprüft wurde
decks-consent-who-may-see-the-list = Wer die Liste sehen darf
decks-consent-its-public-page = Ihre öffentliche Seite
decks-consent-let-everybody-see-it = Allen zeigen
decks-consent-keep-it-private = Vertraulich lassen
decks-consent-the-answer-can-be-changed = Die Antwort lässt sich jederzeit ändern. Wird sie zurückgenommen, verschwindet die Liste von diesen Seiten; was andere kopiert haben, holt niemand zurück.
decks-desk-title = Decks, { $title }
decks-desk-of-handed-in = <strong>{ $handed-in } von { $expected }</strong> abgegeben
decks-desk-with-faults = <strong>{ $faulty }</strong> mit Fehlern
decks-desk-accepted-with-faults = { $accepted } mit Fehlern angenommen
decks-desk-missing =
    { $missing ->
        [one] { $missing } fehlt
       *[other] { $missing } fehlen
    }
decks-desk-card-table = Kartentabelle <span class="code">{ $card-table }</span>
decks-desk-this-tournament-does-not-check = Dieses Turnier prüft keine Decks.
decks-desk-choose-a-deck-format-in = Wähle in den Einstellungen ein Deckformat, dann können Spieler ihre Listen abgeben.
decks-desk-open-the-settings = Einstellungen öffnen
decks-desk-every-registered-player-appears-here = Jeder registrierte Spieler erscheint hier mit dem Stand seiner Liste.
decks-desk-who-has-handed-in = Wer abgegeben hat
decks-desk-deck-lists-the-ones-that = Decklisten, die dich brauchen zuerst
decks-desk-handed-in = Abgegeben
decks-desk-not-yet = noch nicht
decks-desk-lists-for-everybody = Listen für alle
decks-desk-open-a-player-to-hand = Öffne einen Spieler, um eine Liste abzugeben, zu lesen oder anzunehmen.
decks-desk-play-has-begun-players-can = Das Spiel hat begonnen: Spieler können ihre Listen nicht mehr ändern; du kannst es, wenn der Spieler dabei ist.
decks-desk-players-can-change-their-lists = Spieler können ihre Listen ändern, bis Runde 1 veröffentlicht ist.
decks-desk-cut-takes-lists = Wer in der Finalrunde ist, kann seine Liste ändern, bis die erste Stufe veröffentlicht ist.
decks-desk-lists-change-between-games = Spieler können ihre Listen ändern, nur nicht während einer Partie. Sobald Runde 1 veröffentlicht ist, ändert nur noch das Team die Pools.
decks-hand-in-hand-in-a-list = Liste abgeben
decks-hand-in-hand-in-a-changed-list = Geänderte Liste abgeben
decks-hand-in-next-missing = Als Nächstes ohne Liste: <bdi>{ $name }</bdi>
decks-hand-in-this-tournament-does-not-check = Dieses Turnier prüft keine Decks. <a href="{ $settings }">Wähle zuerst ein Deckformat in den Einstellungen</a>.
decks-hand-in-the-tournament-is-closed-reopen = Das Turnier ist beendet. Öffne es wieder, um eine Liste abzugeben.
decks-hand-in-play-has-begun-hand-in = Das Spiel hat begonnen. Gib eine geänderte Liste nur ab, wenn der Spieler dabei ist.
decks-hand-in-ask-the-player-may-everybody = { $plan } Frage den Spieler: Dürfen alle die Liste sehen?
decks-hand-in-the-player-agrees = Der Spieler stimmt zu
decks-hand-in-the-player-does-not-agree = Der Spieler stimmt nicht zu
decks-held-check-the-physical-deck = Das Deck selbst prüfen
decks-held-no-difference = Kein Unterschied
decks-held-both-lists-hold-the-same = Beide Listen enthalten dieselben Karten in denselben Teilen. Noch ist nichts eingetragen.
decks-held-the-lists-differ = Die Listen weichen voneinander ab
decks-held-nothing-is-recorded-yet = Noch ist nichts eingetragen.
decks-held-what-differs = Was abweicht
decks-held-staff-and-the-player-read = Das Team und der Spieler lesen es. Das öffentliche Protokoll sagt nur, dass das Deck geprüft wurde.
decks-held-the-cards-agree = Die Karten stimmen überein
decks-held-the-cards-differ = Die Karten weichen ab
decks-held-compare-with-a-second-list = Mit einer zweiten Liste vergleichen
decks-held-if-the-player-has-the = Hat der Spieler das Deck im jetzigen Stand als Datei, füge es hier ein. Reihenfolge und Schreibweise spielen keine Rolle. Das Protokoll wird sagen, dass du die Liste gelesen hast.
decks-held-the-deck-as-found = Das Deck, wie es vorliegt
decks-held-compare-the-lists = Listen vergleichen
decks-held-the-cards-differed-issue-a = Die Karten wichen ab. <a href="{ $to }">Strafe geben</a>
decks-mend-line = Zeile { $line }
decks-mend-what-it-says = Was dort steht
decks-mend-change-the-line = Zeile ändern
decks-mend-take-it-out = Herausnehmen
decks-mend-use = „<bdi>{ $title }</bdi>“ nehmen
decks-mend-what-will-change = Was sich ändert
decks-mend-change-lines =
    { $n ->
        [one] Diese Zeile ändern
       *[other] Diese { $n } Zeilen ändern
    }
decks-mend-leave-them-as-they-are = So lassen
decks-mend-take-all-first-suggestions = Alle ersten Vorschläge nehmen
decks-mend-write-line-otherwise = Zeile { $line } bearbeiten
decks-mend-a-suggestion-changes-its-line = Ein Vorschlag ändert seine Zeile. Willst du eine Zeile selbst bearbeiten, tippe auf ihre Nummer.
decks-mend-which-card = Welche Karte?
decks-mend-several-cards =
    { $n ->
        [one] 1 Titel gehört zu mehreren Karten: Welche meinst du?
       *[other] { $n } Titel gehören zu mehreren Karten: Welche meinst du?
    }
decks-mend-read-as = gelesen als <bdi>{ $title }</bdi>
decks-mend-keep = „<bdi>{ $title }</bdi>“ behalten
decks-mend-keep-all-as-they-were = Alle so behalten, wie sie gelesen wurden
decks-mend-your-choice-is-written-into = Deine Wahl wird in die Zeile geschrieben, damit niemand noch einmal fragt.
decks-one-title = Deck von { $name }, { $title }
decks-one-all-decks = Alle Decks
decks-one-deck-of = Deck von <bdi>{ $name }</bdi>
decks-one-sha-256 = SHA-256 <span class="code" title="{ $version }">{ $sha256 }</span>
decks-one-format-date-or-pool-were = Format, Datum oder Pool wurden nach der Abgabe dieser Liste geändert; die Prüfung ist also nicht mehr aktuell. Lies die Liste und gib sie neu ab, oder bitte den Spieler darum.
decks-one-this-list-was-only-checked = Diese Liste wurde nur geprüft. Noch ist nichts abgegeben.
decks-one-on-record = Im Protokoll
decks-one-the-log-says-that-you = Das Protokoll sagt, dass du diese Liste gelesen hast. Verlässt du die Seite, ist sie wieder vertraulich.
decks-one-changed-since-the-list-before = Geändert seit der Liste davor
decks-one-the-list-is-private = Die Liste ist vertraulich
decks-one-only-the-player-sees-it = Nur der Spieler sieht sie, bis du sie liest. Das Protokoll wird es sagen, für alle sichtbar.
decks-one-read-the-list = Liste lesen
decks-one-read-it-on-a-sheet = Auf einem Blatt zum Drucken lesen
decks-one-accept-it-with-its-faults = Mit ihren Fehlern annehmen
decks-one-unread = Ungelesen
decks-one-nobody-of-the-staff-has = Das Team hat diese Liste noch nicht gelesen. Lies sie, bevor du ihre Fehler annimmst.
decks-one-staff-and-the-player-read = Das Team und der Spieler lesen es. Das öffentliche Protokoll sagt nur, dass die Liste angenommen wurde.
decks-one-accept-the-list = Liste annehmen
decks-paste-as-lackeyccg-or-trekcc-org = Wie LackeyCCG oder trekcc.org sie als Text exportieren, oder eine Karte je Zeile mit der Anzahl davor. Überschriften wie „Seed deck:“ nennen die Teile. Du spielst Borg in First Edition? Füge die Zeile „Affiliation: Borg“ hinzu.
decks-pool-opened-cards-the-pool = Geöffnete Karten (der Pool)
decks-pool-the-pool-as-text = Der Pool als Text
decks-pool-register-a-corrected-pool = Korrigierten Pool registrieren
decks-pool-the-deck-is-checked-against = Das Deck wird Karte für Karte dagegen geprüft. Nur der Spieler und die Deckprüfer sehen ihn.
decks-pool-register-the-pool = Pool registrieren
decks-pool-box-the-pool = Der Pool
decks-pool-box-every-card-that-was-opened = Jede geöffnete oder gedraftete Karte, ein Titel je Zeile mit der Anzahl davor. Karten, die nicht im Deck sind, gehören auch hierher.
decks-report-every-line-names-a-card = Jede Zeile nennt eine Karte, und jede Regel des Formats ist eingehalten.
decks-report-check-as = Als { $looks } prüfen
decks-report-counts = Anzahl
decks-report-all-its-rules-and-their = Alle seine Regeln und ihre Quellen
decks-report-all-its-lines = Alle Zeilen
decks-report-there-is-no-line-to = Es gibt keine Zeile zu zeigen.
decks-report-card-names-as-we-matched = Kartennamen, wie wir sie zugeordnet haben. In der Liste wurde nichts geändert. Öffne einen Titel, um seine Karte zu sehen.
decks-report-the-texts-of-cards-are = Die Kartentexte sind die des hier importierten Plugins ({ $texts-from }); nur wer eingeloggt ist, sieht sie.
decks-report-write-line-otherwise = Zeile { $number } bearbeiten
decks-report-rulings-and-printings-of = Regelauslegungen und Ausgaben<span class="vh"> von { $text }</span>
decks-report-not-read = nicht gelesen
decks-report-part-of-a-fault = (Teil eines Fehlers)
decks-report-near = ähnlich: { $titles }
decks-story-hashes = Die Prüfsumme jeder Liste
decks-story-what-happened-to-the-list = Was mit der Liste geschah
decks-story-reason = Grund: <bdi>{ $reason }</bdi>
decks-usage-title = Gespielte Karten, { $title }
decks-usage-nothing-is-counted-yet = Noch wird nichts gezählt.
decks-usage-small-numbers-are-hidden-so = Kleine Zahlen sind verborgen, damit aus ihnen niemandes Liste folgt: „weniger als 3“, oder „mindestens“, wo die genaue Zahl zu viel verraten würde.
decks-usage-players-see-nothing-of-this = Spieler sehen davon vor dem Ende nichts.
decks-usage-cards-those-in-most-lists = Karten, die in den meisten Listen zuerst
decks-usage-card = Karte
decks-usage-type = Typ
decks-usage-copies-in-a-list = Exemplare je Liste
decks-usage-copies = Exemplare
decks-usage-lists = Listen
decks-usage-affiliations = Zugehörigkeiten
decks-usage-the-card-table-knows-no = Die Kartentabelle kennt keine Zugehörigkeit dieser Karten.
decks-usage-affiliations-of-personnel = Zugehörigkeiten des Personals
decks-usage-lists-with-personnel-of = Listen mit Personal von
decks-facts-type = Typ
decks-facts-affiliation = Zugehörigkeit
decks-facts-in-play = Im Spiel
decks-facts-unique = einzigartig
decks-facts-universal = universell
decks-facts-enigma = Rätsel
decks-facts-class = Klasse
decks-facts-location = Ort
decks-facts-released-in = Erschienen in
decks-facts-personnel = Integrität, Klugheit, Stärke
decks-facts-damage = Schaden: Reichweite, Waffen, Schilde
decks-facts-ship = Reichweite, Waffen, Schilde
decks-held-paste-first = Füge die Liste des Decks ein, wie es vorliegt.
decks-check-on-day = { $format } am { $day }
decks-check-today = { $format }, nach den heutigen Regeln
decks-check-choose-format = Wähle eines der Formate.
decks-check-write-the-day = Schreibe den Tag als 2026-11-21, oder lass ihn leer für heute.
decks-check-paste-first = Füge zuerst die Deckliste hier ein.
decks-checks-whole-number = Schreibe eine ganze Zahl.
decks-checks-round = Runde { $round }
decks-checks-back = Deckprüfungen
decks-checks-count-checked =
    { $n ->
        [one] { $n } Spieler geprüft
       *[other] { $n } Spieler geprüft
    }
decks-checks-count-left = { $n } noch nicht
decks-checks-drawn =
    { $n ->
        [one] { $n } Spieler ausgelost, von { $who } um { $time }.
       *[other] { $n } Spieler ausgelost, von { $who } um { $time }.
    }
decks-checks-drawn-near =
    { $n ->
        [one] { $n } Spieler ausgelost, davon { $near } von den ersten { $top } Rängen, von { $who } um { $time }.
       *[other] { $n } Spieler ausgelost, davon { $near } von den ersten { $top } Rängen, von { $who } um { $time }.
    }
decks-checks-seed = Startwert { $seed }.
decks-checks-to-be-checked = Zu prüfen
decks-checks-agrees = Stimmt überein
decks-checks-differs = Weicht ab
decks-checks-near-the-cut = Rang { $place }, nahe an der Finalrunde
decks-checks-at-random = zufällig
decks-checks-no-table = kein Tisch
decks-consent-nobody = Keine Liste ist für alle sichtbar.
decks-consent-winner = Alle sehen die Liste des Siegers { $when }, wenn der Spieler zustimmt.
decks-consent-finalists = Alle sehen die Listen der besten { $n } des Endstands { $when }, wenn der Spieler zustimmt.
decks-consent-all = Alle sehen jede Liste { $when }, wenn der Spieler zustimmt.
decks-consent-after-the-end = nach dem Ende
decks-consent-after-the-end-from = nach dem Ende, ab { $moment }
decks-consent-from = ab { $moment }, auch solange noch Runden gespielt werden
decks-consent-from-unchanging = ab { $moment }, sobald sich keine Decks mehr ändern, auch wenn noch Runden gespielt werden
decks-consent-label = Alle dürfen diese Liste sehen, { $when }
decks-consent-label-opponents = Alle dürfen diese Liste sehen, { $when }. Auch Gegner sehen sie
decks-consent-said-nothing = Noch hat niemand gesagt, ob alle diese Liste sehen dürfen, also bleibt sie vertraulich.
decks-consent-said-no = Nicht alle dürfen diese Liste sehen. Sie bleibt vertraulich.
decks-consent-said-after-the-end = Die Zustimmung gilt für die Zeit nach dem Ende. Vor dem Ende bleibt diese Liste vertraulich.
decks-consent-said-public = Alle sehen diese Liste.
decks-consent-said-yes = Alle dürfen diese Liste sehen, sobald die Zeit gekommen ist.
decks-mend-line-changed = Zeile { $line } wurde geändert.
decks-mend-line-taken-out = Zeile { $line } wurde herausgenommen.
decks-mend-no-line-changed = Keine Zeile wurde geändert. Tippe auf die Nummer einer Zeile, um sie zu bearbeiten.
decks-mend-line-now-says = In Zeile { $line } steht jetzt „{ $text }“.
decks-mend-lines-changed =
    { $n ->
        [one] { $n } Zeile wurde geändert.
       *[other] { $n } Zeilen wurden geändert.
    }
decks-pool-none-yet = Noch ist kein Pool registriert.
decks-pool-by-staff =
    { $n ->
        [one] { $n } Karte, vom Team registriert, { $moment }.
       *[other] { $n } Karten, vom Team registriert, { $moment }.
    }
decks-pool-by-player =
    { $n ->
        [one] { $n } Karte, vom Spieler registriert, { $moment }.
       *[other] { $n } Karten, vom Spieler registriert, { $moment }.
    }
decks-pool-closed = Das Turnier ist beendet. Öffne es wieder, um einen Pool zu registrieren.
decks-registration-title = Deckregistrierung
decks-registration-back = Deckprüfung
decks-registration-player = Spieler
decks-registration-number = Spielernummer
decks-registration-event = Turnier
decks-registration-date = Datum
decks-registration-format = Format
decks-registration-deck-title = Name des Decks
decks-registration-legal =
    { $n ->
        [one] { $n } Karte. Mit Arbiter geprüft: zulässig, nach Kartentabelle { $table }.
       *[other] { $n } Karten. Mit Arbiter geprüft: zulässig, nach Kartentabelle { $table }.
    }
decks-registration-not-legal =
    { $n ->
        [one] { $n } Karte. Mit Arbiter geprüft: nicht zulässig, nach Kartentabelle { $table }.
       *[other] { $n } Karten. Mit Arbiter geprüft: nicht zulässig, nach Kartentabelle { $table }.
    }
decks-registration-handed-in = Abgegebene Liste: SHA-256 { $hash }.
decks-registration-not-placed = Ohne Teil
decks-one-handed-in = abgegeben { $moment }
decks-count-cards =
    { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
decks-one-agreed = die Karten stimmten mit ihr überein
decks-one-back = Deck
decks-report-faults =
    { $n ->
        [one] { $n } Fehler
       *[other] { $n } Fehler
    }
decks-report-lines-not-read =
    { $n ->
        [one] { $n } Zeile nicht gelesen
       *[other] { $n } Zeilen nicht gelesen
    }
decks-report-things-to-look-at =
    { $n ->
        [one] { $n } Punkt zum Ansehen
       *[other] { $n } Punkte zum Ansehen
    }
decks-report-legal = Das Deck ist zulässig
decks-report-not-legal = Das Deck ist nicht zulässig
decks-report-judged-today = Gezählt nach den Regeln von { $format }, nach dem heutigen Stand.
decks-report-judged-on = Gezählt nach den Regeln von { $format }, Stand { $day }.
decks-report-table-imported = Kartentabelle { $version }, importiert am { $day }.
decks-report-table-in-use = Kartentabelle { $version }, hier in Gebrauch seit { $day }.
decks-report-table-of-arbiter = Kartentabelle { $version }, mit Arbiter { $arbiter } gekommen.
decks-report-more-findings =
    { $n ->
        [one] { $n } weiterer Befund ist hier nicht gezeigt. Eine Deckliste ist viel kürzer; prüfe, ob der richtige Text eingefügt wurde.
       *[other] { $n } weitere Befunde sind hier nicht gezeigt. Eine Deckliste ist viel kürzer; prüfe, ob der richtige Text eingefügt wurde.
    }
decks-report-more-lines =
    { $n ->
        [one] { $n } weitere Zeile ist hier nicht gezeigt. Eine Deckliste ist viel kürzer; prüfe, ob der richtige Text eingefügt wurde.
       *[other] { $n } weitere Zeilen sind hier nicht gezeigt. Eine Deckliste ist viel kürzer; prüfe, ob der richtige Text eingefügt wurde.
    }
decks-report-lines-name-no-card =
    { $n ->
        [one] { $n } Zeile nennt keine Karte
       *[other] { $n } Zeilen nennen keine Karte
    }
decks-report-badge-not-read = Nicht gelesen
decks-report-badge-how-many = Wie viele?
decks-report-badge-fault = Fehler
decks-report-badge-look-at-it = Ansehen
decks-report-badge-note = Hinweis
decks-report-places =
    { $n ->
        [one] Zeile
       *[other] Zeilen
    }
decks-report-more-places = und { $n } weitere Stellen
decks-report-run = { $first } bis { $last }
decks-report-missing = { $n } fehlen
decks-report-too-many = { $n } zu viel
decks-report-not-counted = nicht gezählt
decks-report-bar = { $part }: { $found }
decks-report-bar-limit = { $part }: { $found }, { $limit }
decks-report-left-out = weggelassen: { $why }
decks-report-written = geschrieben „{ $text }“
decks-story-no-pool = Kein Pool
decks-story-missing = Fehlt
decks-story-not-handed-in = Nicht abgegeben
decks-story-list-changed = Liste verändert
decks-story-list-gone = Liste weg
decks-story-cards-differ = Karten weichen ab
decks-story-no-faults = Keine Fehler
decks-story-accepted = Angenommen
decks-story-pool-registered =
    { $n ->
        [one] Pool registriert: { $n } Karte
       *[other] Pool registriert: { $n } Karten
    }
decks-story-read = Gelesen
decks-story-everybody-may-see = Alle dürfen sie sehen
decks-story-not-everybody-may-see = Nicht alle dürfen sie sehen
decks-story-taken-away = In einer Datei des ganzen Turniers mitgenommen
decks-story-match = Mit den Karten verglichen: Sie stimmen überein
decks-story-differ = Mit den Karten verglichen: Sie weichen ab
decks-story-match-in-round = In Runde { $round } mit den Karten verglichen: Sie stimmen überein
decks-story-differ-in-round = In Runde { $round } mit den Karten verglichen: Sie weichen ab
decks-story-what-you-changed = Was du am { $after } gegenüber { $before } geändert hast
decks-story-same-cards = Dieselben Karten in denselben Teilen; nur der Text weicht ab.
decks-story-no-part = Kein Teil
decks-story-added = Hinzugefügt: { $n } { $title }
decks-story-taken-out = Herausgenommen: { $n } { $title }
decks-story-before-and-now = { $title }: vorher { $before }, jetzt { $after }
decks-story-handed-in =
    { $n ->
        [one] Abgegeben: { $n } Karte, { $faults }
       *[other] Abgegeben: { $n } Karten, { $faults }
    }
decks-story-without-faults = keine Fehler
decks-usage-all-decks = alle Decks
decks-usage-deck-lists = Decklisten
decks-usage-from-n-lists = Ab { $n } Listen werden hier die Karten aller Listen gezählt. Bei weniger Listen würde das Zählen einzelne Listen verraten, und wer die liest, steht im Protokoll.
decks-usage-after-the-end = Welche Karten gespielt wurden, wird nach dem Ende gezeigt, sobald Listen gezeigt werden. Dazu müssen sich mindestens { $n } Listen zählen lassen, ohne zu verraten, was ein Spieler mitgebracht hat.
decks-usage-count-lists =
    { $n ->
        [one] { $n } Liste
       *[other] { $n } Listen
    }
decks-usage-count-lists-counted =
    { $n ->
        [one] { $n } Liste gezählt
       *[other] { $n } Listen gezählt
    }
decks-usage-about = etwa { $n }
decks-usage-fewer-than = weniger als { $n }
decks-usage-at-least = mindestens { $n }
decks-usage-more-cards =
    { $n ->
        [one] { $n } weitere Karte in weniger Listen ist hier nicht gezeigt.
       *[other] { $n } weitere Karten in weniger Listen sind hier nicht gezeigt.
    }
decks-compared-before = vorher
decks-compared-now = jetzt
decks-compared-in-the-list = in der Liste
decks-compared-found = gefunden
decks-compared-no-part = kein Teil
decks-compared-line = { $title } ({ $part }): { $before } { $then }, { $after } { $now }
decks-compared-moved = { $sites }: zwischen dem gezählten Teil des Seed-Decks und den freien Sites gewechselt, eine unzulässige Änderung des Decks.
