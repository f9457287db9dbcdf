# Warum ein Eintrag an einem Tag seinen Stand hat, und was Einträge miteinander machen.

law-it = er { $reason }
law-it-was = er wurde { $reason }
law-reason-beside = { $reason }; { $beside }
law-reason-dated = { $by-person ->
    [true] { $reason }; von jemandem auf { $on } datiert: { $because }
   *[false] { $reason }; das Exemplar trägt kein Datum, sehr wahrscheinlich { $on }: { $because }
}

law-other-edition = gilt für { $rules-on }; im Turnier wird { $played } gespielt
law-undated = { $title } trägt kein Datum, also zeigt nichts, dass er am { $on } galt
law-names-another = nennt nur einen Eintrag eines anderen Dokuments, das hier fehlt
law-refers-to = verweist nur auf { $targets }
law-refers-to-unnamed = verweist nur auf einen anderen Text, und das Dokument sagt nicht, auf welchen
law-unanswered = das Dokument lässt diese Frage unbeantwortet
law-issued = { $after ->
    [true] nach dem { $issued } veröffentlicht, also später als { $on }
   *[false] am { $issued } veröffentlicht, also später als { $on }
}
law-before-its-time = { $title } { $floor }; der { $on } liegt davor
law-floor = { $checked ->
    [true] ist nicht älter als { $day }: { $because }
   *[false] ist nach allgemeinem Wissen nicht älter als { $day }: { $because }
}
law-with-floor = { $reason }; das Dokument { $floor }
law-window = ist ohne Stern gedruckt, also nach dem { $after } und bis zum { $by } erschienen; der { $on } liegt dazwischen
law-window-before = ist ohne Stern gedruckt, also vor dem { $by } erschienen; der { $on } liegt dazwischen
law-absorbed = { $included ->
    [true] in { $into } aufgenommen, wie { $by } sagt; dieses Werk fehlt hier
   *[false] von { $into } abgelöst, einer neueren Ausgabe, die { $by } nennt und die hier fehlt
}
law-taken-into = { $absorption }; nichts, was hier ist, zeigt eine Änderung
law-since-unstarred = ist ohne Stern gedruckt, also bis zum { $day } erschienen
law-since-starred = trägt im Dokument vom { $day } einen Stern
law-since-announced = kündigt einen Eintrag an, der im Dokument vom { $day } einen Stern trägt
law-since-document = steht im Dokument vom { $day }
law-later-document = { $reason }; ein späteres Dokument der Reihe ist da
law-later-without-heading = { $reason }; ein späteres Dokument der Reihe ist da und hat keinen Eintrag unter dieser Überschrift
law-newest = { $reason }; kein neueres Dokument der Reihe ist da
law-date-left-out = das Datum bleibt außer Betracht

law-beside-leaves-read = { $by } unter derselben Überschrift lässt ihn unverändert, wie ein Vergleich beider Texte ergibt: { $reason }
law-beside-leaves-asserted = { $by } unter derselben Überschrift lässt ihn unverändert, wie jemand am { $on } angegeben hat: { $reason }
law-beside-repeats = { $by } wiederholt ihn Wort für Wort
law-beside-speaks-too = ein späterer Eintrag unter derselben Überschrift, { $by }, handelt auch davon; lies beide
law-beside-refers = ein späterer Eintrag unter derselben Überschrift, { $by }, verweist auf { $to }; lies beide

law-change-with = { $change }, zusammen mit ganz { $of }
law-change-perhaps = vielleicht schon { $change }
law-change-dated-by-person = { $change }; das Datum des jüngeren Eintrags hat jemand angegeben
law-change-date-unknown = { $change }; das Datum des jüngeren Eintrags ist nicht bekannt, am { $on } galt er vielleicht noch nicht
law-change-window = { $undated ->
    [true] { $change }; jener { $window }; der Text selbst trägt kein Datum
   *[false] { $change }; jener { $window }
}
law-change-printed = { $change }; dort steht, was geschieht: { $relation }; lies beide
law-change-read = { $change }; nicht gedruckt, aus beiden Texten erschlossen: { $reason }
law-change-asserted = { $also ->
    [true] { $change }; so hat es jemand am { $on } angegeben: { $reason }
   *[false] { $change }, wie jemand am { $on } angegeben hat: { $reason }
}

law-done-replaced = durch { $by } ersetzt
law-done-deleted = durch { $by } gestrichen
law-done-reversed = durch { $by } aufgehoben
law-done-amended = durch { $by } geändert
law-done-added-to = durch { $by } ergänzt
law-done-narrowed = durch { $by } eingeengt
law-done-confirmed = durch { $by } bestätigt
law-done-clarified = durch { $by } verdeutlicht
law-done-left = durch { $by } unverändert gelassen
law-done-corrected = durch { $by } korrigiert
law-done-changed = durch { $by } geändert
law-done-deleted-and-replaced = durch { $by } gestrichen und ersetzt
law-done-in-part = zum Teil { $done }
law-done-in-part-at = zum Teil (¶{ $paragraph }) { $done }

law-relation = { $in-part ->
    [true] { $does } einen Teil von „{ $heading }“ ({ $work })
   *[false] { $does } „{ $heading }“ ({ $work })
}
law-work-glossary = Glossar
law-work-rulebook = Regelbuch
law-work-current-rulings = frühere Current Rulings
law-work-own-series = frühere Dokumente derselben Reihe
law-work-card = gedruckte Karte
law-work-unnamed = frühere Regeln

law-undecided = Nichts in dieser Bibliothek entscheidet das für { $game } am { $on }.
law-undecided-no-document = Es ist kein Dokument mit Regelauslegungen importiert, also entscheidet hier nichts diese Frage.
law-undecided-nothing = Kein Eintrag handelt davon.
law-undecided-not-citable = Was am besten passt, darf nicht zitiert werden.
law-undecided-shown = Gezeigt wird, was am besten passt, aber es entscheidet nicht.
law-undecided-speaks = Diese Einträge handeln davon: Lies sie, bevor du entscheidest.
law-undecided-doubtful = Der erste Eintrag beantwortet es, aber niemand weiß, ob das an diesem Tag galt.
law-undecided-another-card = Was am besten passt, handelt von einer anderen Karte.
law-undecided-other-game = Ein anderes Spiel hat eine Regel dazu, die für dieses nicht gilt.
law-undecided-later = Ein späteres Dokument regelt es, das noch nicht galt.

law-doubt-known = { $reason } So war es schon, als er zitiert wurde.
law-doubt-text-differs = Der Eintrag enthält die zitierten Worte nicht mehr.
law-doubt-missing = „{ $document }“ ist jetzt nicht in der Bibliothek.
law-doubt-retold = Der Wortlaut hat sich seitdem geändert.
law-doubt-undecided = Ein Einspruch läuft, oder das Turnier ist jetzt nicht hier.
law-doubt-overturned = Sie wurde seitdem auf Einspruch aufgehoben.

law-persuades-not-appealed = gegen die Entscheidung gab es keinen Einspruch
law-persuades-upheld = die Entscheidung wurde auf Einspruch bestätigt
law-persuades-overturned = die Entscheidung wurde auf Einspruch aufgehoben; zitiert wird das letzte Wort
