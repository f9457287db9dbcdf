accounts-account-see-all-accounts = Alle Konten ansehen
accounts-account-sign-out-this-browser = Diesen Browser ausloggen
accounts-account-signs-in-as = loggt sich ein als <bdi>{ $sign-in-name }</bdi>
accounts-account-runs-this-installation = betreibt diese Installation
accounts-account-seats-in-this-browser = Plätze in diesem Browser
accounts-account-open-my-table = Meinen Tisch öffnen
accounts-account-signing-out-gives-the-seats = Beim Ausloggen gibt dieser Browser die Plätze auf. Mit dem privaten Link übernimmst du sie wieder.
accounts-account-present-password = Bisheriges Passwort
accounts-account-change-the-password = Passwort ändern
accounts-account-changing-it-signs-every-other = Damit wird jeder andere Browser ausgeloggt.
accounts-own-name-not-changed = Der Name wurde nicht geändert
accounts-own-name-change = Den Namen ändern
accounts-own-name-everywhere = Dann zeigt jede Seite den neuen Namen, auch bei dem, was du früher getan hast. Du loggst dich ein wie bisher.
accounts-own-name-often = { $hours ->
    [one] Du hast deinen Namen zuletzt mehrmals geändert. In { $hours } Stunde kannst du ihn wieder ändern.
   *[other] Du hast deinen Namen zuletzt mehrmals geändert. In { $hours } Stunden kannst du ihn wieder ändern.
 }
accounts-erase-title = Das Konto löschen
accounts-erase-not-erased = Das Konto wurde nicht gelöscht
accounts-erase-what-goes = Dein Name und deine früheren Namen verschwinden dann von jeder Seite. Das gilt auch dort, wo du etwas geschrieben hast. Deine Rollen enden, und niemand kann sich mehr mit dem Konto einloggen. Die Protokolle der Turniere bleiben: Sie nennen keine Namen. Hast du auch gespielt, bitte einen Turnierleiter, den Namen des Spielers zu löschen.
accounts-erase-sure = Mein Konto und seine Namen sollen endgültig gelöscht werden.
accounts-erase-erase = Mein Konto endgültig löschen
accounts-erase-tick = Setze den Haken über dem Knopf, wenn du sicher bist.
accounts-code-your-code = Dein Code
accounts-code-the-second-step = Der zweite Schritt
accounts-code-begin-again = Von vorn beginnen
accounts-code-the-app-and-the-recovery = App und Wiederherstellungscodes verloren? Ein Betreiber nimmt den zweiten Faktor von deinem Konto.
accounts-confirm-is-it-still-you = Bist du es noch?
accounts-confirm-to = Dein Vorhaben: { $to-what }
accounts-confirm-not-confirmed = Nicht bestätigt
accounts-confirm-type-password = Gib dein Passwort noch einmal ein. Es ist noch nichts geschehen, und was du gesendet hast, bleibt erhalten.
accounts-confirm-type-password-and-code = Gib dein Passwort und einen Code noch einmal ein. Es ist noch nichts geschehen, und was du gesendet hast, bleibt erhalten.
accounts-confirm-confirm = Bestätigen
accounts-confirm-for-five-minutes-this-browser = Fünf Minuten lang wird dieser Browser nicht noch einmal gefragt.
accounts-confirmed-go-on = Weiter
accounts-confirmed-confirmed = Bestätigt
accounts-confirmed-nothing-was-done-yet-press = Es ist noch nichts geschehen. Drücke den Knopf: { $to-what }.
accounts-elsewhere-asks-for-a-code = Beim Einloggen wird ein Code aus deiner App verlangt.
accounts-elsewhere-asks-for-password-alone = Beim Einloggen wird nur dein Passwort verlangt.
accounts-elsewhere-advice = Dein Konto kann hier viel: Ein zweiter Faktor hält jeden fern, der dein Passwort erfährt.
accounts-elsewhere-change-the-second-factor = Zweiten Faktor ändern
accounts-elsewhere-your-roles = Deine Rollen
accounts-elsewhere-no-role-at-a-tournament = Noch keine Rolle bei einem Turnier.
accounts-elsewhere-set-up-a-tournament-or = Lege ein Turnier an oder öffne die Einladung, die dir ein Turnierleiter gibt.
accounts-elsewhere-signed-in = Eingeloggt
accounts-elsewhere-this-browser = Dieser Browser
accounts-elsewhere-last-seen = zuletzt gesehen am { $seen }
accounts-elsewhere-end-it-last-seen = Beenden<span class="vh">: { $browser }, zuletzt gesehen am { $seen }</span>
accounts-elsewhere-nowhere-else = Sonst nirgends.
accounts-elsewhere-others-signed-in = { $others ->
    [one] { $others } anderer Browser ist eingeloggt.
   *[other] { $others } andere Browser sind eingeloggt.
 }
accounts-elsewhere-sign-out-everywhere-else = Überall sonst ausloggen
accounts-factor-a-code-from-your-app = Ein Code aus deiner App
accounts-factor-since-signing-in-asks-for = Seit dem { $since } wird beim Einloggen erst dein Passwort und dann ein Code aus deiner App verlangt.
accounts-factor-turn-it-off = Ausschalten
accounts-factor-a-new-phone-turn-it = Ein neues Telefon? Schalte ihn aus und richte ihn neu ein.
accounts-factor-codes-left = { $left } von { $all } sind übrig.
accounts-factor-make-new-recovery-codes = Neue Wiederherstellungscodes erstellen
accounts-factor-the-old-ones-do-nothing = Die alten sind dann wirkungslos.
accounts-factor-a-code-from-an-app = Ein Code aus einer App
accounts-factor-with-a-second-factor-signing = Mit einem zweiten Faktor wird beim Einloggen erst dein Passwort und dann ein Code verlangt, den eine App auf deinem Telefon zeigt. Mit dem Passwort allein kommt niemand hinein.
accounts-factor-you-need-an-app-for = Du brauchst eine App für Einmalcodes; jede ist recht. Sie braucht kein Netz. Du bekommst außerdem zehn Wiederherstellungscodes zum Ausdrucken oder Aufschreiben.
accounts-factor-set-up-1-scan-this-with-your = 1. Scanne das mit deiner App
accounts-factor-set-up-the-key-for-your-app = Der Schlüssel für deine App als QR-Code
accounts-factor-set-up-or-type-this-key-into = Oder gib diesen Schlüssel ein: <span class="code wraps">{ $secret }</span>
accounts-factor-set-up-the-key-is-shown-only = Der Schlüssel ist nur jetzt zu sehen. Behalte ihn für dich.
accounts-factor-set-up-2-type-the-code-that = 2. Gib den Code ein, den sie zeigt
accounts-factor-set-up-not-turned-on-yet = Noch nicht eingeschaltet
accounts-factor-set-up-turn-it-on = Einschalten
accounts-factor-set-up-until-then-nothing-changes = Bis dahin ändert sich nichts.
accounts-fields-at-least-characters-a-short = Mindestens { $least } Zeichen. Ein kurzer Satz eignet sich gut.
accounts-fields-no-app-at-hand-a = Keine App zur Hand: ein Wiederherstellungscode
accounts-fields-recovery-code = Wiederherstellungscode
accounts-fields-24-letters-and-figures-each = 24 Buchstaben und Ziffern. Jeder gilt einmal.
accounts-join-invitation-as = Einladung als { $role }
accounts-join-you-are-invited-as = Du bist eingeladen als { $role }
accounts-join-you-are-signed-in-as = Du bist eingeloggt als <strong><bdi>{ $name }</bdi></strong>.
accounts-join-accept-the-invitation = Einladung annehmen
accounts-join-not-you-sign-in-with = Nicht du? <a href="{ $sign-in }">Logge dich zuerst mit einem anderen Konto ein</a>.
accounts-join-a-new-account = Ein neues Konto
accounts-join-i-have-an-account = Ich habe ein Konto
accounts-join-create-the-account-and-accept = Konto anlegen und annehmen
accounts-join-the-invitation-works-once = Die Einladung gilt einmal.
accounts-list-people-with-an-account = Personen mit einem Konto
accounts-list-signs-in-as = loggt sich ein als <bdi>{ $sign-in-name }</bdi>, { $may }, { $seen }
accounts-list-opens-tournaments = Legt Turniere an
accounts-list-says-what-rulings-do-to = Sagt, was Regelauslegungen miteinander machen
accounts-list-save-the-rights-of = Speichern<span class="vh">: Rechte von <bdi>{ $name }</bdi></span>
accounts-list-make-a-password-link-for = Passwort-Link erstellen<span class="vh"> für <bdi>{ $name }</bdi></span>
accounts-list-take-the-second-factor-off = Zweiten Faktor entfernen<span class="vh">: { $name }</span>
accounts-list-enable = Freigeben<span class="vh">: <bdi>{ $name }</bdi></span>
accounts-list-disable = Sperren<span class="vh">: <bdi>{ $name }</bdi></span>
accounts-list-helpers-get-an-account-by = Helfer bekommen ein Konto durch die Einladung, die ein Turnierleiter in den Einstellungen eines Turniers erstellt. Eine Sperre meldet die Person überall ab und behält alles, was getan wurde. Ein Passwort-Link gilt einmal, 72 Stunden lang. Er öffnet kein Konto mit zweitem Faktor: Entferne diesen nur, wenn du sicher bist, wer dich darum bittet.
accounts-list-who-opens-tournaments = Wer Turniere anlegt
accounts-list-everybody-with-an-account = Alle mit einem Konto
accounts-list-otherwise-operators-and-those-you = Sonst die Betreiber und alle, bei denen du oben das Häkchen setzt. Wer zum Helfen eingeladen wurde, legt keine Turniere an, bis du es setzt.
accounts-new-account-shown-to-players-and-staff = Sehen Spieler und Team, zum Beispiel Ruth Adler.
accounts-new-account-the-password-again = Das Passwort noch einmal
accounts-recovery-codes-the-second-factor-is-on = Der zweite Faktor ist eingeschaltet
accounts-recovery-codes-the-next-time-you-sign = Beim nächsten Einloggen wirst du nach einem Code gefragt.
accounts-recovery-codes-if-you-lose-your-phone = Verlierst du dein Telefon, ersetzt einer von diesen den Code. Jeder gilt einmal. Drucke diese Seite aus oder schreibe sie auf, und bewahre sie nicht dort auf, wo dein Telefon ist.
accounts-recovery-codes-i-have-kept-them = Ich habe sie aufbewahrt
accounts-recovery-codes-other-browsers-stay-signed-in = Andere Browser bleiben eingeloggt. Könnte jemand anderes darunter sein, beende sie auf der Seite deines Kontos.
accounts-reset-choose-a-new-password = Wähle ein neues Passwort
accounts-reset-for = Für <bdi>{ $name }</bdi>
accounts-reset-set-the-password = Passwort setzen
accounts-reset-every-browser-of-this-account = Jeder Browser dieses Kontos wird ausgeloggt. Logge dich danach mit dem neuen Passwort ein.
accounts-reset-link-password-link = Passwort-Link
accounts-reset-link-password-link-for = Passwort-Link für <bdi>{ $name }</bdi>
accounts-reset-link-anybody-who-opens-this-link = Wer diesen Link öffnet, kann das Passwort von <bdi>{ $name }</bdi> wählen. Gib ihn nur dieser Person.
accounts-reset-link-back-to-the-accounts = Zurück zu den Konten
accounts-reset-link-it-works-once-for-72 = Er gilt einmal, 72 Stunden lang. Ein früherer Link für dieses Konto gilt nicht mehr; das bisherige Passwort gilt noch, bis ein neues gesetzt ist.
accounts-seat-a-seat-at = Ein Platz bei { $title }
accounts-seat-is-this-you = Bist du das?
accounts-seat-this-browser-holds-the-seat = Dieser Browser hat den Platz von <bdi>{ $instead-of }</bdi>. Machst du weiter, gibt er ihn auf.
accounts-seat-claiming-this-seat-makes-you = Weiter als <strong><bdi>{ $name }</bdi></strong>? Dann siehst du deinen Tisch, meldest Ergebnisse, gibst deine Deckliste ab und rufst einen Schiedsrichter.
accounts-seat-yes-that-is-me = Ja, das bin ich
accounts-seat-this-browser-then-remembers-the = Dieser Browser merkt sich den Platz dann 30 Tage lang. Behalte den Link für deine anderen Geräte. Gib ihn nicht weiter.
accounts-seat-code-open-your-page = Deine Seite öffnen
accounts-seat-code-are-you = Bist du <bdi>{ $claimed }</bdi>?
accounts-seat-code-at-this-browser-holds-the = Bei <bdi>{ $tournament }</bdi> hat dieser Browser den Platz von <bdi>{ $held }</bdi>. Der Platz von <bdi>{ $claimed }</bdi> tritt an seine Stelle. Es wurde noch nichts geändert.
accounts-seat-code-yes-i-am = Ja, ich bin <bdi>{ $claimed }</bdi>
accounts-seat-code-no-stay = Nein, <bdi>{ $held }</bdi> bleiben
accounts-seat-code-with-the-code-on-your = Mit dem Code auf deiner Karte
accounts-seat-code-no-seat-opened = Kein Platz geöffnet
accounts-seat-code-code = Code
accounts-seat-code-ten-letters-and-digits-such = Zehn Buchstaben und Ziffern, etwa 7KQ4M-2XWRT. Großbuchstaben und der Bindestrich spielen keine Rolle.
accounts-seat-code-claim-this-seat = Meine Seite öffnen
accounts-seat-code-your-browser-then-remembers-the = Dein Browser merkt sich den Platz dann 30 Tage lang. Behalte den Code für dich: Mit ihm kann jeder in deinem Namen handeln.
accounts-set-up-set-up-this-arbiter = Diesen Arbiter einrichten
accounts-set-up-first-run = Erster Start
accounts-set-up-this-page-works-once-by = Diese Seite geht nur einmal, mit dem Link aus dem Terminal.
accounts-set-up-the-first-account = Das erste Konto
accounts-set-up-create-the-account = Konto anlegen
accounts-set-up-this-account-runs-the-installation = Dieses Konto betreibt die Installation: Es legt Turniere an und kümmert sich um Konten.
accounts-sign-in-already-signed-in = Schon eingeloggt
accounts-sign-in-this-browser-is-signed-in = Dieser Browser ist als <bdi>{ $name }</bdi> eingeloggt. Loggst du dich unten ein, tritt das an seine Stelle.
accounts-sign-in-go-on-as = Weiter als <bdi>{ $name }</bdi>
accounts-sign-in-players-need-no-account-the = Spieler brauchen kein Konto: Der private Link auf deinem Zettel öffnet deine eigene Seite. Das Team bekommt Konten durch eine Einladung des Turnierleiters. Passwort vergessen? Bitte den Betreiber um einen neuen Link.
accounts-spent-this-link-does-not-work = Dieser Link geht nicht
accounts-spent-see-the-tournaments = Zu den Turnieren
accounts-account-your-seats = Deine Plätze
accounts-browser-android = Android
accounts-browser-iphone = einem iPhone
accounts-browser-ipad = einem iPad
accounts-browser-windows = Windows
accounts-browser-mac = einem Mac
accounts-browser-linux = Linux
accounts-browser-on = { $browser } auf { $system }
accounts-browser-unknown-on = Ein Browser auf { $system }
accounts-browser-unknown = Ein Browser
accounts-confirm-leads-nowhere = Dieses Formular führt nirgendwohin. Öffne die Seite, von der du kamst, und sende ihr Formular noch einmal.
accounts-join-director-duties = Ein Turnierleiter leitet das Turnier: Spieler, Runden, Ergebnisse, Entscheidungen, Einstellungen, Team.
accounts-join-head-judge-duties = Ein Hauptschiedsrichter trägt Ergebnisse ein, prüft Decks, entscheidet Streitfälle und über Einsprüche.
accounts-join-judge-duties = Ein Schiedsrichter trägt Ergebnisse ein und entscheidet Streitfälle.
accounts-join-scorekeeper-duties = Ein Ergebnisschreiber trägt Ergebnisse ein und korrigiert sie.
accounts-join-deck-checker-duties = Ein Deckprüfer liest Decklisten und nimmt sie an.
accounts-list-your-own = Das ist dein eigenes Konto; eine Sperre würde dich aussperren. Bitte einen anderen Betreiber.
accounts-list-count = { $accounts ->
    [one] { $accounts } Konto
   *[other] { $accounts } Konten
 }
accounts-list-no-role-yet = hat noch keine Rolle
accounts-list-roles = { $roles ->
    [one] { $roles } Rolle bei einem Turnier
   *[other] { $roles } Rollen bei Turnieren
 }
accounts-list-you = Du
accounts-list-disabled = Gesperrt
accounts-list-no-password-yet = Noch kein Passwort
accounts-list-not-signed-in-now = zurzeit nicht eingeloggt
accounts-list-seen = gesehen am { $seen }
accounts-list-was-called = hieß bis zum { $until } <bdi>{ $name }</bdi>
accounts-list-erase = { $name } endgültig löschen
accounts-list-erase-your-own = Das ist dein eigenes Konto. Lösche es auf der Seite unter deinem Namen.
accounts-list-disable-first = Sperre das Konto zuerst: Ist es gelöscht, kann es niemand zurückholen.
accounts-new-account-passwords-differ = Die beiden Passwörter sind verschieden. Gib das neue zweimal ein.
accounts-seat-replaced = Dieser private Link wurde ersetzt oder zurückgenommen und öffnet keinen Platz. Bitte den Turnierleiter um deinen neuesten Link.
accounts-seat-code-unknown = Kein Platz hat diesen Code. Er hat zehn Buchstaben und Ziffern. Sieh noch einmal auf deine Karte, oder bitte den Turnierleiter um eine neue: Ein neuer Link beendet den früheren Code.
accounts-seat-code-wait = { $why } Der private Link auf deiner Karte geht sofort.
accounts-sign-in-wait = { $why } Ein Browser, mit dem du dich schon einmal eingeloggt hast, wartet nicht auf Fremde, und wer eingeloggt ist, bleibt es.
