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
import-cards-texts = Der Text von { $texts } Karten bleibt in dieser Installation; wer sich anmeldet, sieht ihn neben einer Liste.
