grading-why = { $cause } ; { $arithmetic }
grading-cause-complete = Les conditions de victoire étaient remplies
grading-cause-time = Le temps était écoulé
grading-cause-decked-out = Les pioches étaient vides
grading-cause-card = Décidé par le texte d’une carte
grading-cause-forfeit-both = Des cartes ont fait perdre les deux joueurs par forfait
grading-cause-forfeit = Une carte a fait perdre un joueur par forfait
grading-cause-conceded = Un joueur a abandonné la partie
grading-cause-no-show = Un joueur ne s’est pas présenté
grading-cause-disqualified = Un joueur a perdu par une pénalité
grading-cause-both-absent = Aucun des deux joueurs ne s’est présenté
grading-cause-void = La partie ne compte pas
grading-subtraction = { $grade } : { $first } − { $second } = { $margin }
grading-subtraction-limited = { $grade } : { $more } et { $less } points comptent pour { $more-limited } et { $less-limited }, { $first } − { $second } = { $margin }
grading-least-margin = { $grade } : { $own } points contre { $other } comptent pour { $own-limited } et { $other-limited }, le vainqueur n’est donc pas devant et le différentiel est { $margin }
grading-outside = { $grade } : le différentiel est { $margin } quel que soit le score à la table
grading-level = { $grade } : { $own } points contre { $other }, différentiel { $margin }
grading-both-lose = { $grade } : les deux joueurs perdent, différentiel { $margin }
grading-part-ending = la fin de la partie
grading-part-victory-points = les points de victoire
grading-part-differential = le différentiel
grading-part-cap = le plafond
