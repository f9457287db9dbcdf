public-chime-chime-at-the-end-of = Signal à la fin de la ronde
public-chime-no-connection-the-clock-runs = Pas de connexion. L’horloge continue ; le reste date de la dernière lecture.
public-crosstable-title = Tableau croisé, { $title }
public-crosstable-everybody-against-everybody = Tous contre tous
public-crosstable-the-points-of-each-player = Les points de chaque joueur contre chaque autre, dans l’ordre du classement
public-crosstable-against = contre { $name }
public-crosstable-round = ronde { $round }
public-crosstable-bye = exempt
public-crosstable-points-of-the-player-in = Points du joueur de la ligne, avec le score de la partie au-dessous. Une partie pas encore enregistrée montre sa ronde. Si le joueur était exempt parce que l’autre est arrivé plus tard, la case montre les points de l’exemption.
public-home-cannot-be-read = Illisible
public-home-no-tournaments-yet = Pas encore de tournoi.
public-home-set-one-up-with-its = Créez-en un avec sa date, son lieu, son format de deck et son profil de score ; inscrivez ensuite les joueurs et appariez la ronde 1.
public-home-a-director-signs-in-and = Un directeur se connecte et en crée un. D’ici là, vous pouvez contrôler un deck ou chercher une interprétation.
public-home-all-series = toutes les séries
public-home-scoring-profiles-and-deck-formats = Profils de score et formats de deck
public-home-calendar = Calendrier
public-home-news-feed = fil d’actualité
public-list-deck-lists = listes de deck
public-list-share-it = Partager
public-list-the-player-agreed-that-everybody = Le joueur accepte que tout le monde voie cette liste, et peut changer d’avis à tout moment.
public-lists-title = Listes de deck, { $title }
public-lists-no-list-is-shown-yet = Aucune liste n’est encore visible.
public-lists-until-then-the-players-and = D’ici là, les joueurs et les contrôleurs de decks les voient.
public-lists-no-player-agreed = Aucun joueur n’a donné son accord.
public-lists-each-player-decides-whether-everybody = Chaque joueur décide si tout le monde voit sa liste.
public-lists-which-cards-were-played = Quelles cartes ont été jouées
public-lists-deck-lists-that-everybody-sees = Listes de deck que tout le monde voit
public-log-title = Journal, { $title }
public-log-match-log = Journal du tournoi
public-log-no-lines-before-that-number = Aucune ligne avant ce numéro.
public-log-newest-lines = Dernières lignes
public-log-older-lines = Lignes plus anciennes
public-log-deck-lists-the-facts-of = Les listes de deck, les faits des litiges, qui a reçu quelle pénalité et les brouillons de rondes ne sont pas montrés ici.
public-log-how-the-log-proves-itself = Comment le journal se prouve lui-même
public-log-every-line-ends-in-its = Chaque ligne se termine par son numéro et les vingt premiers caractères de son empreinte. C’est le SHA-256 de la ligne et de l’empreinte de la ligne précédente. Changer une ligne change donc l’empreinte de toutes les suivantes.
public-log-the-checksum-of-this-log = La somme de contrôle de ce journal est <span class="code">{ $value }</span>. Vous la trouvez sous « Détails » au bas de chaque page de ce tournoi, et au bas de chaque feuille. Elle dit jusqu’à quelle ligne la page va. Cherchez le code d’une feuille dans cette liste : s’il n’y est pas, le journal a été changé après l’impression. Avec vingt caractères, personne ne peut trouver un autre journal de même code.
public-log-the-operator-of-this-site = L’exploitant de ce site recalcule toute la chaîne avec <code>arbiter verify { $slug }</code>. L’empreinte finale complète est <code>{ $head }</code>
public-overlay-title = Incrustation, { $title } · { $site }
public-overlay-table = Table { $table }
public-parts-undone = Annulé
public-phones-on-your-phone = Sur votre téléphone<br><span class="code">{ $site }</span>
public-round-why-why-these-pairings = Pourquoi ces appariements
public-round-why-everybody-meets-everybody-once-the = <a href="{ $page }">Chacun rencontre chacun une fois</a> ; les numéros ont été tirés avec cette graine.
public-round-why-differences-in-points = Écarts de points
public-round-why-over-all-tables = { $float } sur toutes les tables
public-round-why-best-pairing = Meilleur appariement
public-round-why-these-figures-are-those-of = Ces chiffres sont ceux de l’appariement avant sa modification.
public-round-why-the-reason-for-each-table = La raison de chaque table
public-round-why-table = Table { $table }
public-round-why-pair-this-round-again-yourself = Appariez cette ronde vous-même
public-round-why-save-the-tournament-as-it = Enregistrez <a href="{ $history }">le tournoi tel qu’il était alors</a> dans un fichier et donnez-le au même programme. La même graine donne le même appariement sur toute machine.
public-round-why-the-standings-from-which-it = Le classement à partir duquel la ronde a été appariée :
public-round-why-the-copy-of-the-scoring = La copie du profil de score de ce tournoi diffère de celle de ce programme ; un écart peut venir de là.
public-round-why-the-command-gives-the-pairing = La commande donne l’appariement d’avant la modification à la main.
public-round-are-in = { $until } ; résultats reçus : { $done } sur { $all }
public-round-pairings-and-results = { $title }, appariements et résultats
public-round-remarks = Remarques
public-round-bye = Exempt : <bdi>{ $name }</bdi>.
public-round-absent = Absents : <bdi>{ $absent }</bdi>.
public-round-print = Imprimer <a href="{ $tables }">par table</a>, <a href="{ $names }">par nom</a>.
public-round-text-for-a-forum = Texte pour un forum
public-round-for-staff-record-results-print = Pour l’équipe : <a href="{ $page }">enregistrer les résultats</a>, <a href="{ $slips }">imprimer les feuilles de match</a>.
public-round-table-before-recorded-by = <strong>Table { $table }.</strong> <bdi>{ $now }</bdi>. Avant : <bdi>{ $was }</bdi>, enregistré par <bdi>{ $by }</bdi>.
public-round-after-dispute = Après le litige { $number }.
public-round-reason = Raison : <bdi>{ $reason }</bdi>
public-screen-title = Projecteur, { $title } · { $site }
public-screen-final-standings = Classement final
public-screen-closed = Terminé
public-screen-the-pairings-of-round-1 = Les appariements de la ronde 1 apparaîtront ici.
public-screen-table = table
public-screen-page-of = Page { $page } sur { $pages }.
public-screen-log-checksum = Somme de contrôle du journal <span class="code">{ $head }</span>
public-standings-table-each-line-opens-its-arithmetic = { $title }. Chaque ligne ouvre son calcul.
public-standings-table-why-is-here = Pourquoi<bdi class="vh"> { $name } est ici</bdi>
public-standings-table-show-the-arithmetic = Montrer le calcul
public-standings-no-standings-now = Pas de classement pour l’instant
public-standings-the-director-can-correct-the = { $trouble } Le directeur peut corriger le résultat ou changer le profil de score.
public-standings-they-appear-here-when-round = Il apparaît ici quand la ronde 1 est publiée, et compte chaque résultat dès qu’il est enregistré.
public-standings-none-in-a-bracket = Pas de classement ici : le tableau donne les places.
public-standings-grades = FW victoire pleine, MW victoire modifiée, TT égalité vraie, ML défaite modifiée, FL défaite pleine.
public-standings-print = imprimer
public-standings-csv = CSV
public-standings-table-of-teams = Tableau des équipes
public-standings-players-are-compared-by-each = { $profile }. Les joueurs sont comparés selon chacun de ces critères, dans l’ordre ; à égalité sur tous, ils partagent leur place. Les parties entre eux ne comptent qu’entre joueurs à égalité sur tout ce qui précède et qui se sont tous rencontrés aussi souvent.
public-standings-changed-by-the-director-of = Changé par le directeur de ce tournoi
public-teams-there-are-no-teams-here = Il n’y a pas d’équipes ici.
public-teams-the-director-names-them-until = Le directeur les nomme ; d’ici là, <a href="{ $standings }">le classement</a> montre tout le monde.
public-teams-no-places-yet = Pas encore de places.
public-teams-the-teams-appear-here-with = Les équipes apparaissent ici avec le premier résultat.
public-teams-team = Équipe
public-teams-sum-of-places = Somme des places
public-teams-not-counted = Non comptés :
public-teams-points-of-those-who-count = Points de ceux qui comptent : { $points }
public-teams-how-teams-are-compared = Comment les équipes sont comparées
public-timetable-title = Calendrier, { $title }
public-timetable-everybody-meets-everybody-once = Chacun rencontre chacun une fois
public-timetable-numbers = Numéros
public-timetable-the-numbers-were-drawn-with = Les numéros ont été tirés avec la graine <span class="code">{ $seed }</span>. Ils disent qui rencontre qui, comme dans les tables de Berger. Deux numéros se rencontrent à la ronde égale à leur somme moins un, en comptant en cercle. Le dernier numéro rencontre celui qui reste.
public-timetable-rounds-round = Ronde { $number }
public-timetable-rounds-bye = Exempt : <bdi>{ $name }</bdi>
public-tournament-about-not-checked = non contrôlés
public-tournament-about-scoring = Score
public-tournament-about-optional-rule = Règle facultative
public-tournament-about-times = Heures
public-tournament-about-no-rulings-yet-rulings-appear = Pas encore de décision. Elles apparaissent ici dès qu’un litige est tranché ; les faits restent confidentiels.
public-tournament-played-all-deck-lists-shown = Toutes les listes visibles
public-tournament-played-won-with-this-deck = <strong><bdi>{ $name }</bdi></strong> a gagné avec <a href="{ $to }">ce deck</a>.
public-tournament-played-missions = Missions
public-tournament-played-the-winners-list-is-not = La liste du vainqueur n’est pas parmi les listes visibles.
public-tournament-rounds-planned = Prévu : { $rounds }
public-tournament-rounds-no-pairings-yet-they-appear = Pas encore d’appariements. Ils apparaissent ici quand le directeur publie la ronde 1.
public-tournament-rounds-time = Horaire
public-tournament-rounds-standings = classement
public-tournament-rounds-bracket = tableau
public-tournament-is-being-played = { $round } en cours
public-tournament-are-in = Résultats reçus : { $done } sur { $all }.
public-tournament-bye = Exempt : <bdi>{ $byes }</bdi>.
public-tournament-see-the-pairings = Voir les appariements
public-tournament-see-the-standings = Voir le classement
public-tournament-see-the-bracket = Voir le tableau
public-tournament-sign-up = Inscription { $until }
public-tournament-nobody-is-registered-yet-players = Personne n’est encore inscrit. Les joueurs apparaissent ici quand le directeur les inscrit.
public-tournaments-all = Tous
public-tournaments-find-a-tournament = Chercher un tournoi
public-tournaments-words = Titre, lieu ou format
public-tournaments-any = Tous
public-tournaments-no-tournament-fits-search-with = Aucun tournoi ne correspond. Cherchez avec moins de mots, ou pour toute année et tout jeu.
public-tournaments-newer = Plus récents
public-tournaments-older = Plus anciens
public-parts-line = Ligne { $number } : { $word }
public-screen-against = contre <bdi>{ $name }</bdi>
public-standings-after-round = Après la ronde
public-count-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
public-count-points =
    { $n ->
        [one] { $points } point
       *[other] { $points } points
    }
public-record-byes =
    { $n ->
        [one] { $n } exemption
       *[other] { $n } exemptions
    }
public-record-earned-byes =
    { $n ->
        [one] { $n } exemption gagnée
       *[other] { $n } exemptions gagnées
    }
public-record-unplayed =
    { $n ->
        [one] { $n } non jouée
       *[other] { $n } non jouées
    }
public-sum-does-not-apply = ne s’applique pas
public-sum-bye = (exempt)
public-sum-earned-bye = (exemption gagnée)
public-sum-unplayed = (non jouée)
public-why-person = Ce que ce joueur a joué ailleurs
public-why-outcome = { $points }, différentiel { $margin }
public-why-game = Ronde { $round }, table { $table } : { $name }
public-why-round = Ronde { $round } : { $name }
public-why-void = La partie ne compte pas : ni points, ni différentiel
public-why-still-being-played = encore en cours
public-why-round-bye = Ronde { $round } : exempt
public-why-round-earned-bye = Ronde { $round } : exemption gagnée en prix
public-why-round-unplayed = Ronde { $round } : non jouée
public-why-shared-with-one = Partagée avec { $name } : à égalité sur tout.
public-why-shared-with-many = Partagée avec { $name } et { $n } autres : à égalité sur tout.
public-why-nobody-higher = Personne n’est mieux placé.
public-why-unrated = { $n ->
    [one] Les cotes ne comptent pas ici : { $name } n’en a pas.
   *[other] Les cotes ne comptent pas ici : { $n } des joueurs à égalité n’en ont pas, dont { $name }.
}
public-why-behind = Derrière { $name } selon : { $measure }.
public-why-behind-by = Derrière { $name } selon : { $measure }, { $own } contre { $theirs }.
public-why-why-here = Pourquoi { $name } est ici
public-why-why-place = Pourquoi { $name } est à la place { $place }
public-finish-won-by = Victoire : { $names }
public-finish-won-by-many = { $n } joueurs se partagent la première place
public-finish-over = Le tournoi est terminé.
public-finish-final = Le classement est définitif.
public-finish-you-won =
    { $n ->
        [one] Vous avez gagné, devant { $n } joueur.
       *[other] Vous avez gagné, devant { $n } joueurs.
    }
public-finish-you-share-first = Vous partagez la première place.
public-finish-you-finished = Vous terminez { $ordinal } sur { $n }.
public-finish-you-share = Vous partagez la { $ordinal } place sur { $n }.
public-picture-alt = { $title }. { $won }. { $best }
public-picture-to-share = image à partager
public-home-under-way = En cours
public-home-to-come = À venir
public-home-finished = Terminés
public-home-hidden = Masqués
public-home-hidden-finished = Masqués, terminés
public-list-place = place { $place }
public-list-count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
public-list-about = Le deck joué par { $name } à { $title } : { $cards }.
public-list-about-place = Le deck joué par { $name } à { $title }, place { $place } : { $cards }.
public-list-dek-too-many = Un fichier .dek nomme chaque exemplaire, et il y en a trop ici. Choisissez un autre fichier.
public-list-left-out =
    { $n ->
        [one] Une ligne ne nomme aucune carte et n’est pas montrée.
       *[other] { $n } lignes ne nomment aucune carte et ne sont pas montrées.
    }
public-log-count-lines =
    { $n ->
        [one] { $n } ligne
       *[other] { $n } lignes
    }
public-log-clock-put-back = L’horloge de l’ordinateur a été reculée avant la ligne { $line }, de { $from } à { $to }. Les lignes sont dans l’ordre où elles ont été enregistrées ; les heures d’avant ou d’après sont fausses.
public-log-clock-put-forward = L’horloge de l’ordinateur a été avancée avant la ligne { $line }, de { $from } à { $to }. Les lignes sont dans l’ordre où elles ont été enregistrées ; les heures d’avant ou d’après sont fausses.
public-log-undo = Annuler
public-log-redo = Rétablir
public-log-any-round = Toutes les rondes
public-log-subject = Sujet
public-log-anything = Tout
public-log-show-lines = Afficher les lignes
public-log-no-lines-fit = Aucune ligne à ce sujet.
public-log-before-rounds = Avant la première ronde
public-log-after-end = Après la fin
public-log-about-clock = Horloge
public-log-about-pairings = Appariements et rondes
public-log-about-settings = Tournoi et réglages
public-log-about-undoing = Annulations et rétablissements
public-overlay-no-table = Il n’y a pas de table { $table } dans cette ronde.
public-print-bye = Exempt : { $name }
public-print-earned-bye = Exempt, gagné en prix : { $name }
public-print-by-table = Appariements par table
public-print-by-name = Appariements par nom
public-print-slips = Feuilles de match
public-print-the-standings = le classement
public-seat-bye = exempt
public-seat-earned-bye = exempt, gagné en prix
public-seat-absent = absent
public-seat-third-place = { $name } (pour la troisième place)
public-round-bye-prize = une exemption gagnée en prix, utilisée dans cette ronde
public-round-rematch = Revanche
public-round-corrected = Corrigé
public-round-being-checked = En vérification
public-round-until = jusqu’à { $until }
public-round-does-not-count = ne compte pas
public-round-cannot-be-scored = ne peut pas être compté : { $why }
public-round-why-no-rematches = aucun
public-round-why-some-rematches = { $n }, nommés à leurs tables
public-round-why-proved = prouvé : aucun autre appariement n’est meilleur
public-round-why-not-proved = non prouvé : un meilleur appariement pourrait exister
public-screen-longer = table { $table } jusqu’à { $until }
public-standings-being-played = La ronde { $round } est en cours. Les résultats reçus comptent ici : { $done } sur { $all }.
public-standings-no-results-yet = La ronde { $round } est en cours. Résultats reçus : { $done } sur { $all }. Pas encore de résultat, donc personne n’a de place.
public-standings-with-round = Classement avec la ronde { $round } jusqu’ici
public-standings-final-after = Classement final après la ronde { $round }
public-standings-after = Classement après la ronde { $round }
public-standings-cut = Ce sont les rondes du système suisse. La phase finale en part et ne change rien ici ; le classement final est sur la page du tableau.
public-standings-cut-over = Ce sont les rondes du système suisse. La phase finale s’est jouée après elles ; son tableau donne le classement final.
public-standings-cannot-be-reckoned = Le classement ne peut pas être calculé. { $why }
public-standings-strength = Force
public-standings-strength-label = force
public-standings-opponents = Force des adversaires
public-standings-opponents-label = adversaires
public-standings-cumulative = Cumulé
public-standings-cumulative-label = cumulé
public-standings-differential-label = diff.
public-standings-rating-label = cote
public-standings-left-after = parti après la ronde { $round }
public-state-registration = Inscriptions
public-state-being-played = { $round } en cours
public-state-all-rounds-played = Toutes les rondes jouées
public-state-all-heats-played = Toutes les manches jouées
public-state-top-table-played = Table finale jouée
public-state-final-played = Finale jouée
public-state-second-final-played = Deuxième finale jouée
public-state-round-closed = { $round } terminée
public-state-closed = Terminé
public-state-of = { $round } sur { $planned }
public-state-of-the-bracket = { $round } du tableau
public-state-hours = { $from } à { $to }
public-state-hours-from = dès { $from }
public-state-hours-on-day = { $day }, { $from } à { $to }
public-state-hours-on-day-from = { $day }, dès { $from }
public-state-results = résultats : { $done } sur { $all }
public-teams-final = Places finales des équipes
public-teams-so-far = Équipes selon les places jusqu’ici
public-teams-who-counts = Qui compte
public-teams-the-best = les { $n } meilleurs d’une équipe
public-teams-order = Ordre
public-teams-order-in-pods = la somme de leurs places, la plus basse d’abord ; les équipes de même somme partagent leur place
public-teams-order-says = la somme de leurs places, la plus basse d’abord ; puis la somme de leurs points ; les équipes à égalité sur les deux partagent leur place
public-teams-small = Petites équipes
public-teams-small-says = une équipe de moins de { $n } joueurs n’a pas de place
public-teams-large = Grandes équipes
public-teams-large-says = une équipe avait au plus { $n } joueurs ; ici une plus grande est comparée aussi, et le directeur décide si elle peut jouer
public-timetable-left =
    { $n ->
        [one] { $names } est parti. Les parties contre ce joueur comptent comme absences.
       *[other] { $names } sont partis. Les parties contre eux comptent comme absences.
    }
public-tournament-earned = { $name } (gagné)
public-tournament-closed = Terminée
public-tournament-playing = En cours
public-tournament-minutes =
    { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
public-tournament-days =
    { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
public-tournament-rounds-each = { $rounds }, { $system }, { $each } chacune
public-tournament-rounds-each-cut = { $rounds }, { $system }, { $each } chacune, puis les { $best } meilleurs continuent
public-tournament-heats-each =
    { $n ->
        [one] { $n } manche et une table finale, { $each } chacune
       *[other] { $n } manches et une table finale, { $each } chacune
    }
public-tournament-lists-required-plan = obligatoires. { $plan }
public-tournament-lists-not-required-plan = facultatives. { $plan }
public-tournament-lists-required = obligatoires, visibles de l’équipe seule
public-tournament-lists-not-required = facultatives
public-tournament-banned = Interdites : { $titles }.
public-tournament-copy-differs = copié pour ce tournoi ; diffère de ce que les règles montrent maintenant
public-tournament-copy-gone = copié pour ce tournoi ; les règles de ce programme ne l’ont plus
public-tournament-from-round = dès la ronde { $round }
public-tournament-left-before = parti avant la ronde 1
public-tournament-left-after = parti après la ronde { $round }
public-tournament-added-after = Ajouté après la décision : { $citation }.
public-tournament-final-word = Dernier mot : { $treatment } { $citation }.
public-tournament-this-ruling = Cette décision { $treatment } { $citation }.
public-tournament-dispute = Litige { $number }
public-tournament-dispute-at = Litige { $number }, ronde { $round }, table { $table }
public-tournaments-too-long = Cherchez avec quelques mots, 100 caractères au plus.
public-tournaments-count =
    { $n ->
        [one] { $n } tournoi
       *[other] { $n } tournois
    }
public-tournaments-page = Page { $page } sur { $pages }
public-list-title = Deck de { $name }, { $title }
public-list-deck-of = Deck de <bdi>{ $name }</bdi>
public-teams-title = Équipes, { $title }
public-teams-teams = Équipes
public-overlay-no-such-table = Cette table n’existe pas dans cette ronde.
public-feed-title = Tournois Star Trek CCG
public-round-title-round = Ronde { $number }
public-round-title-heat = Manche { $number }
public-round-title-stage = Phase { $number }
public-round-title-top-table = Table finale
public-round-title-final = Finale
public-round-title-second-final = Deuxième finale
public-round-title-semi-final = Demi-finale
public-round-title-quarter-final = Quart de finale
public-round-title-round-of = Tour à { $players }
public-tournaments-venue = Lieu
public-tournament-private = Privé
public-tournament-who-sees-it = Seuls l’équipe, les joueurs et les exploitants voient ce tournoi.
public-home-until = jusqu’à { $at } ({ $zone })
