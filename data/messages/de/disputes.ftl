disputes-assignment-handed = An den Hauptschiedsrichter abgegeben von <bdi>{ $signed }</bdi>: <bdi>{ $reason }</bdi>
disputes-assignment-hand-over = An den Hauptschiedsrichter abgeben
disputes-assignment-hand-over-hint = Das Team liest ihn, die Spieler nicht. Von da an entscheidet der Hauptschiedsrichter oder der Turnierleiter.
disputes-assignment-withdraw-this-call = Diesen Ruf zurückziehen
disputes-assignment-withdraw-hint = Für einen Ruf, der doppelt oder aus Versehen kam. Er bleibt als zurückgezogen im Protokoll; das Team und die beiden Spieler lesen den Grund.
disputes-assignment-instead = Welcher Streitfall geht an seiner Stelle weiter?
disputes-assignment-withdraw = Schiedsrichterruf zurückziehen
disputes-attach-heading = { $citation } zitieren
disputes-attach-not-held = <span class="badge info">Zusammenfassung, nicht maßgeblich</span> Der Text dieses Dokuments liegt hier nicht vor, also kann nichts zitiert werden. <a href="{ $rulings-import }">Dokument importieren</a>
disputes-attach-no-text = Der Eintrag hat keinen eigenen Text, also kann nichts zitiert werden.
disputes-attach-appeal-open = Der Einspruch ist offen: Was jetzt angefügt wird, ist ein Grund des letzten Wortes und lässt sich wieder entfernen, bis es gegeben ist.
disputes-attach-after-ruling = Die Entscheidung ist gefallen und stützt sich nicht auf jetzt Hinzugefügtes: Es wird überall, wo sie steht, als nachträglich hinzugefügt markiert.
disputes-attach-quote = Die Worte, die du zitierst
disputes-attach-cut-ruling = { $hint } Streiche, worauf sich die Entscheidung nicht stützt.
disputes-attach-cut-final-word = { $hint } Streiche, worauf sich das letzte Wort nicht stützt.
disputes-attach-treatment-final-word = Das letzte Wort
disputes-attach-treatment-follows = befolgt es
disputes-attach-treatment-distinguishes = unterscheidet sich davon
disputes-attach-treatment-departs = weicht davon ab
disputes-attach-no-authority = Hier nicht maßgeblich
disputes-attach-anyway = Um es trotzdem anzufügen, tippe „{ $word }“
disputes-attach-attach = Zitat anfügen
disputes-citations-attempt-link = Missionsversuch, Schritt für Schritt
disputes-citations-attempt = Ein Missionsversuch
disputes-citations-attempt-note = Der Streitfall spricht von einem. Seine 27 Schritte lassen sich der Reihe nach durchgehen, jeder mit seiner Fundstelle.
disputes-citations-attempt-walk = Die Schritte durchgehen
disputes-citations-lost = Die Bibliothek hat keinen solchen Eintrag. Such noch einmal und füge an, was gefunden wird.
disputes-citations-another-day = Ein anderer Tag
disputes-citations-without-authority = Du kannst ohne Zitat entscheiden; die Entscheidung sagt es dann.
disputes-citations-in-force-on = In Kraft am
disputes-citations-cited-here-today = Heute hier zitiert
disputes-citations-cited-here = Bei diesem Turnier zitiert
disputes-cited-heading = Zitate
disputes-cited-nothing = Es ist nichts zitiert.
disputes-cited-nothing-yet = Es ist noch nichts zitiert.
disputes-cited-twice = Zweimal
disputes-cited-since = { $why } Worauf sich die Entscheidung stützt, bleibt, wie es zitiert wurde.
disputes-cited-caution = Vorsicht
disputes-cited-take-off-heading = Ein Zitat entfernen
disputes-cited-which-one = Welches
disputes-cited-take-off = Zitat entfernen
disputes-cited-stays-final = Das letzte Wort ist gesprochen, also bleiben sie alle, wie sie sind.
disputes-cited-stays-appealed = Was die Entscheidung zitiert hat, bleibt so zitiert. Was angefügt wird, solange der Einspruch offen ist, ist ein Grund des letzten Wortes.
disputes-cited-stays-ruled = Was die Entscheidung zitiert hat, bleibt so zitiert.
disputes-cited-choice = { $citation }: „{ $first }“
disputes-decide-needs-you = Braucht dich
disputes-decide-appealed = Gegen die Entscheidung läuft ein Einspruch. Was du sagst, gilt endgültig.
disputes-decide-decision = Entscheidung
disputes-decide-uphold = Die Entscheidung bestätigen
disputes-decide-overturn = Die Entscheidung aufheben
disputes-decide-word = Entscheidung und Begründung
disputes-decide-word-hint = Dabei steht, worauf es sich stützt: { $rests }. Was es befolgt, fügst du an wie bei einer Entscheidung, solange der Einspruch offen ist. Bis zu 4000 Zeichen.
disputes-decide-decide = Über den Einspruch entscheiden
disputes-decide-by-whom = Der Hauptschiedsrichter oder der Turnierleiter entscheidet über diesen Einspruch.
disputes-facts-none = Noch keine Aussagen.
disputes-facts-add = Eine Fassung des Sachverhalts hinzufügen
disputes-facts-text = Was gesagt oder gesehen wurde
disputes-facts-hint = Der Sachverhalt bleibt für immer. Das Team und die beiden Spieler lesen ihn hier, die Öffentlichkeit nicht. Später lesen ihn Schiedsrichter anderer Turniere ohne Namen. Bis zu 4000 Zeichen.
disputes-index-opened = Eröffnet
disputes-index-ground-reversed = Grundlage inzwischen aufgehoben
disputes-index-title = { $mark }Streitfälle, { $title }
disputes-index-waiting = Warten auf eine Entscheidung
disputes-index-none = Noch keine Streitfälle.
disputes-index-none-hint = Wenn ein Schiedsrichter gerufen wird, erscheinen hier die Frage, die Regelauslegungen, auf die sie sich stützt, und die Entscheidung.
disputes-index-nothing-waits = Nichts wartet. Über jeden Streitfall ist entschieden.
disputes-index-waiting-caption = Streitfälle, die auf eine Entscheidung warten
disputes-index-handled-by = Bei
disputes-index-decided = Entschieden
disputes-index-decided-caption = Entschiedene Streitfälle, die neuesten zuerst
disputes-index-withdrawn = Zurückgezogen
disputes-index-withdrawn-caption = Zurückgezogene Schiedsrichterrufe
disputes-notes-into-facts = In den Sachverhalt einfügen: { $name }
disputes-notes-into-ruling = In die Entscheidung einfügen: { $name }
disputes-open-title = Streitfall eröffnen, { $title }
disputes-open-not-opened = Nicht eröffnet
disputes-open-what-is-disputed = Was strittig ist
disputes-open-question-hint = In einem Satz von höchstens 300 Zeichen, als Frage zu den Regeln. Lass Namen weg: Er bleibt für immer und ist öffentlich, sobald entschieden ist.
disputes-open-no-table = Lass beide leer, wenn es um keinen Tisch geht.
disputes-open-facts = Sachverhalt, wie zuerst geschildert
disputes-open-facts-hint = Freiwillig. Der Sachverhalt bleibt für immer. Das Team und die beiden Spieler lesen ihn hier, die Öffentlichkeit nicht. Später lesen ihn Schiedsrichter anderer Turniere ohne Namen.
disputes-open-open = Streitfall eröffnen
disputes-open-back = Zurück zu den Streitfällen
disputes-precedents-search-all = Alle Entscheidungen durchsuchen
disputes-precedents-names = Die Entscheidung nennt { $line }.
disputes-precedents-none = Keine frühere Entscheidung dieser Installation passt zu diesen Worten.
disputes-precedents-not-sought = Hier erscheinen frühere Entscheidungen, die zu den Worten deiner Suche passen.
disputes-precedents-persuasive = Überzeugend, nicht bindend. Lehnt sich deine Entscheidung an eine an, füge sie an.
disputes-precedents-names-linked = Die Entscheidung nennt <a href="{ $to }">{ $line }</a>.
disputes-ruling-heading = Entscheidung
disputes-ruling-overturned = <span class="badge conflict">Auf Einspruch aufgehoben</span> Sie gilt nicht mehr: <a href="#appeal-h">Das letzte Wort</a> tritt an ihre Stelle.
disputes-ruling-under-appeal = <span class="badge needs">Einspruch läuft</span> Das letzte Wort kann an ihre Stelle treten.
disputes-ruling-rests = <bdi>{ $signed }</bdi>. Sie stützt sich auf: { $rests }.
disputes-ruling-rested = <bdi>{ $signed }</bdi>. Sie stützte sich auf: { $rests }.
disputes-ruling-meanwhile = Inzwischen entschieden: { $signed }.
disputes-ruling-first-asked = Zuerst gefragt: <bdi>{ $first }</bdi>
disputes-ruling-first-worded = Erster Wortlaut: <bdi>{ $words }</bdi>
disputes-ruling-then-worded = Dann: <bdi>{ $words }</bdi>
disputes-ruling-fix-wording = Wortlaut korrigieren
disputes-ruling-new-wording = Neuer Wortlaut der Entscheidung
disputes-ruling-new-wording-hint = Um einen Tippfehler zu beheben, bis über einen Einspruch entschieden ist. Die ersten Worte bleiben im Protokoll und stehen neben den neuen.
disputes-ruling-print = Entscheidung drucken
disputes-ruling-text = Die Entscheidung, wie sie die Spieler hören
disputes-ruling-will-say = Dabei steht, worauf sie sich stützt: { $rests }.
disputes-ruling-begins-with = Sie beginnt mit den Worten, die du zitiert hast: Ändere sie, wie du willst.
disputes-ruling-at-most = Bis zu 4000 Zeichen.
disputes-ruling-reword-question = Die Frage fürs Protokoll umformulieren
disputes-ruling-question = Die Frage, wie sie ins Protokoll kommt
disputes-ruling-question-hint = Als Frage zu den Regeln, ohne Namen: Sie bleibt für immer und ist öffentlich, sobald entschieden ist. Höchstens 300 Zeichen.
disputes-ruling-without-authority = Ich entscheide ohne Zitat
disputes-ruling-give = Entscheidung treffen
disputes-ruling-withdrawn = Der Ruf wurde zurückgezogen, also gibt es keine Entscheidung.
disputes-ruling-none-yet = Noch keine Entscheidung. Ein Schiedsrichter, der Hauptschiedsrichter oder der Turnierleiter trifft sie.
disputes-ruling-none-yet-escalated = Noch keine Entscheidung. Der Hauptschiedsrichter oder der Turnierleiter trifft sie.
disputes-ruling-issue-penalty = Wegen dieses Streitfalls eine Strafe verhängen
disputes-ruling-effect = Folge für das Ergebnis
disputes-ruling-no-effect = Wegen dieses Streitfalls wurde kein Ergebnis geändert.
disputes-ruling-correct-result = Ergebnis mit diesem Streitfall korrigieren
disputes-ruling-appeal = Einspruch
disputes-ruling-note-an-appeal = Einen Einspruch notieren
disputes-ruling-who-appeals = Wer erhebt Einspruch?
disputes-ruling-appeal-ground = Aus welchem Grund
disputes-ruling-appeal-hint = Der Hauptschiedsrichter oder der Turnierleiter entscheidet darüber. Die erste Entscheidung bleibt stehen.
disputes-ruling-note-the-appeal = Einspruch notieren
disputes-ruling-nobody-appealed = Niemand hat Einspruch erhoben.
disputes-ruling-final-word = <bdi>{ $signed }</bdi>. Das ist das letzte Wort. Es stützt sich auf: { $rests }.
disputes-ruling-appellants-players = Spieler
disputes-ruling-appellants-others = Jemand anders
disputes-sheet-qr = Die Adresse dieser Entscheidung als QR-Code
disputes-sheet-facts-private = Der Sachverhalt ist nicht öffentlich. Das Team und die beiden Spieler lesen ihn.
disputes-sheet-no-statements = Es wurden keine Aussagen aufgeschrieben.
disputes-sheet-rests-heading = Worauf sich die Entscheidung stützt
disputes-sheet-rests-heading-both = Worauf sich Entscheidung und letztes Wort stützen
disputes-sheet-rests = Sie stützt sich auf: { $rests }.
disputes-sheet-rests-both = Die Entscheidung stützt sich auf: { $rests }. Das letzte Wort stützt sich auf: { $last-rests }.
disputes-sheet-qr-of = Die Adresse von { $citation } als QR-Code
disputes-sheet-looked-up = { $why } (nachgesehen am { $today })
disputes-sheet-caution = Vorsicht.
disputes-sheet-words = Worte <span class="code">{ $quote-hash }</span>, { $document } <span class="code">{ $document-hash }</span>
disputes-sheet-it-names = Sie nennt <bdi>{ $line }</bdi>.
disputes-sheet-foot = Prüfsumme des Protokolls <span class="code">{ $head }</span>. Die Zeichen hinter Zitaten und Dokumenten sind der Anfang ihres SHA-256.
disputes-sheet-out-of-reach = Das Programm bedient nur diesen Rechner; darum hat das Blatt keinen QR-Code, und seine Adresse öffnet sich nirgends sonst.
disputes-shelf-open = Regal öffnen
disputes-shelf-empty = Noch nichts von diesem Spiel. Ein Eintrag, den du öffnest, erscheint hier; auf seiner Seite kannst du ihn behalten.
disputes-shelf-kept = behalten
disputes-shelf-opened = zuletzt geöffnet
disputes-shelf-in-short = Kurz: { $summary }
disputes-shelf-quote = Daraus zitieren
disputes-shelf-not-held = Der Text liegt hier nicht vor, also kann nichts zitiert werden.
disputes-show-title = { $mark }Streitfall { $number }: { $question }
disputes-show-go-to-ruling = Zur Entscheidung
disputes-show-go-to-shelf = Zu deinem Regal
disputes-show-overtaken = Jemand anders hat das geändert
disputes-show-still-typed = Erst getippt und nicht eingetragen: { $left }.
disputes-show-lost = Getippt und nicht eingetragen: { $what }
disputes-show-lost-hint = Dafür gibt es hier kein Feld mehr. Das hast du getippt, zum Kopieren:
disputes-show-discard = Verwerfen<span class="vh">: { $what }</span>
disputes-show-discard-typed = Verwerfen
disputes-show-closed = Das Turnier ist abgeschlossen
disputes-show-closed-hint = Hier kann nichts hinzukommen, solange der Turnierleiter es nicht wieder öffnet.
disputes-show-not-recorded-yet = Noch nicht eingetragen
disputes-show-restored = Was du vorher getippt hast, steht wieder in seinen Feldern.
disputes-time-heading = Verlorene Zeit
disputes-time-offer = Vom Ruf bis zur Entscheidung lief die Uhr des Tisches { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 }. Gib sie zurück, gib eine andere Zahl, oder lass die Uhr, wie sie ist.
disputes-time-leave-the-clock = Uhr so lassen
disputes-time-default = Die Zeit vom Ruf bis zur Entscheidung anzubieten ist <span class="mark default">unsere Vorgabe</span>: Keine Quelle nennt eine Zahl von Minuten.
disputes-wait-appeal = Einspruch
disputes-wait-decide = Entscheiden
disputes-wait-appealed = Einspruch seit { $waited }
disputes-wait-in-hand = In Arbeit
disputes-wait-claimed = { $name } kümmert sich darum, gerufen vor { $waited }
disputes-wait-escalated = Abgegeben
disputes-wait-for-head-judge = für den Hauptschiedsrichter, wartet seit { $waited }
disputes-wait-judge-call = Gerufen
disputes-wait-open-call = Öffnen
disputes-wait-nobody = noch ohne Schiedsrichter, wartet seit { $waited }
disputes-wait-less-than-a-minute = weniger als einer Minute
disputes-wait-minutes = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 }
disputes-assignment-take = Schiedsrichterruf übernehmen
disputes-assignment-take-over = Von { $name } übernehmen
disputes-assignment-give = Entscheidung treffen
disputes-assignment-rule-instead = Statt { $name } entscheiden
disputes-assignment-withdrawn = Zurückgezogen
disputes-assignment-withdrawn-by = Zurückgezogen von { $signed }: { $reason }
disputes-assignment-withdrawn-instead = Zurückgezogen von { $signed }: { $reason } Streitfall { $other } geht weiter.
disputes-assignment-escalated = Abgegeben
disputes-assignment-was-escalated = Er ging an den Hauptschiedsrichter, bevor entschieden wurde.
disputes-assignment-yours = Du kümmerst dich darum
disputes-assignment-you-took-it = Du hast den Ruf { $when } übernommen. Die Spieler sehen, dass ein Schiedsrichter kommt.
disputes-assignment-in-hand = In Arbeit
disputes-assignment-on-it-since = { $name } kümmert sich seit { $since } darum.
disputes-assignment-on-it-escalated = { $name } kümmert sich seit { $since } darum. Der Hauptschiedsrichter oder der Turnierleiter entscheidet.
disputes-assignment-head-judge-rules = Jetzt entscheidet der Hauptschiedsrichter oder der Turnierleiter.
disputes-assignment-unassigned = Noch ohne Schiedsrichter
disputes-assignment-waiting-since = Wartet seit { $since }.
disputes-when-at = um { $when }
disputes-when-on = am { $when }
disputes-citations-too-long = Frag mit wenigen Worten, höchstens 500 Zeichen.
disputes-citations-no-date = Schreib das Datum als Jahr-Monat-Tag, etwa 2000-10-30.
disputes-citations-other-day = Das ist der Regelstand vom { $day }. Das Turnier wird am { $own } gespielt, und der Regelstand dieses Tages entscheidet.
disputes-attach-read-in-library = In der Bibliothek lesen
disputes-attach-hint-document = Worte eines Absatzes, wie oben gezeigt; Anführungszeichen und Striche dürfen einfach getippt sein.
disputes-attach-hint-decision = Worte der Entscheidung, oder des letzten Wortes, wo es an ihre Stelle trat, wie oben gezeigt.
disputes-attach-question = Frage
disputes-attach-ruling = Entscheidung
disputes-attach-last = Letztes Wort
disputes-attach-open-dispute = Streitfall öffnen
disputes-cited-law-of = { $treated } Regelauslegungen in Kraft am { $day }.
disputes-cited-of-final-word = Grund des letzten Wortes
disputes-cited-added-later = Nach der Entscheidung hinzugefügt
disputes-cited-beside-ruling = { $treatment ->
    [follows] Auch andere Worte desselben Absatzes sind angefügt, die die Entscheidung befolgt.
    [distinguishes] Auch andere Worte desselben Absatzes sind angefügt, von denen sich die Entscheidung unterscheidet.
   *[departs-from] Auch andere Worte desselben Absatzes sind angefügt, von denen die Entscheidung abweicht.
 }
disputes-cited-beside-final-word = { $treatment ->
    [follows] Auch andere Worte desselben Absatzes sind angefügt, die das letzte Wort befolgt.
    [distinguishes] Auch andere Worte desselben Absatzes sind angefügt, von denen sich das letzte Wort unterscheidet.
   *[departs-from] Auch andere Worte desselben Absatzes sind angefügt, von denen das letzte Wort abweicht.
 }
disputes-cited-treats-ruling = { $treatment ->
    [follows] Die Entscheidung befolgt es.
    [distinguishes] Die Entscheidung unterscheidet sich davon.
   *[departs-from] Die Entscheidung weicht davon ab.
 }
disputes-cited-treats-final-word = { $treatment ->
    [follows] Das letzte Wort befolgt es.
    [distinguishes] Das letzte Wort unterscheidet sich davon.
   *[departs-from] Das letzte Wort weicht davon ab.
 }
disputes-cited-treats-nothing = { $treatment ->
    [follows] Hinzugefügt { $when }, als Eintrag, den die Entscheidung befolgen würde. Die Entscheidung stützt sich nicht darauf.
    [distinguishes] Hinzugefügt { $when }, als Eintrag, von dem sich die Entscheidung unterscheiden würde. Die Entscheidung stützt sich nicht darauf.
   *[departs-from] Hinzugefügt { $when }, als Eintrag, von dem die Entscheidung abweichen würde. Die Entscheidung stützt sich nicht darauf.
 }
disputes-cited-how-ruling = { $treatment ->
    [follows] Die Entscheidung befolgt
    [distinguishes] Die Entscheidung unterscheidet sich von
   *[departs-from] Die Entscheidung weicht ab von
 }
disputes-cited-how-final-word = { $treatment ->
    [follows] Das letzte Wort befolgt
    [distinguishes] Das letzte Wort unterscheidet sich von
   *[departs-from] Das letzte Wort weicht ab von
 }
disputes-cited-how-nothing = Nach der Entscheidung hinzugefügt, { $when }; die Entscheidung stützt sich nicht darauf:
disputes-cited-verified = Bestätigt
disputes-cited-verified-same = Die Datei enthält die Worte, wie sie zitiert wurden.
disputes-cited-verified-held = Die jetzt vorliegende Datei enthält die Worte.
disputes-cited-other-copy = Es ist eine andere Kopie des Dokuments als die, aus der zitiert wurde.
disputes-cited-moved = Verschoben
disputes-cited-moved-paragraph = Die Worte stehen jetzt in Absatz { $paragraph } des Eintrags.
disputes-cited-moved-elsewhere = Die Worte stehen jetzt unverändert in { $place }, denn der Eintrag, aus dem zitiert wurde, wurde geteilt.
disputes-cited-differs = Text weicht ab
disputes-cited-differs-why = Der jetzt vorliegende Eintrag enthält diese Worte nicht. Die Entscheidung stützt sich auf das Zitierte.
disputes-cited-missing = Quelle fehlt
disputes-cited-missing-why = „{ $stem }“ ist jetzt nicht in der Bibliothek, also lassen sich die Worte nicht prüfen.
disputes-cited-reversed = Text aufgehoben
disputes-cited-decision-says = Die Entscheidung sagt, was zitiert wurde.
disputes-cited-other-words = Andere Worte
disputes-cited-other-words-why = Der Wortlaut der Entscheidung hat sich seither geändert. Die Entscheidung hier stützt sich auf das Zitierte.
disputes-cited-overturned = Aufgehoben
disputes-cited-overturned-why = Sie wurde seither auf Einspruch aufgehoben. Das letzte Wort dort: { $holding }
disputes-cited-not-held = Nicht vorhanden
disputes-cited-not-held-why = Gegen die Entscheidung läuft ein Einspruch, oder ihr Turnier liegt hier jetzt nicht vor.
disputes-done-claim = Du hast den Ruf übernommen
disputes-done-facts = Der Sachverhalt ist aufgeschrieben
disputes-done-cite = Das Zitat ist angefügt
disputes-done-uncite = Das Zitat ist entfernt
disputes-done-rule = Entscheidung getroffen
disputes-done-escalate = An den Hauptschiedsrichter abgegeben
disputes-done-withdraw = Der Ruf ist zurückgezogen
disputes-done-reword = Der Wortlaut ist korrigiert
disputes-done-time = Die Zeit ist gegeben
disputes-done-appeal = Der Einspruch ist notiert
disputes-done-decide = Über den Einspruch ist entschieden
disputes-box-ruling = die Entscheidung
disputes-box-question = die Frage fürs Protokoll
disputes-box-final-word = das letzte Wort
disputes-box-facts = eine Fassung des Sachverhalts
disputes-box-appeal = der Einspruch
disputes-box-reword = der neue Wortlaut der Entscheidung
disputes-box-reword-why = warum der Wortlaut korrigiert wird
disputes-box-uncite-why = warum ein Zitat entfernt wird
disputes-box-escalate-why = warum es an den Hauptschiedsrichter geht
disputes-box-withdraw-why = warum der Ruf zurückgezogen wird
disputes-box-minutes = die zusätzlichen Minuten
disputes-box-time-why = warum Zeit gegeben wird
disputes-box-quote = die Worte zum Zitieren
disputes-time-given = { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
 } für den Tisch von { $who }, { $at }: { $reason }
disputes-facts-no-result = noch keines
disputes-facts-not-played = Partie nicht mehr gespielt: { $name } hat das Match gewonnen
disputes-facts-not-played-yet = Partie nicht mehr gespielt; noch hat niemand das Match gewonnen
disputes-facts-noted = notiert von { $signed }
disputes-index-open = { $open } offen, { $unclaimed } ohne Schiedsrichter
disputes-index-appeals = { $appeals ->
    [one] 1 Einspruch zu entscheiden
   *[other] { $appeals } Einsprüche zu entscheiden
 }
disputes-index-number-decided = { $decided } entschieden
disputes-place-no-table = Zu keinem Tisch
disputes-place-table = Runde { $round }, Tisch { $table }
disputes-open-line = Streitfall { $number }, gerufen von { $signed }: { $question }
disputes-open-round-fault = Runden sind Zahlen, etwa 2.
disputes-open-table-fault = Tische sind Zahlen bis { $highest }, etwa 5.
disputes-against = { $a } gegen { $b }
disputes-ruling-corrected-by = Korrigiert von { $signed }. Grund: { $reason }
disputes-ruling-own-appeal = Darüber entschied der Schiedsrichter, der die Entscheidung getroffen hatte.
disputes-ruling-own-nobody-else = Der Einspruch richtet sich gegen deine eigene Entscheidung. Niemand sonst kann hier darüber entscheiden, also darfst du es; die Entscheidung wird es sagen.
disputes-ruling-own-others = Der Einspruch richtet sich gegen deine eigene Entscheidung. { $names } könnte statt dir entscheiden. Wenn du selbst entscheidest, wird die Entscheidung es sagen.
disputes-ruling-or = { $one } oder { $other }
disputes-state-withdrawn = Zurückgezogen
disputes-state-in-hand = In Arbeit
disputes-state-escalated = Abgegeben
disputes-state-judge-call = Gerufen
disputes-state-ruled = Entschieden
disputes-state-appealed = Einspruch läuft
disputes-state-overturned = Auf Einspruch aufgehoben
disputes-state-upheld = Trotz Einspruch bestätigt
disputes-step-ruling = Entscheidung
disputes-step-ruling-overturned = Entscheidung, auf Einspruch aufgehoben
disputes-step-first-worded = Erster Wortlaut
disputes-step-then-worded = Dann
disputes-step-appeal = Einspruch
disputes-step-upheld = Letztes Wort: Die Entscheidung ist bestätigt
disputes-step-replaced = Letztes Wort: Die Entscheidung ist ersetzt
disputes-step-appealed = Gegen die Entscheidung wurde Einspruch erhoben.
disputes-rests-same = worauf sich die Entscheidung stützt
disputes-rests-beside = { $own }, neben dem, worauf sich die Entscheidung stützt
disputes-rests-none-own = kein eigenes Zitat
disputes-rests-none = kein Zitat
disputes-rests-citations = { $citations ->
    [one] 1 Zitat
   *[other] { $citations } Zitate
 }
disputes-rests-decisions = { $decisions ->
    [one] kein Text; lehnt sich an 1 frühere Entscheidung an
   *[other] kein Text; lehnt sich an { $decisions } frühere Entscheidungen an
 }
disputes-rests-both = { $citations ->
    [one] 1 Zitat
   *[other] { $citations } Zitate
 }; lehnt sich an { $decisions ->
    [one] 1 frühere Entscheidung
   *[other] { $decisions } frühere Entscheidungen
 } an
disputes-outcome-upheld = Die Entscheidung ist bestätigt
disputes-outcome-overturned = Die Entscheidung ist aufgehoben
disputes-ruling-effect-line = Runde { $round }, Tisch { $table }: korrigiert von { $was }; jetzt { $now }
disputes-sheet-with-names = Mit den Namen der Spieler
disputes-sheet-without-names = Ohne die Namen der Spieler
disputes-sheet-back-dispute = Streitfall { $number }
disputes-sheet-back-page = deine Seite
disputes-sheet-back-log = Protokoll
disputes-sheet-title = Entscheidung zu Streitfall { $number }
disputes-sheet-game = Spiel
disputes-sheet-table = Tisch
disputes-sheet-players = Spieler
disputes-sheet-judge-called = Schiedsrichter gerufen
disputes-sheet-place = Runde { $round }, Tisch { $table }
disputes-sheet-law-of = Regelauslegungen in Kraft am { $day }: { $reason }
disputes-sheet-log-of = das Protokoll von { $slug }
disputes-show-over = Streitfall { $number }. { $place }
disputes-show-called = gerufen vor { $waited }
disputes-show-opened-by = eröffnet von { $signed }
disputes-show-law-of = { $game }, Regelauslegungen in Kraft am { $day }
disputes-teller-unsaid = Nicht festgehalten, wer es gesagt hat
disputes-teller-both = Beide Spieler sind sich einig
disputes-teller-staff = Vom Team gesehen
disputes-teller-appellant-unsaid = Wer Einspruch erhebt, ist nicht gesagt; notiert von { $noted }
disputes-teller-appellant = { $name } erhebt Einspruch; notiert von { $noted }
disputes-time-that-it-took = Zeit, die Streitfall { $dispute } gekostet hat
