pods-appointment-title = Votre rendez-vous, { $title }
pods-appointment-when = Quand votre table joue
pods-appointment-agreed-once = C’est convenu dès que tout le monde à la table indique la même heure.
pods-appointment-no-time-yet = Pas encore d’heure
pods-appointment-dropped = A abandonné
pods-appointment-offer = Je peux jouer : { $when }
pods-appointment-own = Je peux jouer le
pods-appointment-zone = Jour et heure, fuseau { $zone }. <a href="{ $display }">Choisir votre fuseau horaire</a>
pods-appointment-who-sees = Seules votre table et l’équipe voient ceci.
pods-appointment-none = Vous n’avez pas de table ouverte avec une échéance.
pods-appointment-none-hint = Quand une manche où vous jouez est publiée, vous pouvez noter ici quand vous êtes disponible.
pods-appointment-contact = Comment les autres vous joignent
pods-appointment-contact-foot = Les autres à votre table le voient tant que la manche se joue, et l’équipe aussi. Il est effacé quand le tournoi est clos, ou quand votre nom est effacé.
pods-draft-pods-caption = Groupes pour { $round }
pods-heat-clock = { $until } ; { $results } reçus
pods-heat-table = Table { $table }
pods-heat-table-caption = { $title }, table { $table }
pods-heat-seated = Comment les places ont été attribuées
pods-heat-absent = Absents : <bdi>{ $absent }</bdi>.
pods-heat-links = <a href="{ $standings }">Classement</a>. Imprimer <a href="{ $print-tables }">par table</a>, <a href="{ $print-names }">par nom</a>. <a href="{ $forum }">Texte pour un forum</a>.
pods-heat-staff-links = Pour l’équipe : <a href="{ $page }">enregistrer les résultats</a>, <a href="{ $slips }">imprimer les feuilles</a>.
pods-heat-correction = <strong>Table { $table }.</strong> <bdi>{ $now }</bdi>. Avant : <bdi>{ $was }</bdi>, enregistré par <bdi>{ $by }</bdi>.
pods-heat-reason = Motif : <bdi>{ $reason }</bdi>
pods-me-with = avec <bdi>{ $others }</bdi>
pods-me-unsent = Déclaration : { $text }
pods-me-confirm = Confirmer ce résultat
pods-me-heats = Vos manches
pods-me-heats-caption = Vos manches, la plus récente d’abord
pods-me-place-in-pod = Place dans le groupe
pods-me-place = place { $place }
pods-print-standings-none = Pas encore de classement : aucune manche n’est publiée.
pods-report-title = Déclarer la table { $table }
pods-report-heading = Table { $table }
pods-report-what = Quel est le score de chacun ?
pods-report-unsent = Déclaration de la table { $table }, { $round }
pods-report-look = Voir
pods-report-when-it-counts = Il compte quand un autre joueur de votre groupe déclare la même chose et que personne ne déclare autre chose, ou quand l’équipe l’enregistre. Si les déclarations diffèrent, le directeur les voit toutes.
pods-report-unsent-scores = Déclaration de la table { $table }, { $round } : { $scores }
pods-score-fields-caption = Le score de chaque joueur
pods-slips-draft = Brouillon, non publié : les groupes peuvent encore changer
pods-slips-with-troubles = Avec Troubles.
pods-slips-numbers = Nombres entiers ; 0 pour rien.
pods-slips-log-checksum = Somme de contrôle du journal <span class="code">{ $head }</span>
pods-staff-close-over = { $disputes ->
    [one] Clore bien que le litige { $numbers } soit ouvert
   *[other] Clore bien que les litiges { $numbers } soient ouverts
 }
pods-staff-close = Clore { $round }
pods-staff-results-in = Résultats reçus : <strong>{ $results }</strong>
pods-staff-caption = { $title }. Résultats reçus : { $results }.
pods-staff-of-table = de la table { $table }
pods-staff-keys = <kbd>Entrée</kbd> joueur suivant, puis enregistrer. <kbd>g</kbd> aller à une table. <kbd>u</kbd> annuler, pendant dix secondes. <kbd>r</kbd> aller à un résultat refusé.
pods-staff-away = Absents de cette manche : <bdi>{ $absent }</bdi>
pods-standings-none-hint = Il apparaît ici quand la manche 1 est publiée, et compte chaque résultat dès qu’il est enregistré.
pods-standings-after-heat = Après la manche
pods-standings-print = Imprimer
pods-standings-how = { $profile }. Les joueurs sont comparés par chacun de ces critères, dans l’ordre ; ceux qui sont à égalité partout partagent leur place.
pods-standings-why = Pourquoi { $name } est ici
pods-table-title = Table { $table }, { $round }
pods-table-heading = Table { $table }
pods-table-record-preview = Enregistrer ce résultat
pods-table-place = { $total }, place { $place }
pods-table-contradicted = Il est contredit
pods-table-reported = Ce qui a été déclaré
pods-table-take = Prendre celui-ci
pods-table-keep = Garder le résultat enregistré
pods-table-correct = Corriger le résultat
pods-table-record = Enregistrer le résultat
pods-table-unsent = Résultat de la table { $table }, { $round }
pods-table-look = Voir avant d’enregistrer
pods-table-back = Retour à la manche
pods-table-unsent-scores = Résultat de la table { $table }, { $round } : { $scores }
pods-top-title = Table finale, { $title }
pods-top-not-seated = Non placée
pods-top-who = Qui y siège
pods-top-hint = Le dernier groupe décide du classement final. D’abord ceux qui ont gagné un groupe, puis les meilleurs des autres d’après le classement.
pods-top-nobody-yet = Personne pour l’instant.
pods-top-caption = Joueurs de la table finale, les meilleurs d’abord
pods-top-drawn = Rien ne sépare la dernière place du joueur suivant : elle a été tirée au sort avec la graine { $seed }.
pods-top-next = Ensuite : <bdi>{ $reserves }</bdi>.
pods-top-seat = Placer la table finale en brouillon
pods-appointment-you = Vous
pods-badge-corrected = Corrigé
pods-badge-unfinished = Inachevée
pods-badge-checked = En vérification
pods-badge-two-results = Deux résultats
pods-badge-conflict = Conflit
pods-badge-reports = { $reports ->
    [one] { $reports } déclaration
   *[other] { $reports } déclarations
 }
pods-badge-no-result = Pas de résultat
pods-heat-top-seated = Ici siègent ceux qui ont gagné un groupe, puis les meilleurs des autres d’après le classement. Les joueurs à égalité sont dans un ordre tiré avec la graine { $seed }.
pods-heat-nobody-again = Aucun joueur n’en retrouve un autre.
pods-heat-pairs-again = { $pairs ->
    [one] { $pairs } paire se retrouve ensemble.
   *[other] { $pairs } paires se retrouvent ensemble.
 }
pods-heat-together = { $together ->
    [one] { $together } paire à séparer est à la même table.
   *[other] { $together } paires à séparer sont à la même table.
 } Paires qui se retrouvent : { $pairs }.
pods-heat-proved = Il est prouvé qu’aucun placement n’a moins de telles paires.
pods-heat-not-proved = Un placement avec moins de telles paires pourrait exister.
pods-heat-seed = Placés avec la graine { $seed } : d’abord le moins possible de paires à séparer, puis le moins possible de paires qui se retrouvent.
pods-heat-changed = Modifié par le directeur : { $reason }
pods-tribbles = { $n ->
    [one] { $total } tribble
   *[other] { $total } tribbles
 }
pods-me-tribbles-at-top = { $top } à la table finale, { $heats } dans les manches
pods-me-recorded = Résultat enregistré
pods-me-recorded-text = { $result }.
pods-me-not-settled = Non réglé
pods-me-not-settled-text = { $result }. Un autre résultat a aussi été proposé pour cette table. Le directeur règle la question.
pods-me-reported = { $name } a déclaré : { $result }.
pods-me-differ = Vos déclarations diffèrent
pods-me-differ-text = { $reports } Le directeur voit votre désaccord. Mettez-vous d’accord et déclarez de nouveau, ou appelez un arbitre.
pods-me-waiting = En attente des autres
pods-me-you-reported = Vous avez déclaré : { $result }. Il compte quand un autre joueur de votre groupe déclare la même chose, ou quand l’équipe l’enregistre.
pods-me-confirm-text = { $name } a déclaré : { $result }. Est-ce exact ?
pods-me-dropped = Vous avez abandonné le tournoi.
pods-me-dropped-next = Vous gardez ce que vous avez marqué et n’êtes plus placé. Le directeur peut vous faire revenir.
pods-me-none-before = La manche 1 n’est pas encore publiée.
pods-me-none-before-next = Votre numéro de table apparaît ici quand les appariements sont publiés.
pods-me-no-table = Pas de table pour vous : { $round }.
pods-me-no-table-next = Si vous ne vous y attendiez pas, demandez au directeur.
pods-me-closed = Clos : { $round }.
pods-me-closed-next = Votre prochain numéro de table apparaît ici quand les appariements sont publiés.
pods-me-not-at-top = Vous n’êtes pas à la table finale.
pods-me-no-more-next = Aucune table ne suit. Votre place définitive apparaît ici quand le directeur clôt le tournoi.
pods-paper-by-table = Groupes par table
pods-paper-slips = Feuilles de match
pods-paper-back-standings = le classement
pods-paper-total = total
pods-report-no-heat = Le formulaire est arrivé sans sa manche. Ouvrez « Ma table » et déclarez de là.
pods-report-other-heat = Ce formulaire vient de la manche { $heat }, et une autre se joue maintenant. Rien n’a été déclaré. Ouvrez « Ma table » et déclarez de là.
pods-score-typed-for-others = Pour des joueurs qui sont assis ailleurs maintenant, vous aviez tapé : { $typed }.
pods-score-total = Total
pods-score-round = Ronde { $round }
pods-score-hint-total-troubles = Le total de chaque joueur, avec Troubles ; 0 pour un joueur qui n’a rien marqué.
pods-score-hint-total = Le total de chaque joueur, sans Troubles ; 0 pour un joueur qui n’a rien marqué.
pods-score-hint-rounds-troubles = Le score de chaque joueur à chaque ronde, avec Troubles ; un champ vide compte pour 0.
pods-score-hint-rounds = Le score de chaque joueur à chaque ronde, sans Troubles ; un champ vide compte pour 0.
pods-score-broken-form = Il manque des champs au formulaire. Rechargez la page.
pods-score-number-fault = Écrivez un nombre entier pour { $name }, par exemple 638386, et 0 pour rien ; le plus grand est { $largest }.
pods-score-not-whole = « { $typed } » pour { $name } n’est pas un nombre entier. Écrivez-en un, par exemple 638386, et 0 pour rien.
pods-staff-of-all = { $done } sur { $all }
pods-staff-what-players-see = Ce que voient les joueurs
pods-staff-print-by-table = Imprimer les groupes par table
pods-staff-print-by-name = Imprimer les groupes par nom
pods-staff-print-slips = Imprimer les feuilles de match
pods-staff-projector = Projecteur
pods-staff-close-tournament = Aller au bureau pour clore le tournoi
pods-staff-go-on = Continuer au bureau
pods-staff-settle = Régler le conflit
pods-staff-unfinished = Parties inachevées
pods-staff-record = Enregistrer
pods-staff-correct = Corriger
pods-standings-title = Classement
pods-standings-so-far = Classement provisoire, avec { $round }
pods-standings-final = Classement final après { $round }
pods-standings-after = Classement après { $round }
pods-standings-counted = { $results } reçus, et ils comptent ici.
pods-standings-top-first = Ceux de la table finale viennent d’abord, d’après ce qu’ils y ont marqué ; tous les autres suivent l’ordre des manches.
pods-standings-left = parti après la manche { $heat }
pods-standings-then = { $one }, puis { $other }
pods-why-title = Pourquoi { $name } a la place { $place }
pods-why-heat = Manche { $heat }
pods-why-heat-total = { $tribbles }, place { $place } dans le groupe
pods-why-by-heats = D’après les manches : { $order }.
pods-why-by-top = D’après la table finale : { $tribbles } là.
pods-why-level = À égalité avec { $players } : la place est partagée.
pods-why-place-points = { $points } : à chaque manche, les joueurs du groupe moins la place ; les ex æquo partagent
pods-table-by-reported = { $name } a déclaré, { $at }
pods-table-by-offered = { $name } a proposé, { $at }
pods-table-recorded-unfinished-by = { $result }. La partie n’a pas été terminée à temps. Enregistré par { $by }, { $at }.
pods-table-recorded-by = { $result } ; enregistré par { $by }, { $at }
pods-table-agreed = Convenu
pods-table-broken-form = Le formulaire est arrivé sans le résultat qu’il corrige. Rechargez la page.
pods-top-won-a-pod = a gagné un groupe
pods-top-by-standings = d’après le classement
pods-repair-heading = Changer les groupes de la manche { $round }
pods-repair-too-few-to-swap = Moins de deux groupes sont ouverts, personne ne peut donc changer de place.
pods-repair-late-joins = Le retardataire rejoint la table { $table }, le groupe le moins nombreux.
pods-repair-late-replaces = Le retardataire prend la place de <bdi>{ $name }</bdi>, qui a abandonné, à la table { $table }, le groupe le moins nombreux.
pods-repair-dropped = Ne comptent plus après un abandon : <bdi>{ $names }</bdi>. Dans un échange, un joueur d’un groupe plus grand ou sans place prend leur place. Les groupes que vous refaites sont sans eux.
pods-repair-name-dropped = { $name } (abandon)
pods-repair-late-elsewhere = <bdi>{ $name }</bdi> rejoint plutôt la table { $table }, un groupe aussi petit, sans personne dont ce joueur doit rester séparé.
pods-repair-late-beside = <bdi>{ $name }</bdi> rejoint la table { $table } avec <bdi>{ $others }</bdi>, bien qu’ils doivent rester séparés. C’est le cas dans chacun des plus petits groupes ouverts. Un joueur de plus dans un groupe plus grand ferait différer les tailles de deux.
pods-repair-again-heading = Refaire certains groupes
pods-repair-again-too-few = Moins de deux groupes sont ouverts : personne d’autre ne pourrait se rencontrer.
pods-repair-again-would-play = Ces groupes joueraient. Rien n’est encore modifié.
pods-repair-again-repeats = { $count ->
    [0] Personne ne retrouverait un adversaire d’une manche précédente.
    [one] Une paire se retrouverait ensemble comme dans une manche précédente.
   *[other] { $count } paires se retrouveraient ensemble comme dans des manches précédentes.
}
pods-repair-again-together = { $count ->
    [one] Une paire serait ensemble alors qu’elle doit rester séparée : ces groupes ne permettent pas de l’éviter.
   *[other] { $count } paires seraient ensemble alors qu’elles doivent rester séparées : ces groupes ne permettent pas de l’éviter.
}
pods-repair-again-seat = Placer ces groupes
pods-repair-again-hint = Les joueurs des groupes que vous choisissez sont répartis selon les règles d’une nouvelle manche. Ils retrouvent d’abord le moins possible d’adversaires des manches précédentes. Puis ils retrouvent le moins possible de ceux qui sont avec eux maintenant. Tous les autres groupes restent.
pods-repair-again-pods = Groupes
pods-repair-again-look = Voir les nouveaux groupes
pods-repair-table-players = Table { $table } : { $players }
pods-repair-back = Retour à la manche
pods-staff-change = Changer les groupes
pods-unfinished-heading = Parties inachevées : { $round }
pods-unfinished-how-it-counts = Aucune source ne dit comment compte une partie de Tribbles non terminée : vous décidez. Notez ce que chacun a marqué jusqu’ici : cela compte comme tout autre score, et tout le monde voit que la partie n’a pas été terminée. Une table dont les champs sont vides joue encore.
pods-unfinished-look = Voir les totaux et les places
pods-unfinished-record = Enregistrer ces totaux
