charts-figures-as-a-table = As a table<span class="vh">: { $title }</span>
charts-tournament-charts = Charts, { $title }
charts-tournament-nothing-to-draw-yet = Nothing to draw yet.
charts-tournament-charts-appear-here-when-the = Charts appear here when the first results are in. The places over the rounds follow when two rounds are closed.
charts-tournament-places-over-the-rounds = Places over the rounds
charts-tournament-the-thick-line-is = The thick line is <bdi>{ $name }</bdi>.
charts-tournament-as-a-table-places-over = As a table<span class="vh">: places over the rounds</span>
charts-tournament-after-round = After round
