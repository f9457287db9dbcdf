charts-figures-as-a-table = En tableau<span class="vh"> : { $title }</span>
charts-tournament-charts = Graphiques, { $title }
charts-tournament-nothing-to-draw-yet = Rien à dessiner pour l’instant.
charts-tournament-charts-appear-here-when-the = Les graphiques apparaissent ici dès les premiers résultats. Les places au fil des rondes suivent quand deux rondes sont closes.
charts-tournament-places-over-the-rounds = Places au fil des rondes
charts-tournament-the-thick-line-is = La ligne épaisse est <bdi>{ $name }</bdi>.
charts-tournament-as-a-table-places-over = En tableau<span class="vh"> : places au fil des rondes</span>
charts-tournament-after-round = Après la ronde
