grading-why = { $cause }; { $arithmetic }
grading-cause-complete = Die Siegbedingungen waren erfüllt
grading-cause-time = Die Zeit war um
grading-cause-decked-out = Die Ziehstapel waren leer
grading-cause-card = Durch den Text einer Karte entschieden
grading-cause-forfeit-both = Durch Karten haben beide Spieler aufgeben müssen
grading-cause-forfeit = Durch eine Karte hat ein Spieler aufgeben müssen
grading-cause-conceded = Ein Spieler hat aufgegeben
grading-cause-no-show = Ein Spieler ist nicht erschienen
grading-cause-disqualified = Ein Spieler hat durch eine Strafe verloren
grading-cause-both-absent = Keiner der beiden Spieler ist erschienen
grading-cause-void = Die Partie zählt nicht
grading-subtraction = { $grade }: { $first } − { $second } = { $margin }
grading-subtraction-limited = { $grade }: { $more } und { $less } Punkte zählen als { $more-limited } und { $less-limited }, { $first } − { $second } = { $margin }
grading-least-margin = { $grade }: { $own } Punkte gegen { $other } zählen als { $own-limited } und { $other-limited }, der Sieger liegt also nicht vorn, und die Differenz ist { $margin }
grading-outside = { $grade }: Die Differenz ist { $margin }, gleich wie es am Tisch stand
grading-level = { $grade }: { $own } Punkte gegen { $other }, Differenz { $margin }
grading-both-lose = { $grade }: Beide Spieler verlieren, Differenz { $margin }
grading-part-ending = das Ende der Partie
grading-part-victory-points = die Siegpunkte
grading-part-differential = die Differenz
grading-part-cap = die Obergrenze
