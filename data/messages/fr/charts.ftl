charts-figures-as-a-table = En tableau<span class="vh"> : { $title }</span>
charts-tournament-charts = Graphiques, { $title }
charts-tournament-nothing-to-draw-yet = Rien à dessiner pour l’instant.
charts-tournament-charts-appear-here-when-the = Les graphiques apparaissent ici dès les premiers résultats. Les places au fil des rondes suivent quand deux rondes sont closes.
charts-tournament-places-over-the-rounds = Places au fil des rondes
charts-tournament-the-thick-line-is = La ligne épaisse est <bdi>{ $name }</bdi>.
charts-tournament-as-a-table-places-over = En tableau<span class="vh"> : places au fil des rondes</span>
charts-tournament-after-round = Après la ronde
charts-figures-grades-note = Chaque partie compte pour les deux joueurs ; les exempts sont omis.
charts-figures-by-grade = Points de victoire par issue
charts-figures-grade = Issue
charts-figures-by-affiliation = Le champ par affiliation
charts-figures-personnel-of = Listes avec du personnel de
charts-figures-lists = Listes
charts-figures-or-more = ou plus
charts-figures-affiliations-note = Une liste compte pour chaque affiliation de son personnel. Moins de { $fewest } listes ne sont pas montrées.
charts-figures-affiliations-from = Tracé après la fin, dès qu’au moins { $fewest } listes de deck sont visibles de tous.
charts-figures-lengths-note = Du départ de l’horloge à la clôture de la ronde.
charts-figures-lengths = Durée des rondes en minutes
charts-figures-calls-note = Chaque appel à une table, tranché ou non.
charts-figures-calls-in-each-round = Appels à l’arbitre par ronde
charts-figures-calls = Appels
charts-places-spoken = Places au fil des rondes. { $places }.
charts-places-note = Les { $drawn } premiers sur { $field } après la dernière ronde close.
charts-places-swiss = Ce sont les rondes du système suisse ; la phase finale qui suit n’est pas dessinée.
