rounds-checks-heading = { $title } : avant de clore
rounds-checks-all-in = Tous les résultats sont là. Vous pouvez clore la ronde.
rounds-checks-required = Obligatoire
rounds-checks-check = À vérifier
rounds-checks-over-disputes = Une décision peut encore mener à un résultat corrigé ; la ronde suivante sera peut-être déjà appariée.
rounds-checks-close = Clore { $round }
rounds-clock-deadline-in = Échéance, fuseau { $zone }
rounds-clock-move-deadline = Déplacer l’échéance
rounds-clock-minutes-for-everybody = Minutes
rounds-clock-give-minutes = Donner à tous
rounds-clock-given = Tout le monde a { $given ->
    [one] { $given } minute
   *[other] { $given } minutes
 } de plus que prévu. Un moins en reprend.
rounds-conflict-title = Conflit à la table { $table }, ronde { $round }
rounds-conflict-heading = La table { $table } a { $offers ->
    [one] { $offers } résultat
   *[other] { $offers } résultats
 }
rounds-conflict-conflict = Conflit
rounds-conflict-recorded-at = Enregistré à { $at }
rounds-conflict-counts-now = Compte actuellement
rounds-conflict-reason-hint = Reste dans le journal, où les deux joueurs peuvent le lire.
rounds-conflict-keep = Garder ce résultat
rounds-conflict-offered-at = Proposé à { $at }
rounds-conflict-does-not-count = Ne compte pas
rounds-conflict-correct = Corriger vers ce résultat
rounds-crumb-round = ronde { $round }
rounds-correct-title = Corriger la table { $table }, ronde { $round }
rounds-correct-heading = Corriger la table { $table }
rounds-correct-recorded = enregistré à { $at } par <bdi>{ $by }</bdi>
rounds-correct-changed-meanwhile = Modifié entre-temps : rien n’a été enregistré
rounds-correct-not-corrected = Non corrigé
rounds-correct-form-faults = Quelque chose manque dans le formulaire ou n’est pas lisible.
rounds-correct-reason-hint = Ce qui était faux, en quelques mots. Reste dans le journal, où les deux joueurs peuvent le lire.
rounds-correct-record = Enregistrer la correction
rounds-correct-should-be = Le résultat tel qu’il doit être
rounds-correct-no-dispute = Aucun litige
rounds-correct-recorded-now = Tel qu’enregistré actuellement
rounds-correct-stays-in-log = L’ancien résultat reste dans le journal, marqué comme corrigé.
rounds-draft-title = { $title }, brouillon
rounds-draft-heading-pods = { $title } : brouillon
rounds-draft-heading = { $title } : brouillon des appariements
rounds-draft-not-changed = Non modifié
rounds-draft-proof-of-before = Les écarts de points et la preuve sont ceux de l’appariement d’avant la modification.
rounds-draft-publish-heading = À vérifier avant de publier
rounds-draft-staff-only = Seule l’équipe voit ce brouillon. Une fois publié, tout le monde le voit.
rounds-draft-played-until = La ronde se joue jusqu’à l’échéance, que vous pourrez déplacer plus tard.
rounds-draft-clock-minutes = L’horloge compte { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } et part tout de suite, ou plus tard depuis le bureau ou la page de la ronde.
rounds-draft-locks-decks = Cela verrouille aussi les listes de deck.
rounds-draft-locks-pools = Cela verrouille aussi les pools ; les listes peuvent encore changer entre les parties.
rounds-draft-undo = Tant que rien n’est déclaré, vous pouvez l’annuler dans le journal.
rounds-draft-deadline-hint = Jour et heure, fuseau { $zone }, au plus 60 jours à partir de maintenant.
rounds-draft-publish = Publier { $round }
rounds-draft-publish-all = { $rounds ->
    [one] Publier { $rounds } ronde
   *[other] Publier les { $rounds } rondes
 }
rounds-draft-all-rounds = Toutes les rondes : les joueurs voient dès maintenant chaque adversaire et jouent les parties dans l’ordre ou comme ils en conviennent. L’échéance de chaque ronde tombe { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 } après la précédente, et vous pouvez déplacer chacune.
rounds-draft-publish-later = Publier, lancer l’horloge plus tard
rounds-draft-draft = Brouillon
rounds-draft-director-publishes = Seule l’équipe voit ces appariements. Le directeur du tournoi les publie.
rounds-draft-pods = Groupes
rounds-draft-pairings-and-why = Appariements et raisons
rounds-draft-caption = Brouillon des appariements pour { $round }, avec la raison de chacun
rounds-draft-rematch = Déjà rencontrés
rounds-draft-timetable-public = Tout le monde le verra une fois la ronde 1 publiée.
rounds-draft-discard-heading = Rejeter ce brouillon
rounds-draft-discard-timetable = Les numéros sont alors tirés de nouveau avec la graine suivante. Elle découle du numéro du tournoi : personne ne peut la choisir.
rounds-draft-discard-stage = On peut alors placer de nouveau les joueurs d’après les résultats actuels.
rounds-draft-discard-round = La ronde peut alors être appariée de nouveau. La graine du prochain brouillon découle du numéro du tournoi : personne ne peut la choisir.
rounds-draft-discard-reason-hint = Reste dans le journal : un second tirage est montré comme tel.
rounds-draft-discard = Rejeter le brouillon
rounds-prepare-pair = Apparier { $round }
rounds-prepare-not-paired = Non apparié
rounds-prepare-decks-missing = Les listes de deck ne sont pas complètes
rounds-prepare-you-can-still-pair = Vous pouvez quand même apparier.
rounds-prepare-go-to-decks = Voir les decks
rounds-prepare-for-information = Pour information
rounds-prepare-only-here = N’apparier que les présents
rounds-prepare-to-check-in = Au pointage
rounds-prepare-checked-in = Pointés : { $count }.
rounds-prepare-all-checked-in = Tout le monde est pointé.
rounds-prepare-left-out = Laissés de côté pour { $round } : { $left-out }.
rounds-prepare-drop-absent = { $left-out ->
    [one] Un joueur n’est pas pointé. En toutes rondes, personne ne passe son tour : il est donc retiré.
   *[other] { $left-out } joueurs ne sont pas pointés. En toutes rondes, personne ne passe son tour : ils sont donc retirés.
 } Si un joueur doit encore venir, cochez-le sur la page du pointage, ou appariez tout le monde ci-dessous.
rounds-prepare-drop-and-pair = { $left-out ->
    [one] Retirer un joueur et apparier { $round }
   *[other] Retirer { $left-out } joueurs et apparier { $round }
 }
rounds-prepare-they-stay = Ils restent dans le tournoi et sont appariés de nouveau la fois suivante, sauf si vous les retirez.
rounds-prepare-not-checked-in-caption = Joueurs qui ne se sont pas pointés
rounds-prepare-not-checked-in = Non pointés
rounds-prepare-drop = Retirer<span class="vh"> : <bdi>{ $name }</bdi></span>
rounds-prepare-late-check-in = Un joueur qui se pointe avant que vous n’appuyiez sur le bouton est apparié.
rounds-prepare-without-check-in = Ou apparier sans le pointage
rounds-prepare-as-draft = Apparier en brouillon
rounds-prepare-check-players-in = Pointer les joueurs
rounds-prepare-timetable-drawn = Des numéros sont tirés pour un calendrier où chacun rencontre chacun une fois, même pour les joueurs qui ne sont pas encore là. Seule l’équipe voit le brouillon ; rejetez-le pour tirer de nouveau.
rounds-prepare-timetable-says = Le calendrier dit qui rencontre qui. Les parties des joueurs qui ont abandonné sont notées comme absences quand la ronde est publiée.
rounds-prepare-everybody-paired = Tout le monde est apparié, présent ou non, sauf ceux que vous marquez absents.
rounds-prepare-staff-only = Seule l’équipe voit le brouillon. Vous pouvez y échanger des joueurs avant de le publier.
rounds-prepare-mark-both = Marquer absences et exempts
rounds-prepare-mark-absences = Marquer les absences
rounds-prepare-away-hint = Un joueur absent n’est pas apparié, n’est pas exempt et reste dans le tournoi. Une exemption gagnée est un prix.
rounds-prepare-away-hint-pods = Un joueur absent n’est dans aucun groupe et reste dans le tournoi.
rounds-prepare-caption = Joueurs qui peuvent être appariés pour { $round }
rounds-prepare-away = Absent
rounds-prepare-earned-bye = Exemption gagnée
rounds-prepare-away-of = Absent<span class="vh"> : <bdi>{ $name }</bdi></span>
rounds-prepare-earned-bye-of = Exemption gagnée<span class="vh"> : <bdi>{ $name }</bdi></span>
rounds-prepare-pair-everybody = Apparier { $round } avec tout le monde
rounds-repair-heading = Modifier les tables de la ronde { $round }
rounds-repair-nothing-can-change = Rien ne peut changer ici.
rounds-repair-counts-at-once = La modification compte tout de suite : téléphones, classement et projecteur la montrent ; les résultats et toutes les autres tables restent.
rounds-repair-reported-tables = Les tables où quelque chose a été déclaré ne figurent pas dans les listes.
rounds-repair-timetable = Le calendrier dit qui rencontre qui ; les joueurs ne changent donc pas de table.
rounds-repair-too-few-to-swap = Moins de deux tables sont ouvertes : personne ne peut changer de place.
rounds-repair-in-place = Un joueur sans place prend celle de l’autre, qui est alors absent de cette ronde.
rounds-repair-without-place = { $name }, sans place
rounds-repair-dropped = { $name }, table { $table }, a abandonné
rounds-repair-bye-ends = Si un joueur est parti, retirez-le d’abord du tournoi. <bdi>{ $name }</bdi>, qui est exempt, prend alors sa place par un échange, et plus personne n’est exempt.
rounds-repair-reason-hint = Reste dans le journal et s’affiche avec la table, lisible par tous.
rounds-repair-late-heading = Placer un joueur en retard
rounds-repair-nobody-late = Tout le monde a une place. Inscrivez d’abord le joueur en retard, puis choisissez-le ici.
rounds-repair-late-meets = Le joueur en retard rencontre, à une nouvelle table, <bdi>{ $name }</bdi>, qui est exempt.
rounds-repair-who-came-late = Qui est arrivé en retard
rounds-repair-seat = Placer le joueur
rounds-repair-no-bye = Personne n’est exempt : un joueur en retard n’a pas d’adversaire dans cette ronde. Inscrivez-le ; il jouera à partir de la ronde suivante.
rounds-repair-no-bye-for-two = Personne n’est exempt : un joueur en retard en rencontre un autre. Choisissez les deux ci-dessous.
rounds-repair-second-late = À deux, les joueurs en retard peuvent se rencontrer : vous les placez ici.
rounds-repair-late-pair-heading = Faire jouer deux joueurs en retard l’un contre l’autre
rounds-repair-late-pair-hint = Deux joueurs en retard se rencontrent à une nouvelle table. Toutes les autres tables restent, l’exempt aussi.
rounds-repair-late-pair-look = Voir la nouvelle table
rounds-repair-late-pair-would-play = Ces deux joueurs se rencontreraient. Rien n’est encore modifié.
rounds-repair-late-pair-apart = Ces deux joueurs sont séparés. Placez-les seulement s’ils peuvent se rencontrer quand même.
rounds-repair-late-pair-met = { $number ->
    [one] Ils se sont déjà rencontrés à la ronde { $rounds }.
   *[other] Ils se sont déjà rencontrés aux rondes { $rounds }.
 }
rounds-repair-late-pair-seat = Placer ces deux joueurs
rounds-repair-again-heading = Apparier de nouveau certaines tables
rounds-repair-again-too-few = Moins de deux tables sont ouvertes : personne d’autre ne pourrait se rencontrer.
rounds-repair-again-would-play = Ces joueurs se rencontreraient. Rien n’est encore modifié.
rounds-repair-again-before = (jusqu’ici <bdi>{ $before }</bdi>)
rounds-repair-again-reason-hint = Reste dans le journal et s’affiche avec les tables, lisible par tous.
rounds-repair-again-seat = Placer ainsi
rounds-repair-again-hint = Les joueurs des tables que vous choisissez sont appariés selon les règles d’une nouvelle ronde. Le classement est celui d’avant cette ronde. Ceux qui sont face à face maintenant ne se rencontrent pas, si possible. Toutes les autres tables restent.
rounds-repair-again-look = Voir les nouveaux appariements
rounds-slip-who-went-first = Qui a commencé ?
rounds-slip-not-noted = Non noté
rounds-slip-below-zero = <bdi>{ $name }</bdi> est sous zéro
rounds-slip-not-counting = Points qui sont dans le score mais ne comptent pas pour la victoire, comme ceux retranchés par le ratio de mélange :
rounds-slip-of = De <bdi>{ $label }</bdi>
rounds-table-title = Table { $table }, ronde { $round }
rounds-table-heading = Table { $table }
rounds-table-both = <bdi>{ $a }</bdi> et <bdi>{ $b }</bdi>
rounds-table-faults = Quelque chose manque sur la feuille ou n’est pas lisible.
rounds-table-penalty = Cette partie est perdue par pénalité
rounds-table-your-slip-says = Votre feuille dit
rounds-table-already-recorded = Un résultat est déjà enregistré. En enregistrer un autre ne le change pas. Les deux s’affichent comme un conflit jusqu’à ce que l’équipe le règle.
rounds-table-unsent = Résultat de la table { $table }, ronde { $round } : { $verdict }
rounds-table-record = Enregistrer le résultat : <bdi>{ $verdict }</bdi>
rounds-table-reported = <bdi>{ $name }</bdi> a déclaré
rounds-table-says-otherwise = Dit autre chose
rounds-table-says-the-same = Dit la même chose
rounds-table-record-report = Enregistrer ce que <bdi>{ $name }</bdi> a déclaré : <bdi>{ $verdict }</bdi>
rounds-table-look-instead = Voir plutôt celui-ci
rounds-table-back = Retour à la ronde { $round }
rounds-table-confirm-next = Vous confirmez à l’écran suivant.
rounds-tables-results-in = Résultats reçus : <strong>{ $results }</strong>
rounds-tables-closed-at = close à { $at }
rounds-tables-clock-jumped = L’horloge a sauté
rounds-tables-all-in = Tous les résultats sont là
rounds-tables-can-close = La ronde peut être close. Les résultats pourront encore être corrigés ensuite, avec un motif.
rounds-tables-penalty = Une pénalité prend une partie
rounds-tables-go-to-table = Aller à la table
rounds-tables-how-it-ended = Fin de partie
rounds-tables-time-was-called = Temps écoulé
rounds-tables-other-outcome = Autre issue…
rounds-tables-keys = <kbd>Entrée</kbd> champ suivant, puis enregistrer. <kbd>a</kbd> <kbd>b</kbd> <kbd>t</kbd> qui a gagné, ou temps écoulé, avant le dernier <kbd>Entrée</kbd>. <kbd>g</kbd> aller à une table. <kbd>u</kbd> annuler, pendant dix secondes. <kbd>r</kbd> aller à un résultat refusé.
rounds-tables-keys-fold = Touches
rounds-tables-caption = { $title }, conflits et résultats manquants d’abord. Résultats reçus : { $results }.
rounds-tables-of-table = de la table { $table }
rounds-tables-bye = Exempt : <bdi>{ $names }</bdi>
rounds-tables-away = Absents de cette ronde : <bdi>{ $absent }</bdi>
rounds-time-heading = Temps de cette table
rounds-time-give = Donner plus de temps à cette table
rounds-time-minus = Un moins reprend ce qui a été donné.
rounds-time-public = Tout le monde peut le lire dans le journal.
rounds-unfinished-heading = Parties inachevées de la ronde { $round }
rounds-unfinished-how-it-counts = Selon le Play Guide de 2023, le directeur décide comment compte une partie non terminée. Sans choix, la table reste ouverte. Regardez ce que donnent vos choix avant de les enregistrer.
rounds-unfinished-table = Table { $number } : <bdi>{ $players }</bdi>
rounds-unfinished-leave-open = Laisser ouverte
rounds-unfinished-by-score = Selon le score actuel, comme à la fin du temps
rounds-unfinished-true-tie = Vraie égalité
rounds-unfinished-score-of = Score actuel de <bdi>{ $name }</bdi>
rounds-unfinished-look = Voir ce que cela donne
rounds-unfinished-record = Enregistrer ces résultats
rounds-first-player = Premier joueur
rounds-second-player = Second joueur
rounds-choose-tap = Échanger deux noms
rounds-choose-proposed-reason = Choix du directeur du tournoi avant la publication
rounds-ending-won = { $name } a gagné
rounds-ending-time = temps écoulé
rounds-ending-decked-out = pioches épuisées
rounds-ending-card = { $name } a gagné par l’effet d’une carte
rounds-ending-card-forfeit = { $name } a perdu par le forfait d’une carte
rounds-ending-card-forfeit-both = les deux ont perdu par le forfait d’une carte
rounds-ending-conceded = { $name } a concédé
rounds-ending-no-show = { $name } ne s’est pas présenté
rounds-ending-disqualified = { $name } a perdu par une pénalité
rounds-ending-both-absent = aucun des deux ne s’est présenté
rounds-ending-void = la partie ne compte pas
rounds-ending-you-won = vous avez gagné
rounds-ending-you-card = vous avez gagné par l’effet d’une carte
rounds-ending-you-card-forfeit = vous avez perdu par le forfait d’une carte
rounds-ending-you-conceded = vous avez concédé
rounds-ending-you-no-show = vous ne vous êtes pas présenté
rounds-ending-you-disqualified = vous avez perdu par une pénalité
rounds-title-round = Ronde { $number }
rounds-title-heat = Manche { $number }
rounds-title-top-table = Table finale
rounds-title-final = Finale
rounds-title-semi-final = Demi-finale
rounds-title-quarter-final = Quart de finale
rounds-title-round-of = Tour à { $players }
rounds-title-stage = Phase { $number }
rounds-title-second-final = Seconde finale
rounds-name-round = la ronde { $number }
rounds-name-heat = la manche { $number }
rounds-name-top-table = la table finale
rounds-name-final = la finale
rounds-name-semi-final = la demi-finale
rounds-name-quarter-final = le quart de finale
rounds-name-round-of = le tour à { $players }
rounds-name-stage = la phase { $number }
rounds-name-second-final = la seconde finale
rounds-the-top-table = la table finale
rounds-the-final = la finale
rounds-the-semi-final = la demi-finale
rounds-the-quarter-final = le quart de finale
rounds-the-round-of = le tour à { $players }
rounds-the-second-final = la seconde finale
rounds-subject-top-table = Table finale
rounds-subject-final = Finale
rounds-subject-semi-final = Demi-finale
rounds-subject-quarter-final = Quart de finale
rounds-subject-round-of = Tour à { $players }
rounds-subject-second-final = Seconde finale
rounds-check-discard-draft = Rejeter le brouillon
rounds-check-see-the-cut = Voir la phase finale
rounds-check-registered-since = { $number ->
    [one] Inscrit depuis que le brouillon a été apparié : { $players }. Pour apparier ce joueur dans cette ronde, rejetez le brouillon et appariez de nouveau.
   *[other] Inscrits depuis que le brouillon a été apparié : { $players }. Pour apparier ces joueurs dans cette ronde, rejetez le brouillon et appariez de nouveau.
 }
rounds-check-arrived-since = Pointés depuis que le brouillon a été apparié, et absents de celui-ci : { $players }. Pour les apparier maintenant, rejetez le brouillon et appariez de nouveau.
rounds-check-no-result = { $number ->
    [one] Pas encore de résultat de la table { $tables }.
   *[other] Pas encore de résultat des tables { $tables }.
 }
rounds-check-record-result = Enregistrer un résultat
rounds-check-no-winner = Personne n’a encore gagné le match à la table { $table }.
rounds-check-settle = Le régler
rounds-check-contradiction = Deux résultats se contredisent à la table { $table }.
rounds-check-look-at-penalty = Voir la pénalité
rounds-check-dispute = Le litige { $number } n’est pas tranché : { $question }
rounds-check-dispute-at = Le litige { $number } à la table { $table } de la ronde { $round } n’est pas tranché : { $question }
rounds-check-go-to-dispute = Voir le litige
rounds-check-table-doubt = Table { $table } : { $doubt }
rounds-check-look-at-result = Voir le résultat
rounds-doubt-reported = { $name } a déclaré : { $said } ; enregistré : { $recorded }.
rounds-doubt-behind = { $winner } est enregistré comme vainqueur avec moins de points ({ $a } : { $b }).
rounds-doubt-otherwise = { $name } a déclaré autre chose : { $said }. Demandez à la table ce qui est juste.
rounds-check-without-list = Sans liste de deck : { $players }.
rounds-check-faulty-list = Liste de deck avec des fautes : { $players }.
rounds-check-outdated-list = Le format, la date ou le pool ont changé après le contrôle de ces listes : { $players }. Contrôlez-les de nouveau.
rounds-check-go-to-decks = Voir les decks
rounds-clock-pause = Mettre l’horloge en pause
rounds-clock-resume = Relancer l’horloge
rounds-clock-start = Lancer l’horloge
rounds-clock-deadline-refused = Échéance non déplacée
rounds-clock-refused = Horloge non modifiée
rounds-conflict-offer = { $line } par { $by } à { $at }
rounds-conflict-sentence = La table { $table } a déjà un résultat : { $line }, enregistré par { $by } à { $at }. Un second diffère : { $others }. Le premier compte jusqu’à votre décision. Gardez-le, ou corrigez-le avec un motif.
rounds-correct-choose-dispute = Choisissez un litige de ce tournoi, ou aucun.
rounds-correct-broken-form = Le formulaire ne dit pas quel résultat il corrige. Rechargez la page.
rounds-correct-strength = { $players ->
    [one] La force du parcours change pour { $players } joueur.
   *[other] La force du parcours change pour { $players } joueurs.
 }
rounds-correct-nothing-changes = Rien ne change au classement.
rounds-correct-later-draft = La ronde { $round } est un brouillon apparié avec le résultat actuel. Rejetez-le et appariez de nouveau si la correction doit y compter.
rounds-correct-later-published = Les appariements de la ronde { $round } restent tels quels ; ils sont publiés.
rounds-correct-changed = À l’ouverture de ce formulaire : { $was }. Maintenant : { $now }, par { $by } à { $at }.
rounds-correct-reason-missing = Une correction a besoin de son motif. Dites en quelques mots ce qui était faux.
rounds-choose-first-player = Choisissez le premier joueur.
rounds-choose-second-player = Choisissez le second joueur.
rounds-draft-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }
rounds-draft-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
rounds-draft-of-timetable = ronde { $round } sur { $rounds } du calendrier
rounds-draft-seed = Graine { $seed }
rounds-draft-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
rounds-draft-number-of-pods = { $pods ->
    [one] { $pods } groupe
   *[other] { $pods } groupes
 }
rounds-draft-nobody-again = aucun joueur n’en retrouve un autre
rounds-draft-pairs-again = { $pairs ->
    [one] { $pairs } paire se retrouve ensemble
   *[other] { $pairs } paires se retrouvent ensemble
 }
rounds-draft-not-apart = non séparés : { $pairs }
rounds-draft-fewest-proved = minimum possible (prouvé)
rounds-draft-fewest-not-proved = minimum trouvé (non prouvé)
rounds-draft-no-rematch = aucune revanche
rounds-draft-rematches = { $rematches ->
    [one] { $rematches } revanche
   *[other] { $rematches } revanches
 }
rounds-draft-score-differences = écarts de points entre adversaires : { $float } en tout
rounds-draft-best-proved = meilleur appariement (prouvé)
rounds-draft-best-not-proved = meilleur appariement trouvé (non prouvé)
rounds-draft-met = { $number ->
    [one] rencontre à la ronde { $rounds }
   *[other] rencontres aux rondes { $rounds }
 }
rounds-draft-bye = Exempt
rounds-draft-away = Absents de cette ronde
rounds-time-given = { $minutes ->
    [one] { $minutes } minute donnée
   *[other] { $minutes } minutes données
 } par { $who }, { $at } : { $reason }
rounds-time-given-for-dispute = { $minutes ->
    [one] { $minutes } minute donnée
   *[other] { $minutes } minutes données
 } par { $who }, { $at } : { $reason }, litige { $dispute }
rounds-time-taken-back = { $minutes ->
    [one] { $minutes } minute reprise
   *[other] { $minutes } minutes reprises
 } par { $who }, { $at } : { $reason }
rounds-time-taken-back-for-dispute = { $minutes ->
    [one] { $minutes } minute reprise
   *[other] { $minutes } minutes reprises
 } par { $who }, { $at } : { $reason }, litige { $dispute }
rounds-prepare-broken-form = Le formulaire est endommagé. Rechargez la page.
rounds-prepare-no-list = Pas de liste
rounds-prepare-faults = Fautes
rounds-prepare-count = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
rounds-prepare-count-tables = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
rounds-prepare-count-bye = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } et un exempt
rounds-prepare-count-few = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 } : trop peu pour un groupe
rounds-prepare-count-pods = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 } : { $pods ->
    [one] { $pods } groupe
   *[other] { $pods } groupes
 } de { $sizes }
rounds-prepare-here-tables = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }
rounds-prepare-here-bye = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 } et un exempt
rounds-prepare-here-few = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }, trop peu pour un groupe
rounds-prepare-here-pods = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }, { $pods ->
    [one] { $pods } groupe
   *[other] { $pods } groupes
 } de { $sizes }
rounds-prepare-more-rounds = { $planned ->
    [one] { $planned } ronde est prévue
   *[other] { $planned } rondes sont prévues
 } ; ce serait { $round }.
rounds-prepare-more-heats = { $planned ->
    [one] { $planned } manche est prévue
   *[other] { $planned } manches sont prévues
 } ; ce serait { $round }.
rounds-prepare-go-to-round = Voir { $round }
rounds-prepare-go-to-settings = Voir les paramètres
rounds-prepare-go-to-desk = Aller au bureau
rounds-prepare-others = { $others ->
    [one] { $others } autre
   *[other] { $others } autres
 }
rounds-prepare-players-without-list = { $number ->
    [one] { $number } joueur n’a pas remis de liste de deck
   *[other] { $number } joueurs n’ont pas remis de liste de deck
 } : { $players }.
rounds-prepare-faulty-lists = { $number ->
    [one] { $number } liste de deck a des fautes que personne n’a acceptées
   *[other] { $number } listes de deck ont des fautes que personne n’a acceptées
 } : { $players }.
rounds-prepare-publishing-locks = La publication de la première ronde verrouille les listes.
rounds-repair-table-players = Table { $table } : { $a } et { $b }
rounds-repair-pair = { $a } et { $b }
rounds-repair-choose-late = Choisissez qui est arrivé en retard.
rounds-repair-at-table = { $name }, table { $table }
rounds-repair-with-bye = { $name }, exempt
rounds-staff-not-closed = Non close
rounds-table-agreed = Convenu
rounds-table-played-until = à jouer jusqu’au { $day }
rounds-table-played-until-longer = à jouer jusqu’au { $day }, { $extra } de plus que la ronde
rounds-table-time-called = fin du temps à { $at }
rounds-table-time-called-longer = fin du temps à { $at }, { $extra } de plus que la ronde
rounds-table-round-closed = ronde close à { $at }
rounds-table-clock = horloge { $until }
rounds-table-earlier = { $line }, { $by } à { $at }. Corrigé : { $reason }
rounds-table-earlier-for-dispute = { $line }, { $by } à { $at }. Corrigé : { $reason }, litige { $dispute }
rounds-tables-of-all = { $done } sur { $all }
rounds-tables-close-over = { $disputes ->
    [one] Clore bien que le litige { $numbers } soit ouvert
   *[other] Clore bien que les litiges { $numbers } soient ouverts
 }
rounds-tables-tick-to-close = { $disputes ->
    [one] Tous les résultats sont là. Tranchez d’abord le litige, ou cochez la case pour clore la ronde sans décision.
   *[other] Tous les résultats sont là. Tranchez d’abord les litiges, ou cochez la case pour clore la ronde sans décision.
 }
rounds-tables-named = <bdi>{ $name }</bdi> gagne le match, décidé par le directeur
rounds-tables-change = Modifier les tables
rounds-take-back = Annuler la publication
rounds-tables-what-players-see = Ce que voient les joueurs
rounds-tables-print-by-table = Imprimer les appariements par table
rounds-tables-print-by-name = Imprimer les appariements par nom
rounds-tables-print-slips = Imprimer les feuilles de match
rounds-tables-print-open-slips = Imprimer les feuilles des tables ouvertes
rounds-tables-projector = Projecteur
rounds-tables-published = publiée à { $at }
rounds-tables-minutes-from = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
 } à partir de { $at }
rounds-tables-jumped-forward = L’horloge de l’ordinateur a été avancée de { $by } pendant cette ronde ; le temps restant ci-dessus est donc faux. La ronde a commencé à { $began } selon l’horloge d’avant ; annoncez la fin avec une autre horloge.
rounds-tables-jumped-back = L’horloge de l’ordinateur a été reculée de { $by } pendant cette ronde ; le temps restant ci-dessus est donc faux. La ronde a commencé à { $began } selon l’horloge d’avant ; annoncez la fin avec une autre horloge.
rounds-filter-label = Tables affichées
rounds-filter-all = Toutes les tables
rounds-filter-open = Ouvertes : { $n }
rounds-filter-late = Temps dépassé : { $n }
rounds-filter-none-open = Chaque table a un résultat.
rounds-filter-none-late = Aucune table n’a dépassé le temps.
rounds-badge-two-results = Deux résultats
rounds-badge-conflict = Conflit
rounds-badge-no-result = Pas de résultat
rounds-badge-penalty = Pénalité
rounds-badge-corrected = Corrigé
rounds-action-settle = Régler le conflit
rounds-action-record = Enregistrer
rounds-action-correct = Corriger
rounds-tables-plays-until = Joue jusqu’à { $until }, { $extra } de plus que la ronde.
rounds-tables-reported = { $name } a déclaré { $score } à { $at } : { $facts }.
rounds-unfinished-as-reported = Comme { $name } l’a déclaré : { $line }
rounds-view-does-not-count = ne compte pas
rounds-view-wins = { $name } gagne, { $high } à { $low }
rounds-view-nobody-wins = personne ne gagne, { $a } à { $b }
rounds-view-this-result = ce résultat
rounds-view-went-first = { $name } a commencé
rounds-view-not-counting = { $points } points de { $name } ne comptent pas pour la victoire
rounds-grade-full-win = victoire pleine
rounds-grade-modified-win = victoire modifiée
rounds-grade-true-tie = égalité vraie
rounds-grade-modified-loss = défaite modifiée
rounds-grade-full-loss = défaite pleine
rounds-form-ending = Choisissez comment la partie a fini.
rounds-form-first = Choisissez qui a commencé, ou laissez ouvert.
rounds-form-whole = Les scores sont des nombres entiers, par exemple 65 ou −30.
rounds-form-missing = Écrivez le score, 0 s’il n’y a pas eu de points.
rounds-form-half = Écrivez les deux scores, ou laissez les deux vides.
rounds-form-part = Les points qui ne comptent pas sont un nombre entier, 0 ou plus.
rounds-form-too-large = C’est plus qu’aucune partie n’en donne. Écrivez-le de nouveau.
rounds-form-who-won = Choisissez qui a gagné.
rounds-form-who-won-by-card = Choisissez qui a gagné par la carte.
rounds-form-who-conceded = Choisissez qui a concédé.
rounds-form-who-absent = Choisissez qui ne s’est pas présenté.
rounds-form-who-disqualified = Choisissez qui a perdu par une pénalité.
rounds-form-who-forfeited = Choisissez qui a perdu par forfait, un joueur ou les deux.
rounds-correct-tick-both = Pour une victoire, cochez les deux
rounds-missions-both = une mission planétaire et une mission spatiale accomplies
rounds-missions-planet = une mission planétaire accomplie
rounds-missions-space = une mission spatiale accomplie
rounds-ticks-asked = Le directeur a dit ce que compte cette partie
rounds-ticks-asked-if = Si un joueur a abandonné ou si les pioches étaient vides : le directeur a dit ce que compte la partie
rounds-ticks-planet = Le vainqueur a accompli une mission planète
rounds-ticks-space = Le vainqueur a accompli une mission espace
rounds-draft-not-playing = <bdi>{ $name }</bdi>
rounds-draft-not-playing-why = <bdi>{ $name }</bdi> : { $why }
