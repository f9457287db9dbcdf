log-reason = Raison : { $reason }
log-reason-later = La raison s’affiche dès que la ronde est publiée.
log-round = ronde { $number }
log-heat = manche { $number }
log-top-table = table finale
log-place = { $round }, table { $table }
log-others = { $n ->
    [one] 1 autre
   *[other] { $n } autres
 }
log-seat = place { $seat }
log-created = Tournoi créé : { $plan }. Profil de score : { $profile } ; decks : { $format }. Leurs versions ultérieures n’y changent rien.
log-created-unchecked = Tournoi créé : { $plan }. Profil de score : { $profile } ; les decks ne sont pas contrôlés. Les versions ultérieures du profil n’y changent rien.
log-created-in-pods = Tournoi créé : { $plan }. Joué en groupes : { $rules } ; decks : { $format }. Leurs versions ultérieures n’y changent rien.
log-created-in-pods-unchecked = Tournoi créé : { $plan }. Joué en groupes : { $rules } ; les decks ne sont pas contrôlés. Les versions ultérieures des règles n’y changent rien.
log-plan-swiss = { $rounds ->
    [one] { $rounds } ronde de { $length }
   *[other] { $rounds } rondes de { $length }
 }
log-plan-round-robin = toutes rondes, { $length } par ronde
log-plan-single-elimination = élimination simple, { $length } par phase
log-plan-double-elimination = double élimination, { $length } par phase
log-plan-cut = { $plan }, puis une phase finale des { $players } meilleurs
log-plan-options = { $plan } ; règles optionnelles : { $rules }
log-plan-level = { $plan } ; niveau { $level }
log-plan-private = { $plan } ; seuls l’équipe et les joueurs le voient
log-settings-changed = Paramètres modifiés : { $plan }.
log-profile-changed = À partir d’ici, le profil de score est { $profile }, aussi pour les résultats déjà enregistrés.
log-profile-changed-with = À partir d’ici, le profil de score est { $profile }, aussi pour les résultats déjà enregistrés. Valeurs modifiées : { $values }.
log-value = { $name } : { $value }
log-decks-unchecked = À partir d’ici, les decks ne sont pas contrôlés.
log-decks-checked = À partir d’ici, les decks sont contrôlés selon { $format }.
log-decks-checked-with = À partir d’ici, les decks sont contrôlés selon { $format }, avec { $rules }.
log-rule-of-weight = { $rule } ({ $weight })
log-sign-up = Inscription : { $terms }
log-registered = Inscription de { $name }, à partir de la ronde { $round }.
log-registered-with-free-number = Inscription de { $name }, avec le numéro libre du calendrier.
log-identified = L’équipe a corrigé quelle personne est { $name } d’un tournoi à l’autre.
log-renamed = Le nom du joueur { $player } a été corrigé : c’est maintenant { $name }.
log-name-erased = Le nom du joueur { $player } a été effacé définitivement.
log-unregistered = L’inscription du joueur { $player } a été annulée.
log-left-before = Abandon de { $name } avant la ronde 1.
log-left-after = Abandon de { $name } après la ronde { $round }.
log-came-back = Retour de { $name } à partir de la ronde { $round }.
log-came-back-only = Retour de { $name }.
log-came-back-as-seed = { $name } est de retour comme tête de série { $seed }.
log-no-shows-taken-back = Ne comptent plus comme absences : { $games }.
log-no-show-at = ronde { $round }, table { $table }
log-check-in-opened = Pointage ouvert : { $round }.
log-check-in-closed = Pointage fermé : { $round }.
log-checked-in = Ont pointé ({ $round }) : { $names }.
log-not-here = Finalement absents ({ $round }) : { $names }.
log-list-handed-in = Liste de deck de { $name } remise, SHA-256 { $sha256 }.
log-list-accepted = Liste de deck de { $name } acceptée, SHA-256 { $sha256 }.
log-pool-registered = Pool de { $name } enregistré, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, SHA-256 { $sha256 }.
log-list-handed-in-briefly = Liste de deck de { $name } remise.
log-list-accepted-briefly = Liste de deck de { $name } acceptée.
log-pool-registered-briefly = Pool de { $name } enregistré, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }.
log-list-read = Liste de deck de { $name } lue par l’équipe.
log-deck-compared = Deck de { $name } comparé à sa liste.
log-deck-agrees = Deck de { $name } comparé à sa liste : il y est conforme.
log-deck-differs = Deck de { $name } comparé à sa liste : il en diffère.
log-deck-checks-drawn = Contrôles de decks tirés au sort pour la ronde { $round }.
log-consent-stated = Réponse enregistrée : tout le monde peut-il voir la liste de deck de { $name } ?
log-consent-given = { $name } accepte que tout le monde voie sa liste de deck.
log-consent-refused = { $name } n’accepte pas que tout le monde voie sa liste de deck.
log-publication = Listes de deck : { $lists }
log-kept-apart = Le groupe { $group } reste séparé : { $names }.
log-kept-apart-through = Le groupe { $group } reste séparé jusqu’à la ronde { $round } incluse : { $names }.
log-let-meet = Le groupe { $group } n’est plus séparé.
log-team-named = Le groupe { $group } est l’équipe { $name }.
log-team-unnamed = Le groupe { $group } n’a plus de nom public.
log-table-fixed = { $name } joue à la table { $table } à partir du prochain brouillon.
log-table-freed = { $name } n’a plus de table fixe.
log-players-rated = Cotes apportées au tournoi : { $ratings }.
log-rating = { $name } { $rating }
log-no-rating = { $name } aucune
log-paired-as-draft = Ronde { $round } appariée en brouillon.
log-seated-by-timetable = Ronde { $round } placée selon le calendrier, dont les numéros ont été tirés au sort avec la graine { $seed } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }.
log-paired-proved = Ronde { $round } appariée avec la graine { $seed } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $rematches ->
    [0] aucune revanche
    [one] { $rematches } revanche
   *[other] { $rematches } revanches
 }, meilleur appariement (prouvé).
log-paired-not-proved = Ronde { $round } appariée avec la graine { $seed } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $rematches ->
    [0] aucune revanche
    [one] { $rematches } revanche
   *[other] { $rematches } revanches
 }, meilleur appariement trouvé (non prouvé).
log-pairings-changed = Appariements de la ronde { $round } modifiés à la main.
log-seated-again = Ronde { $round } modifiée à la main en cours de jeu ; { $changes }.
log-meet = table { $table } : { $a } contre { $b }
log-has-bye = { $name } est exempt
log-no-bye = personne n’est exempt
log-draft-discarded = Brouillon abandonné : { $round }.
log-draft-discarded-enter = Brouillon abandonné : { $round }. { $n ->
    [one] Inscrit entre-temps et présent
   *[other] Inscrits entre-temps et présents
 } à partir de { $round } : { $names }.
log-published = { $round } publiée, { $minutes } minutes à l’horloge.
log-published-waits = { $round } publiée, { $minutes } minutes à l’horloge, qui attend d’être lancée.
log-published-until = { $round } publiée, à jouer jusqu’au { $until }.
log-reported = { $name } a déclaré : { $result }.
log-recorded-unfinished = Enregistré, non terminée à temps : { $result }.
log-recorded = Enregistré à la { $result }.
log-contradicted = Un autre résultat a été proposé : { $result }. Rien n’a été remplacé.
log-kept = Le résultat enregistré est maintenu : { $place }.
log-corrected = Corrigé : { $now }. Avant : { $before }.
log-corrected-after-dispute = Corrigé : { $now }. Avant : { $before }. Suite au litige { $dispute }.
log-result-at = { $place } : { $result }
log-clock-started = Horloge lancée : { $round }.
log-clock-paused = Horloge arrêtée : { $round }.
log-clock-resumed = Horloge relancée : { $round }.
log-time-taken-back = { $minutes ->
    [one] { $minutes } minute retirée
   *[other] { $minutes } minutes retirées
 } à tout le monde : { $round }.
log-time-given = { $minutes ->
    [one] { $minutes } minute accordée
   *[other] { $minutes } minutes accordées
 } à tout le monde : { $round }.
log-deadline-moved = Échéance déplacée ({ $round }) : du { $from } au { $to }.
log-extra-time-taken-back = { $minutes ->
    [one] { $minutes } minute additionnelle retirée
   *[other] { $minutes } minutes additionnelles retirées
 } : { $place }.
log-extra-time-taken-back-for-dispute = { $minutes ->
    [one] { $minutes } minute additionnelle retirée
   *[other] { $minutes } minutes additionnelles retirées
 }, pour le litige { $dispute } : { $place }.
log-extra-time-given = { $minutes ->
    [one] { $minutes } minute additionnelle
   *[other] { $minutes } minutes additionnelles
 } au-delà de l’horloge : { $place }.
log-extra-time-given-for-dispute = { $minutes ->
    [one] { $minutes } minute additionnelle
   *[other] { $minutes } minutes additionnelles
 } au-delà de l’horloge, pour le litige { $dispute } : { $place }.
log-closed = { $round } close, tous les résultats sont là.
log-closed-over-disputes = { $round } close, tous les résultats sont là ; { $n ->
    [one] litige { $disputes } pas encore décidé
   *[other] litiges { $disputes } pas encore décidés
 }.
log-cut = Phase finale à { $players } joueurs.
log-cut-double = Phase finale à { $players } joueurs, double élimination.
log-cut-double-one-final = Phase finale à { $players } joueurs, double élimination avec une seule finale.
log-bracket = Tableau de { $players } joueurs.
log-bracket-double = Tableau de { $players } joueurs, double élimination.
log-bracket-double-one-final = Tableau de { $players } joueurs, double élimination avec une seule finale.
log-cut-seeds = Têtes de série : { $seeds }.
log-cut-next = Suivants : { $names }.
log-cut-drawn = { $places ->
    [one] { $places } rang partagé tiré
   *[other] { $places } rangs partagés tirés
 } au sort avec la graine { $seed }.
log-cut-given = Le directeur du tournoi a donné cet ordre : { $reason }
log-cut-withdrawn = La phase finale a été annulée.
log-stage-paired = { $name } : appariements faits, ronde { $round }, { $matches ->
    [one] { $matches } match
   *[other] { $matches } matchs
 }.
log-game-added = La partie { $game } commence à la table { $table } ({ $name }).
log-game-withdrawn = La partie { $game } à la table { $table } n’est pas jouée : le match est décidé ({ $name }).
log-settled = { $winner } se qualifie à la table { $table } ({ $name }).
log-moved-up = { $reserve } remplace { $left } comme tête de série { $seed }.
log-heat-as-draft = Manche { $round } placée en brouillon.
log-heat-seated = Manche { $round } placée par { $algorithm } avec la graine { $seed } : { $pods ->
    [one] { $pods } groupe
   *[other] { $pods } groupes
 }, { $repeats }, minimum prouvé.
log-heat-seated-not-proved = Manche { $round } placée par { $algorithm } avec la graine { $seed } : { $pods ->
    [one] { $pods } groupe
   *[other] { $pods } groupes
 }, { $repeats }, minimum non prouvé.
log-heat-together = { $pairs ->
    [one] { $pairs } paire à séparer se retrouve à la même table
   *[other] { $pairs } paires à séparer se retrouvent à la même table
 }, { $repeats }
log-heat-repeats = { $pairs ->
    [0] aucun joueur n’en retrouve un autre
    [one] { $pairs } paire se retrouve
   *[other] { $pairs } paires se retrouvent
 }
log-top-table-as-draft = Table finale placée en brouillon.
log-top-table-seated = Table finale placée.
log-top-table-who = { $names } ; { $winners ->
    [one] { $winners } a gagné un groupe
   *[other] { $winners } ont gagné des groupes
 }.
log-top-table-drawn = La dernière place a été tirée au sort avec la graine { $seed }.
log-pods-reseated = Manche { $round } modifiée à la main en cours de jeu ; { $changes }.
log-pod = table { $table } : { $names }
log-pods-changed = Groupes de la manche { $round } modifiés à la main.
log-pod-rules-changed = Les groupes jouent désormais { $troubles }, { $counting }.
log-pod-rules-changed-with-top = La table finale compte désormais { $size } joueurs ; les groupes jouent { $troubles }, { $counting }.
log-top-size-changed = La table finale compte désormais { $size } joueurs.
log-dispute-opened = Litige { $dispute } ouvert.
log-dispute-opened-about = Litige { $dispute } ouvert : { $place }.
log-dispute-question = Question : { $question }
log-dispute-claimed = Un arbitre a pris en charge le litige { $dispute }.
log-dispute-claimed-from-another = Un arbitre a repris le litige { $dispute } à un autre.
log-dispute-escalated = Le litige { $dispute } a été transmis à l’arbitre principal.
log-dispute-withdrawn = Litige { $dispute } retiré.
log-dispute-withdrawn-instead = Litige { $dispute } retiré ; le litige { $instead } continue.
log-facts-stated = Faits du litige { $dispute } consignés.
log-facts-stated-privately = Faits du litige { $dispute } consignés ; ils ne sont pas publics.
log-cited = Citation ajoutée au litige { $dispute }.
log-cited-for-final-word = Citation ajoutée au dernier mot sur le litige { $dispute }.
log-cited-words = { $treatment } { $citation } : « { $quote } »
log-uncited = Citation retirée du litige { $dispute }.
log-uncited-why = { $citation }. Raison : { $reason }
log-ruled = Décision rendue sur le litige { $dispute }.
log-ruling = Décision : { $text }
log-question-and-ruling = Question : { $question } Décision : { $text }
log-reworded = Formulation de la décision sur le litige { $dispute } corrigée.
log-reworded-why = Désormais : { $text } Raison : { $reason }
log-appealed = Recours contre la décision sur le litige { $dispute }.
log-appealed-by = Recours de { $name } contre la décision sur le litige { $dispute }.
log-appeal-upheld = Recours sur le litige { $dispute } tranché : décision confirmée.
log-appeal-upheld-by-same = Recours sur le litige { $dispute } tranché par l’arbitre qui avait rendu la décision : décision confirmée.
log-appeal-overturned = Recours sur le litige { $dispute } tranché : décision annulée.
log-appeal-overturned-by-same = Recours sur le litige { $dispute } tranché par l’arbitre qui avait rendu la décision : décision annulée.
log-final-word = Dernier mot : { $text }
log-penalty-issued = Pénalité { $number } donnée ; elle reste entre le joueur et l’équipe.
log-penalty-issued-to = Pénalité { $number } pour { $name } : { $kind }, { $level }.
log-penalty-withdrawn = Pénalité { $number } retirée.
log-drawn = Tirage au sort ({ $what }) : { $outcome }.
log-drawn-check = Graine { $seed }. Pour vérifier : arbiter chance { $option } --seed { $seed }
log-drawn-purpose-and-check = Ce tirage décide : { $purpose }. Graine { $seed }. Pour vérifier : arbiter chance { $option } --seed { $seed }
log-link-given = Un lien privé a été remis pour { $name }.
log-links-given = Des liens privés ont été remis pour { $players } joueurs.
log-exported = Tout le tournoi a été emporté dans un fichier, listes de deck comprises.
log-tournament-closed = Tournoi clos ; le classement est définitif.
log-tournament-reopened = Tournoi rouvert.
log-tournament-hidden = Tournoi retiré des listes.
log-tournament-shown = Tournoi de retour dans les listes.
log-clock-put-back = L’horloge de l’ordinateur a été reculée de { $time }.
log-clock-put-forward = L’horloge de l’ordinateur a été avancée de { $time }.
log-undone-line = Annulé, ligne { $line } : { $act }
log-undone-lines = Annulé, lignes { $first } à { $last } : { $act }
log-redone-line = Rétabli, ligne { $line } : { $act }
log-redone-lines = Rétabli, lignes { $first } à { $last } : { $act }
log-own-table = Ronde { $round } appariée : table { $table } contre { $opponent }.
log-own-bye = Ronde { $round } appariée : exempt.
log-own-no-table = Ronde { $round } appariée : aucune table.
log-own-table-changed = Ronde { $round } modifiée à la main : table { $table } contre { $opponent }.
log-own-bye-changed = Ronde { $round } modifiée à la main : exempt.
log-own-no-table-changed = Ronde { $round } modifiée à la main : aucune table.
log-own-pod = { $heat } : place à la table { $table } avec { $names }.
log-own-no-pod = { $heat } : aucune table.
log-own-pod-changed = { $heat }, modification à la main : table { $table } avec { $names }.
log-own-no-pod-changed = { $heat }, modification à la main : aucune table.
log-series-begins = La série « { $title } » commence, selon les règles « { $rules } ».
log-series-described = Titre ou description modifiés : « { $title } ».
log-series-director-named = { $name } dirige la série.
log-series-director-removed = { $name } ne dirige plus la série.
log-series-counted = { $tournament } compte dans l’état de la ligne { $line } de son journal, avec { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }.
log-series-counted-again = { $tournament } compte de nouveau, dans l’état de la ligne { $line } de son journal, avec { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }.
log-series-tournament-removed = { $tournament } ne compte plus.
log-series-titled = « { $title } »
log-series-hidden = Un tournoi masqué
log-series-bonus = { $name } reçoit un bonus de { $points }.
log-series-bonus-withdrawn = Le bonus de la ligne { $line } est retiré.
log-series-closed = La série est close.
log-series-reopened = La série est rouverte.
log-two-sentences = { $first } { $second }
log-plan = { $title }, { $day }, { $game }, { $rounds }
log-plan-at-place = { $title }, { $place }, { $day }, { $game }, { $rounds }
