charts-figures-as-a-table = Als Tabelle<span class="vh">: { $title }</span>
charts-tournament-charts = Diagramme, { $title }
charts-tournament-nothing-to-draw-yet = Noch nichts zu zeichnen.
charts-tournament-charts-appear-here-when-the = Diagramme erscheinen hier, sobald die ersten Ergebnisse da sind. Die Plätze über die Runden folgen, wenn zwei Runden abgeschlossen sind.
charts-tournament-places-over-the-rounds = Plätze über die Runden
charts-tournament-the-thick-line-is = Die dicke Linie ist <bdi>{ $name }</bdi>.
charts-tournament-as-a-table-places-over = Als Tabelle<span class="vh">: Plätze über die Runden</span>
charts-tournament-after-round = Nach Runde
