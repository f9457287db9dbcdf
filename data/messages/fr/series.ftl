series-create-for-instance-spring-season-2026 = Par exemple Saison de printemps 2026.
series-create-figures-of = Chiffres de « { $name } »
series-create-the-series-keeps-a-copy = La série garde une copie des règles : elles restent comme elles sont maintenant. Remplissez ce que vous voulez autrement.
series-create-points-by-place = Points par place
series-create-the-first-place-first-such = La première place d’abord, comme 10, 7, 5. Vide : comme le disent les règles.
series-create-points-for-attendance = Points de participation
series-create-empty-as-the-rules-say = Vide : comme le disent les règles.
series-create-how-many-tournaments-count = Combien de tournois comptent
series-create-a-players-best-ones-0 = Les meilleurs d’un joueur ; 0 pour tous. Vide : comme le disent les règles.
series-create-begin-the-series = Commencer la série
series-list-no-series-yet = Aucune série pour l’instant.
series-list-a-series-adds-up-the = Une série additionne les places de plusieurs tournois, par exemple d’une saison.
series-list-all-series = Toutes les séries
series-list-series-the-newest-first = Séries, la plus récente d’abord
series-log-title = Journal, { $title }
series-log-what-was-recorded = Ce qui a été enregistré
series-log-lines-of-the-log-the = Lignes du journal, la plus récente d’abord
series-log-when = Quand
series-log-who = Qui
series-log-reason = Motif : <bdi>{ $reason }</bdi>
series-log-more-lines = Autres lignes
series-run-run = Diriger { $title }
series-run-count-a-tournament = Compter un tournoi
series-run-address-of-a-finished-tournament = Adresse d’un tournoi terminé
series-run-count-it = Le compter
series-run-it-counts-as-it-is = Il compte comme il est maintenant. Si son journal change plus tard, vous le voyez ici et vous décidez.
series-run-tournaments-that-count = Tournois qui comptent
series-run-count-it-again-as-it = Le recompter comme il est maintenant<span class="vh"> : { $title }</span>
series-run-take-it-out = Le retirer<span class="vh"> : { $title }</span>
series-run-a-bonus-open-a-player = Un bonus : ouvrez un joueur dans le <a href="{ $series }">classement</a>.
series-run-directors = Directeurs
series-run-nobody-the-operator-runs-it = Personne ; l’exploitant la dirige.
series-run-remove = Retirer<span class="vh"> : <bdi>{ $name }</bdi></span>
series-run-account = Compte
series-run-name-a-director = Nommer un directeur
series-run-title-and-description = Titre et description
series-run-end = Fin
series-run-the-standings-are-final-then = Le classement est alors définitif. Vous pouvez rouvrir la série avec un motif.
series-run-close-the-series = Clore la série
series-run-reopen-the-series = Rouvrir la série
series-show-nobody-has-points-yet-the = Personne n’a encore de points. Les directeurs comptent ici les tournois une fois terminés.
series-show-players-the-best-first-open = Joueurs, le meilleur d’abord ; ouvrez un nom pour voir le calcul derrière la place
series-show-tournaments-that-count-the-earliest = Tournois qui comptent, le plus ancien d’abord
series-show-since-it-was-counted = Depuis qu’il a été compté
series-show-each-counts-as-it-was = Chacun compte comme il était quand un directeur l’a compté. Ce qui y a changé ensuite est marqué et ne compte qu’une fois que le directeur recompte le tournoi.
series-show-rules = Règles : { $name }
series-show-directed-by = Dirigée par <bdi>{ $directors }</bdi>.
series-show-by-tournament = Par tournoi
series-show-standings-for-a-spreadsheet = classement pour un tableur
series-show-teams-the-best-first = Équipes, la meilleure d’abord ; les points qui ne comptent pas sont entre parenthèses
series-show-teams-count-by-name = Les équipes du même nom sont une seule équipe. Leurs places donnent les points que donnent les places des joueurs, sans bonus. Aucune source ne dit comment les équipes comptent sur une saison : c’est donc <span class="mark default">notre choix par défaut</span>.
series-show-teams-for-a-spreadsheet = équipes pour un tableur
series-why-all-tournaments-of-this-player = Tous les tournois de ce joueur
series-why-the-sum = La somme
series-why-what-each-tournament-gives-the = Ce que donne chaque tournoi, le plus ancien d’abord
series-why-for-the-place = Pour la place
series-why-attendance = Participation
series-why-place = place { $place }
series-why-points-for-the-place = { $points } pour la place
series-why-points-for-attendance = { $points } pour la participation
series-why-bonus-because = Bonus : <bdi>{ $reason }</bdi>
series-why-together = Ensemble
series-why-bonus = Bonus
series-why-why-the-bonus-of-is = Pourquoi le bonus de { $points } est retiré
series-why-withdraw-the-bonus-of-line = Retirer le bonus<span class="vh"> de la ligne { $number }</span>
series-why-everybody-reads-it-beside-the = Tout le monde le lit à côté des points.
series-why-give-the-bonus = Donner le bonus
series-create-write-a-title = Écrivez un titre.
series-create-choose-rules = Choisissez des règles.
series-create-write-the-points = Écrivez les points de chaque place, la première d’abord, par exemple 10, 7, 5.
series-create-whole-number = Écrivez un nombre entier, par exemple 2, ou laissez vide.
series-tournaments = { $tournaments ->
    [one] { $tournaments } tournoi
   *[other] { $tournaments } tournois
 }
series-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
series-list-from-to = { $tournaments }, du { $from } au { $to }
series-list-on = { $tournaments }, { $day }
series-list-final = Définitif
series-list-under-way = En cours
series-unnamed = Un joueur qui n’est pas nommé
series-unnamed-team = Une équipe qui n’est pas nommée
series-changed-same-places = Changé depuis, avec les mêmes places
series-changed-other-places = { $players ->
    [one] Changé depuis : { $players } joueur a une autre place
   *[other] Changé depuis : { $players } joueurs ont une autre place
 }
series-changed-people = { $players ->
    [one] Changé depuis : l’équipe a corrigé qui est { $players } joueur
   *[other] Changé depuis : l’équipe a corrigé qui sont { $players } joueurs
 }
series-reopened-since = Rouvert depuis
series-log-not-here = Ce site n’a pas son journal
series-run-write-the-address = Écrivez l’adresse d’un tournoi, par exemple lyon-autumn-open.
series-run-no-tournament-at = Il n’y a pas de tournoi à « { $address } ». Copiez son adresse depuis le navigateur.
series-run-no-place = aucune place
series-run-moved = { $name } : { $counted } compte, maintenant { $now }
series-run-corrected = { $name } : toujours { $place }, mais l’équipe a corrigé quelle personne c’est
series-run-and-more = et { $more } de plus
series-show-final = définitive
series-show-under-way = en cours
series-show-bonus = bonus { $bonus }
series-hidden-tournament = Un tournoi caché
series-why-write-the-points = Écrivez les points comme nombre entier, par exemple 3.
series-why-place-with = Place { $place } avec { $points }
series-why-place-of-best = Place { $place } avec { $points } ; les points par place comptent aux { $best } meilleurs
series-why-shared = { $place } (partagée par { $players })
series-why-only-attendance = Pas parmi les meilleurs : seule la participation compte
series-why-nothing-counts = Pas parmi les meilleurs : rien ne compte
series-somebody-who-left = quelqu’un qui est parti
series-log-feed-reason = { $who }. Raison : { $reason }
series-show-feed = flux
series-list-unreadable = Son journal est illisible. Prévenez l’exploitant.
