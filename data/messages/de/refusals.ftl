impossible-below-threshold = zu einem Sieg gehören { $threshold } Punkte, die zählen; der Sieger hat { $counting }
impossible-below-threshold-fix = Korrigiere den Punktestand, oder wähle „{ $time }“ oder einen anderen Ausgang.
impossible-absurd = ein Punktestand von { $score } liegt nicht zwischen −{ $largest } und { $largest }
impossible-absurd-fix = Korrigiere die Zahl.
impossible-negative-part = { $points } ist keine Zahl von Punkten, die „nicht zum Sieg zählen“
impossible-negative-part-fix = Schreib 0 oder mehr.
impossible-unticked = zu einem Sieg gehört auch { $missing }, und die ist nicht angekreuzt
impossible-unticked-fix = Kreuz sie an, oder wähle, wie die Partie sonst endete.
impossible-not-asked = der Turnierleiter wurde nicht gefragt, was eine solche Partie zählt
impossible-not-asked-fix = Frag ihn, dann kreuz das an.
impossible-not-to-tick = bei diesem Ergebnis werden keine Missionen angekreuzt
impossible-not-to-tick-fix = Lass sie weg.
impossible-and-fix = { $what }. { $fix }
impossible-planet-mission = eine Planetenmission
impossible-space-mission = eine Weltraummission
history-impossible = Runde { $round }, Tisch { $table }: { $why }.
history-unknown = Runde { $round } nennt Spieler { $player }, der nicht eingetragen ist. Trag den Spieler zuerst ein.
history-twice = In Runde { $round } steht Spieler { $player } zweimal. Entferne einen der beiden.
history-entered-twice = Spieler { $player } ist zweimal eingetragen. Entferne einen der beiden.
bracket-error-no-such-match = Stufe { $stage } hat kein Match { $number }
bracket-error-too-early = Stufe { $stage }, Match { $number }: Seine Spieler stehen noch nicht fest; trag zuerst die Stufe davor ein
bracket-error-twice = Stufe { $stage }, Match { $number } ist zweimal eingetragen; nimm eines von beiden heraus
bracket-error-other-players = Stufe { $stage }, Match { $number } findet zwischen anderen Spielern statt
bracket-error-after-the-end = Stufe { $stage }, Match { $number }: Partie { $game } folgt, nachdem das Match schon gewonnen war; nimm sie heraus
bracket-error-not-the-winner = Stufe { $stage }, Match { $number }: Nach den Partien hat der andere Spieler gewonnen; korrigiere eines von beiden
bracket-error-impossible = Stufe { $stage }, Match { $number }: { $why }
cut-error-other-size = ein Turnierbaum für { $players } Spieler hat eine andere Größe; höchstens 32 können einen spielen
cut-error-in-pods = ein Turnier in Gruppen hat einen Finaltisch und keinen Turnierbaum
cut-error-too-few = { $left ->
    [one] eine Finalrunde mit { $size } Plätzen braucht { $size } Spieler, und einer ist noch da; wähle eine kleinere Finalrunde
   *[other] eine Finalrunde mit { $size } Plätzen braucht { $size } Spieler, und { $left } sind noch da; wähle eine kleinere Finalrunde
}
unplayable-cut-too-small = Doppel-K.-o. braucht einen Turnierbaum für mindestens 3 Spieler.
unplayable-cut-reseeded = Im Doppel-K.-o. bleibt der Turnierbaum stehen. Wähle das, oder das einfache K.-o.-System.
unplayable-cut-third-place = Im Doppel-K.-o. wird Dritter, wer das letzte Match vor dem Finale verliert; kein Match entscheidet darüber. Lass den dritten Platz weg, oder wähle das einfache K.-o.-System.
unplayable-cut-no-semi-final = Spielen nur 2 weiter, gibt es kein Halbfinale, also entscheidet kein Match über den dritten Platz. Lass ihn weg, oder lass mehr weiterspielen.
pairing-error-no-such-round = Runden werden ab 1 gezählt; eine Runde 0 gibt es nicht
pairing-error-not-playing = Spieler { $player } hat in Runde { $round } ein erspieltes Freilos, spielt dort aber nicht; nimm das Freilos oder die Abwesenheit zurück
pairing-error-too-wide = die Punkte dieses Turniers sind zu groß, um sie genau zu vergleichen; sieh die Ergebnisse auf einen Tippfehler in einer Runde durch
pairing-error-by-timetable = in einem Rundenturnier sagt ein Spielplan, wer auf wen trifft; seine Runden werden nicht nach Punkten gepaart
not-awaited = diese Antwort wird nicht mehr gebraucht
refusal-settings-no-title = Gib dem Turnier einen Titel, damit Spieler es finden.
refusal-settings-rounds = { $number } Runden lassen sich nicht spielen. Wähle 1 bis 20.
refusal-settings-minutes = { $number ->
    [one] Eine Runde von einer Minute lässt sich nicht spielen. Wähle 5 bis 600.
   *[other] Eine Runde von { $number } Minuten lässt sich nicht spielen. Wähle 5 bis 600.
}
refusal-settings-days = Eine Runde von { $number } Tagen lässt sich nicht spielen. Wähle 1 bis { $most }, oder lass das Feld für eine Uhr leer.
refusal-settings-other-game = Die Wahlregeln gehören zur First Edition. Wähle für ein anderes Spiel keine davon.
refusal-settings-cut-of-pods = Tribbles endet mit einem Finaltisch, nicht mit einer Finalrunde. Lass die Finalrunde leer.
refusal-settings-cut-of-bracket = Einfaches und doppeltes K.-o. sind ein Turnierbaum für alle. Lass die Finalrunde leer.
refusal-settings-system-of-pods = Tribbles wird in Läufen gespielt. Lass das Schweizer System stehen.
refusal-settings-lists-need-format = Decklisten sind Pflicht, und ohne Format lässt sich keine abgeben. Ändere das zuerst.
refusal-settings-title-too-long = Der Titel hat { $length } Zeichen; höchstens { $most } sind möglich.
refusal-settings-title-control = Der Titel enthält ein Steuerzeichen. Tipp ihn noch einmal.
refusal-settings-place-too-long = Der Ort hat { $length } Zeichen; höchstens { $most } sind möglich.
refusal-settings-place-control = Der Ort enthält ein Steuerzeichen. Tipp ihn noch einmal.
refusal-settings-title-unseen = Der Titel enthält Zeichen, die niemand sieht, oder gestapelte Akzente. Tipp ihn, statt ihn zu kopieren.
refusal-settings-place-unseen = Der Ort enthält Zeichen, die niemand sieht, oder gestapelte Akzente. Tipp ihn, statt ihn zu kopieren.
refusal-settings-year = Das Jahr { $year } kann nicht stimmen. Gib einen Tag von { $first } bis { $last } an.
refusal-sign-up-places = Eine Anmeldung hat 1 bis { $most } Plätze. Lass das Feld leer, wenn es keine Grenze gibt.
refusal-sign-up-year = Wähle einen letzten Tag in den Jahren 2000 bis 2199.
refusal-publication-finalists = Finalisten sind die besten 2 bis { $most } Ränge der Abschlussrangliste.
refusal-publication-nobody-has-won = Vor dem Ende hat noch niemand gewonnen. Zeig früh alle Listen, oder am Ende die des Siegers und der Finalisten.
refusal-publication-year = Wähle einen Tag in den Jahren 2000 bis 2199.
refusal-publication-no-time = Sag, ab wann die Listen vor dem Ende gezeigt werden.
refusal-apart-too-few = Wähle mindestens zwei Spieler, die auseinandergehalten werden.
refusal-apart-too-many-players = Wähle höchstens { $most } Spieler auf einmal, die auseinandergehalten werden.
refusal-apart-too-many-groups = Höchstens { $most } Gruppen lassen sich auseinanderhalten. Lass zuerst eine davon aufeinandertreffen.
refusal-apart-over = Runde { $through } ist schon gepaart. Wähle Runde { $next } oder eine spätere.
refusal-apart-already = Diese Spieler werden schon als Gruppe { $group } auseinandergehalten. Lass sie zuerst aufeinandertreffen, dann wähle noch einmal.
refusal-apart-team-name = Schreib einen Namen von 1 bis { $most } Zeichen in eine Zeile.
refusal-apart-name-of-another = Gruppe { $group } ist das Team mit diesem Namen. Wähle einen anderen.
refusal-apart-no-such-group = Gruppe { $group } gibt es nicht mehr. Lade die Seite neu.
refusal-clock-not-started = Die Uhr von Runde { $round } läuft noch nicht. Starte sie zuerst.
refusal-clock-paused = Die Uhr von Runde { $round } lief schon und ist angehalten. Setz sie fort; sie läuft weiter, wo sie stand.
refusal-clock-meanwhile = { $now ->
    [one] In Runde { $round } haben inzwischen alle eine Zusatzminute, und diese Seite zeigte { $seen }: Von dir wurde nichts eingetragen. Sieh auf die Uhr, und gib die Zeit noch einmal, wenn sie noch fehlt.
   *[other] In Runde { $round } haben inzwischen alle { $now } Zusatzminuten, und diese Seite zeigte { $seen }: Von dir wurde nichts eingetragen. Sieh auf die Uhr, und gib die Zeit noch einmal, wenn sie noch fehlt.
}
refusal-clock-no-minutes = 0 Minuten ändern nichts. Schreib, wie viele Minuten alle bekommen, etwa 5.
refusal-clock-not-given = { $given ->
    [one] Alle haben in Runde { $round } eine Zusatzminute bekommen; { $minutes } lassen sich nicht zurücknehmen.
   *[other] Alle haben in Runde { $round } { $given } Zusatzminuten bekommen; { $minutes } lassen sich nicht zurücknehmen.
}
refusal-clock-too-many = { $minutes ->
    [one] Mit einer weiteren Minute hätten alle { $total } Minuten über eine Runde von { $most } hinaus. Gib höchstens so viele, wie die Runde hat.
   *[other] Mit { $minutes } weiteren Minuten hätten alle { $total } Minuten über eine Runde von { $most } hinaus. Gib höchstens so viele, wie die Runde hat.
}
refusal-clock-has-deadline = Runde { $round } hat eine Frist und keine Uhr. Verschieb stattdessen die Frist.
refusal-clock-has-clock = Runde { $round } hat eine Uhr und keine Frist. Gib stattdessen allen Minuten.
refusal-clock-deadline-moved = Die Frist von Runde { $round } wurde inzwischen verschoben, also wurde von dir nichts eingetragen. Sieh dir die neue an, und verschieb sie noch einmal, wenn das noch nötig ist.
refusal-clock-deadline-over = Diese Frist ist schon vorbei. Wähle Tag und Uhrzeit, die noch kommen.
refusal-clock-deadline-far = Eine Runde dauert höchstens { $most } Tage: von jetzt an, im Rundenturnier von der Frist der vorigen Runde an. Wähle eine frühere Frist.
refusal-clock-needs-deadline = In diesem Turnier hat jede Runde eine Frist. Wähle Tag und Uhrzeit für diese, oder ändere in den Einstellungen die Tage je Runde.
refusal-clock-needs-clock = In diesem Turnier wird nach der Uhr gespielt. Veröffentliche die Runde ohne Frist, oder gib den Runden in den Einstellungen Tage.
pod-profile-unreadable = das ist kein Profil für Tribbles: { $what }
pod-profile-sizes = eine Gruppe hat mindestens 2 Spieler, und die größte mindestens doppelt so viele wie die kleinste weniger einen, damit jede Zahl Platz findet
pod-profile-rounds = ein Spiel hat 1 bis 20 Runden
pod-profile-top-table = der Finaltisch muss so viele Spieler haben wie eine Gruppe höchstens
pod-profile-measures = die Rangliste muss mindestens ein Maß nennen, und keines zweimal
pod-score-seats = { $number ->
    [one] Schreib eine Zahl für den einen Spieler; 0, wenn er keine Punkte hat.
   *[other] Schreib für jeden der { $number } Spieler eine Zahl; 0 für einen ohne Punkte.
}
pod-score-rounds = { $number ->
    [one] Ein Spiel hat eine Runde. Schreib eine Zahl dafür; 0, wenn sie nicht gespielt wurde.
   *[other] Ein Spiel hat { $number } Runden. Schreib für jede eine Zahl; 0, wo eine Runde nicht gespielt wurde.
}
pod-score-totals-wanted = In diesem Turnier werden nur Summen aufgeschrieben. Sende für jeden Spieler eine Summe.
pod-score-rounds-wanted = In diesem Turnier wird jede Runde eines Spiels aufgeschrieben. Sende die Runden.
pod-score-negative = Weniger als 0 Punkte hat niemand.
pod-score-too-large = Eine Summe ist größer als { $max }; mehr lässt sich nicht aufschreiben.
refusal-pods-of-duels = Dieses Turnier wird in Gruppen gespielt, und das gibt es nur bei Spielen zu zweit.
refusal-pods-of-pods = Dieses Turnier wird zu zweit gespielt, und das gibt es nur bei Gruppen.
refusal-pods-other-game = Nur Tribbles wird in Gruppen gespielt. Erstelle für ein anderes Spiel ein anderes Turnier.
refusal-pods-no-forfeit = Eine Gruppe wird nicht kampflos verloren: Die anderen spielen weiter. Trag für den Spieler 0 ein, oder wähle eine andere Stufe.
refusal-pods-profile = Diese Regeln lassen sich nicht verwenden: { $why }.
refusal-pods-too-few = { $left ->
    [one] Eine Gruppe braucht { $least } Spieler, und einer hat jetzt einen Platz. Warte auf weitere, oder spielt ein anderes Spiel.
   *[other] Eine Gruppe braucht { $least } Spieler, und { $left } haben jetzt einen Platz. Warte auf weitere, oder spielt ein anderes Spiel.
}
refusal-pods-no-byes = In Gruppen gibt es keine Freilose: Alle, die da sind, haben einen Platz. Nimm das Häkchen beim Freilos weg.
refusal-pods-top-table-seated = Der Finaltisch ist besetzt, und danach kommt nichts mehr. Verwirf seinen Entwurf, wenn das ein Versehen war.
refusal-pods-no-heat-yet = Noch kein Lauf ist gespielt, also hat niemand einen Platz am Finaltisch gewonnen.
refusal-pods-seats-changed = Der Finaltisch hat sich geändert, seit du die Seite geöffnet hast. Sieh ihn dir noch einmal an und besetze ihn dann.
refusal-pods-top-table-is-fixed = Die Läufe sagen, wer am Finaltisch sitzt. Verwirf den Entwurf und nimm einen Spieler heraus, oder korrigiere ein Ergebnis.
refusal-pods-top-table-rests-on-it = Der Finaltisch ist nach diesem Ergebnis schon besetzt, und andere säßen dort. Verwirf zuerst seinen Entwurf. Ist er veröffentlicht und noch nichts an ihm gemeldet, nimm davor seine Veröffentlichung zurück.
refusal-pods-top-table-size = Am Finaltisch sitzen { $least } bis { $most } Spieler, wie in einer Gruppe.
refusal-pods-top-table-stays = Die Läufe sagen, wer am Finaltisch sitzt, deshalb wechselt dort niemand den Platz. Ist jemand ausgestiegen und dort noch nichts gemeldet, nimm die Veröffentlichung zurück, verwirf den Entwurf und setze den Finaltisch neu: Dann rückt der nächstbeste Spieler nach.
refusal-pods-heat-not-played = Spieler wechseln die Gruppe nur im laufenden Lauf, und Lauf { $round } läuft nicht. Öffne den neuesten Lauf.
refusal-pods-same-pod = Beide sitzen an Tisch { $table }. Wähle Spieler aus zwei Gruppen.
refusal-pods-no-room = Jede Gruppe von Lauf { $round } ist voll, oder dort ist schon etwas gemeldet. Melde den Spieler an; er spielt ab dem nächsten Lauf.
refusal-pods-no-even-room = An Tisch { $table } sitzt die kleinste Gruppe von Lauf { $round }, und dort bleibt es dabei, weil schon etwas gemeldet ist. Mit einem Spieler mehr an einem anderen Tisch würden sich die Gruppen um zwei Spieler unterscheiden. Melde den Spieler an; er spielt ab dem nächsten Lauf.
refusal-pods-too-few-stay = Tisch { $table } hätte dann { $players } Spieler, aber eine Gruppe braucht { $least }. Wähle jemanden aus einer größeren Gruppe.
refusal-pods-uneven = Tisch { $small } hätte dann { $fewer } Spieler und Tisch { $large } hätte { $more }, aber Gruppen dürfen sich höchstens um einen Spieler unterscheiden. Wähle jemanden aus einer größeren Gruppe, oder setze diese Gruppen neu.
refusal-pods-too-few-again = Gruppen an diesen Tischen brauchen zusammen { $needed } Spieler, aber übrig sind dort nur { $left }. Wähle einen weiteren Tisch dazu, oder lass die Gruppen, wie sie sind. Solange in dem Lauf nichts gemeldet ist, kannst du auch seine Veröffentlichung zurücknehmen und ihn neu setzen.
refusal-pods-scored-already = Tisch { $table } von Lauf { $round } hat einen Punktestand oder eine Meldung, also bleiben die Zählweise und die Troubles. Geändert wurde nichts; einzelne Punktestände lassen sich korrigieren.
refusal-pods-impossible = Tisch { $table }: { $why }
refusal-pods-no-such-pod = In Runde { $round } sitzt an Tisch { $table } keine Gruppe. Vergleich die Nummer auf dem Ergebniszettel.
refusal-system-begun = Es wird schon gespielt, also bleibt das System. Verwirf den Entwurf von Runde 1 oder nimm den Turnierbaum zurück, dann wähle ein anderes System.
refusal-system-rounds-published = { $rounds ->
    [one] Runde 1 ist veröffentlicht, also plane mindestens eine Runde.
   *[other] Runde { $rounds } ist veröffentlicht, also plane mindestens { $rounds } Runden.
}
refusal-system-seed-first = Ein Turnierbaum für alle beginnt mit seinen Setzplätzen. Leg sie zuerst fest, dann paare die erste Stufe.
refusal-system-no-bracket = { $active ->
    [one] Ein Turnierbaum hat mindestens 2 und höchstens 32 Spieler, und einer ist eingetragen. Wähle in den Einstellungen ein anderes System, oder trag weitere Spieler ein.
   *[other] Ein Turnierbaum hat mindestens 2 und höchstens 32 Spieler, und { $active } sind eingetragen. Wähle in den Einstellungen ein anderes System, oder trag weitere Spieler ein.
}
refusal-system-bracket-full = Ein Turnierbaum hat höchstens 32 Spieler, und { $active } sind eingetragen. Wähle in den Einstellungen ein anderes System.
refusal-system-not-the-order = Die Reihenfolge nennt nicht alle, die spielen, genau einmal. Sieh dir die Spieler noch einmal an und sende sie dann.
refusal-system-order-from-standings = Die Setzplätze einer Finalrunde kommen aus der Rangliste. Nur ein Turnierbaum für alle nimmt eine eigene Reihenfolge an.
refusal-system-other-elimination = Dieses Turnier hat das System „{ $system }“. Wähle es für den Turnierbaum, oder ändere zuerst die Einstellungen.
refusal-system-nobody-sits-out = In einem Rundenturnier setzt niemand aus, weil alle auf alle treffen. Nimm einen Spieler heraus, der gegangen ist, oder trag an seinem Tisch „nicht erschienen“ ein.
refusal-system-pairs-are-fixed = In einem Rundenturnier sagt der Spielplan, wer auf wen trifft, also wechseln Spieler nicht den Tisch. Für einen anderen Spielplan verwirf Runde 1, solange sie ein Entwurf ist.
refusal-system-everybody-meets = In einem Rundenturnier treffen alle auf alle, also lässt sich niemand auseinanderhalten.
refusal-system-numbers-stay = Der Spielplan eines Rundenturniers nummeriert die Tische, also lässt sich keiner festlegen.
refusal-system-no-free-number = Der Spielplan hat keine freie Nummer, also kann niemand mehr dazukommen.
refusal-system-one-free-number = Der Spielplan hat eine freie Nummer, also kann nur noch ein Spieler dazukommen.
refusal-system-redraw-draft = Damit mehr dazukommen können, verwirf den Entwurf von Runde 1, trag alle ein und paare die Runde neu.
refusal-system-redraw-publication = Damit mehr dazukommen können, nimm die Veröffentlichung von Runde 1 zurück, solange dort nichts gemeldet ist, verwirf den Entwurf, trag alle ein und paare die Runde neu.
refusal-system-meets-another = Nach dem Spielplan trifft dieser Spieler in Runde { $round } auf jemand anderen; er beginnt in der nächsten Runde.
refusal-system-no-game-left = Alle Runden des Spielplans sind gepaart, und in keiner laufenden Runde hat jemand das Freilos, also hätte ein verspäteter Spieler keine Partie.
refusal-system-over = Alle sind aufeinandergetroffen: Runde { $rounds } war die letzte des Spielplans. Beginne eine Finalrunde, oder schließ das Turnier ab.
refusal-system-no-timetable = Nur die Runden eines Rundenturniers lassen sich alle auf einmal veröffentlichen. Veröffentliche diese Runde allein.
refusal-system-other-deadlines = { $rounds ->
    [one] Eine Runde ist zu veröffentlichen, und sie braucht eine Frist. Sieh dir den Entwurf noch einmal an.
   *[other] { $rounds } Runden sind zu veröffentlichen, und jede braucht eine Frist. Sieh dir den Entwurf noch einmal an.
}
refusal-system-too-many = Ein Rundenturnier hat höchstens { $most } Spieler, und { $active } sind eingetragen. Wähle in den Einstellungen das Schweizer System.
refusal-stays-beginning = das Turnier beginnt mit ihr. Ändere die Einstellungen, oder bitte den Betreiber, das Turnier zu verbergen
refusal-stays-registered = eine Nummer bekommt nur ein Spieler. Nimm die Registrierung auf der Seite des Spielers zurück, oder nimm ihn aus dem Turnier
refusal-stays-unregistered = der Name kann inzwischen gelöscht sein. Registriere den Spieler neu
refusal-stays-name = Namen stehen nicht im Protokoll. Korrigiere den Namen auf der Seite des Spielers
refusal-stays-link = die Links wurden schon gezeigt. Mach auf der Seite des Spielers einen neuen: Damit endet der alte
refusal-stays-list = der Spieler hat gesagt, ob alle die Liste sehen dürfen, und alle können sie gesehen haben. Gib die richtige Liste noch einmal ab
refusal-stays-witnessed = sie sagt, was außerhalb des Protokolls geschah, und das bleibt so
refusal-stays-drawn = eine Auslosung bleibt, sonst könnte man ziehen, bis es jemandem passt. Zieh noch einmal, vor aller Augen
refusal-stays-shown = die Listen können inzwischen gesehen worden sein. Wähle neu, wer sie sieht
refusal-stays-dispute = was zu einem Streitfall eingetragen ist, bleibt. Zieh den Ruf zurück, korrigiere den Wortlaut, oder leg Einspruch ein
refusal-stays-penalty = eine Strafe bleibt eingetragen. Nimm sie mit einem Grund zurück, oder sprich sie noch einmal aus
refusal-stays-counted = in den Listen, die bis dahin gespielt wurden, sind die Karten für alle gezählt, und eine zweite Zählung verriete, was dazwischen korrigiert wurde. Öffne das Turnier wieder
refusal-stays-hidden = der Betreiber verbirgt ein Turnier und zeigt es wieder
refusal-stays-undoing = sie macht nur andere Zeilen rückgängig oder wiederholt sie. Geh zu diesen Zeilen
refusal-undo-no-such-line = Das Protokoll hat keine Zeile { $line }. Geh zum Protokoll und wähle dort eine Zeile.
refusal-undo-stays = Zeile { $line } wird nicht rückgängig gemacht: { $why }.
refusal-undo-undone-already = Zeile { $line } ist schon rückgängig gemacht. Von dir wurde nichts eingetragen; das Protokoll sagt, wer es war und warum.
refusal-undo-not-undone = Zeile { $line } zählt, wie sie ist; es gibt nichts zu wiederholen.
refusal-undo-not-yours = Zeile { $line } hat jemand anderes eingetragen. Du machst rückgängig, was du selbst eingetragen hast, der Turnierleiter das übrige.
refusal-undo-for-directors = Zeile { $line } ist eine Handlung des Turnierleiters: Nur ein Turnierleiter macht sie rückgängig oder wiederholt sie.
refusal-undo-too-many = In diesem Turnier wurde { $most }-mal etwas rückgängig gemacht oder wiederholt, und öfter geht es nicht. Korrigiere es an seiner Stelle: Jede Seite hat einen Weg dafür.
refusal-undo-rests-on = Zeile { $line } bleibt, weil Späteres auf ihr beruht: { $lines }. Mach zuerst das rückgängig, das Neueste vor dem anderen.
refusal-undo-rests-on-discard = Zeile { $line } bleibt, weil Späteres auf ihr beruht: { $lines }. Nicht alles davon lässt sich rückgängig machen: Verwirf stattdessen den Entwurf, auf der Seite der Runde.
refusal-undo-rests-on-for-good = { $number ->
    [one] Zeile { $line } bleibt, weil Späteres auf ihr beruht: { $lines }. Davon wird { $never } nie rückgängig gemacht: Korrigiere an seiner Stelle, was falsch ist.
   *[other] Zeile { $line } bleibt, weil Späteres auf ihr beruht: { $lines }. Davon werden { $never } nie rückgängig gemacht: Korrigiere an seiner Stelle, was falsch ist.
}
refusal-undo-done-without = Zeile { $line } bleibt rückgängig gemacht, weil Späteres ohne sie eingetragen wurde: { $lines }. Mach zuerst das rückgängig, das Neueste vor dem anderen.
refusal-undo-grounds-changed = Zeile { $line } bleibt rückgängig gemacht, weil sie auf etwas beruht, das seither rückgängig gemacht oder wiederholt wurde: { $lines }. Stell das zuerst wieder her.
refusal-undo-lines = { $number ->
    [one] Zeile { $lines }
   *[other] Zeilen { $lines }
}
refusal-undo-more = { $number } weitere
series-refusal-not-theirs = Das tun nur die Leiter dieser Serie und der Betreiber.
series-refusal-not-the-operator = Nur der Betreiber ernennt Leiter.
series-refusal-may-not-begin = Eine Serie beginnen nur Konten, die Turniere eröffnen dürfen. Frag den Betreiber.
series-refusal-closed = Die Serie ist abgeschlossen. Öffne sie zuerst wieder.
series-refusal-not-closed = Die Serie ist nicht abgeschlossen.
series-refusal-not-begun = Das Protokoll hat keinen Anfang.
series-refusal-begun = Die Serie hat schon begonnen.
series-refusal-title = Schreib einen Titel von höchstens { $most } Zeichen.
series-refusal-too-long = Schreib höchstens { $most } Zeichen.
series-refusal-no-reason = Sag, warum, für alle, die die Rangliste später lesen.
series-refusal-figures = Punkte sind ganze Zahlen von 0 bis { $points }, für 1 bis { $places } Ränge, und kein Rang bringt mehr als ein besserer.
series-refusal-directs-already = Dieses Konto leitet die Serie schon.
series-refusal-not-a-director = Dieses Konto leitet die Serie nicht.
series-refusal-too-many-directors = Eine Serie hat höchstens { $most } Leiter.
series-refusal-too-many-tournaments = Eine Serie hat höchstens { $most } Turniere.
series-refusal-too-many-bonuses = Eine Serie hat höchstens { $most } Boni.
series-refusal-not-over = „{ $title }“ ist noch nicht vorbei. Zähl es, wenn es abgeschlossen ist.
series-refusal-no-ranking = Im Endstand von „{ $title }“ hat niemand einen Rang.
series-refusal-hidden = „{ $title }“ ist verborgen und kann nicht zählen.
series-refusal-counts-already = „{ $title }“ zählt schon, so wie es jetzt ist.
series-refusal-changed = „{ $title }“ zählt schon. Seither hat es sich geändert: Zähl es noch einmal, wenn es zählen soll, wie es jetzt ist.
series-refusal-overtaken = Jemand hat „{ $title }“ noch einmal gezählt, nachdem du die Seite geöffnet hast. Öffne die Seite neu.
series-refusal-not-counted = Dieses Turnier zählt hier nicht. Öffne die Seite neu.
series-refusal-bonus = Ein Bonus ist eine ganze Zahl von 1 bis { $number }.
series-refusal-no-player = Nur Spieler eines Turniers, das hier zählt, können einen Bonus bekommen.
series-refusal-no-bonus = Diesen Bonus gibt es nicht mehr. Öffne die Seite neu.
series-refusal-control = Der Text enthält ein Steuerzeichen. Tipp ihn noch einmal.
series-refusal-full = Das Protokoll dieser Serie ist voll. Schließ sie ab, und beginne eine andere.
series-refusal-same = Nichts wurde geändert.
refusal-player-already-registered = { $who } ist in diesem Turnier schon registriert.
refusal-player-two-persons = { $who } kann nicht zwei Personen sein. Kreuz eine davon an.
refusal-player-already-dropped = { $who } ist schon ausgestiegen. Nimm den Spieler wieder auf, um ihn zu paaren.
refusal-player-not-dropped = { $who } ist nicht ausgestiegen und wird wie sonst gepaart.
refusal-player-disqualified = { $who } ist durch Strafe { $penalty } disqualifiziert. Nimm zuerst diese Strafe zurück, dann den Spieler wieder auf.
refusal-player-play-has-begun = Es wird schon gespielt, also bleibt die Registrierung von { $who } stehen. Nimm den Spieler stattdessen heraus.
refusal-player-forfeit-without-round = Eine kampflos verlorene Partie gehört zu einer Runde, und keine ist genannt. Wähle die Runde, deren Partie { $who } verliert, oder eine andere Stufe.
refusal-player-no-game-to-forfeit = { $who } hat in Runde { $round } keine Partie, also lässt sich dort keine kampflos verlieren. Wähle die Runde der Partie, oder eine andere Stufe.
refusal-player-penalty-on-record = { $who } hat eine eingetragene Strafe, also bleibt die Registrierung. Nimm den Spieler stattdessen heraus.
refusal-player-seated-in-draft = { $who } hat einen Platz im Entwurf von Runde { $round }. Veröffentliche zuerst die Runde, oder verwirf den Entwurf.
refusal-player-away-in-draft = Im Entwurf von Runde { $round } ist { $who } als abwesend eingetragen, also bleibt die Registrierung. Nimm den Spieler stattdessen heraus, oder verwirf zuerst den Entwurf.
refusal-player-in-the-cut = { $who } hat einen Platz im Turnierbaum, also bleibt die Registrierung. Nimm den Spieler stattdessen heraus, oder nimm zuerst den Turnierbaum zurück.
refusal-player-paired-meanwhile = Die nächsten Paarungen entstehen gerade, und { $who } hat einen Platz darin. Sag es jetzt dem Turnierleiter, oder steig aus, wenn sie veröffentlicht sind.
refusal-player-both-marks = { $who } ist als abwesend und für ein erspieltes Freilos markiert. Nimm eine der beiden Markierungen weg.
refusal-player-no-deck = { $who } hat noch keine Deckliste abgegeben.
refusal-player-list-changed = { $who } hat jetzt eine andere Liste. Eingetragen wurde nichts. Sieh dir diese Liste an, bevor du weitermachst.
refusal-player-decks-locked = Es wird schon gespielt, also sind die Decklisten gesperrt. Ein Turnierleiter oder Deckprüfer kann eine geänderte Liste abgeben, wenn { $who } dabei ist.
refusal-player-plays-now = { $who } spielt gerade. Das Deck kann sich ändern, sobald das Ergebnis dieser Partie eingetragen ist.
refusal-player-faulty-list = Es wird schon gespielt, und diese Liste hat Fehler. Korrigiere sie, oder bitte einen Turnierleiter oder Deckprüfer, sie für { $who } abzugeben.
refusal-player-pool-locked = Es wird schon gespielt, also sind die Pools gesperrt. Ein Turnierleiter oder Deckprüfer kann einen korrigierten Pool registrieren, wenn { $who } dabei ist.
refusal-player-pool-of-staff = Den Pool von { $who } hat das Team registriert, also kann ihn nur das Team korrigieren. Geh zu einem Turnierleiter oder Deckprüfer.
refusal-player-consent-unsaid = Frag { $who }, ob alle die Liste sehen dürfen, und gib die Antwort an. Abgegeben wurde nichts.
refusal-player-not-in-draft = { $who } ist nicht im Entwurf von Runde { $round }.
refusal-player-not-in-round = { $who } hat in Runde { $round } weder einen Tisch noch das Freilos.
refusal-player-in-round = { $who } hat schon einen Platz in Runde { $round }.
refusal-player-not-at-table = { $who } sitzt in Runde { $round } nicht an Tisch { $table }. Melde das Ergebnis deines eigenen Tisches.
refusal-player-forfeit-unrecorded = Strafe { $penalty } nimmt { $who } die Partie in Runde { $round }, Tisch { $table }, und deren Ergebnis sagt das nicht. Trag das zuerst ein, oder nimm die Strafe zurück.
refusal-player-disqualification-waits = Die Disqualifikation von { $who } (Strafe { $penalty }) wartet auf den Turnierleiter. Bestätige sie zuerst, oder nimm sie zurück.
refusal-player-disqualified-in-draft = { $who } ist disqualifiziert und hat einen Platz im Entwurf von Runde { $round }. Verwirf den Entwurf und paare neu.
refusal-player-goes-on = Das Match an Tisch { $table } von Runde { $round } ist schon geregelt: { $who } kommt weiter. Soll ein anderer weiterkommen, nenne ihn auf der Seite der Finalrunde.
refusal-player-left-the-match = { $who } ist aus dem Turnier ausgestiegen; an Tisch { $table } von Runde { $round } kommt also der Gegner weiter. Nenne den Gegner, oder nimm { $who } zuerst wieder auf.
refusal-player-dropped-in-draft = { $who } ist ausgestiegen und hat einen Platz im Entwurf von Runde { $round }. Verwirf den Entwurf und paare neu, oder nimm den Spieler zuerst wieder auf.
refusal-player-won-the-cut = { $who } hat das Finale gewonnen: Es gibt nichts mehr zu paaren. Schließ das Turnier ab.
refusal-player-table-is-theirs = Tisch { $table } ist für { $who } reserviert. Wähle einen anderen Tisch, oder gib zuerst den von { $who } frei.
refusal-player-in-team = { $who } ist im Team von Gruppe { $group } und zählt für ein Team. Nimm der Gruppe zuerst den Namen.
refusal-player-about-others = Streitfall { $dispute } betrifft Runde { $round }, Tisch { $table }, und dort sitzt { $who } nicht. Wähle den Streitfall von { $who } oder keinen; oder sag, dass du ihn trotzdem meinst.
refusal-player-no-fixed-table = { $who } hat keinen festen Tisch mehr. Lade die Seite neu.
refusal-player-own-penalty = Du bist { $who } oder sitzt am selben Tisch, also sprichst du diese Strafe weder aus, noch nimmst du sie zurück. Das muss ein anderer Schiedsrichter tun.
refusal-player-no-such-rating = Die Wertungszahl von { $who } ist eine Zahl von 0 bis { $highest }.
refusal-player-two-ratings = { $who } hat hier zwei Wertungszahlen. Lass eine Zeile stehen.
refusal-already-created = Dieses Turnier ist schon eingerichtet.
refusal-not-created = Dieses Turnier ist noch nicht eingerichtet. Erstelle es zuerst.
refusal-no-round-to-check = Gerade wird keine Runde gespielt. Veröffentliche eine Runde, dann lose aus, wessen Deck darin geprüft wird.
refusal-nobody-to-check = Niemand ist mehr auszulosen: Alle, die in dieser Runde spielen und eine Liste abgegeben haben, wurden ausgelost oder geprüft.
refusal-no-such-checks = Lose 1 bis { $most } Spieler aus, und nicht mehr nahe der Finalrunde als insgesamt.
refusal-closed = Das Turnier ist abgeschlossen, und seine Rangliste steht fest. Öffne es mit einem Grund wieder, um etwas zu ändern.
refusal-not-closed = Das Turnier ist noch offen; es gibt nichts wieder zu öffnen.
refusal-no-reason = Schreib den Grund auf. Alle können ihn im Protokoll lesen.
refusal-no-reason-to-accept = Die Liste hat Mängel; schreib auf, warum sie angenommen wird. Das Team und der Spieler lesen es; das öffentliche Protokoll sagt nur, dass die Liste angenommen wurde.
refusal-text-too-long = { $what } hat { $length } Zeichen; höchstens { $limit } sind möglich.
refusal-text-hides = { $what } enthält nach „{ $after }“ ein Zeichen, das niemand sieht ({ $character }). Lösch diese Stelle und tipp sie, statt sie zu kopieren.
refusal-text-hides-first = { $what } beginnt mit einem Zeichen, das niemand sieht ({ $character }). Lösch den Anfang und tipp ihn, statt ihn zu kopieren.
refusal-nobody-to-register = Niemand ist einzutragen. Schreib einen Namen in jede Zeile.
refusal-full = Ein Turnier hat höchstens { $most } Spieler. Eröffne ein weiteres für die anderen.
refusal-profile-unfit = Unter diesem Profil wäre ein eingetragenes Ergebnis nicht möglich. { $why } Korrigiere das Ergebnis, oder behalte das Profil.
refusal-won-otherwise = Unter diesem Profil käme in Runde { $round }, Tisch { $table }, ein anderer Spieler weiter oder niemand, und diese Runde ist vorbei. Behalte die Werte, die dieses Match entscheiden.
refusal-no-check-in = Für die kommende Runde ist kein Einchecken offen, also wurde nichts eingetragen. Der Turnierleiter öffnet es.
refusal-nobody-to-identify = Niemand ist gewählt. Kreuz die Spieler an, die dieselbe Person sind.
refusal-no-such-player = Nummer { $player } hat in diesem Turnier niemand. Vergleich die Nummer mit der Spielerliste.
refusal-no-format = In diesem Turnier werden keine Decks geprüft. Wähle zuerst in den Einstellungen ein Deckformat.
refusal-two-tables = Wähle zwei Tische oder mehr: Die Spieler eines einzigen Tisches haben sonst niemanden, auf den sie treffen.
refusal-other-players-now = An diesen Tischen von Runde { $round } sitzen jetzt andere Spieler. Sieh dir die Tische noch einmal an und wähle sie neu.
refusal-no-pools = In diesem Format entstehen Decks aus beliebigen Karten, also gibt es keinen Pool zu registrieren. Wähle zuerst in den Einstellungen ein Format mit Sealed oder Draft.
refusal-round-still-open = { $round } wird noch gespielt: { $missing }. Schließe erst ab, bevor du weiter paarst.
refusal-already-paired = Runde { $round } ist schon als Entwurf gepaart. Veröffentliche sie, oder verwirf sie mit einem Grund und paare neu.
refusal-cut-started = Der Turnierbaum hat begonnen: Nur seine Spieler spielen weiter. Nimm ihn zuerst zurück, wenn das ein Versehen war.
refusal-no-cut = Es gibt keine Finalrunde. Beginne eine nach der abgeschlossenen Runde.
refusal-cut-has-begun = Eine Partie der Finalrunde ist schon eingetragen, also lässt sie sich nicht zurücknehmen. Korrigiere stattdessen das Ergebnis.
refusal-cut-too-large = { $left ->
    [one] Eine Finalrunde mit { $size } Plätzen braucht { $size } Spieler, und einer ist noch da. Wähle eine kleinere Finalrunde.
   *[other] Eine Finalrunde mit { $size } Plätzen braucht { $size } Spieler, und { $left } sind noch da. Wähle eine kleinere Finalrunde.
}
refusal-seeds-changed = Die Setzplätze haben sich geändert, seit du die Seite geöffnet hast. Sieh sie dir noch einmal an, dann beginne die Finalrunde.
refusal-nobody-sits-out = In der Finalrunde setzt niemand aus. Nimm einen Spieler heraus, der gegangen ist, oder trag für den Gegner einen kampflosen Sieg ein.
refusal-stage-is-fixed = In der Finalrunde sagt der Turnierbaum, wer auf wen trifft. Verwirf den Entwurf und korrigiere ein Ergebnis, oder nimm einen Spieler heraus.
refusal-not-in-cut = Tisch { $table } von Runde { $round } ist kein Match der Finalrunde.
refusal-match-decided = Das Match an Tisch { $table } ist entschieden. Korrigiere eines seiner Ergebnisse, wenn der falsche Spieler weiterkommt.
refusal-nobody-won = Runde { $round } ist abgeschlossen, und nach ihren jetzigen Ergebnissen hat niemand das Match an Tisch { $table } gewonnen. Nenne, wer weiterkommt, oder korrigiere ein Ergebnis.
refusal-game-open = Die Partie an Tisch { $table } hat noch kein Ergebnis. Trag es zuerst ein.
refusal-stage-rests-on-it = Die nächste Stufe ist nach diesem Ergebnis schon gepaart, und ein anderer Spieler käme weiter. Verwirf zuerst ihren Entwurf. Ist sie veröffentlicht und noch nichts in ihr gemeldet, nimm davor ihre Veröffentlichung zurück.
refusal-cut-still-played = Die Finalrunde ist nicht vorbei: Noch ohne Sieger ist { $stage }. Spielt sie zu Ende, oder nenne, wer weiterkommt.
refusal-bracket = Die Matches ergeben keinen Turnierbaum: { $why }.
refusal-too-few-players = { $active ->
    [one] Eine Runde braucht mindestens zwei Spieler, und nur einer lässt sich jetzt paaren. Trag zuerst Spieler ein, oder nimm welche wieder auf.
   *[other] Eine Runde braucht mindestens zwei Spieler, und { $active } lassen sich jetzt paaren. Trag zuerst Spieler ein, oder nimm welche wieder auf.
}
refusal-not-paired = Die Runde ließ sich nicht paaren: { $why }
refusal-no-draft = Keine Runde ist als Entwurf gepaart. Paare zuerst die nächste Runde.
refusal-swap-with-oneself = Wähle zwei verschiedene Spieler zum Tauschen.
refusal-pair-with-oneself = Wähle zwei verschiedene Spieler, die gegeneinander spielen.
refusal-meet-already = Diese beiden treffen schon an Tisch { $table } aufeinander. Wähle Spieler von zwei Tischen.
refusal-not-being-played = Spieler wechseln nur in der Runde des Schweizer Systems den Tisch, die gerade gespielt wird, und das ist Runde { $round } nicht. Öffne die neueste Runde.
refusal-table-begun = An Tisch { $table } von Runde { $round } gibt es { $what }, also bleiben seine Spieler. Wähle Spieler von Tischen, von denen nichts gemeldet ist.
refusal-no-bye = In Runde { $round } hat niemand das Freilos, also gibt es keinen Gegner. Der Spieler wird ab der nächsten Runde gepaart.
refusal-no-table-of-the-hall = Wähle einen Tisch von 1 bis { $highest }, wie er im Saal nummeriert ist.
refusal-no-such-round = Runde { $round } gibt es noch nicht. Runden werden eine nach der anderen gepaart.
refusal-not-published = Runde { $round } ist noch nicht veröffentlicht. Veröffentliche die Paarungen, bevor du Ergebnisse einträgst.
refusal-no-such-table = Runde { $round } hat keinen Tisch { $table }. Vergleich die Nummer auf dem Ergebniszettel.
refusal-round-closed = Runde { $round } ist abgeschlossen. Wähle „Ergebnis korrigieren“ und gib den Grund an.
refusal-already-recorded = Tisch { $table } von Runde { $round } hat schon ein Ergebnis. Bitte den Turnierleiter, es zu korrigieren.
refusal-no-result = Tisch { $table } von Runde { $round } hat noch kein Ergebnis. Trag es zuerst ein.
refusal-no-contradiction = Dem Ergebnis von Tisch { $table } in Runde { $round } widerspricht nichts.
refusal-impossible = Tisch { $table }: { $why }
refusal-nothing-to-correct = Tisch { $table } von Runde { $round } steht schon so da. Nichts wurde geändert.
refusal-changed-meanwhile = Das Ergebnis von Tisch { $table } in Runde { $round } wurde geändert, während diese Seite offen war. Sieh dir an, was jetzt eingetragen ist, und korrigiere es noch einmal, wenn es noch falsch ist.
refusal-results-missing = { $round } lässt sich noch nicht abschließen: { $missing }.
refusal-dispute-open = Streitfall { $dispute } zu Runde { $round } ist nicht entschieden. Entscheide ihn zuerst, oder kreuz an, dass die Runde trotzdem abgeschlossen wird.
refusal-no-such-dispute = In diesem Turnier gibt es keinen Streitfall { $dispute }.
refusal-already-cited = { $citation } ist diesem Streitfall schon angefügt.
refusal-not-cited = { $citation } ist diesem Streitfall nicht angefügt.
refusal-own-table = Du sitzt am Tisch von Streitfall { $dispute }, also entscheidest du ihn nicht. Das muss ein anderer Schiedsrichter tun; der Turnierleiter kann unter „Einstellungen“ einen einladen.
refusal-escalated = Streitfall { $dispute } wurde an den Hauptschiedsrichter abgegeben. Jetzt entscheidet ihn der Hauptschiedsrichter oder der Turnierleiter.
refusal-already-escalated = Streitfall { $dispute } liegt schon beim Hauptschiedsrichter.
refusal-has-last-word = Bei Streitfall { $dispute } hast du selbst das letzte Wort, also gibt es niemanden, an den du ihn abgeben kannst. Entscheide ihn.
refusal-claimed-meanwhile = Ein anderer Schiedsrichter hat Streitfall { $dispute } übernommen, während diese Seite offen war; von dir wurde nichts eingetragen. Übernimm ihn, wenn du es sollst.
refusal-game-over = Tisch { $table } von Runde { $round } hat schon ein Ergebnis, also gibt es keine Partie, die noch Zeit braucht.
refusal-clock-stopped = Runde { $round } ist abgeschlossen und ihre Uhr steht, also lässt sich keine Zeit geben.
refusal-nothing-to-settle = Wähle für mindestens einen Tisch von Runde { $round }, was seine Partie zählt, und für jeden Tisch nur einmal.
refusal-no-minutes = 0 Minuten ändern nichts. Schreib, wie viele Minuten Tisch { $table } bekommt, etwa 5.
refusal-too-many-minutes = { $minutes ->
    [one] Mit einer weiteren Minute hätte Tisch { $table } { $total } Minuten über eine Runde von { $most } hinaus. Gib höchstens so viele, wie die Runde hat.
   *[other] Mit { $minutes } weiteren Minuten hätte Tisch { $table } { $total } Minuten über eine Runde von { $most } hinaus. Gib höchstens so viele, wie die Runde hat.
}
refusal-minutes-not-given = { $given ->
    [one] Tisch { $table } hat eine Zusatzminute bekommen; { $minutes } lassen sich nicht zurücknehmen.
   *[other] Tisch { $table } hat { $given } Zusatzminuten bekommen; { $minutes } lassen sich nicht zurücknehmen.
}
refusal-dispute-elsewhere = Streitfall { $dispute } betrifft nicht Tisch { $table }. Gib die Zeit ohne ihn, oder an seinem eigenen Tisch.
refusal-still-open = Streitfall { $dispute } hat noch keine Entscheidung. Wie lange er dauerte, steht fest, sobald ein Schiedsrichter entscheidet.
refusal-already-extended = Die Zeit, die Streitfall { $dispute } gedauert hat, wurde schon zurückgegeben.
refusal-already-ruled = Streitfall { $dispute } hat schon eine Entscheidung. Ein Einspruch kann sie ändern.
refusal-without-authority = Zu Streitfall { $dispute } ist nichts zitiert, also wurde die Entscheidung nicht eingetragen. Zitiere, worauf sie beruht, oder kreuz „Ich entscheide ohne Zitat“ an.
refusal-grounds-stand = Streitfall { $dispute } ist entschieden, und seine Zitate bleiben, wie die Entscheidung sie zitiert hat. Füg an, was übersehen wurde; es wird als später angefügt gekennzeichnet.
refusal-decided = Zu Streitfall { $dispute } ist das letzte Wort gesprochen. Es wird nichts mehr hinzugefügt oder geändert.
refusal-others-ruling = Die Entscheidung zu Streitfall { $dispute } hat jemand anderes gegeben. Nur diese Person, der Hauptschiedsrichter oder der Turnierleiter kann ihren Wortlaut korrigieren.
refusal-no-words = Streitfall { $dispute } hat noch keine Entscheidung, also ist kein Wortlaut zu korrigieren.
refusal-same-words = Die Entscheidung zu Streitfall { $dispute } lautet schon so. Nichts wurde geändert.
refusal-withdrawn = Streitfall { $dispute } wurde zurückgezogen. Eröffne einen neuen, wenn die Frage wieder auftaucht.
refusal-not-instead = Streitfall { $dispute } kann nicht als Streitfall { $instead } weitergehen. Wähle einen anderen, der nicht zurückgezogen ist.
refusal-called-already = Für diesen Tisch gibt es schon einen Ruf, Streitfall { $dispute }, also wurde kein zweiter eröffnet. Kreuz an, dass es um etwas anderes geht, um ihn trotzdem zu eröffnen.
refusal-sent-enough = Du hast in diesem Turnier { $number } Formulare gesendet, mehr als jemand braucht. Geh zur Turnierleitung: Das Team trägt das Weitere ein.
refusal-no-last-word = Über den Einspruch zu Streitfall { $dispute } entscheidet der Hauptschiedsrichter oder der Turnierleiter.
refusal-facts-meanwhile = Der Sachverhalt oder die Zitate zu Streitfall { $dispute } haben sich geändert, während diese Seite offen war; von dir wurde nichts eingetragen. Lies, was neu ist, dann sende es noch einmal.
refusal-decided-meanwhile = Die Entscheidung zu Streitfall { $dispute } hat sich geändert, während diese Seite offen war; von dir wurde nichts eingetragen. Lies, was neu ist, dann sende es noch einmal.
refusal-not-ruled = Streitfall { $dispute } hat noch keine Entscheidung, gegen die man Einspruch einlegen könnte.
refusal-already-appealed = Gegen die Entscheidung zu Streitfall { $dispute } läuft schon ein Einspruch.
refusal-no-appeal = Zu Streitfall { $dispute } wartet kein Einspruch auf eine Entscheidung.
refusal-no-such-penalty = In diesem Turnier gibt es keine Strafe { $penalty }.
refusal-nothing-to-confirm = Strafe { $penalty } ist keine Disqualifikation, die wartet.
refusal-only-the-director = Nur der Turnierleiter nimmt einen Spieler aus dem Turnier.
refusal-already-withdrawn = Strafe { $penalty } wurde schon zurückgenommen.
refusal-no-such-draw = Das lässt sich nicht ziehen. Ein Würfel hat 2 bis 1000 Seiten, eine Reihenfolge 2 bis 512 Plätze.
refusal-dispute-waits = Streitfall { $dispute } wartet noch auf eine Entscheidung. Entscheide ihn zuerst.
refusal-conflict-waits = An Tisch { $table } von Runde { $round } widersprechen sich zwei Ergebnisse. Klär das zuerst.
refusal-nothing-played = Noch keine Runde ist gespielt, also gibt es keine Rangliste, mit der sich das Turnier abschließen ließe.
refusal-stale-not-next = Runde { $round } ist nicht mehr die nächste: Sie wurde gepaart oder verworfen, während diese Seite offen war. Jetzt wurde nichts gepaart. Sieh dir die Runden an und beginne dort noch einmal.
refusal-stale-no-draft = Runde { $round } ist kein Entwurf mehr: Sie wurde inzwischen veröffentlicht oder verworfen. Es wurde nichts geändert.
refusal-stale-draft-changed = Der Entwurf wurde geändert, während diese Seite offen war, also wurde er nicht veröffentlicht. Sieh ihn noch einmal an.
refusal-stale-seats-changed = Jemand anderes hat die Plätze geändert, während diese Seite offen war, also wurde niemand umgesetzt. Was du eingegeben hast, steht noch im Formular. Sieh nach, wer jetzt wo sitzt, und tausche nur, wenn es noch nötig ist.
refusal-stale-reseated = Das wurde für { $were } ausgefüllt, und seither haben Spieler den Tisch gewechselt: An Tisch { $table } sitzen jetzt { $are }. Es wurde nichts eingetragen. Vergleiche deine Eingaben mit denen, die dort sitzen, und sende sie noch einmal.
refusal-stale-conflict-changed = An Tisch { $table } kam ein anderes Ergebnis herein oder wurde eines korrigiert, während diese Seite offen war, also wurde nichts verworfen. Sieh dir an, was jetzt hier steht.
refusal-stale-open-tables-changed = An den offenen Tischen haben sich Ergebnisse, Meldungen oder Plätze geändert, während diese Seite offen war, also wurde nichts eingetragen. Was du eingegeben hast, steht noch da, wo dieselben Spieler sitzen. Prüfe es, und sende es noch einmal.
refusal-stale-pinned-changed = Die Einstellungen wurden geändert, nachdem du diese Seite geöffnet hast; deine wurden nicht eingetragen. Beide stehen unten, und was du eingegeben hast, steht noch im Formular. Sende es noch einmal, damit es gilt, oder verlasse die Seite.
refusal-stale-other-ratings = Jemand anderes hat Wertungszahlen eingetragen, nachdem du diese Seite geöffnet hast, also wurde keine von deinen eingetragen: { $lines }. Was du eingegeben hast, steht noch im Formular. Berichtige es, und sende es noch einmal, damit es gilt.
refusal-stale-rating-line = { $name } hat jetzt { $now }, und du hast { $typed } eingegeben
refusal-no-reason-for-staff = Schreib den Grund auf. Das Team liest ihn, die Spieler nicht.
refusal-no-reason-for-staff-and-players = Schreib den Grund auf. Das Team und die beiden Spieler lesen ihn.
refusal-no-reason-for-staff-and-player = Schreib den Grund auf. Er bleibt zwischen dem Spieler und dem Team.
refusal-facts-empty = Der Sachverhalt fehlt. Schreib ihn in wenigen Worten auf.
refusal-text-empty = { $what } fehlt. Ein paar Worte genügen.
refusal-facts-too-long = Der Sachverhalt hat { $length } Zeichen; höchstens { $limit } sind möglich.
refusal-text-reason = Der Grund
refusal-text-remark = Die Bemerkung
refusal-text-difference = Die Beschreibung des Unterschieds
refusal-text-purpose = Der Zweck
refusal-text-question = Die Frage
refusal-text-ruling = Die Entscheidung
refusal-text-appeal = Der Einspruch
refusal-text-final-word = Das letzte Wort
refusal-text-teller = Die Angabe, wer es erzählt,
refusal-text-facts = Der Sachverhalt
refusal-begun-result = ein Ergebnis
refusal-begun-report = die Meldung eines Spielers
refusal-begun-dispute = einen Streitfall
refusal-waits-draft = ihre Paarungen sind noch ein Entwurf
refusal-waits-nothing = alle Ergebnisse sind da
refusal-waits-results = { $number ->
    [one] von Tisch { $tables } fehlt das Ergebnis
   *[other] von den Tischen { $tables } fehlen die Ergebnisse
}
refusal-waits-conflicts = { $number ->
    [one] an Tisch { $tables } widersprechen sich die Ergebnisse
   *[other] an den Tischen { $tables } widersprechen sich die Ergebnisse
}
refusal-waits-winners = { $number ->
    [one] an Tisch { $tables } gibt es noch keinen Sieger
   *[other] an den Tischen { $tables } gibt es noch keinen Sieger
}
refusal-waits-both = { $one }, und { $other }
