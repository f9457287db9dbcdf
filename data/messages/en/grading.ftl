grading-why = { $cause }; { $arithmetic }
grading-cause-complete = The winning conditions were met
grading-cause-time = Time was called
grading-cause-decked-out = The draw decks ran out
grading-cause-card = Decided by the text of a card
grading-cause-forfeit-both = Cards made both players forfeit
grading-cause-forfeit = A card made one player forfeit
grading-cause-conceded = A player conceded
grading-cause-no-show = A player did not appear
grading-cause-disqualified = A player lost by a penalty
grading-cause-both-absent = Neither player appeared
grading-cause-void = The game does not count
grading-subtraction = { $grade }: { $first } − { $second } = { $margin }
grading-subtraction-limited = { $grade }: { $more } and { $less } points count as { $more-limited } and { $less-limited }, { $first } − { $second } = { $margin }
grading-least-margin = { $grade }: { $own } points against { $other } count as { $own-limited } and { $other-limited }, so the winner is not ahead and the differential is { $margin }
grading-outside = { $grade }: the differential is { $margin } whatever the score at the table
grading-level = { $grade }: { $own } points against { $other }, differential { $margin }
grading-both-lose = { $grade }: both players lose, differential { $margin }
grading-part-ending = the ending
grading-part-victory-points = the victory points
grading-part-differential = the differential
grading-part-cap = the cap
