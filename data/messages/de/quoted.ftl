quoted-persuades = Eine frühere Entscheidung überzeugt und bindet nicht.
quoted-undated = Das Dokument trägt kein Datum; niemand kann sagen, ab wann es gilt.
quoted-damaged = { $n ->
    [0] Die zitierte Kopie ist hier beschädigt: { $places }.
   *[other] Die zitierte Kopie ist hier beschädigt: { $places }; und { $n } weitere Stellen.
}
quoted-character-lost = Ein Zeichen dieser Worte ging in der zitierten Kopie verloren.
quoted-damage-character = { $certain ->
    [true] Zeile { $line }: Ein Zeichen ging verloren; es war „{ $sign }“
   *[false] Zeile { $line }: Ein Zeichen ging verloren; es war höchstwahrscheinlich „{ $sign }“
}
quoted-damage-icon = Zeile { $line }: Ein Symbol ging verloren und hinterließ eine Lücke
quoted-damage-table = Zeile { $line }: eine Tabelle, die der Scan durcheinandergebracht hat
quoted-damage-doubled = Zeile { $line }: steht doppelt da, ganz oder teilweise
quoted-damage-pages = Zeile { $line }: Seiten waren vertauscht; der Eintrag wurde aus seinen Teilen zusammengesetzt
quoted-damage-heading = Zeile { $line }: Das Dokument beginnt mitten in diesem Eintrag; seine Überschrift fehlt
quoted-damage-broken-off = Zeile { $line }: bricht hier ab; die Worte danach fehlen
