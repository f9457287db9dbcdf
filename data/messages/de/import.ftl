# Was ein Import findet.

import-list-before = Die Liste vor dieser: { $why }
import-lacks-cards = Decklisten von „{ $slug }“ können hier noch nicht geprüft werden: Die Kartentabelle für { $game }, nach der sie geprüft werden (Version { $version }), gibt es in dieser Installation nicht. Ein Export enthält keine Kartentabellen. Importiere hier dieselben Kartendateien mit `arbiter cards import FILE`, mit derselben Version des Programms; die Antwort nennt die Version. Sonst ist das Turnier vollständig.
import-clock-went-back = { $times ->
    [one] Die Uhr jener Installation ging einmal zurück, während dieses Protokoll geschrieben wurde, zuerst bei Eintrag { $first }. Die Reihenfolge der Einträge ist bewiesen, ihre Zeiten sind es nicht.
   *[other] Die Uhr jener Installation ging { $times }-mal zurück, während dieses Protokoll geschrieben wurde, zuerst bei Eintrag { $first }. Die Reihenfolge der Einträge ist bewiesen, ihre Zeiten sind es nicht.
}
import-times-ahead = { $entries ->
    [one] { $entries } Eintrag trägt eine Zeit in der Zukunft. Prüfe die Uhren beider Installationen.
   *[other] { $entries } Einträge tragen eine Zeit in der Zukunft. Prüfe die Uhren beider Installationen.
}

import-guess-game = Das Spiel: Der Name oder die ersten Zeilen nennen { $game }.
import-guess-game-by-headings = Das Spiel: { $headings } Überschriften sind Titel von Karten der { $game }.
import-guess-series = Die Reihe: Der Name oder die ersten Zeilen nennen „{ $word }“.
import-guess-date-in-name = Das Datum: Es steht im Namen der Datei.
import-guess-date-in-line = Das Datum: Zeile { $line }, „{ $text }“.

import-change-no-date = kein Datum
import-change-nobody = niemand
import-change-stars-mark = kennzeichnen Neues
import-change-stars-mark-nothing = kennzeichnen nichts
import-change-title = der Titel ist „{ $now }“ (bisher: „{ $before }“)
import-change-series = die Reihe ist { $now } (bisher: { $before })
import-change-date = das Datum ist { $now } (bisher: { $before })
import-change-previous = das Datum des vorigen ist { $now } (bisher: { $before })
import-change-publisher = der Herausgeber ist { $now } (bisher: { $before })
import-change-stars = Sterne { $now } (bisher: { $before })
import-change-known-better = das Programm weiß jetzt mehr darüber

import-cards-left-out = Weggelassen: { $file }, Zeile { $line }: { $why }.
import-cards-left-out-more = Weggelassen: { $lines } weitere Zeilen.
import-cards-look = Sieh nach: { $doubt }
import-cards-changes = Von { $cards } Karten in { $printings } Ausgaben auf { $cards-now } in { $printings-now }: { $new } neue, { $retyped } mit anderer Art.
import-cards-retyped = Andere Art: { $titles }.
import-cards-retyped-more = Andere Art: { $titles } und { $more } weitere.
import-cards-legal = { $format }: { $gained } sind jetzt erlaubt, { $lost } nicht mehr.
import-cards-texts = Der Text von { $texts } Karten bleibt in dieser Installation; wer sich einloggt, sieht ihn neben einer Liste.

cards-doubt-lost = { $lost } von { $held } Karten, die in { $format } legal sind, wären es nicht mehr.
cards-doubt-older = Das neueste Set darin ist vom { $newest }, das der Tabelle vom { $held }: Die Datei scheint älter zu sein.
cards-fault-in-line = Zeile { $line }: { $why }
cards-fault-not-a-table = keine Kartentabelle: Sie muss mit „arbiter-cards“, 1 und der Edition beginnen
cards-fault-not-particulars = keine Tabelle mit Einzelheiten, oder nicht so, wie sie geschrieben wurde
cards-fault-not-a-plugin = das sind nicht die Spalten einer Plugin-Datei von LackeyCCG; nimm eine Datei aus dem Ordner „sets“ des Plugins
cards-fault-not-a-record = sie lässt sich nicht als Tabellenzeile lesen ({ $cause })
cards-fault-unknown-type = den Kartentyp „{ $text }“ gibt es hier nicht (Karte { $card })
cards-fault-not-a-type = „{ $text }“ ist kein Kartentyp
cards-fault-not-an-edition = „{ $text }“ ist keine Edition: Schreibe 1E, 2E oder TR
cards-fault-not-a-zone = „{ $text }“ ist kein Teil eines Decks
cards-fault-not-a-precision = die Genauigkeit eines Datums ist „day“, „month“, „year“, „before“ oder „rolling“, nicht „{ $text }“
cards-fault-unknown-word = „{ $text }“ ist hier unbekannt
cards-fault-unknown-line = mit „{ $text }“ beginnt keine Zeile einer Kartentabelle
cards-fault-printing-first = eine Ausgabe kommt vor jeder Karte
cards-fault-nameless = eine Karte braucht eine ID und einen Titel
cards-fault-other-length = die Kopfzeile hat { $columns } Spalten, diese Zeile { $cells }
cards-fault-swallowed-row = eine Zelle enthält auch die nächste Zeile: schließe ihr Anführungszeichen
cards-fault-empty-cell = die Spalte { $column } ist leer
cards-fault-not-a-number = „{ $text }“ in der Spalte { $column } ist keine Zahl
cards-fault-card-left-out = ihre Karte wird ebenfalls weggelassen

import-same-people-again = { $known } Sind es dieselben Menschen, importiere es noch einmal und setz unten das Häkchen.
import-names-columns = hat { $columns } Spalten; eine Spielerliste hat höchstens { $most }
import-names-line-break = enthält einen Zeilenumbruch in einer Zelle: vielleicht fehlt ein Anführungszeichen
import-names-no-name = hat in den gewählten Spalten keinen Namen
