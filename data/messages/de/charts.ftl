charts-figures-as-a-table = Als Tabelle<span class="vh">: { $title }</span>
charts-tournament-charts = Diagramme, { $title }
charts-tournament-nothing-to-draw-yet = Noch nichts zu zeichnen.
charts-tournament-charts-appear-here-when-the = Diagramme erscheinen hier, sobald die ersten Ergebnisse da sind. Die Ränge über die Runden folgen, wenn zwei Runden abgeschlossen sind.
charts-tournament-places-over-the-rounds = Ränge über die Runden
charts-tournament-the-thick-line-is = Die dicke Linie ist <bdi>{ $name }</bdi>.
charts-tournament-as-a-table-places-over = Als Tabelle<span class="vh">: Ränge über die Runden</span>
charts-tournament-after-round = Nach Runde
charts-figures-grades-note = Jede Partie zählt für beide Spieler; Freilose sind ausgelassen.
charts-figures-by-grade = Siegpunkte nach Ausgang
charts-figures-grade = Ausgang
charts-figures-by-affiliation = Das Feld nach Zugehörigkeit
charts-figures-personnel-of = Listen mit Personal von
charts-figures-lists = Listen
charts-figures-or-more = oder mehr
charts-figures-affiliations-note = Eine Liste zählt für jede Zugehörigkeit ihres Personals. Weniger als { $fewest } Listen werden nicht gezeigt.
charts-figures-affiliations-from = Wird nach dem Ende gezeichnet, sobald mindestens { $fewest } Decklisten für alle sichtbar sind.
charts-figures-lengths-note = Vom Start der Uhr bis zum Abschluss der Runde.
charts-figures-lengths = Länge der Runden in Minuten
charts-figures-calls-note = Jeder Schiedsrichterruf an einen Tisch, entschieden oder nicht.
charts-figures-calls-in-each-round = Schiedsrichterrufe in jeder Runde
charts-figures-calls = Rufe
charts-places-spoken = Ränge über die Runden. { $places }.
charts-places-note = Die ersten { $drawn } von { $field } nach der neuesten abgeschlossenen Runde.
charts-places-swiss = Das sind die Runden im Schweizer System; die Finalrunde danach ist nicht gezeichnet.
