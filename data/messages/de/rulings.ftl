rulings-ask-words-or-a-cards-title = Wörter oder der Titel einer Karte
rulings-attempt-title = Schritt { $number }, Missionsversuch
rulings-attempt-mission-attempt = Missionsversuch
rulings-attempt-second-edition = Second Edition
rulings-attempt-there-is-no-step-the = Es gibt keinen Schritt „{ $asked }“. Der erste Schritt wird gezeigt.
rulings-attempt-step = Schritt { $number }
rulings-attempt-within-step = In Schritt { $number }: { $words }
rulings-attempt-the-text-is-not-held = Der Text liegt hier nicht vor. <a href="{ $rulings-import }">Importiere das Dokument</a>, um ihn zu lesen und zu zitieren.
rulings-attempt-steps = Schritte
rulings-attempt-back-to = Zurück zu { $number }
rulings-attempt-on-to = Weiter zu { $number }
rulings-attempt-the-attempt-is-over = Der Versuch ist zu Ende.
rulings-attempt-cite-as = Zitieren als <code id="cit">{ $citation }</code>
rulings-attempt-cite-in-dispute = Diesen Schritt in Streitfall { $number } zitieren
rulings-attempt-all-steps = Alle Schritte
rulings-beside-under-the-same-heading = Unter derselben Überschrift
rulings-beside-refers-to = Verweist auf
rulings-beside-in-a-document-that-is = in einem Dokument, das hier nicht vorliegt
rulings-beside-in-another-document = in einem anderen Dokument
rulings-beside-who-refers-here = Wer hierher verweist
rulings-beside-no-entry-held = Kein vorliegender Eintrag.
rulings-compare-changed = { $n } geändert
rulings-compare-new = { $n } neu
rulings-compare-gone = { $n } weg
rulings-compare-unchanged = { $n } unverändert
rulings-compare-not-compared = Nicht verglichen
rulings-compare-which-two = Welche zwei
rulings-compare-at-least-two-documents-have = Es müssen mindestens zwei Dokumente vorliegen, bevor es etwas zu vergleichen gibt.
rulings-compare-the-earlier-document = Das frühere Dokument
rulings-compare-the-later-document = Das spätere Dokument
rulings-compare-compare-the-documents = Dokumente vergleichen
rulings-compare-the-other-way-round = Anders herum
rulings-compare-the-first-is-the-later = Das erste ist das spätere
rulings-compare-what-is-called-new-below = Was unten neu heißt, ist älter. <a href="{ $reversed }">Anders herum vergleichen</a>
rulings-compare-from-to-entries-are-matched = Von <a href="{ $from-link }">{ $from }</a> zu <a href="{ $to-link }">{ $to }</a>. Einträge werden über ihre Überschriften zugeordnet; Einleitungen und Änderungslisten bleiben außen vor. Ein Zeichen, das eine Kopie verlor, und ein anders geschriebener Strich oder ein anderes Anführungszeichen sind keine Änderung.
rulings-compare-changed-heading = Geändert <span class="count">{ $n }</span>
rulings-compare-no-entry-that-both-documents = Jeder Eintrag, den beide Dokumente haben, lautet gleich.
rulings-compare-new-heading = Neu <span class="count">{ $n }</span>
rulings-compare-gone-heading = Weg <span class="count">{ $n }</span>
rulings-compare-the-later-document-does-not = Das spätere Dokument sagt nicht, warum. Dass es sie auslässt, streicht sie nicht.
rulings-compare-these-are-not-deleted-was = Diese sind nicht gestrichen: { $from } wurde { $taken-in }.
rulings-compare-unchanged-heading = Unverändert <span class="count">{ $n }</span>
rulings-correct-the-document-itself-is-never = Das Dokument selbst wird nie geändert. Eine Korrektur ändert nur, wie das Programm es liest; alle sehen, von wem sie stammt und warum, und sie lässt sich zurücknehmen. Ausgegebene Adressen und Zitate führen weiter zum selben Eintrag.
rulings-correct-choose-an-entry = Eintrag wählen
rulings-correct-give-the-document-a-date = Dem Dokument ein Datum geben
rulings-correct-how-the-date-is-known = Woher das Datum bekannt ist
rulings-correct-date-the-document = Dokument datieren
rulings-correct-which-copy-is-cited = Welche Kopie zitiert wird
rulings-correct-several-copies-of-this-issue = Von dieser Ausgabe liegen mehrere Kopien vor. Eine, die das Programm kennt, wird vor allen anderen zitiert, sonst die neueste; wähle hier, wenn eine andere die richtige ist. Zitate werden an der zitierten Kopie geprüft.
rulings-correct-cite-from-now-on = Ab jetzt zitieren
rulings-correct-cited-now = { $copy }, jetzt zitiert
rulings-correct-cite-this-copy = Diese Kopie zitieren
rulings-correct-none-the-document-is-as = Keine. Das Dokument ist so, wie das Programm es gelesen hat.
rulings-correct-why-it-is-taken-back = Warum sie zurückgenommen wird
rulings-correct-take-it-back = Zurücknehmen<span class="vh">: { $what }</span>
rulings-correct-entry-correct = „{ $heading }“ korrigieren
rulings-correct-entry-open-the-entry = Eintrag öffnen
rulings-correct-entry-cut-it-in-two = In zwei teilen
rulings-correct-entry-the-other-entry-begins-at = Der andere Eintrag beginnt in der Zeile
rulings-correct-entry-its-heading-as-printed = Seine Überschrift, wie gedruckt
rulings-correct-entry-cut-the-entry = Eintrag teilen
rulings-correct-entry-it-is-no-entry-of = Es ist kein eigener Eintrag
rulings-correct-entry-it-continues-the-entry-before = Es setzt den Eintrag davor fort: „{ $before }“.
rulings-correct-entry-merge-it-with-the-one = Mit dem davor verbinden
rulings-correct-entry-its-heading = Seine Überschrift
rulings-correct-entry-the-heading-as-printed = Die Überschrift, wie gedruckt
rulings-correct-entry-correct-the-heading = Überschrift korrigieren
rulings-correct-entry-its-star = Sein Stern
rulings-correct-entry-a-star-marks-it-as = Ein Stern kennzeichnet ihn als neu oder geändert.
rulings-correct-entry-no-star-marks-it-as = Kein Stern kennzeichnet ihn als neu oder geändert.
rulings-correct-entry-take-the-star-away = Stern wegnehmen
rulings-correct-entry-mark-it-with-a-star = Mit einem Stern kennzeichnen
rulings-correct-kind-what-it-is = Was er ist
rulings-correct-kind-correct-the-kind = Art korrigieren
rulings-crib-a-sheet-to-print-and = Ein Blatt zum Drucken und Mitnehmen
rulings-crib-law-of = Regelauslegungen in Kraft am { $day }
rulings-crib-at-most-twenty-entries = Höchstens zwanzig Einträge
rulings-crib-entries-that-decisions-cite-appear = Einträge, die Entscheidungen zitieren, erscheinen hier, die am häufigsten zitierten zuerst.
rulings-crib-in-short = Kurz: { $summary }
rulings-crib-its-document-is-not-held = Sein Dokument liegt hier jetzt nicht vor.
rulings-decisions-to-other-installations-and-from = An andere Installationen und von ihnen
rulings-decisions-what-this-file-has = Was diese Datei enthält
rulings-decisions-from-written-on-as-the = Von <strong><bdi>{ $origin }</bdi></strong>, geschrieben am { $written }, wie die Datei sagt. Ihre Zeilen passen zusammen, aber keine Datei kann beweisen, wer sie geschrieben hat. Frage dort nach den ersten Stellen der letzten Zeile: <strong class="code">{ $checksum }</strong>
rulings-decisions-nothing-is-stored-yet = Noch ist nichts gespeichert.
rulings-decisions-there-is-nothing-to-store = Es gibt nichts zu speichern.
rulings-decisions-for-another-installation = Für eine andere Installation
rulings-decisions-the-file-has-of-this = Die Datei enthält { $own } dieser Installation, die neueste zuerst und höchstens { $most }: Frage, Entscheidung, letztes Wort und worauf sie beruhen, ohne Namen und ohne den Sachverhalt. Ein Hashwert in jeder Zeile zeigt, ob unterwegs etwas geändert wurde.
rulings-decisions-download-the-file = Datei herunterladen
rulings-decisions-from-another-installation = Von einer anderen Installation
rulings-decisions-import-only-files-from-people = Importiere nur Dateien von Leuten, die du kennst. Was du importierst, sehen alle mit seiner Herkunft; hier ist es nicht maßgeblich, kann nicht zitiert werden und zählt in keiner Statistik.
rulings-decisions-the-file = Die Datei
rulings-decisions-store-the-decisions = Entscheidungen speichern
rulings-decisions-what-is-here-from-elsewhere = Was hier von anderswo ist
rulings-decisions-nothing-was-imported = Nichts wurde importiert.
rulings-decisions-remove-them-of = Entfernen<span class="vh">: die von <bdi>{ $origin }</bdi></span>
rulings-decisions-at-most-are-stored = Höchstens { $n } werden gespeichert.
rulings-describe-title-as-printed = Titel, wie gedruckt
rulings-describe-it-rules-on = Es gilt für
rulings-describe-series-as-a-short-name = Reihe, als Kurzname
rulings-describe-it-is-part-of-every = Er ist Teil jedes Zitats: CR ergibt 1E-CR.
rulings-describe-publisher-if-it-is-known = Herausgeber, falls bekannt
rulings-describe-the-date-printed-on-the = Das Datum, das auf dem Dokument steht.
rulings-describe-it-has-no-date = Es hat kein Datum
rulings-describe-a-star-in-it-marks = Ein Stern darin kennzeichnet, was neu oder geändert ist
rulings-diff-now-called = { $heading }, jetzt „{ $renamed }“
rulings-diff-in-the-earlier-document = { $heading } im früheren Dokument
rulings-diff-earlier = früher
rulings-diff-in-the-later-document = { $heading } im späteren Dokument
rulings-diff-later = später
rulings-diff-gone = weg
rulings-diff-taken-out = herausgenommen:
rulings-diff-put-in = eingefügt:
rulings-diff-the-two-texts-differ-one = Die beiden Texte weichen voneinander ab. Einer liegt nicht vor, oder sie sind zu lang für einen Vergleich Wort für Wort; öffne beide.
rulings-document-replaced = Ersetzt
rulings-document-another-copy-of-this-document = An seiner Stelle wird eine andere Kopie dieses Dokuments zitiert: eine korrigierte, oder die, die das Programm kennt. Die Adressen seiner Einträge führen dorthin. <a href="{ $successor }">Diese Kopie öffnen</a> <a href="{ $compared }">Unterschiede ansehen</a>
rulings-document-the-document = Das Dokument
rulings-document-compare-with = Vergleichen mit
rulings-document-corrected-by-people = Von Menschen korrigiert
rulings-document-the-program-read-the-document = Das Programm hat das Dokument gelesen; diese Korrekturen wurden von Hand gemacht.
rulings-document-status-on-the-date = Status an dem Tag
rulings-document-entries-with-their-lines-and = Einträge mit ihren Zeilen und ihrem Status an diesem Tag
rulings-document-heading = Überschrift
rulings-document-status = Status
rulings-document-damage = Schaden
rulings-document-line = { $heading }, Zeile
rulings-document-the-source-line-by-line = Die Quelle, Zeile für Zeile
rulings-document-something-was-lost-in-this = In dieser Zeile ging etwas verloren
rulings-earlier-in-an-earlier-copy = { $heading }, in einer früheren Kopie
rulings-earlier-not-in-the-copy-that = Nicht in der Kopie, die jetzt zitiert wird
rulings-earlier-an-earlier-copy-of-this = Eine frühere Kopie dieses Dokuments enthielt diesen Eintrag; die Kopie, die ihren Platz einnahm, hat keinen Eintrag unter dieser Überschrift und keinen mit diesem Text. Der Text unten bleibt, damit alte Adressen noch irgendwohin führen; er entscheidet nichts. <a href="{ $now }">Die Kopie öffnen, die jetzt zitiert wird</a>
rulings-earlier-as-it-was = Wie er war
rulings-entry-take-it-off-your-shelf = Aus deinem Regal nehmen
rulings-entry-keep-on-your-shelf = Ins Regal stellen
rulings-entry-compare-with-the-line-of = Vergleiche mit <a href="{ $source }">der Zeile der Quelle</a>, bevor du zitierst.
rulings-entry-the-same-name-in-another = Derselbe Name in einer anderen Edition ist eine andere Regel
rulings-entry-in-short = Kurz
rulings-entry-in-the-source = In der Quelle
rulings-entry-summary-not-authority-the-text = <span class="badge info">Zusammenfassung, nicht maßgeblich</span> Der Text liegt hier nicht vor. <a href="{ $rulings-import }">Importiere das Dokument</a>, um ihn zu lesen und zu zitieren.
rulings-entry-the-entry-has-no-text = Der Eintrag hat keinen eigenen Text.
rulings-entry-hash-of-this-text = Hashwert dieses Textes <span class="code">{ $hash }</span>
rulings-entry-in-short-summary-not-authority = Kurz: { $summary } <span class="badge info">Zusammenfassung, nicht maßgeblich</span>
rulings-entry-for-one-paragraph-write-its = Für einen einzelnen Absatz schreibe seine Nummer dahinter, etwa ¶2.
rulings-entry-its-parts = Seine Teile
rulings-entry-status-on-a-day = Status an einem Tag
rulings-entry-nobody-has-imported-them-here = Niemand hat sie hier importiert, also zählt dieser Status sie nicht mit. <a href="{ $timeline }">Auf der Zeitleiste ansehen</a>.
rulings-feed-feed = Feed
rulings-feed-for-the-staff-of-tournaments = Für das Team von Turnieren
rulings-feed-your-address = Deine Adresse
rulings-feed-copy-it-into-your-feed = Kopiere sie jetzt in deinen Feedreader: Sie wird nur einmal gezeigt. Wer sie kennt, liest ohne Passwort, was du lesen darfst.
rulings-feed-a-private-address-for-your = Eine vertrauliche Adresse für deinen Feedreader
rulings-feed-it-shows-the-last-fifty = Sie zeigt die letzten fünfzig Entscheidungen dieser Installation, wie du sie hier liest: ohne Namen, mit dem Sachverhalt und mit dem, worauf jede beruht.
rulings-feed-you-have-an-address-since = Du hast eine Adresse seit { $since }. Kennt sie vielleicht jemand anders, mach eine neue: Die alte zeigt dann nichts mehr.
rulings-feed-you-have-no-address = Du hast keine Adresse.
rulings-feed-make-a-new-address = Neue Adresse machen
rulings-feed-make-an-address = Adresse machen
rulings-feed-take-the-address-away = Adresse wegnehmen
rulings-feed-it-ends-when-an-operator = Sie endet, wenn ein Betreiber dein Konto sperrt oder dein Passwort zurücksetzt, und wenn du bei keinem Turnier mehr hilfst.
rulings-flags-decisions-to-look-at-again = Entscheidungen, die du noch einmal ansehen solltest
rulings-flags-decisions-here = Entscheidungen hier
rulings-hit-the-document-leaves-this-question = Das Dokument lässt diese Frage ohne Antwort.
rulings-hit-why = { $status }: warum
rulings-hit-this-copy-of-the-entry = Diese Kopie des Eintrags ist beschädigt; der Eintrag sagt, wo.
rulings-hit-quote-other-words = Andere Worte zitieren
rulings-hit-no-authority-here-to-attach = Hier nicht maßgeblich. Um ihn trotzdem anzuhängen, musst du auf der nächsten Seite „{ $word }“ schreiben.
rulings-hit-cited = Zitiert
rulings-hit-cite-this-and-rule = Zitieren und entscheiden<span class="vh">: { $citation }</span>
rulings-search-other-words = Andere Wörter zum Suchen:
rulings-hit-nothing-here-decides-this = Nichts hier entscheidet das.
rulings-hit-no-entry-in-force-on = Kein an diesem Tag geltender Eintrag passt zu den Wörtern.
rulings-hit-the-closest-entries-are-below = Die nächstliegenden Einträge stehen unten; keiner entscheidet die Frage.
rulings-hit-another-text-answers-this-it = { $from } beantwortet das ein anderer Text: <a href="{ $to }">{ $citation }</a>. Er gilt noch nicht.
rulings-hit-a-summary-is-ours-the = Eine Zusammenfassung ist von uns: Der Text des Dokuments liegt hier nicht vor. <a href="{ $rulings-import }">Importiere das Dokument</a>, um ihn zu lesen und zu zitieren.
rulings-hit-more = { $n } weitere
rulings-hit-not-to-cite =
    { $n ->
        [one] { $n } Eintrag, der hier nicht zitiert werden darf
       *[other] { $n } Einträge, die hier nicht zitiert werden dürfen
    }
rulings-import-the-document-as-text = Das Dokument als Text
rulings-import-choose-its-file-or-open = Wähle seine Datei, oder öffne das Dokument, markiere alles und füge es hier ein: einfacher Text, Markdown, der Quelltext einer Webseite oder der Text eines PDF. Nichts wird gespeichert, bevor du gesehen hast, was gelesen wurde.
rulings-import-back-to-the-library = Zurück zur Bibliothek
rulings-library-find-a-ruling = Regelauslegung suchen
rulings-library-imported = Importierte Dokumente
rulings-library-no-ruling-documents-are-imported = Noch sind keine Regeldokumente importiert.
rulings-library-the-documents-belong-to-their = Die Dokumente gehören ihren Herausgebern und kommen nicht mit dem Programm. Was sie entscheiden, lässt sich trotzdem suchen, als Zusammenfassung in unseren Worten; um den Text zu lesen und zu zitieren, importiere hier deine Kopie, oder nenne ihre Datei <code>arbiter rulings import</code>.
rulings-library-sign-in-to-import-one = Logge dich ein, um eines zu importieren.
rulings-library-damage-heading = Schäden
rulings-library-another-copy-is-cited-in = { $publisher }; an seiner Stelle wird eine andere Kopie zitiert
rulings-library-entries = Einträge
rulings-library-damage = Schäden:
rulings-library-none-seen = keine gesehen
rulings-library-not-imported-yet = Noch nicht importiert
rulings-library-the-program-recognises-these-documents = Das Programm kennt diese Dokumente. Bis du eines importierst, erscheinen seine Einträge hier mit einer Zusammenfassung in unseren Worten; sie ist nicht maßgeblich.
rulings-outline-the-text-of-this-document = Der Text dieses Dokuments liegt hier nicht vor. Die Zusammenfassung unten ist in unseren Worten; keine Entscheidung kann auf ihr beruhen.
rulings-outline-import-your-copy-to-read = <a href="{ $rulings-import }">Importiere deine Kopie</a>, um den Text zu lesen und zu zitieren.
rulings-past-the-ruling-on-its-sheet = Die Entscheidung auf ihrem Blatt<span class="vh">: <bdi>{ $citation }</bdi></span>
rulings-past-final-word = Letztes Wort:
rulings-past-no-citation = Kein Zitat.
rulings-past-added-after-the-ruling = Nach der Entscheidung hinzugefügt: { $citation }
rulings-past-facts-of = Sachverhalt<span class="vh"> von <bdi>{ $citation }</bdi></span>
rulings-past-the-text-it-follows-was = Der Text, dem sie folgt, wurde aufgehoben. Um sie trotzdem anzuhängen, musst du auf der nächsten Seite „{ $word }“ schreiben.
rulings-past-attach = Anhängen
rulings-past-cite-as = Zitieren als <code id="local-{ $id }"><bdi>{ $line }</bdi></code>
rulings-past-copy = Kopieren
rulings-past-not-of-this-installation = Nicht von dieser Installation
rulings-precedents-persuasive-not-binding = Überzeugend, nicht bindend
rulings-precedents-these-are-decisions-of-judges = Das sind Entscheidungen von Schiedsrichtern bei Turnieren dieser Installation. Die Regeldokumente gehen vor. Namen sind weggelassen.
rulings-precedents-find-a-decision = Entscheidung suchen
rulings-precedents-card-heading-or-words = Karte, Überschrift oder Wörter
rulings-precedents-nothing-decided-here-yet = Hier wurde noch nichts entschieden.
rulings-precedents-every-dispute-with-a-ruling = Jeder entschiedene Streitfall ohne offenen Einspruch erscheint hier ohne Namen, mit dem, was er zitierte, und mit dem, was daraus wurde.
rulings-precedents-imported-from-other-installations-whose = Von anderen Installationen importiert, deren Schiedsrichter entschieden haben. Hier nicht maßgeblich: Eine Entscheidung kann sie nicht zitieren.
rulings-preview-before-it-is-stored = Vor dem Speichern
rulings-preview-before-storing-file = Vor dem Speichern: { $name }
rulings-preview-not-stored = Nicht gespeichert
rulings-preview-something-about-the-document-is = Etwas über das Dokument fehlt. Es ist unten gekennzeichnet.
rulings-preview-for-an-operator = Für einen Betreiber
rulings-preview-already-here = Schon hier
rulings-preview-open-it = Öffnen
rulings-preview-nothing-is-stored-yet = Noch ist nichts gespeichert
rulings-preview-look-at-what-was-read = Sieh dir an, was gelesen wurde, und speichere dann das Dokument.
rulings-preview-perhaps-held-already = Vielleicht schon da
rulings-preview-made-plain-text = In einfachen Text verwandelt
rulings-preview-what-is-stored-is-the = Gespeichert wird der Text im Feld unten.
rulings-preview-lines-left-over = Übrige Zeilen
rulings-preview-these-lines-are-in-no = Diese Zeilen gehören zu keinem Eintrag, also würde eine Suche sie nicht finden: { $uncovered }.
rulings-preview-mostly-read-as-introduction = Meist als Einleitung gelesen
rulings-preview-few-headings-were-seen-so = Es wurden wenige Überschriften erkannt, also ist der meiste Text ein einziges Stück, das eine Suche kaum findet. Einträge werden erkannt an „Thema - Text“ oder „Thema: Text“ nach einer leeren Zeile, an Überschriften wie „## Thema“ oder mit einer Linie darunter, und an „Q:“ und „A:“. Ändere den Text im Feld unten und sieh noch einmal nach, oder teile die Einträge, wenn das Dokument gespeichert ist.
rulings-preview-perhaps-more-entries = Vielleicht mehr Einträge
rulings-preview-these-lines-look-as-if = Bei diesen Zeilen könnte ein Eintrag beginnen; sie wurden als Text des Eintrags davor gelesen: { $doubtful }. Wo es Einträge sind, setze im Feld unten eine leere Zeile davor und sieh noch einmal nach. Du kannst sie auch teilen, wenn das Dokument gespeichert ist.
rulings-preview-what-was-read = Was gelesen wurde
rulings-preview-recognised-as = Erkannt als
rulings-preview-unknown-say = dem Programm unbekannt; sage unten, was es ist
rulings-preview-unknown-operator = dem Programm unbekannt; ein Betreiber muss sagen, was es ist
rulings-preview-all-headings-with-their-lines = Alle Überschriften mit ihren Zeilen
rulings-preview-this-is-what-was-said = Das wurde darüber gesagt. Korrigiere es hier, wo etwas nicht stimmt.
rulings-preview-suggested-so-check-it = Vorgeschlagen, also prüfe es.
rulings-preview-the-text-and-its-name = Der Text und sein Name
rulings-preview-when-you-look-again-take = Beim nächsten Ansehen den Text nehmen, wie er ist: Tags und Seitenzahlen bleiben darin
rulings-preview-store-the-document = Dokument speichern
rulings-preview-correct-the-description = Beschreibung korrigieren
rulings-preview-put-it-away = Nicht speichern
rulings-queue-for-judges-one-pair-at = Für Schiedsrichter, ein Paar nach dem anderen
rulings-queue-does-the-later-entry-change = Ändert der spätere Eintrag den früheren? Lies beide, dann antworte.
rulings-queue-your-answer-counts-at-every = Deine Antwort zählt bei jedem Turnier dieser Seite.
rulings-queue-your-answer-counts-at-the = Deine Antwort zählt bei den Turnieren, bei denen du hilfst. Anderswo zählt sie, sobald ein anderer Schiedsrichter sie bestätigt.
rulings-queue-it-carries-your-name-and = Sie trägt deinen Namen und lässt sich zurückziehen.
rulings-queue-the-later-entry-the-earlier = <strong>{ $position }</strong> · Der spätere Eintrag zum früheren: { $verb }? <span class="badge info">Vorgeschlagen</span>
rulings-queue-the-programs-reason = Der Grund des Programms: { $why }
rulings-queue-earlier = Früher: { $issued }
rulings-queue-later = Später
rulings-queue-your-answer = Deine Antwort
rulings-queue-accept-it = Annehmen
rulings-queue-set-it-aside = Verwerfen
rulings-queue-nothing-waits-for-you = Nichts wartet auf dich.
rulings-queue-a-pair-appears-here-when = Ein Paar erscheint hier, wenn ein späterer Eintrag einen früheren vielleicht ändert, ohne es zu sagen, und beide Texte vorliegen.
rulings-queue-for-a-document-that-is = { $unheld } für ein Dokument, das nicht vorliegt. <a href="{ $rulings-import }">Importiere es</a>, um beide Texte zu lesen.
rulings-queue-proposed-waiting-for-a-second = Vorgeschlagen, wartet auf einen zweiten Schiedsrichter
rulings-queue-text-of = Text von { $citation }
rulings-queue-why-if-you = Warum, wenn du „{ $word }“ wählst
rulings-relate-something-is-missing-it-is = Etwas fehlt. Es ist unten gekennzeichnet.
rulings-relate-counts-everywhere = Was du feststellst, trägt deinen Namen, das Datum und deinen Grund. Es ändert den Status des anderen Eintrags bei jedem Turnier dieser Seite.
rulings-relate-counts-where-you-help = Was du feststellst, trägt deinen Namen, das Datum und deinen Grund. Es ändert den Status des anderen Eintrags bei den Turnieren, bei denen du hilfst. Anderswo gilt es als vorgeschlagen, bis ein Betreiber oder ein Schiedsrichter von einem anderen Turnier es bestätigt.
rulings-relate-it-can-be-withdrawn-both = Es lässt sich zurückziehen; beides bleibt im Protokoll.
rulings-relate-what-this-entry-does = Was dieser Eintrag tut
rulings-relate-this-entry = Dieser Eintrag
rulings-relate-how-much-of-the-other = Wie viel des anderen Textes
rulings-relate-all-of-it = Alles
rulings-relate-a-part-of-it = Ein Teil
rulings-relate-an-entry-that-is-held = Ein vorliegender Eintrag: sein Zitat oder seine Adresse, mit ¶2 oder #p2 für einen Absatz darin
rulings-relate-or-a-text-that-is = Oder ein Text, der nicht vorliegt, im Dokument
rulings-relate-under-the-heading-or-on = unter der Überschrift, oder zu der Karte
rulings-relate-assert-the-relation = Beziehung feststellen
rulings-relate-suggested-by-the-program = Vom Programm vorgeschlagen
rulings-relate-nothing-the-program-sees-no = Nichts. Das Programm sieht keinen früheren Eintrag, von dem dieser spricht.
rulings-relate-suggested = Vorgeschlagen
rulings-relate-because = Weil { $why }.
rulings-relate-why-it-is-so-or = Warum es so ist, oder warum nicht
rulings-relate-accept-it = Annehmen<span class="vh">: { $verb } { $one }</span>
rulings-relate-set-it-aside-leaves-unchanged = Verwerfen<span class="vh">: lässt { $one } unverändert</span>
rulings-relate-asserted = Festgestellt
rulings-relate-nobody-asserted-anything-of-this = Niemand hat über diesen Eintrag etwas festgestellt.
rulings-relate-why-it-is-withdrawn = Warum es zurückgezogen wird
rulings-relate-why-it-is-right-or = Warum es stimmt, oder warum nicht
rulings-relate-confirm-it = Bestätigen<span class="vh">: { $verb } { $one }</span>
rulings-relate-withdraw-it = Zurückziehen<span class="vh">: { $verb } { $one }</span>
rulings-relations-relations = Beziehungen
rulings-relations-what-is-done-to-it = Was mit ihm geschieht
rulings-relations-what-it-does = Was er tut
rulings-relations-none-is-printed-and-nobody = Keine ist gedruckt, und niemand hat eine festgestellt.
rulings-relations-only-suggested = Nur vorgeschlagen
rulings-relations-the-program-noticed-these-they = Diese sind dem Programm aufgefallen. Sie zählen nicht, bis ein Schiedsrichter sie feststellt oder verwirft.
rulings-search-cards-in-your-words = Karten in deinen Worten:
rulings-search-keep-the-question-for-the = Frage für das Regelkomitee festhalten
rulings-shelf-the-library-has-no-such = Die Bibliothek hat jetzt keinen solchen Eintrag.
rulings-shelf-only-you-see-it = Nur du siehst es
rulings-shelf-of-entries = { $kept } von { $most } Einträgen
rulings-shelf-kept = Im Regal
rulings-shelf-nothing-is-kept-yet = Noch steht nichts im Regal.
rulings-shelf-open-an-entry-of-the = Öffne einen Eintrag der Regelauslegungen und drücke „Ins Regal stellen“. Während du einen Streitfall entscheidest, stehen die Einträge seines Spiels daneben.
rulings-shelf-take-it-off = Herausnehmen<span class="vh">: { $citation }</span>
rulings-shelf-opened-lately = Zuletzt geöffnet
rulings-shelf-remembered-until-the-server-starts = Gemerkt, bis der Server neu startet, und nirgends eingetragen.
rulings-shelf-keep-it = Ins Regal stellen<span class="vh">: { $citation }</span>
rulings-timeline-timeline = Zeitleiste
rulings-timeline-a-full-dot-is-a = Ein voller Punkt ist ein Dokument, das hier vorliegt. Ein Ring ist eines, das es gibt und das hier fehlt: Es kann eine Regel geändert haben, die du hier liest.
rulings-timeline-day-of-the-tournament = Tag des Turniers
rulings-timeline-mark-the-day = Tag markieren
rulings-timeline-after-that-day = nach diesem Tag
rulings-timeline-held = liegt vor
rulings-timeline-not-held = liegt nicht vor
rulings-paragraph = Absatz { $number }
rulings-beside-printed = „{ $printed }“
rulings-crib-quote = „{ $quote }“
rulings-hit-question = F:
rulings-hit-answer = A:
rulings-queue-later-entry = Später: { $issued }
rulings-no-date = Schreibe das Datum als Jahr-Monat-Tag, etwa 2000-10-30.
rulings-status-in-force = In Kraft
rulings-status-carried-forward = Fortgeführt
rulings-status-partly-superseded = Teilweise überholt
rulings-status-superseded = Überholt
rulings-status-deleted = Gestrichen
rulings-status-not-yet = Noch nicht
rulings-status-unanswered = Ohne Antwort
rulings-status-other-edition = Andere Edition
rulings-status-cross-reference = Querverweis
rulings-status-undated = Undatiert
rulings-status-window = Zwischenzeit
rulings-status-persuasive = Überzeugend
rulings-flag-still-good = Gilt weiter
rulings-flag-check = Prüfen
rulings-flag-replaced = Ersetzt
rulings-flag-other-game = Anderes Spiel
rulings-flag-see-another = Siehe anderen
rulings-statement = { $did } von { $name } am { $day }: { $reason }
rulings-statement-bare = { $did } von { $name } am { $day }.
rulings-somebody-who-left = jemandem, der nicht mehr da ist
rulings-issued = { $when }
rulings-timeline-series = { $series }, { $game }
rulings-undated = undatiert
rulings-kind-ruling = Auslegung
rulings-kind-erratum = Erratum
rulings-kind-faq = Frage und Antwort
rulings-kind-listed-change = aufgeführte Änderung
rulings-kind-only-refers = verweist nur auf einen anderen
rulings-kind-timing-step = Schritt einer Ablauftabelle
rulings-kind-introduction = Einleitung
rulings-kinds-ruling =
    { $n ->
        [one] { $n } Auslegung
       *[other] { $n } Auslegungen
    }
rulings-kinds-erratum =
    { $n ->
        [one] { $n } Erratum
       *[other] { $n } Errata
    }
rulings-kinds-faq =
    { $n ->
        [one] { $n } Frage
       *[other] { $n } Fragen
    }
rulings-kinds-listed-change =
    { $n ->
        [one] { $n } aufgeführte Änderung
       *[other] { $n } aufgeführte Änderungen
    }
rulings-kinds-only-refers =
    { $n ->
        [one] { $n } bloßer Verweis
       *[other] { $n } bloße Verweise
    }
rulings-kinds-timing-step =
    { $n ->
        [one] { $n } Ablaufschritt
       *[other] { $n } Ablaufschritte
    }
rulings-kinds-introduction =
    { $n ->
        [one] { $n } Einleitung
       *[other] { $n } Einleitungen
    }
rulings-see = Siehe { $others }.
rulings-line = Zeile { $lines }
rulings-lines = Zeilen { $lines }
rulings-lines-run = { $first } bis { $last }
rulings-lost-characters =
    { $n ->
        [one] { $n } verlorenes Zeichen
       *[other] { $n } verlorene Zeichen
    }
rulings-lost-icons =
    { $n ->
        [one] { $n } verlorenes Symbol
       *[other] { $n } verlorene Symbole
    }
rulings-lost-other =
    { $n ->
        [one] { $n } andere beschädigte Stelle
       *[other] { $n } andere beschädigte Stellen
    }
rulings-attempt-place = { $place } von { $all }
rulings-related-withdrawn = Zurückgezogen
rulings-related-proposed = Vorgeschlagen
rulings-related-suggested = Angeregt
rulings-related-printed-erratum = gedruckt: das Dokument führt ihn als Erratum auf
rulings-related-printed = gedruckt (¶{ $number })
rulings-related-not-held = „{ $heading }“ ({ $source }, liegt nicht vor)
rulings-related-not-held-any-more = „{ $heading }“ (liegt nicht mehr vor)
rulings-related-inferred = nicht gedruckt, aus den beiden Texten gelesen: { $reason }
rulings-related-did-assert = festgestellt
rulings-related-did-propose = zählt nur dort, wo sein Urheber hilft; vorgeschlagen
rulings-related-did-confirm = Bestätigt
rulings-verb-replaces = ersetzt
rulings-verb-deletes = streicht
rulings-verb-reverses = hebt auf:
rulings-verb-amends = ändert
rulings-verb-adds-to = ergänzt
rulings-verb-narrows = engt ein:
rulings-verb-confirms = bestätigt
rulings-verb-clarifies = verdeutlicht
rulings-verb-leaves = lässt unverändert:
rulings-verb-corrects = korrigiert
rulings-verb-in-part = { $verb } (teilweise)
rulings-done = wird { $done }
rulings-done-in-part = wird teilweise { $done }
rulings-done-in-part-at = wird teilweise (¶{ $number }) { $done }
rulings-done-replaced = ersetzt durch
rulings-done-deleted = gestrichen durch
rulings-done-reversed = aufgehoben durch
rulings-done-amended = geändert durch
rulings-done-added-to = ergänzt durch
rulings-done-narrowed = eingeengt durch
rulings-done-confirmed = bestätigt durch
rulings-done-clarified = verdeutlicht durch
rulings-done-left = unverändert gelassen durch
rulings-done-corrected = korrigiert durch
rulings-compare-not-held = Eines dieser Dokumente liegt hier nicht vor. Wähle beide aus den Listen.
rulings-compare-choice = { $title } ({ $game })
rulings-compare-choice-replaced = { $title } ({ $name }, ersetzt)
rulings-title-with-date = { $title }, { $date }
rulings-count-decisions =
    { $n ->
        [one] { $n } Entscheidung
       *[other] { $n } Entscheidungen
    }
rulings-count-entries =
    { $n ->
        [one] { $n } Eintrag
       *[other] { $n } Einträge
    }
rulings-count-documents =
    { $n ->
        [one] { $n } Dokument
       *[other] { $n } Dokumente
    }
rulings-decision-feed-title = Entscheidungen von Schiedsrichtern
rulings-decision-feed-ruling = Entscheidung: { $text }
rulings-decision-feed-final-word = Letztes Wort: { $text }
rulings-document-every-line = jede Zeile zugeordnet
rulings-document-lines-left =
    { $n ->
        [one] { $n } Zeile nicht zugeordnet
       *[other] { $n } Zeilen nicht zugeordnet
    }
rulings-document-with-damage = { $n } mit Schaden
rulings-document-publisher = Herausgeber
rulings-document-not-known = nicht bekannt
rulings-document-the-one-before = Das davor
rulings-document-a-star = Ein Stern
rulings-document-star-marks = kennzeichnet, was seit dem davor neu oder geändert ist
rulings-document-builds-on = Baut auf
rulings-document-baseline = { $name }, das hier nicht vorliegt
rulings-document-this-copy = Diese Kopie
rulings-document-reading = Lesung
rulings-document-imported = Importiert
rulings-document-date-printed = { $date }, wie gedruckt
rulings-document-date-assigned = { $date }, wie von jemandem angegeben
rulings-document-date-inferred = { $date }, sehr wahrscheinlich: die Kopie hat kein Datum; es wurde durch Vergleich mit anderen gefunden
rulings-document-date-unknown = undatiert: nichts zeigt, an welchem Tag es galt
rulings-entry-unseen =
    { $n ->
        [one] { $n } Dokument, das hier nicht vorliegt, erschien zwischen diesem und jenem Tag
       *[other] { $n } Dokumente, die hier nicht vorliegen, erschienen zwischen diesem und jenem Tag
    }
rulings-entry-starred-new = mit Stern: in diesem Dokument neu oder geändert
rulings-entry-starred = mit Stern
rulings-entry-in-the-part = im Teil „{ $section }“
rulings-flags-rest-on-entry =
    { $n ->
        [one] { $n } Entscheidung beruht auf diesem Eintrag.
       *[other] { $n } Entscheidungen beruhen auf diesem Eintrag.
    }
rulings-flags-distinguish =
    { $n ->
        [one] { $n } Zitat grenzt sich davon ab oder weicht davon ab.
       *[other] { $n } Zitate grenzen sich davon ab oder weichen davon ab.
    }
rulings-flags-overturned =
    { $n ->
        [one] { $n } Entscheidung, die ihm folgte, wurde auf Einspruch aufgehoben.
       *[other] { $n } Entscheidungen, die ihm folgten, wurden auf Einspruch aufgehoben.
    }
rulings-flags-rest-on-reversed =
    { $n ->
        [one] { $n } Entscheidung beruht auf aufgehobenem Text.
       *[other] { $n } Entscheidungen beruhen auf aufgehobenem Text.
    }
rulings-flags-rest-on-changed =
    { $n ->
        [one] { $n } Entscheidung beruht auf Text, der teilweise geändert wurde.
       *[other] { $n } Entscheidungen beruhen auf Text, der teilweise geändert wurde.
    }
rulings-flags-rest-on-other-words =
    { $n ->
        [one] { $n } Entscheidung beruht auf Worten, die in der Bibliothek jetzt anders lauten.
       *[other] { $n } Entscheidungen beruhen auf Worten, die in der Bibliothek jetzt anders lauten.
    }
rulings-flags-rest-on-missing =
    { $n ->
        [one] { $n } Entscheidung beruht auf Text, der jetzt nicht vorliegt.
       *[other] { $n } Entscheidungen beruhen auf Text, der jetzt nicht vorliegt.
    }
rulings-flags-rest-on-overturned =
    { $n ->
        [one] { $n } Entscheidung beruht auf einer früheren, die aufgehoben wurde.
       *[other] { $n } Entscheidungen beruhen auf einer früheren, die aufgehoben wurde.
    }
rulings-flags-rest-on-undermined =
    { $n ->
        [one] { $n } Entscheidung beruht auf einer früheren, deren Text aufgehoben wurde.
       *[other] { $n } Entscheidungen beruhen auf einer früheren, deren Text aufgehoben wurde.
    }
rulings-library-version = Version { $version }
rulings-library-publisher-not-known = Herausgeber nicht bekannt
rulings-past-from = Von { $origin }, laut der Datei vom { $written }; hier importiert am { $imported }.
rulings-past-followed = Befolgt von { $later }
rulings-past-distinguished = Abgegrenzt von { $later }
rulings-past-departed = Abgewichen in { $later }
rulings-past-nobody-told = Nicht festgehalten, wer es gesagt hat
rulings-past-not-appealed = Kein Einspruch
rulings-past-upheld = Auf Einspruch bestätigt
rulings-past-overturned = Auf Einspruch aufgehoben
rulings-doubt-deleted-since = Seither gestrichen
rulings-doubt-text-differs = Text weicht ab
rulings-doubt-not-held-now = Liegt nicht mehr vor
rulings-doubt-overturned = Aufgehoben
rulings-doubt-its-text-reversed = Ihr Text aufgehoben
rulings-precedents-too-long = Frage mit wenigen Wörtern, höchstens 500 Zeichen.
rulings-precedents-none-fits = Keine Entscheidung teilt eine Karte, eine Überschrift oder genug Wörter damit.
rulings-precedents-all =
    { $n ->
        [one] { $n } Entscheidung, die neueste zuerst.
       *[other] { $n } Entscheidungen, die neueste zuerst.
    }
rulings-precedents-newest = Die neuesten { $some } von { $all } Entscheidungen.
rulings-precedents-fit =
    { $n ->
        [one] { $n } Entscheidung passt, die beste zuerst.
       *[other] { $n } Entscheidungen passen, die beste zuerst.
    }
rulings-say-why = Sage, warum, für alle, die sich später darauf verlassen.
rulings-queue-position = { $place } von { $all }
rulings-queue-more-wait =
    { $n ->
        [one] { $n } weiteres Paar wartet
       *[other] { $n } weitere Paare warten
    }
rulings-relate-corrects-card = korrigiert (Erratum einer Karte)
rulings-relate-a-part-of = einen Teil von
rulings-relate-choose-what = Wähle, was er tut.
rulings-relate-choose-scope = Wähle, ob alles gemeint ist.
rulings-relate-no-such-entry = Die Bibliothek hat keinen solchen Eintrag. Kopiere sein Zitat oder seine Adresse.
rulings-relate-choose-source = Wähle, wo der Text steht.
rulings-relate-one-of-two = Nenne einen vorliegenden Eintrag, oder darunter einen Text, der nicht vorliegt; eines von beiden.
rulings-relate-why-confirm = Sage, warum du es bestätigst.
rulings-relate-not-confirmed = Nicht bestätigt. { $why }
rulings-relate-why-withdraw = Sage, warum es zurückgezogen wird.
rulings-relate-not-withdrawn = Nicht zurückgezogen. { $why }
rulings-search-choose-edition = Wähle eine der Editionen.
rulings-search-too-long = Die Frage ist zu lang. Frage mit wenigen Wörtern, höchstens 500 Zeichen.
rulings-search-summary = { $game }, am { $day }.
rulings-search-first-answers = { $game }, am { $day }. Der erste Eintrag beantwortet das; die anderen sprechen davon. Lies, bevor du entscheidest.
rulings-search-answers = { $game }, am { $day }. Dieser Eintrag beantwortet es; lies ihn, bevor du entscheidest.
rulings-search-look-up = { $game }, am { $day }. Du hast einen Namen und keine Frage geschrieben: die Einträge darunter oder, wenn es keine gibt, alle, die ihn nennen.
rulings-search-sign-decides = Das entscheidet es
rulings-search-sign-look-up = Nachschlagen
rulings-search-sign-speaks = Verwandt, aber nichts entscheidet es
rulings-search-sign-nothing = Nichts zu dieser Frage
rulings-search-after = Nach { $day }
rulings-search-from = Ab { $day }
rulings-split-no-longer-fits = Passt nicht mehr: { $why }.
rulings-split-taken-back = Zurückgenommen
rulings-split-corrected = Korrigiert
rulings-split-is-this = „{ $heading }“ (Zeile { $line }) ist dies: { $kind }.
rulings-split-copy = { $name }, importiert am { $day } ({ $hash })
rulings-split-copy-recognised = { $name }, importiert am { $day }, dem Programm bekannt ({ $hash })
rulings-split-why-cite = Sage, warum diese Kopie zitiert werden soll.
rulings-split-other-copy-now = Jetzt wird eine andere Kopie zitiert; sie ist unten gekennzeichnet.
rulings-split-how-known = Sage, woher das Datum bekannt ist.
rulings-split-date-now = Jetzt ist es { $day }.
rulings-split-you-typed = Du hast geschrieben: { $typed }.
rulings-split-you-wanted = Du wolltest: { $wanted }.
rulings-split-why-correct = Sage, warum, für alle, die diesen Eintrag später lesen.
rulings-split-again = Nichts wurde geändert. Sieh dir an, was jetzt eingetragen ist; was du geschrieben hast, steht noch hier zum erneuten Senden.
rulings-split-is-now = Jetzt ist es „{ $heading }“, { $kind }.
rulings-split-correction-taken-back = Eine Korrektur wurde zurückgenommen
rulings-split-imported-again = Das Dokument wurde neu importiert, oder seine Nachbarn wurden korrigiert.
rulings-split-choose-line = Wähle die Zeile, in der der andere Eintrag beginnt.
rulings-split-choose-kind = Wähle, was er ist.
rulings-split-choose-star = Wähle, ob ein Stern ihn kennzeichnet.
rulings-split-choose-act = Wähle, was korrigiert werden soll.
rulings-split-heading-too-long = Die Überschrift hat { $length } Zeichen; höchstens { $most } passen. Kürze sie.
rulings-split-write-heading = Schreibe die Überschrift, wie sie gedruckt ist.
rulings-split-why-take-back = Sage, warum sie zurückgenommen wird.
rulings-split-not-taken-back = Nicht zurückgenommen. { $why }
rulings-timeline-known =
    { $n ->
        [one] { $n } Dokument bekannt
       *[other] { $n } Dokumente bekannt
    }
rulings-timeline-held-here = { $n } liegen hier vor
rulings-timeline-others = Andere hier vorliegende Dokumente
rulings-timeline-every-game = jedes Spiel
rulings-timeline-entries-known = Einträge bekannt, Text liegt nicht vor
rulings-timeline-row =
    { $n ->
        [one] { $name }: { $n } Ausgabe, { $held } vorliegend
       *[other] { $name }: { $n } Ausgaben, { $held } vorliegend
    }
rulings-import-no-text = Hier ist kein Text. Kopiere das ganze Dokument und füge es ein.
rulings-import-control-characters = Zeile { $line } enthält Steuerzeichen, also ist das kein einfacher Text. Speichere das Dokument als Text und kopiere es noch einmal.
rulings-import-give-file-name = Gib den Namen der Datei an, etwa rulings-2003.txt. Aus ihm entsteht die Adresse.
rulings-import-give-title = Gib den Titel an, der auf dem Dokument steht.
rulings-import-choose-game = Wähle das Spiel, für das es gilt.
rulings-import-publisher-too-long = Höchstens 120 Zeichen.
rulings-import-give-series = Gib seiner Reihe einen Kurznamen aus Buchstaben und Ziffern, etwa CR oder FAQ.
rulings-import-give-date = Gib das Datum auf dem Dokument an, oder hake an, dass es keines hat.
rulings-import-date-and-none = Du hast ein Datum angegeben und angekreuzt, dass es keines gibt. Behalte eines von beiden.
rulings-preview-known-issue = Das ist vielleicht { $title } ({ $when }), das es gibt und dessen Text hier noch fehlt.
rulings-preview-another-copy = Das sieht nach einer anderen Kopie von { $title } vom { $date } aus, das als „{ $name }“ vorliegt. Mit derselben Reihe und demselben Datum bleiben beide. Die neuere wird von da an zitiert, außer das Programm kennt die ältere.
rulings-preview-held-already = Genau dieses Dokument liegt schon vor. Nichts muss gespeichert werden.
rulings-preview-described-again = Genau dieses Dokument liegt schon vor. Speichern korrigiert seine Beschreibung: { $changes }.
rulings-preview-corrects = Eine andere Kopie von { $title } liegt als „{ $name }“ vor. Beide bleiben; diese wird ab jetzt zitiert, und jedes Zitat wird an ihr geprüft.
rulings-preview-stands-behind = „{ $name }“ wird als diese Ausgabe von { $title } zitiert: Das Programm kennt sie, oder ein Betreiber hat sie gewählt. Beide bleiben, und „{ $name }“ bleibt die zitierte, bis ein Betreiber bei ihr etwas anderes sagt. Ist dies eine andere Ausgabe, gib ihr ein eigenes Datum.
rulings-preview-entries-found =
    { $n ->
        [one] { $n } Eintrag gefunden
       *[other] { $n } Einträge gefunden
    }
rulings-preview-count-starred = { $n } mit Stern
rulings-preview-count-left-over = { $n } Zeilen übrig
rulings-preview-lines = Zeilen
rulings-preview-lines-with-text = { $lines }, { $text } mit Text
rulings-preview-among-them = Darunter
rulings-preview-steps-and-parts = { $n } Schritte und Teile von anderen
rulings-preview-marked-with-a-star = Mit Stern gekennzeichnet
rulings-preview-joined = Durch die Seitenfolge getrennt, verbunden
rulings-preview-repeating = Wiederkehrende Überschriften
rulings-preview-heading = „{ $heading }“
rulings-preview-heading-times = „{ $heading }“ { $n }-mal
rulings-preview-unanswered = Fragen ohne Antwort
rulings-preview-no-entry = Kein Eintrag
rulings-preview-left-line = Zeile { $start }: { $why }
rulings-preview-left-lines = Zeilen { $start } bis { $end }: { $why }
rulings-document-sha-256 = SHA-256
rulings-document-title = { $title }
rulings-document-issued-by = { $name }
