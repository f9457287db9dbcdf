site-language = Sprache:
display-language = Die Seiten sind auf
display-use-language = Diese Sprache verwenden
display-browser-language = Sprache des Browsers verwenden
display-no-such-language = Wähle eine der drei Sprachen.
about-about-this-site = Über diese Seite
about-arbiter = Arbiter { $version }
about-what-is-new-in = Neu in { $release }
about-arbiter-is-licensed-under-mit = Arbiter steht nach deiner Wahl unter der MIT-Lizenz oder unter Apache 2.0. Star Trek und die Spiele gehören ihren Eigentümern. Die <a href="{ $help }">Hilfe</a> erklärt die Bedienung; <a href="{ $openapi }">openapi.json</a> beschreibt, was Programme lesen dürfen.
alerts-when-a-judge-is-called = Wenn ein Schiedsrichter gerufen wird:
alerts-play-a-sound = Ton abspielen
alerts-show-a-notification = Mitteilung zeigen
ask-first-ask-first = Erst nachfragen
backups-the-last-backup-was-not = Die letzte Sicherung wurde nicht geschrieben
backups-the-newest-first = Die neuesten zuerst
backups-no-backup-yet = Noch keine Sicherung.
backups-write-a-backup-now = Jetzt eine Sicherung schreiben
backups-it-is-written-into-and = Sie wird nach { $folder } geschrieben und geprüft. Um eine zurückzuholen, beende Arbiter und gib <span class="code">arbiter restore FILE</span> ein. Für eine Sicherung alle 15 Minuten auf einer anderen Platte starte Arbiter mit <span class="code">--backup-every 15m --backup-to FOLDER</span>.
backups-start-arbiter-with-backup-to = Starte Arbiter mit <span class="code">--backup-to FOLDER</span>, um von hier aus Sicherungen zu schreiben.
base-skip-to-the-content = Zum Inhalt springen
base-site = Website
base-help-with-this-page = Hilfe zu dieser Seite
base-arbiter = Arbiter { $version }
base-log-checksum = Prüfsumme des Protokolls <span class="code">{ $head }</span>
display-theme-and-time-zone = Farben und Zeitzone
display-the-pages-are = Die Seiten sind
display-use-these-colours = Diese Farben verwenden
display-your-time-zone = Deine Zeitzone
display-for-deadlines-and-appointments-on = Für Fristen und Verabredungen auf deiner eigenen Seite bei einem Turnier. Leer: die Zeitzone des jeweiligen Turniers.
display-use-this-time-zone = Diese Zeitzone verwenden
display-remembered-in-this-browser-other = Dieser Browser merkt sie sich. Andere Seiten zeigen die Zeiten in der Zeitzone des Turniers.
error-nothing-of-it-is-lost = Nichts davon geht verloren, solange diese Seite offen bleibt. Sende es nach einer Weile noch einmal: Es zählt nur einmal.
error-send-this = Absenden
help-all-of-the-help = Die ganze Hilfe
help-the-at-the-top-of = Das „?“ oben auf einer Seite führt hier zur passenden Aufgabe. <a href="{ $help-players }">Ein Blatt für Spieler</a>
help-tasks = Aufgaben
import-import-tournaments = Turniere importieren
import-from-this-or-another-installation = Aus dieser oder einer anderen Installation
import-not-imported = Nicht importiert
import-imported-each-log-verifies = Importiert; jedes Protokoll ist geprüft und in Ordnung
import-exports = Exporte
import-one-export-or-several-one = Ein Export, oder mehrere nacheinander
import-people-with-identifiers-that-are = Personen, deren Kennung es hier schon gibt, sind dieselben Personen
import-each-is-imported-whole-or = Jeder Export wird ganz oder gar nicht importiert, und nur, wenn die Prüfung seines Protokolls stimmt. Exporte, die du zusammen importierst, teilen sich ihre Personen. Bei mehr als 20 MB oder einem ganzen Ordner: <span class="code">arbiter tournament import FOLDER</span>.
installation-to-mend = Zu beheben
installation-version = Version
installation-arbiter = Arbiter { $version }
installation-database = Datenbank
installation-size = Größe
installation-free-beside-it = Frei daneben
installation-newest-backup = Neueste Sicherung
installation-none = keine
installation-copy-before-the-update = Kopie vor dem Update
installation-arbiter-doctor-looks-at-the = <span class="code">arbiter doctor</span> sieht sich auch den Rechner an und sagt, was zu beheben ist.
installation-none-start-arbiter-with = keine Angabe; starte Arbiter mit <span class="code">{ $given-by }</span>
installation-the-largest-tournaments = Die größten Turniere
installation-no-tournament-yet = Noch kein Turnier.
installation-damaged = beschädigt
macros-updates-available = Es gibt Neues
macros-this-page-stays-as-it = Diese Seite bleibt, wie sie ist, solange du tippst. <a href="{ $to }">Neu laden</a>
macros-look-again-for-what-is = <a href="{ $to }">Neu laden</a>, um Neues zu sehen.
macros-from-a-file = Aus einer Datei
macros-from-files = Aus Dateien
one-moment-arbiter = { $title } · Arbiter
remember-to-remember = Nicht vergessen
ticks-tick-both-before-you-send = Hake vor dem Absenden beides ab
ticks-nothing-was-recorded-tick-both = Es wurde nichts eingetragen: Hake beides ab. Fehlt eines davon, wurde das Spiel nicht so gewonnen; wähle ein anderes Ende.
