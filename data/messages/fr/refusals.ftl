impossible-below-threshold = une victoire demande { $threshold } points qui comptent ; le vainqueur en a { $counting }
impossible-below-threshold-fix = Corrigez le score, ou choisissez « { $time } » ou une autre issue.
impossible-absurd = un score de { $score } n’est pas compris entre −{ $largest } et { $largest }
impossible-absurd-fix = Corrigez le nombre.
impossible-negative-part = { $points } n’est pas un nombre de points « ne comptant pas pour la victoire »
impossible-negative-part-fix = Écrivez 0 ou plus.
impossible-unticked = une victoire demande aussi { $missing }, qui n’est pas cochée
impossible-unticked-fix = Cochez-la, ou choisissez comment la partie s’est terminée autrement.
impossible-not-asked = on n’a pas demandé au directeur du tournoi ce que compte une telle partie
impossible-not-asked-fix = Demandez-le-lui, puis cochez-le.
impossible-not-to-tick = aucune mission ne se coche avec ce résultat
impossible-not-to-tick-fix = N’en cochez pas.
impossible-and-fix = { $what }. { $fix }
impossible-planet-mission = une mission de planète
impossible-space-mission = une mission spatiale
history-impossible = Ronde { $round }, table { $table } : { $why }.
history-unknown = La ronde { $round } nomme le joueur { $player }, qui n’est pas inscrit. Inscrivez-le d’abord.
history-twice = La ronde { $round } contient deux fois le joueur { $player }. Retirez l’un des deux.
history-entered-twice = Le joueur { $player } est inscrit deux fois. Retirez l’un des deux.
bracket-error-no-such-match = la phase { $stage } n’a pas de match { $number }
bracket-error-too-early = phase { $stage }, match { $number } : ses joueurs ne sont pas encore connus ; enregistrez d’abord la phase précédente
bracket-error-twice = phase { $stage }, le match { $number } est enregistré deux fois ; retirez l’un des deux
bracket-error-other-players = phase { $stage }, le match { $number } oppose d’autres joueurs
bracket-error-after-the-end = phase { $stage }, match { $number } : la partie { $game } vient après que le match a été gagné ; retirez-la
bracket-error-not-the-winner = phase { $stage }, match { $number } : d’après les parties, c’est l’autre joueur qui a gagné ; corrigez l’un des deux
bracket-error-impossible = phase { $stage }, match { $number } : { $why }
cut-error-other-size = un tableau pour { $players } joueurs a une autre taille ; 32 joueurs au plus peuvent en jouer un
cut-error-in-pods = un tournoi en groupes a une table finale et pas de tableau
cut-error-too-few = une phase finale à { $size } demande { $size } joueurs, et il en reste { $left } ; choisissez-en une plus petite
unplayable-cut-too-small = La double élimination demande un tableau pour 3 joueurs au moins.
unplayable-cut-reseeded = En double élimination, le tableau reste tel quel. Choisissez cela, ou l’élimination directe.
unplayable-cut-third-place = En double élimination, le joueur qui perd le dernier match avant la finale est troisième : aucun match n’en décide. Laissez de côté la troisième place, ou choisissez l’élimination directe.
unplayable-cut-no-semi-final = Dans une phase finale à 2, il n’y a pas de demi-finale : aucun match ne décide de la troisième place. Laissez-la de côté, ou choisissez une phase finale plus grande.
pairing-error-no-such-round = les rondes se comptent à partir de 1 ; il n’y a pas de ronde 0 à apparier
pairing-error-not-playing = le joueur { $player } a une exemption gagnée à la ronde { $round } mais n’y joue pas ; annulez l’exempt ou l’absence
pairing-error-too-wide = les points de ce tournoi sont trop grands pour être comparés exactement ; cherchez une faute de frappe dans les résultats d’une ronde
pairing-error-by-timetable = en toutes rondes, un calendrier dit qui rencontre qui ; ses rondes ne s’apparient pas d’après les points
not-awaited = cette réponse n’est plus nécessaire
refusal-settings-no-title = Donnez un titre au tournoi, pour que les joueurs le trouvent.
refusal-settings-rounds = { $number } rondes ne peuvent pas se jouer. Choisissez de 1 à 20.
refusal-settings-minutes = { $number ->
    [one] Une ronde de { $number } minute ne peut pas se jouer. Choisissez de 5 à 600.
   *[other] Une ronde de { $number } minutes ne peut pas se jouer. Choisissez de 5 à 600.
}
refusal-settings-days = Une ronde de { $number } jours ne peut pas se jouer. Choisissez de 1 à { $most }, ou laissez vide pour une horloge.
refusal-settings-other-game = Les règles optionnelles sont celles de la First Edition. N’en choisissez aucune pour un autre jeu.
refusal-settings-cut-of-pods = Tribbles se termine par une table finale, pas par une phase finale. Laissez la phase finale vide.
refusal-settings-cut-of-bracket = L’élimination directe et la double élimination sont un seul tableau pour tout le monde. Laissez la phase finale vide.
refusal-settings-system-of-pods = Tribbles se joue en manches. Laissez le système suisse.
refusal-settings-lists-need-format = Les listes de deck sont obligatoires, et sans format aucune ne peut être remise. Changez cela d’abord.
refusal-settings-title-too-long = Le titre compte { $length } caractères ; { $most } au plus sont possibles.
refusal-settings-title-control = Le titre contient un caractère de contrôle. Tapez-le de nouveau.
refusal-settings-place-too-long = Le lieu compte { $length } caractères ; { $most } au plus sont possibles.
refusal-settings-place-control = Le lieu contient un caractère de contrôle. Tapez-le de nouveau.
refusal-settings-title-unseen = Le titre contient des caractères invisibles ou des accents empilés. Tapez-le au lieu de le copier.
refusal-settings-place-unseen = Le lieu contient des caractères invisibles ou des accents empilés. Tapez-le au lieu de le copier.
refusal-settings-year = L’année { $year } ne peut pas être la bonne. Donnez un jour de { $first } à { $last }.
refusal-sign-up-places = Une inscription offre de 1 à { $most } places. Laissez la case vide s’il n’y a pas de limite.
refusal-sign-up-year = Choisissez un dernier jour entre les années 2000 et 2199.
refusal-publication-finalists = Les finalistes sont les 2 à { $most } premières places du classement final.
refusal-publication-nobody-has-won = Avant la fin, personne n’a encore gagné. Montrez toutes les listes avant, ou celles du vainqueur et des finalistes à la fin.
refusal-publication-year = Choisissez un jour entre les années 2000 et 2199.
refusal-publication-no-time = Dites à partir de quand les listes sont montrées avant la fin.
refusal-apart-too-few = Choisissez au moins deux joueurs à séparer.
refusal-apart-too-many-players = Choisissez au plus { $most } joueurs à séparer à la fois.
refusal-apart-too-many-groups = { $most } groupes au plus peuvent être séparés. Laissez d’abord l’un d’eux se rencontrer.
refusal-apart-over = La ronde { $through } est déjà appariée. Choisissez la ronde { $next } ou une ronde suivante.
refusal-apart-already = Ces joueurs sont déjà séparés, comme groupe { $group }. Laissez-les d’abord se rencontrer, puis choisissez de nouveau.
refusal-apart-team-name = Écrivez un nom de 1 à { $most } caractères, sur une ligne.
refusal-apart-name-of-another = Le groupe { $group } est l’équipe de ce nom. Choisissez-en un autre.
refusal-apart-no-such-group = Le groupe { $group } n’existe plus. Rechargez la page.
refusal-clock-not-started = L’horloge de la ronde { $round } n’a pas encore démarré. Démarrez-la d’abord.
refusal-clock-paused = L’horloge de la ronde { $round } a déjà tourné et se trouve en pause. Reprenez-la : elle repart où elle en était.
refusal-clock-meanwhile = { $now ->
    [one] À la ronde { $round }, tout le monde a maintenant { $now } minute additionnelle, et cette page en montrait { $seen } : rien de vous n’a été enregistré. Regardez l’horloge, et redonnez le temps s’il manque encore.
   *[other] À la ronde { $round }, tout le monde a maintenant { $now } minutes additionnelles, et cette page en montrait { $seen } : rien de vous n’a été enregistré. Regardez l’horloge, et redonnez le temps s’il manque encore.
}
refusal-clock-no-minutes = 0 minute ne change rien. Écrivez combien de minutes tout le monde reçoit, par exemple 5.
refusal-clock-not-given = { $given ->
    [one] À la ronde { $round }, tout le monde a reçu { $given } minute additionnelle ; on ne peut pas en reprendre { $minutes }.
   *[other] À la ronde { $round }, tout le monde a reçu { $given } minutes additionnelles ; on ne peut pas en reprendre { $minutes }.
}
refusal-clock-too-many = { $minutes ->
    [one] { $minutes } minute de plus donnerait à tout le monde { $total } minutes au-delà d’une ronde de { $most }. Donnez-en au plus autant que la ronde en compte.
   *[other] { $minutes } minutes de plus donneraient à tout le monde { $total } minutes au-delà d’une ronde de { $most }. Donnez-en au plus autant que la ronde en compte.
}
refusal-clock-has-deadline = La ronde { $round } a une échéance et pas d’horloge. Déplacez plutôt l’échéance.
refusal-clock-has-clock = La ronde { $round } a une horloge et pas d’échéance. Donnez plutôt des minutes à tout le monde.
refusal-clock-deadline-moved = L’échéance de la ronde { $round } a été déplacée entre-temps : rien de vous n’a été enregistré. Regardez la nouvelle, et déplacez-la encore si c’est toujours nécessaire.
refusal-clock-deadline-over = Cette échéance est déjà passée. Choisissez un jour et une heure à venir.
refusal-clock-deadline-far = Une ronde dure au plus { $most } jours : à partir de maintenant ou, dans un toutes rondes, de l’échéance de la ronde précédente. Choisissez une échéance plus proche.
refusal-clock-needs-deadline = Dans ce tournoi, chaque ronde a une échéance. Choisissez le jour et l’heure de celle-ci, ou changez les jours par ronde dans les paramètres.
refusal-clock-needs-clock = Ce tournoi se joue à l’horloge. Publiez la ronde sans échéance, ou donnez des jours à chaque ronde dans les paramètres.
pod-profile-unreadable = ce n’est pas un profil de tournoi Tribbles : { $what }
pod-profile-sizes = un groupe a au moins 2 joueurs, et le plus grand au moins deux fois le plus petit moins un, pour que tout nombre puisse s’asseoir
pod-profile-rounds = une partie a de 1 à 20 rondes
pod-profile-top-table = la table finale doit avoir autant de joueurs qu’un groupe peut en avoir
pod-profile-measures = le classement doit nommer au moins une mesure, et aucune deux fois
pod-score-seats = { $number ->
    [one] Écrivez un nombre pour le joueur ; 0 s’il n’a rien marqué.
   *[other] Écrivez un nombre pour chacun des { $number } joueurs ; 0 pour un joueur qui n’a rien marqué.
}
pod-score-rounds = { $number ->
    [one] Une partie a une ronde. Écrivez un nombre ; 0 si elle n’a pas été jouée.
   *[other] Une partie a { $number } rondes. Écrivez un nombre pour chacune ; 0 là où une ronde n’a pas été jouée.
}
pod-score-totals-wanted = Dans ce tournoi, on ne note que les totaux. Envoyez un total par joueur.
pod-score-rounds-wanted = Dans ce tournoi, on note chaque ronde d’une partie. Envoyez les rondes.
pod-score-negative = Personne ne marque moins de 0.
pod-score-too-large = Un total dépasse { $max }, le plus grand qui puisse se noter.
refusal-pods-of-duels = Ce tournoi se joue en groupes, et cela concerne les parties à deux.
refusal-pods-of-pods = Ce tournoi se joue en parties à deux, et cela concerne les groupes.
refusal-pods-other-game = Seul Tribbles se joue en groupes. Créez un autre tournoi pour un autre jeu.
refusal-pods-no-forfeit = Personne ne perd un groupe par forfait : les autres continuent. Enregistrez 0 pour le joueur, ou choisissez un autre niveau.
refusal-pods-profile = Ces règles ne peuvent pas servir : { $why }.
refusal-pods-too-few = { $left ->
    [one] Un groupe demande { $least } joueurs, et { $left } peut s’asseoir maintenant. Attendez-en d’autres, ou jouez à un autre jeu.
   *[other] Un groupe demande { $least } joueurs, et { $left } peuvent s’asseoir maintenant. Attendez-en d’autres, ou jouez à un autre jeu.
}
refusal-pods-no-byes = Il n’y a pas d’exempt en groupes : tous ceux qui sont là ont une place. Décochez l’exempt.
refusal-pods-top-table-seated = La table finale est formée, et rien ne la suit. Abandonnez son brouillon si c’était une erreur.
refusal-pods-no-heat-yet = Aucune manche n’a encore été jouée, donc personne n’a gagné de place à la table finale.
refusal-pods-seats-changed = La table finale a changé depuis que vous avez ouvert la page. Regardez-la de nouveau, puis formez-la.
refusal-pods-top-table-is-fixed = Les manches disent qui s’assied à la table finale. Abandonnez le brouillon et retirez un joueur, ou corrigez un résultat.
refusal-pods-top-table-rests-on-it = La table finale est déjà formée d’après ce résultat, et d’autres y seraient assis. Abandonnez d’abord son brouillon. Si elle est publiée et que rien n’y est déclaré, retirez d’abord sa publication.
refusal-pods-top-table-size = La table finale compte de { $least } à { $most } joueurs, comme un groupe.
refusal-pods-top-table-stays = Les manches disent qui s’assied à la table finale : personne n’y change de place. Si un joueur a abandonné et que rien n’y est encore déclaré, annulez la publication, abandonnez le brouillon et placez de nouveau la table finale : le meilleur joueur suivant y entre.
refusal-pods-heat-not-played = Les joueurs ne changent de groupe que dans la manche en cours, et la manche { $round } ne l’est pas. Ouvrez la manche la plus récente.
refusal-pods-same-pod = Les deux sont assis à la table { $table }. Choisissez des joueurs de deux groupes.
refusal-pods-no-room = Chaque groupe de la manche { $round } est complet, ou quelque chose y a été déclaré. Inscrivez le joueur ; il joue dès la manche suivante.
refusal-pods-no-even-room = La table { $table } a le moins de joueurs de la manche { $round } et les garde, car quelque chose y a été déclaré. Avec un joueur de plus à une autre table, la taille des groupes différerait de deux. Inscrivez le joueur ; il joue dès la manche suivante.
refusal-pods-too-few-stay = La table { $table } n’aurait alors que { $players } joueurs, et il en faut { $least } dans un groupe. Choisissez un joueur d’un groupe plus grand.
refusal-pods-uneven = La table { $small } aurait alors { $fewer } joueurs et la table { $large } en aurait { $more }, mais la taille des groupes diffère d’un joueur au plus. Choisissez un joueur d’un groupe plus grand, ou refaites ces groupes.
refusal-pods-too-few-again = Les groupes de ces tables demandent { $needed } joueurs en tout, et il n’y en reste que { $left }. Choisissez une table de plus, ou laissez les groupes tels quels. Tant que rien n’est déclaré dans la manche, vous pouvez aussi retirer sa publication et la refaire.
refusal-pods-scored-already = La table { $table } de la manche { $round } a un score ou une déclaration : le décompte et les Troubles restent donc. Rien n’a été changé ; on peut corriger des scores un à un.
refusal-pods-impossible = Table { $table } : { $why }
refusal-pods-no-such-pod = La ronde { $round } n’a pas de groupe à la table { $table }. Vérifiez le numéro sur la feuille de match.
refusal-system-begun = On joue déjà, donc le système reste. Abandonnez le brouillon de la ronde 1 ou annulez le tableau, puis choisissez un autre système.
refusal-system-rounds-published = { $rounds ->
    [one] La ronde 1 est publiée : prévoyez au moins une ronde.
   *[other] La ronde { $rounds } est publiée : prévoyez au moins { $rounds } rondes.
}
refusal-system-seed-first = Un tableau pour tout le monde commence par ses têtes de série. Fixez-les d’abord, puis appariez la première phase.
refusal-system-no-bracket = { $active ->
    [one] Un tableau a au moins 2 et au plus 32 joueurs, et { $active } est inscrit. Choisissez un autre système dans les paramètres, ou inscrivez plus de joueurs.
   *[other] Un tableau a au moins 2 et au plus 32 joueurs, et { $active } sont inscrits. Choisissez un autre système dans les paramètres, ou inscrivez plus de joueurs.
}
refusal-system-bracket-full = Un tableau a au plus 32 joueurs, et { $active } sont inscrits. Choisissez un autre système dans les paramètres.
refusal-system-not-the-order = L’ordre ne nomme pas exactement une fois chacun de ceux qui jouent. Regardez de nouveau les joueurs, puis envoyez-le.
refusal-system-order-from-standings = Le classement donne les têtes de série d’une phase finale. Seul un tableau pour tout le monde accepte un ordre de votre choix.
refusal-system-other-elimination = Ce tournoi suit le système « { $system } ». Choisissez-le pour son tableau, ou changez d’abord les paramètres.
refusal-system-nobody-sits-out = En toutes rondes, personne ne passe son tour, car chacun rencontre chacun. Retirez un joueur qui est parti, ou enregistrez une absence à sa table.
refusal-system-pairs-are-fixed = En toutes rondes, le calendrier dit qui rencontre qui : les joueurs ne changent pas de table. Pour en tirer un autre, abandonnez la ronde 1 tant qu’elle est un brouillon.
refusal-system-everybody-meets = En toutes rondes, chacun rencontre chacun : on ne peut séparer personne.
refusal-system-numbers-stay = Le calendrier de toutes rondes numérote ses tables : aucune ne peut être fixée.
refusal-system-no-free-number = Le calendrier n’a plus de numéro libre : personne d’autre ne peut entrer.
refusal-system-one-free-number = Le calendrier a un numéro libre : un seul joueur peut encore entrer.
refusal-system-redraw-draft = Pour en faire entrer d’autres, abandonnez le brouillon de la ronde 1, inscrivez tout le monde et appariez-la de nouveau.
refusal-system-redraw-publication = Pour en faire entrer d’autres tant que rien n’est déclaré dans la ronde 1, annulez sa publication, abandonnez le brouillon, inscrivez tout le monde et appariez-la de nouveau.
refusal-system-meets-another = D’après le calendrier, ce joueur rencontre quelqu’un d’autre à la ronde { $round } ; il commence donc à la ronde suivante.
refusal-system-no-game-left = Toutes les rondes du calendrier sont appariées et personne n’est exempt d’une ronde en cours : un joueur en retard n’aurait aucune partie.
refusal-system-over = Chacun a rencontré chacun : la ronde { $rounds } était la dernière du calendrier. Commencez une phase finale, ou clôturez le tournoi.
refusal-system-no-timetable = Seules les rondes d’un tournoi toutes rondes se publient toutes à la fois. Publiez cette ronde seule.
refusal-system-other-deadlines = { $rounds ->
    [one] Il y a une ronde à publier, et il lui faut une échéance. Regardez de nouveau le brouillon.
   *[other] Il y a { $rounds } rondes à publier, et il faut à chacune une échéance. Regardez de nouveau le brouillon.
}
refusal-system-too-many = Un tournoi toutes rondes a au plus { $most } joueurs, et { $active } sont inscrits. Choisissez le système suisse dans les paramètres.
refusal-stays-beginning = le tournoi commence par elle. Changez les paramètres, ou demandez à l’exploitant de masquer le tournoi
refusal-stays-registered = un numéro n’est donné qu’à un seul joueur. Annulez l’inscription sur la page du joueur, ou retirez-le
refusal-stays-unregistered = le nom a pu être effacé depuis. Inscrivez le joueur de nouveau
refusal-stays-name = les noms ne sont pas dans le journal. Corrigez le nom sur la page du joueur
refusal-stays-link = les liens ont déjà été montrés. Créez un nouveau lien sur la page du joueur : il met fin à l’ancien
refusal-stays-list = le joueur a dit si tout le monde peut voir la liste, et tout le monde a pu la voir. Remettez de nouveau la bonne liste
refusal-stays-witnessed = elle dit ce qui s’est passé hors du journal, et cela reste
refusal-stays-drawn = un tirage au sort reste, sinon on tirerait jusqu’à ce que cela convienne à quelqu’un. Tirez de nouveau, aux yeux de tous
refusal-stays-shown = les listes ont pu être vues depuis. Choisissez de nouveau qui les voit
refusal-stays-dispute = ce qui est noté d’un litige reste. Retirez l’appel à l’arbitre, corrigez les termes, ou formez un recours
refusal-stays-penalty = ce qui est noté d’une pénalité reste. Retirez la pénalité avec une raison, ou infligez-la de nouveau
refusal-stays-counted = les cartes des listes jouées jusque-là ont été comptées pour tout le monde, et un second décompte révélerait ce qui a été corrigé entre-temps. Rouvrez le tournoi
refusal-stays-hidden = l’exploitant masque un tournoi et le montre de nouveau
refusal-stays-undoing = elle ne fait qu’annuler ou rétablir d’autres lignes. Allez à ces lignes
refusal-undo-no-such-line = Le journal n’a pas de ligne { $line }. Allez au journal et choisissez-y une ligne.
refusal-undo-stays = La ligne { $line } ne s’annule pas : { $why }.
refusal-undo-undone-already = La ligne { $line } est déjà annulée. Rien de vous n’a été enregistré ; le journal dit qui l’a fait et pourquoi.
refusal-undo-not-undone = La ligne { $line } compte telle quelle : il n’y a rien à rétablir.
refusal-undo-not-yours = Quelqu’un d’autre a enregistré la ligne { $line }. Vous annulez ce que vous avez enregistré vous-même ; le directeur du tournoi annule le reste.
refusal-undo-for-directors = La ligne { $line } est un acte du directeur du tournoi : seul un directeur l’annule ou la rétablit.
refusal-undo-too-many = { $most } actes ont été annulés ou rétablis dans ce tournoi, et c’est le maximum. Corrigez celui-ci à sa place : chaque page le permet.
refusal-undo-rests-on = La ligne { $line } reste, car des actes ultérieurs reposent sur elle : { $lines }. Annulez-les d’abord, les plus récents avant les autres.
refusal-undo-rests-on-discard = La ligne { $line } reste, car des actes ultérieurs reposent sur elle : { $lines }. Certains ne peuvent pas être annulés : rejetez plutôt le brouillon, sur la page de la ronde.
refusal-undo-rests-on-for-good = { $number ->
    [one] La ligne { $line } reste, car des actes ultérieurs reposent sur elle : { $lines }. Parmi eux, { $never } ne s’annule jamais : corrigez à sa place ce qui est faux.
   *[other] La ligne { $line } reste, car des actes ultérieurs reposent sur elle : { $lines }. Parmi eux, { $never } ne s’annulent jamais : corrigez à sa place ce qui est faux.
}
refusal-undo-done-without = La ligne { $line } reste annulée, car des actes ultérieurs ont été enregistrés sans elle : { $lines }. Annulez-les d’abord, les plus récents avant les autres.
refusal-undo-grounds-changed = La ligne { $line } reste annulée, car elle repose sur ce qui a été annulé ou rétabli depuis : { $lines }. Remettez cela en place d’abord.
refusal-undo-lines = { $number ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
}
refusal-undo-more = { $number ->
    [one] { $number } autre
   *[other] { $number } autres
}
series-refusal-not-theirs = Seuls les directeurs de cette série et l’exploitant font cela.
series-refusal-not-the-operator = Seul l’exploitant nomme des directeurs.
series-refusal-may-not-begin = Seuls les comptes qui peuvent ouvrir des tournois commencent une série. Demandez à l’exploitant.
series-refusal-closed = La série est close. Rouvrez-la d’abord.
series-refusal-not-closed = La série n’est pas close.
series-refusal-not-begun = Le journal n’a pas de début.
series-refusal-begun = La série a déjà commencé.
series-refusal-title = Écrivez un titre de { $most } caractères au plus.
series-refusal-too-long = Écrivez { $most } caractères au plus.
series-refusal-no-reason = Dites pourquoi, pour ceux qui liront le classement plus tard.
series-refusal-figures = Les points sont des nombres entiers de 0 à { $points }, pour 1 à { $places } places, et aucune place ne rapporte plus qu’une meilleure.
series-refusal-directs-already = Ce compte dirige déjà la série.
series-refusal-not-a-director = Ce compte ne dirige pas la série.
series-refusal-too-many-directors = Une série a au plus { $most } directeurs.
series-refusal-too-many-tournaments = Une série a au plus { $most } tournois.
series-refusal-too-many-bonuses = Une série a au plus { $most } bonus.
series-refusal-not-over = « { $title } » n’est pas encore terminé. Comptez-le une fois clos.
series-refusal-no-ranking = Personne n’a de place au classement final de « { $title } ».
series-refusal-hidden = « { $title } » est masqué : il ne peut pas compter.
series-refusal-counts-already = « { $title } » compte déjà, tel qu’il est maintenant.
series-refusal-changed = « { $title } » compte déjà. Il a changé depuis : comptez-le de nouveau s’il doit compter tel qu’il est maintenant.
series-refusal-overtaken = Quelqu’un a de nouveau compté « { $title } » après que vous avez ouvert la page. Rouvrez la page.
series-refusal-not-counted = Ce tournoi ne compte pas ici. Rouvrez la page.
series-refusal-bonus = Un bonus est un nombre entier de 1 à { $number }.
series-refusal-no-player = Seuls les joueurs d’un tournoi qui compte ici peuvent recevoir un bonus.
series-refusal-no-bonus = Ce bonus n’existe plus. Rouvrez la page.
series-refusal-control = Le texte contient un caractère de contrôle. Tapez-le de nouveau.
series-refusal-full = Le journal de cette série est plein. Clôturez-la, et commencez-en une autre.
series-refusal-same = Rien n’a été changé.
refusal-player-already-registered = { $who } est déjà inscrit à ce tournoi.
refusal-player-two-persons = { $who } ne peut pas être deux personnes. Cochez-en une.
refusal-player-already-dropped = { $who } a déjà abandonné. Réintégrez le joueur pour l’apparier de nouveau.
refusal-player-not-dropped = { $who } n’a pas abandonné et reste apparié comme d’habitude.
refusal-player-disqualified = { $who } est disqualifié par la pénalité { $penalty }. Retirez d’abord cette pénalité, puis réintégrez le joueur.
refusal-player-play-has-begun = On joue déjà, donc l’inscription reste : { $who }. Retirez plutôt le joueur.
refusal-player-forfeit-without-round = Une partie perdue par forfait est celle d’une ronde, et aucune n’est nommée. Choisissez la ronde dont { $who } perd la partie, ou un autre niveau.
refusal-player-no-game-to-forfeit = { $who } n’a pas de partie à la ronde { $round } : aucune ne peut y être perdue par forfait. Choisissez la ronde de la partie, ou un autre niveau.
refusal-player-penalty-on-record = { $who } a une pénalité enregistrée, donc l’inscription reste. Retirez plutôt le joueur.
refusal-player-seated-in-draft = { $who } a une place dans le brouillon de la ronde { $round }. Publiez d’abord la ronde, ou abandonnez le brouillon.
refusal-player-away-in-draft = Le brouillon de la ronde { $round } note comme absent : { $who }. L’inscription reste. Retirez plutôt le joueur, ou abandonnez d’abord le brouillon.
refusal-player-in-the-cut = { $who } a une place dans le tableau, donc l’inscription reste. Retirez plutôt le joueur, ou annulez d’abord le tableau.
refusal-player-paired-meanwhile = Les prochains appariements sont en préparation, et { $who } y a une place. Dites-le maintenant au directeur du tournoi, ou abandonnez une fois qu’ils sont publiés.
refusal-player-both-marks = { $who } est marqué comme absent et pour une exemption gagnée. Retirez l’une des deux marques.
refusal-player-no-deck = { $who } n’a pas encore remis de liste de deck.
refusal-player-list-changed = { $who } a maintenant une autre liste. Rien n’a été enregistré. Regardez cette liste avant de continuer.
refusal-player-decks-locked = On joue déjà, donc les listes de deck sont verrouillées. Un directeur du tournoi ou un contrôleur de decks peut remettre une liste modifiée en présence du joueur ({ $who }).
refusal-player-plays-now = { $who } est en train de jouer. Le deck peut changer dès que le résultat de cette partie est enregistré.
refusal-player-faulty-list = On joue déjà, et cette liste a des fautes. Corrigez-la, ou demandez à un directeur du tournoi ou à un contrôleur de decks de la remettre pour le joueur ({ $who }).
refusal-player-pool-locked = On joue déjà, donc les pools sont verrouillés. Un directeur du tournoi ou un contrôleur de decks peut enregistrer un pool corrigé en présence du joueur ({ $who }).
refusal-player-pool-of-staff = L’équipe a enregistré ce pool ({ $who }) : elle seule peut le corriger. Allez voir un directeur du tournoi ou un contrôleur de decks.
refusal-player-consent-unsaid = Demandez à { $who } si tout le monde peut voir la liste, et indiquez la réponse. Rien n’a été remis.
refusal-player-not-in-draft = { $who } n’est pas dans le brouillon de la ronde { $round }.
refusal-player-not-in-round = { $who } n’a ni table ni exempt à la ronde { $round }.
refusal-player-in-round = { $who } a déjà une place à la ronde { $round }.
refusal-player-not-at-table = { $who } n’est pas assis à la table { $table } à la ronde { $round }. Déclarez le résultat de votre propre table.
refusal-player-forfeit-unrecorded = La pénalité { $penalty } fait perdre sa partie à { $who } (ronde { $round }, table { $table }), et le résultat ne le dit pas. Enregistrez-le d’abord, ou retirez la pénalité.
refusal-player-disqualification-waits = La disqualification de { $who } (pénalité { $penalty }) attend le directeur du tournoi. Confirmez-la d’abord, ou retirez-la.
refusal-player-disqualified-in-draft = { $who } est disqualifié et a une place dans le brouillon de la ronde { $round }. Abandonnez le brouillon et appariez de nouveau.
refusal-player-goes-on = Le match de la table { $table } de la ronde { $round } est déjà réglé : { $who } continue. Si un autre joueur doit continuer, désignez-le sur la page de la phase finale.
refusal-player-left-the-match = { $who } a quitté le tournoi : à la table { $table } de la ronde { $round }, c’est l’adversaire qui continue. Désignez l’adversaire, ou réintégrez d’abord { $who }.
refusal-player-dropped-in-draft = { $who } a abandonné et a une place dans le brouillon de la ronde { $round }. Abandonnez le brouillon et appariez de nouveau, ou réintégrez d’abord le joueur.
refusal-player-won-the-cut = { $who } a gagné la finale : il n’y a plus rien à apparier. Clôturez le tournoi.
refusal-player-table-is-theirs = La table { $table } est réservée à { $who }. Choisissez une autre table, ou libérez d’abord celle de { $who }.
refusal-player-in-team = { $who } est dans l’équipe du groupe { $group } et compte pour une seule équipe. Retirez d’abord son nom à ce groupe.
refusal-player-about-others = Le litige { $dispute } concerne la ronde { $round }, table { $table }, où { $who } n’est pas assis. Choisissez le litige de { $who }, ou aucun ; ou dites que c’est bien celui-là.
refusal-player-no-fixed-table = { $who } n’a plus de table fixe. Rechargez la page.
refusal-player-own-penalty = Vous êtes { $who } ou assis à la même table : vous ne pouvez ni infliger ni retirer cette pénalité. C’est à un autre arbitre de le faire.
refusal-player-no-such-rating = Le classement de { $who } est un nombre de 0 à { $highest }.
refusal-player-two-ratings = { $who } a deux classements ici. Gardez une seule ligne.
refusal-already-created = Ce tournoi est déjà créé.
refusal-not-created = Ce tournoi n’est pas encore créé. Créez-le d’abord.
refusal-no-round-to-check = Aucune ronde n’est en cours. Publiez une ronde, puis tirez au sort les decks à contrôler.
refusal-nobody-to-check = Il n’y a plus personne à tirer au sort : tous ceux qui jouent cette ronde et ont remis une liste ont été tirés ou contrôlés.
refusal-no-such-checks = Tirez de 1 à { $most } joueurs, et pas plus près de la phase finale qu’en tout.
refusal-closed = Le tournoi est clos et son classement est définitif. Rouvrez-le avec une raison pour changer quelque chose.
refusal-not-closed = Le tournoi est encore ouvert ; il n’y a rien à rouvrir.
refusal-no-reason = Notez la raison. Tout le monde peut la lire dans le journal.
refusal-no-reason-to-accept = La liste a des défauts : notez pourquoi elle est acceptée. L’équipe et le joueur le lisent ; le journal public dit seulement que la liste a été acceptée.
refusal-text-too-long = Trop long : { $what } compte { $length } caractères, pour { $limit } au plus.
refusal-text-hides = Dans { $what }, après « { $after } », il y a un caractère invisible ({ $character }). Effacez cet endroit et tapez-le au lieu de le copier.
refusal-text-hides-first = Dans { $what }, le premier caractère ({ $character }) est invisible. Effacez le début et tapez-le au lieu de le copier.
refusal-nobody-to-register = Personne à inscrire. Tapez un nom par ligne.
refusal-full = Un tournoi a au plus { $most } joueurs. Ouvrez-en un autre pour le reste.
refusal-profile-unfit = Avec ce profil, un résultat enregistré n’aurait pas été possible. { $why } Corrigez le résultat ou gardez le profil.
refusal-won-otherwise = Avec ce profil, un autre joueur continuerait depuis la ronde { $round }, table { $table }, ou personne, et cette ronde est terminée. Gardez les valeurs qui décident de ce match.
refusal-no-check-in = Aucun pointage n’est ouvert pour la ronde à venir : rien n’a été enregistré. Le directeur du tournoi l’ouvre.
refusal-nobody-to-identify = Personne n’est choisi. Cochez les joueurs qui sont la même personne.
refusal-no-such-player = Personne n’a le numéro { $player } dans ce tournoi. Vérifiez le numéro dans la liste des joueurs.
refusal-no-format = Ce tournoi ne contrôle pas les decks. Choisissez d’abord un format de deck dans les paramètres.
refusal-two-tables = Choisissez deux tables ou plus : les joueurs d’une seule table n’ont personne d’autre à rencontrer.
refusal-other-players-now = D’autres joueurs sont maintenant assis à ces tables de la ronde { $round }. Regardez de nouveau les tables et choisissez-les encore une fois.
refusal-no-pools = Dans ce format, les decks se construisent avec n’importe quelles cartes : il n’y a pas de pool à enregistrer. Choisissez d’abord un format sealed ou draft dans les paramètres.
refusal-round-still-open = { $round } : encore en cours, { $missing }. Clôturez avant d’apparier la suite.
refusal-already-paired = La ronde { $round } est déjà appariée comme brouillon. Publiez-la, ou abandonnez-la avec une raison et appariez de nouveau.
refusal-cut-started = Le tableau a commencé : seuls ses joueurs continuent. Annulez-le d’abord si c’était une erreur.
refusal-no-cut = Il n’y a pas de phase finale. Commencez-en une depuis la ronde close.
refusal-cut-has-begun = Une partie de la phase finale est déjà enregistrée : on ne peut plus l’annuler. Corrigez plutôt le résultat.
refusal-cut-too-large = Une phase finale à { $size } demande { $size } joueurs, et il en reste { $left }. Choisissez-en une plus petite.
refusal-seeds-changed = Les têtes de série ont changé depuis que vous avez ouvert la page. Regardez-les de nouveau, puis commencez la phase finale.
refusal-nobody-sits-out = Personne ne passe son tour en phase finale. Retirez un joueur qui est parti, ou enregistrez un forfait pour son adversaire.
refusal-stage-is-fixed = En phase finale, le tableau dit qui rencontre qui. Abandonnez le brouillon et corrigez un résultat, ou retirez un joueur.
refusal-not-in-cut = La table { $table } de la ronde { $round } n’est pas un match de la phase finale.
refusal-match-decided = Le match de la table { $table } est décidé. Corrigez-en un résultat si le mauvais joueur continue.
refusal-nobody-won = La ronde { $round } est clôturée, et d’après ses résultats actuels personne n’a gagné le match de la table { $table }. Désignez qui continue, ou corrigez un résultat.
refusal-game-open = La partie de la table { $table } n’a pas encore de résultat. Enregistrez-le d’abord.
refusal-stage-rests-on-it = La phase suivante est déjà appariée d’après ce résultat, et un autre joueur continuerait. Abandonnez d’abord son brouillon. Si elle est publiée et que rien n’y est déclaré, retirez d’abord sa publication.
refusal-cut-still-played = La phase finale n’est pas terminée ; sans vainqueur pour l’instant : { $stage }. Jouez-la, ou nommez qui continue.
refusal-bracket = Les matchs ne forment pas un tableau : { $why }.
refusal-too-few-players = { $active ->
    [one] Une ronde demande au moins deux joueurs, et { $active } seul peut être apparié maintenant. Inscrivez ou réintégrez d’abord des joueurs.
   *[other] Une ronde demande au moins deux joueurs, et { $active } peuvent être appariés maintenant. Inscrivez ou réintégrez d’abord des joueurs.
}
refusal-not-paired = La ronde n’a pas pu être appariée : { $why }
refusal-no-draft = Aucune ronde n’est appariée comme brouillon. Appariez d’abord la ronde suivante.
refusal-swap-with-oneself = Choisissez deux joueurs différents à échanger.
refusal-pair-with-oneself = Choisissez deux joueurs différents à faire jouer l’un contre l’autre.
refusal-meet-already = Ces deux-là se rencontrent déjà à la table { $table }. Choisissez des joueurs de deux tables.
refusal-not-being-played = Les joueurs ne changent de table que dans la ronde du système suisse en cours, et ce n’est pas la ronde { $round }. Ouvrez la ronde la plus récente.
refusal-table-begun = La table { $table } de la ronde { $round } a { $what } : ses joueurs restent donc. Choisissez des joueurs de tables où rien n’a été déclaré.
refusal-no-bye = Personne n’est exempt à la ronde { $round } : il n’y a donc pas d’adversaire. Le joueur sera apparié à partir de la ronde suivante.
refusal-no-table-of-the-hall = Choisissez une table de 1 à { $highest }, comme elle est numérotée dans la salle.
refusal-no-such-round = Il n’y a pas encore de ronde { $round }. Les rondes s’apparient l’une après l’autre.
refusal-not-published = La ronde { $round } n’est pas encore publiée. Publiez les appariements avant d’enregistrer des résultats.
refusal-no-such-table = La ronde { $round } n’a pas de table { $table }. Vérifiez le numéro sur la feuille de match.
refusal-round-closed = La ronde { $round } est close. Choisissez « Corriger le résultat » et donnez la raison.
refusal-already-recorded = La table { $table } de la ronde { $round } a déjà un résultat. Demandez au directeur du tournoi de le corriger.
refusal-no-result = La table { $table } de la ronde { $round } n’a pas encore de résultat. Enregistrez-le d’abord.
refusal-no-contradiction = Rien ne contredit le résultat de la table { $table } à la ronde { $round }.
refusal-impossible = Table { $table } : { $why }
refusal-nothing-to-correct = La table { $table } de la ronde { $round } est déjà ainsi. Rien n’a été changé.
refusal-changed-meanwhile = Le résultat de la table { $table } à la ronde { $round } a été changé pendant que cette page était ouverte. Regardez ce qui est enregistré maintenant, et corrigez-le de nouveau s’il est encore faux.
refusal-results-missing = { $round } : clôture impossible pour le moment, { $missing }.
refusal-dispute-open = Le litige { $dispute } de la ronde { $round } n’est pas tranché. Tranchez-le d’abord, ou cochez que la ronde se clôture malgré lui.
refusal-no-such-dispute = Il n’y a pas de litige { $dispute } dans ce tournoi.
refusal-already-cited = { $citation } est déjà joint à ce litige.
refusal-not-cited = { $citation } n’est pas joint à ce litige.
refusal-own-table = Vous êtes assis à la table du litige { $dispute } : vous ne le tranchez donc pas. C’est à un autre arbitre de le faire ; le directeur du tournoi peut en inviter un sous « Paramètres ».
refusal-escalated = Le litige { $dispute } a été transmis à l’arbitre principal. C’est lui ou le directeur du tournoi qui le tranche maintenant.
refusal-already-escalated = Le litige { $dispute } est déjà chez l’arbitre principal.
refusal-has-last-word = Vous avez vous-même le dernier mot sur le litige { $dispute } : il n’y a personne à qui le transmettre. Tranchez-le.
refusal-claimed-meanwhile = Un autre arbitre s’est chargé du litige { $dispute } pendant que cette page était ouverte : rien de vous n’a été enregistré. Reprenez-le si vous le devez.
refusal-game-over = La table { $table } de la ronde { $round } a déjà un résultat : il n’y a pas de partie à qui donner du temps.
refusal-clock-stopped = La ronde { $round } est close et son horloge s’est arrêtée : on ne peut plus donner de temps.
refusal-nothing-to-settle = Choisissez pour au moins une table de la ronde { $round } ce que compte sa partie, et une seule fois pour chaque table.
refusal-no-minutes = 0 minute ne change rien. Écrivez combien de minutes reçoit la table { $table }, par exemple 5.
refusal-too-many-minutes = { $minutes ->
    [one] { $minutes } minute de plus donnerait à la table { $table } { $total } minutes au-delà d’une ronde de { $most }. Donnez-en au plus autant que la ronde en compte.
   *[other] { $minutes } minutes de plus donneraient à la table { $table } { $total } minutes au-delà d’une ronde de { $most }. Donnez-en au plus autant que la ronde en compte.
}
refusal-minutes-not-given = { $given ->
    [one] La table { $table } a reçu { $given } minute additionnelle ; on ne peut pas en reprendre { $minutes }.
   *[other] La table { $table } a reçu { $given } minutes additionnelles ; on ne peut pas en reprendre { $minutes }.
}
refusal-dispute-elsewhere = Le litige { $dispute } ne concerne pas la table { $table }. Donnez le temps sans lui, ou à sa propre table.
refusal-still-open = Le litige { $dispute } n’a pas encore de décision. Sa durée sera connue une fois qu’il sera tranché.
refusal-already-extended = Le temps qu’a pris le litige { $dispute } a déjà été rendu.
refusal-already-ruled = Le litige { $dispute } a déjà une décision. Un recours peut la changer.
refusal-without-authority = Rien n’est cité pour le litige { $dispute } : la décision n’a pas été rendue. Citez ce qu’elle suit, ou cochez « Je tranche sans citation ».
refusal-grounds-stand = Le litige { $dispute } est tranché, et ses citations restent telles que la décision les a citées. Joignez ce qui a été oublié ; ce sera marqué comme ajouté après la décision.
refusal-decided = Le dernier mot sur le litige { $dispute } est donné. Rien n’est plus ajouté ni changé.
refusal-others-ruling = Quelqu’un d’autre a rendu la décision sur le litige { $dispute }. Seuls cette personne, l’arbitre principal ou le directeur du tournoi peuvent en corriger les termes.
refusal-no-words = Le litige { $dispute } n’a pas encore de décision : il n’y a pas de termes à corriger.
refusal-same-words = La décision sur le litige { $dispute } est déjà rédigée ainsi. Rien n’a été changé.
refusal-withdrawn = Le litige { $dispute } a été retiré. Ouvrez-en un nouveau si la question revient.
refusal-not-instead = Le litige { $dispute } ne peut pas se poursuivre comme litige { $instead }. Choisissez-en un autre qui n’est pas retiré.
refusal-called-already = Il y a déjà un appel à l’arbitre à cette table, le litige { $dispute } : aucun second n’a été ouvert. Cochez que le vôtre porte sur autre chose pour l’ouvrir quand même.
refusal-sent-enough = Vous avez envoyé { $number } formulaires dans ce tournoi, plus que personne n’en a besoin. Allez voir l’organisation : l’équipe enregistre le reste.
refusal-no-last-word = Le recours sur le litige { $dispute } est à décider par l’arbitre principal ou le directeur du tournoi.
refusal-facts-meanwhile = Des faits ou des citations du litige { $dispute } ont changé pendant que cette page était ouverte : rien de vous n’a été enregistré. Lisez ce qui est nouveau, puis envoyez de nouveau.
refusal-decided-meanwhile = La décision sur le litige { $dispute } a changé pendant que cette page était ouverte : rien de vous n’a été enregistré. Lisez ce qui est nouveau, puis envoyez de nouveau.
refusal-not-ruled = Le litige { $dispute } n’a pas encore de décision : il n’y a rien contre quoi former un recours.
refusal-already-appealed = La décision sur le litige { $dispute } fait déjà l’objet d’un recours.
refusal-no-appeal = Le litige { $dispute } n’a pas de recours qui attend une décision.
refusal-no-such-penalty = Il n’y a pas de pénalité { $penalty } dans ce tournoi.
refusal-nothing-to-confirm = La pénalité { $penalty } n’est pas une disqualification en attente.
refusal-only-the-director = Seul le directeur du tournoi retire un joueur du tournoi.
refusal-already-withdrawn = La pénalité { $penalty } a déjà été retirée.
refusal-no-such-draw = Cela ne peut pas se tirer. Un dé a de 2 à 1000 faces, un ordre de 2 à 512 places.
refusal-dispute-waits = Le litige { $dispute } attend encore une décision. Tranchez-le d’abord.
refusal-conflict-waits = Deux résultats se contredisent à la table { $table } de la ronde { $round }. Réglez cela d’abord.
refusal-nothing-played = Aucune ronde n’a été jouée : il n’y a pas de classement avec lequel clôturer.
refusal-stale-not-next = La ronde { $round } n’est plus la suivante : elle a été appariée ou rejetée pendant que cette page était ouverte. Rien n’a été apparié. Regardez les rondes et recommencez de là.
refusal-stale-no-draft = La ronde { $round } n’est plus un brouillon : elle a été publiée ou rejetée entre-temps. Rien n’a été changé.
refusal-stale-draft-changed = Le brouillon a été modifié pendant que cette page était ouverte, il n’a donc pas été publié. Regardez-le de nouveau.
refusal-stale-seats-changed = Quelqu’un d’autre a changé des places pendant que cette page était ouverte, personne n’a donc été déplacé. Ce que vous avez tapé est encore dans le formulaire. Regardez qui est assis où maintenant, et n’échangez que si c’est encore nécessaire.
refusal-stale-reseated = Ceci a été rempli pour { $were }, mais des joueurs ont changé de table depuis : à la table { $table } sont maintenant assis { $are }. Rien n’a été enregistré. Comparez ce que vous avez tapé avec ceux qui y sont assis, et renvoyez-le.
refusal-stale-conflict-changed = Un autre résultat est arrivé ou a été corrigé à la table { $table } pendant que cette page était ouverte, rien n’a donc été écarté. Regardez ce qui est ici maintenant.
refusal-stale-open-tables-changed = Des résultats, des déclarations ou des places ont changé aux tables sans résultat pendant que cette page était ouverte, rien n’a donc été enregistré. Ce que vous avez tapé est encore là où sont assis les mêmes joueurs. Vérifiez-le et renvoyez-le.
refusal-stale-pinned-changed = Les paramètres ont été changés après que vous avez ouvert cette page, les vôtres n’ont donc pas été enregistrés. Les deux sont montrés ci-dessous, et ce que vous avez tapé est encore dans le formulaire. Renvoyez-le pour qu’il compte, ou quittez la page.
refusal-stale-other-ratings = Quelqu’un d’autre a noté des cotes après que vous avez ouvert cette page, aucune des vôtres n’a donc été notée : { $lines }. Ce que vous avez tapé est encore dans le formulaire. Corrigez-le et renvoyez-le pour qu’il compte.
refusal-stale-rating-line = { $name } a maintenant { $now }, et vous avez tapé { $typed }
refusal-no-reason-for-staff = Notez la raison. L’équipe la lit, pas les joueurs.
refusal-no-reason-for-staff-and-players = Notez la raison. L’équipe et les deux joueurs la lisent.
refusal-no-reason-for-staff-and-player = Notez la raison. Elle reste entre le joueur et l’équipe.
refusal-facts-empty = Il manque les faits. Notez-les en quelques mots.
refusal-text-empty = Il manque { $what }. Quelques mots suffisent.
refusal-facts-too-long = Trop long : les faits comptent { $length } caractères, pour { $limit } au plus.
refusal-text-reason = la raison
refusal-text-remark = la remarque
refusal-text-difference = la description de la différence
refusal-text-purpose = le but
refusal-text-question = la question
refusal-text-ruling = la décision
refusal-text-appeal = le recours
refusal-text-final-word = le dernier mot
refusal-text-teller = la source du récit
refusal-text-facts = les faits
refusal-begun-result = un résultat
refusal-begun-report = une déclaration de joueur
refusal-begun-dispute = un litige
refusal-waits-draft = ses appariements sont encore un brouillon
refusal-waits-nothing = tous les résultats sont là
refusal-waits-results = { $number ->
    [one] pas encore de résultat de la table { $tables }
   *[other] pas encore de résultat des tables { $tables }
}
refusal-waits-conflicts = { $number ->
    [one] résultats contradictoires à la table { $tables }
   *[other] résultats contradictoires aux tables { $tables }
}
refusal-waits-winners = { $number ->
    [one] pas encore de vainqueur à la table { $tables }
   *[other] pas encore de vainqueur aux tables { $tables }
}
refusal-waits-both = { $one }, et { $other }
