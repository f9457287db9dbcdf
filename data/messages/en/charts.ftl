charts-figures-as-a-table = As a table<span class="vh">: { $title }</span>
charts-tournament-charts = Charts, { $title }
charts-tournament-nothing-to-draw-yet = Nothing to draw yet.
charts-tournament-charts-appear-here-when-the = Charts appear here when the first results are in. The places over the rounds follow when two rounds are closed.
charts-tournament-places-over-the-rounds = Places over the rounds
charts-tournament-the-thick-line-is = The thick line is <bdi>{ $name }</bdi>.
charts-tournament-as-a-table-places-over = As a table<span class="vh">: places over the rounds</span>
charts-tournament-after-round = After round
charts-figures-grades-note = Each game counts for both players; byes are left out.
charts-figures-by-grade = Victory points by grade
charts-figures-grade = Grade
charts-figures-by-affiliation = The field by affiliation
charts-figures-personnel-of = Lists with personnel of
charts-figures-lists = Lists
charts-figures-or-more = or more
charts-figures-affiliations-note = A list counts for each affiliation of its personnel. Fewer than { $fewest } lists are not shown.
charts-figures-affiliations-from = Drawn after the end, once at least { $fewest } deck lists are shown to everybody.
charts-figures-lengths-note = From the start of the clock until the round was closed.
charts-figures-lengths = Length of the rounds in minutes
charts-figures-calls-note = Every call at a table, decided or not.
charts-figures-calls-in-each-round = Judge calls in each round
charts-figures-calls = Calls
charts-places-spoken = Places over the rounds. { $places }.
charts-places-note = The first { $drawn } of { $field } after the newest closed round.
charts-places-swiss = These are the Swiss rounds; the cut after them is not drawn.
