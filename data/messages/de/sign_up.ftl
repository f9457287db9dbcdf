sign-up-apply-title = Zum Turnier anmelden, { $title }
sign-up-apply-you-sent-this-form-before = Du hast dieses Formular schon gesendet, mit anderen Angaben
sign-up-apply-what-you-sent-first-is = Was du zuerst gesendet hast, steht auf der Liste; jetzt wurde nichts gesendet. Um es zu ändern, öffne die Quittung.
sign-up-apply-to-apply-for-another-player = Um einen weiteren Spieler zu bewerben, drücke noch einmal „Bewerben“.
sign-up-apply-open-the-receipt = Quittung öffnen
sign-up-apply-apply-for-a-place = Um einen Platz bewerben
sign-up-apply-all-places-are-taken = Alle Plätze sind vergeben
sign-up-apply-you-can-still-apply-you = Du kannst dich trotzdem bewerben: Du wartest auf der Liste, falls ein Platz frei wird.
sign-up-apply-as-it-should-appear-in = So, wie er in den Paarungen stehen soll. Alle sehen ihn, sobald du angenommen bist.
sign-up-apply-contact-hint = Freiwillig: etwa dein Name bei Discord oder im Online-Client, höchstens { $longest } Zeichen. Sobald du einen Platz hast, sehen ihn nur deine Gegner und das Team. Mit dem Abschluss des Turniers wird er gelöscht.
sign-up-apply-send-your-deck-list-along = Schick deine Deckliste mit, wenn du eine hast
sign-up-apply-apply = Bewerben
sign-up-apply-the-director-decides-who-plays = Der Turnierleiter entscheidet, wer spielt. Bis dahin sieht nur er deinen Namen; deine Liste bleibt privat. Nach dem Ende des Turniers bleibt von einer Bewerbung nichts erhalten.
sign-up-apply-begun = Das Turnier läuft schon
sign-up-apply-begun-text = Wenn der Turnierleiter dich jetzt annimmt, spielst du ab Runde { $round }. Frühere Runden zählen als nicht gespielt.
sign-up-apply-nobody-can-sign-up-now = Zurzeit kann sich niemand anmelden.
sign-up-apply-ask-the-director-if-you = Frag den Turnierleiter, wenn du spielen möchtest.
sign-up-declined-declined = Abgelehnt
sign-up-declined-put-the-ticked-back-on = Markierte zurück auf die Liste
sign-up-declined-delete-the-ticked = Markierte löschen
sign-up-declined-delete-all = Alle { $number } löschen
sign-up-declined-nothing-of-an-application-is = Von einer gelöschten Bewerbung bleibt nichts erhalten, und ihre Quittung gilt nicht mehr.
sign-up-list-title = Anmeldung, { $title }
sign-up-list-sign-up = Anmeldung
sign-up-list-lists-to-hand-in = Abzugebende Listen
sign-up-list-of-the-accepted-players-sent = { $lists ->
    [one] { $lists } angenommener Spieler hat eine Liste geschickt, die noch nicht abgegeben ist.
   *[other] { $lists } angenommene Spieler haben eine Liste geschickt, die noch nicht abgegeben ist.
 }
sign-up-list-hand-the-lists-in-again = Listen noch einmal abgeben
sign-up-list-nobody-waits = Kein Spieler wartet.
sign-up-list-show-the-address-or-its = Zeig die Adresse oder ihren Code, und Spieler bewerben sich mit ihren Telefonen.
sign-up-list-players-who-wait-in-the = Wartende Spieler in der Reihenfolge ihrer Bewerbung
sign-up-list-since = Seit
sign-up-list-accept-the-ticked = Markierte annehmen
sign-up-list-decline-players = Spieler ablehnen
sign-up-list-a-word-to-the-players = Eine Nachricht an die Spieler, die du ablehnst
sign-up-list-they-read-it-on-their = Sie lesen es auf ihrer Quittung. Du kannst es leer lassen.
sign-up-list-decline-the-ticked = Markierte ablehnen
sign-up-list-decline-all = Alle { $number } ablehnen
sign-up-list-players-whom-you-accept-are = Angenommene Spieler sind sofort registriert: Alle sehen ihre Namen, und jede Quittung wird zum privaten Link auf den Platz.
sign-up-list-players-apply-by-a-public = Spieler bewerben sich über eine öffentliche Adresse oder ihren QR-Code, mit Namen und, wenn du willst, mit Deckliste. Sie warten auf einer Liste, bis du sie annimmst; vorher sieht sie sonst niemand.
sign-up-list-each-player-keeps-a-receipt = Jeder Spieler behält eine Quittung, die zum privaten Link auf den Platz wird.
sign-up-list-where-players-sign-up = Wo sich Spieler anmelden
sign-up-list-the-address-of-the-sign = Die Adresse der Anmeldung als QR-Code
sign-up-list-only-this-computer-can-open = Zurzeit kann nur dieser Rechner diese Adresse öffnen. Starte Arbiter so, dass Telefone ihn erreichen.
sign-up-receipt-title = Deine Bewerbung, { $title }
sign-up-receipt-you-are-on-the-list = Du stehst auf der Liste
sign-up-receipt-you-have-a-place = Du hast einen Platz
sign-up-receipt-you-have-no-place = Du hast keinen Platz
sign-up-receipt-your-application = Deine Bewerbung
sign-up-receipt-place-on-the-list = Du stehst an { $place } Stelle der Liste.
sign-up-receipt-this-address-is-your-receipt = Diese Adresse ist deine Quittung. Bewahre sie auf: Niemand kann sie für dich finden. Bist du angenommen, führt sie zu deinem Platz. Behalte sie für dich.
sign-up-receipt-the-director-accepted-you-claim = Der Turnierleiter hat dich angenommen. Übernimm deinen Platz mit diesem Gerät: Dann siehst du deinen Tisch, meldest Ergebnisse und gibst deine Deckliste ab.
sign-up-receipt-claim-late = Der Turnierleiter hat dich angenommen. Übernimm deinen Platz mit diesem Gerät: Dann siehst du deinen Tisch und meldest Ergebnisse. Das Turnier läuft schon und Decklisten sind gesperrt. Wenn du eine abgeben musst, geh zu einem Turnierleiter oder Deckprüfer.
sign-up-receipt-go-to-your-seat = Zu deinem Platz
sign-up-receipt-accepted-with-newer-link = Der Turnierleiter hat dich angenommen und dir seitdem einen neueren privaten Link gegeben. Nimm diesen, oder bitte den Turnierleiter darum.
sign-up-receipt-your-list-is-not-handed = Deine Liste ist nicht abgegeben
sign-up-receipt-the-tournament-could-not-take = Das Turnier konnte sie so nicht annehmen. Gib sie auf deiner eigenen Seite ab; das hast du geschickt.
sign-up-receipt-the-director-declined-your-application = Der Turnierleiter hat deine Bewerbung abgelehnt.
sign-up-receipt-delete-the-application = Bewerbung löschen
sign-up-receipt-deleted-or-at-the-close = Dein Name wird dann hier gelöscht, samt Liste und Kontakt, falls du sie angegeben hast. Sonst geschieht das, wenn das Turnier abgeschlossen wird.
sign-up-receipt-accepted-and-withdrawn = Der Turnierleiter hat dich angenommen und deine Registrierung seitdem zurückgenommen. Frag ihn, wenn du spielen möchtest.
sign-up-receipt-your-deck-list = Deine Deckliste
sign-up-receipt-send-this-list = Diese Liste senden
sign-up-receipt-you-may-leave-it-empty = Du kannst sie leer lassen und die Liste später abgeben. Auch eine Liste mit Fehlern wird angenommen: Die <a href="{ $deck-check }">Deckprüfung</a> sagt, was nicht stimmt.
sign-up-receipt-contact = Wie man dich erreicht
sign-up-receipt-contact-foot = Vorerst siehst nur du das. Sobald du einen Platz hast, sehen es deine Gegner und das Team. Mit dem Abschluss des Turniers wird es gelöscht.
sign-up-receipt-you-cannot-come-after-all = Du kannst doch nicht kommen?
sign-up-receipt-take-the-application-back = Bewerbung zurückziehen
sign-up-receipt-name-and-list-deleted = Dein Name wird dann hier gelöscht, samt Liste und Kontakt, falls du sie angegeben hast.
sign-up-terms-terms = Bedingungen
sign-up-terms-open-the-sign-up = Anmeldung öffnen
sign-up-terms-the-sign-up-is-closed = Die Anmeldung ist geschlossen. Wähle einen späteren Zeitpunkt, um sie wieder zu öffnen.
sign-up-terms-open-until = Offen bis
sign-up-terms-places = Plätze
sign-up-terms-how-many-play-in-all = Wie viele insgesamt spielen, die schon Registrierten mitgezählt. Leer: keine Grenze.
sign-up-terms-players-may-send-their-deck = Spieler können ihre Deckliste mitschicken
sign-up-terms-save-the-terms = Bedingungen speichern
sign-up-terms-close-it-now = Jetzt schließen
sign-up-terms-when-you-close-the-tournament = Wenn du das Turnier abschließt, werden alle Bewerbungen gelöscht.
sign-up-closed = geschlossen
sign-up-list-times-of = Zeiten gelten in { $zone }.
sign-up-list-not-open = nicht offen
sign-up-list-waiting = { $players } Spieler auf der Liste
sign-up-list-accept-the-first = Den ersten annehmen
sign-up-list-accept-the-first-ones = Die ersten { $free } annehmen
sign-up-list-accept-the-one = Den einen annehmen, der wartet
sign-up-list-accept-all = Alle { $number } annehmen
sign-up-list-same-name = Gleicher Name wie Spieler { $player }
sign-up-list-twice = Zweimal auf dieser Liste
sign-up-places-taken = { $places ->
    [one] { $taken } von { $places } Platz vergeben
   *[other] { $taken } von { $places } Plätzen vergeben
 }
sign-up-list-free-numbers = { $free ->
    [0] der Spielplan nimmt keine weiteren Spieler auf
    [one] der Spielplan nimmt noch { $free } Spieler auf
   *[other] der Spielplan nimmt noch { $free } Spieler auf
 }
sign-up-players-are-in = { $players ->
    [one] { $players } Spieler ist dabei
   *[other] { $players } Spieler sind dabei
 }
sign-up-open-until = offen bis { $until }
sign-up-no-list = Keine Liste
sign-up-list-without-faults = { $cards ->
    [one] { $cards } Karte, keine Fehler
   *[other] { $cards } Karten, keine Fehler
 }
sign-up-list-with-faults = { $cards ->
    [one] { $cards } Karte, { $faults }
   *[other] { $cards } Karten, { $faults }
 }
sign-up-faults = { $faults } Fehler
sign-up-receipt-gone = Unter dieser Adresse gibt es keine Bewerbung mehr: Sie wurde zurückgezogen oder gelöscht, oder das Turnier ist vorbei. Frag den Turnierleiter, wenn du spielen möchtest.
sign-up-receipt-no-place-free = Zurzeit ist kein Platz frei.
sign-up-receipt-timetable-full = Der Spielplan, in dem jeder gegen jeden spielt, ist ausgelost und nimmt keine weiteren Spieler auf, deshalb kann zurzeit niemand mehr angenommen werden.
sign-up-receipt-places-free = { $places ->
    [one] { $places } Platz ist frei.
   *[other] { $places } Plätze sind frei.
 }
sign-up-receipt-look-again = Der Turnierleiter nimmt Spieler an; sieh hier wieder nach, ob du dabei bist.
sign-up-terms-over = Dieser Zeitpunkt ist vorbei. Wähle einen späteren.
sign-up-terms-until = Schreibe Tag und Uhrzeit als 2026-05-12T18:00, in der Zeitzone { $zone }. Eine Stunde, die bei der Umstellung auf Sommerzeit entfällt, lässt sich nicht wählen.
sign-up-terms-how-many = Schreibe, wie viele Plätze es gibt, etwa 24.
