director-apart-keep-players-apart = Séparer des joueurs, { $title }
director-apart-in-pods = Les joueurs d’une équipe ou d’une famille ne se retrouvent à la même table que si tout autre placement a aussi une telle paire ; cela passe avant les adversaires répétés. Les groupes comptent pour chaque manche que vous placez désormais ; un brouillon reste tel quel. À la table finale, ils ne changent rien. Un brouillon nomme les paires qu’il n’a pas pu séparer.
director-apart-players-of-one-team-or = Les joueurs d’une équipe ou d’une famille ne se rencontrent que si tout autre appariement comporte aussi une telle paire, quel que soit le nombre de revanches que cela demande. Les groupes comptent pour chaque ronde que vous appariez désormais ; un brouillon reste tel quel. En phase finale et en élimination directe, les têtes de série décident des rencontres ; les groupes n’y changent rien.
director-apart-a-group-with-a-name = Un groupe qui a un nom est une équipe : tout le monde voit ses joueurs et sa place dans <a href="{ $teams }">le tableau des équipes</a>. Laissez vide le nom d’une famille.
director-apart-kept-apart = Séparés
director-apart-groups-of-players-who-are = Groupes de joueurs séparés
director-apart-group = Groupe
director-apart-team = Équipe : <bdi>{ $team }</bdi><span class="vh">, groupe { $number }</span>
director-apart-make-it-a-team = En faire une équipe<span class="vh">, groupe { $number }</span>
director-apart-name-of-the-team-for = Nom de l’équipe, pour tous
director-apart-change-the-name-of-group = Changer le nom<span class="vh"> du groupe { $number }</span>
director-apart-name-the-team-of-group = Nommer l’équipe<span class="vh"> du groupe { $number }</span>
director-apart-let-them-meet-group = Les laisser se rencontrer<span class="vh"> : groupe { $number }</span>
director-apart-choose-who-is-kept-apart = Choisissez qui est séparé
director-apart-another-group = Un autre groupe
director-apart-one-to-a-line-the = Un par ligne : le nom, une partie qu’un seul joueur possède, ou le numéro.
director-apart-last-round-for-which-it = Dernière ronde concernée
director-apart-leave-it-empty-for-all = Laissez vide pour toutes les rondes.
director-apart-for-staff-the-log-shows = Pour l’équipe : le journal ne montre aux joueurs que qui est séparé.
director-apart-keep-them-apart = Les séparer
director-asked-other-directors-ask = D’autres directeurs demandent
director-asked-is-it-the-same-person = Est-ce la même personne ? Si vous acceptez, l’équipe là-bas voit les pénalités que le joueur a reçues ici. Personne là-bas ne peut changer ni effacer le nom ici.
director-asked-is-there-the-same = <a href="{ $to }"><bdi>{ $title }</bdi></a> ({ $day }) : <bdi>{ $there }</bdi> là-bas est-il <a href="{ $player }"><bdi>{ $here }</bdi></a> ici ?
director-asked-you-agreed = <a href="{ $to }"><bdi>{ $title }</bdi></a> ({ $day }) : <bdi>{ $there }</bdi> là-bas est <a href="{ $player }"><bdi>{ $here }</bdi></a> ici. Vous avez accepté
director-asked-privately = Un tournoi privé a un joueur de ce nom : est-ce <a href="{ $player }"><bdi>{ $here }</bdi></a> ?
director-asked-privately-agreed = Un tournoi privé a un joueur de ce nom : c’est <a href="{ $player }"><bdi>{ $here }</bdi></a>. Vous avez accepté
director-asked-private-tournament = Un tournoi privé
director-asked-agree = Accepter
director-asked-decline = Refuser
director-check-in-check-in = Pointage, { $title }
director-check-in-check-in-for = Pointage pour { $name }
director-check-in-not-open = non ouvert
director-check-in-who-is-here = Qui est là
director-check-in-pair = Apparier { $name }
director-check-in-find-a-name-or-a = Trouver un nom ou un numéro
director-check-in-find = Trouver
director-check-in-show-everybody = Afficher tout le monde
director-check-in-nobody-has-this-name-or = Personne n’a ce nom ni ce numéro.
director-check-in-save-the-ticks = Enregistrer les coches
director-check-in-players-and-whether-they-are = Joueurs, et s’ils sont là
director-check-in-only-the-ticks-that-you = Seules les coches que vous changez sont enregistrées. Un joueur qui pointe pendant que vous regardez cette page reste pointé.
director-check-in-everybody-is-here = Tout le monde est là
director-check-in-untick-everybody = Décocher tout le monde
director-check-in-close-the-check-in = Clore le pointage
director-check-in-without-a-check-in-everybody = Sans pointage, tout le monde est apparié. Publier { $name } le clôt aussi.
director-check-in-no-check-in-is-open = Aucun pointage n’est ouvert
director-check-in-with-a-check-in-you = Avec un pointage, vous savez qui est dans la salle avant d’apparier { $name }. Les joueurs touchent « Je suis là » sur leur page, et l’équipe coche les noms ici.
director-check-in-you-can-then-pair-only = Vous pouvez alors n’apparier que les présents. Les autres manquent cette ronde et restent dans le tournoi : ils sont appariés de nouveau à la suivante.
director-check-in-nobody-sits-out = En toutes rondes, personne ne passe son tour : les joueurs non pointés sont retirés quand vous appariez, sauf si vous appariez tout le monde.
director-check-in-everybody-is-seeded = En élimination, personne ne passe son tour. La page des têtes de série nomme les joueurs non pointés ; retirez ceux qui ne sont pas là, sinon ils ont aussi leur place au tableau.
director-check-in-open-the-check-in-for = Ouvrir le pointage pour { $name }
director-check-in-the-director-opens-it = Le directeur l’ouvre.
director-columns-title = Noms d’un tableur, { $title }
director-columns-names-from-a-spreadsheet = Noms d’un tableur
director-columns-nobody-is-registered-yet = personne n’est encore inscrit
director-columns-what-the-columns-hold = Ce que contiennent les colonnes
director-columns-only-names-are-kept-leave = Seuls les noms sont gardés. Laissez les autres colonnes de côté.
director-columns-columns-are-separated-by = Les colonnes sont séparées par
director-columns-the-first-line-holds-headings = La première ligne contient des titres, pas un joueur
director-columns-column = Colonne { $number }
director-columns-line = Ligne { $line } : <bdi>{ $fault }</bdi>
director-columns-correct-these-lines-in-the = Corrigez ces lignes dans le texte ci-dessous et regardez encore, ou inscrivez les autres sans elles.
director-columns-names-to-register = Noms à inscrire
director-columns-no-line-gives-a-name = Aucune ligne ne donne de nom.
director-columns-choose-which-column-holds-it = Choisissez quelle colonne le contient, puis regardez encore.
director-columns-names-as-they-would-be = Noms tels qu’ils seraient inscrits
director-columns-new = Nouveau
director-columns-leave-them-out-and-register = { $others ->
    [one] Les laisser de côté et inscrire l’autre
   *[other] Les laisser de côté et inscrire les { $others } autres
 }
director-columns-the-text = Le texte
director-columns-rows-as-pasted = Lignes telles que collées
director-create-its-address-is-made-from = Sert aussi à l’adresse web.
director-create-edition-and-decks = Édition et decks
director-create-game-stays = Le jeu ne peut pas être changé ensuite : pour un autre jeu, créez un autre tournoi.
director-create-deck-format = Format de deck
director-create-for-the-game-chosen-above = Pour le jeu choisi ci-dessus.
director-create-lists-stay-private-in-the = Les listes restent privées. Dans les paramètres, vous pouvez choisir de montrer à tous celle du vainqueur ou davantage. Elles sont montrées dès la fin ou à partir d’une heure que vous fixez. Chacune demande l’accord de son joueur.
director-create-all-formats-and-profiles-each = <a href="{ $rules }">Tous les formats et profils</a>, chaque règle avec sa source.
director-create-scoring-and-rounds = Score et rondes
director-create-scoring-profile = Profil de score
director-create-scored-by-day = Compté selon le profil en vigueur ce jour-là, sauf si vous en choisissez un autre sous « Autres réglages ».
director-create-profile-by-day = Celui en vigueur ce jour-là
director-create-more-settings = Autres réglages
director-create-tribbles-only = Tribbles seulement
director-create-compare-the-profiles = Comparer les profils
director-create-unverified-hint = Les valeurs non vérifiées ne figurent dans aucune source publiée : contrôlez-les avant le tournoi.
director-create-profile = Profil
director-create-in-force = En vigueur
director-create-rounds-for-players = Rondes par joueurs
director-create-unverified = Non vérifiées
director-create-format-games = Ce que les formats de deck disent des parties
director-create-format-minutes = une ronde dure { $minutes } minutes
director-create-format-points = une partie se gagne à { $points } points
director-create-optional-default-as-the-scoring = Facultatif. Par défaut : comme le dit le format de deck ou le profil de score.
director-create-optional-for-rounds-online-1 = Facultatif. Pour des rondes en ligne : de 1 à 60 jours jusqu’à l’échéance, au lieu de l’horloge.
director-create-optional-how-many-play-on = Facultatif. Combien continuent après les rondes : 2, 4, 8, 16 ou 32.
director-create-scoring-deck-format-cards-and = Score, format de deck, cartes et interprétations sont figés à la date d’aujourd’hui. Vous pouvez les changer plus tard dans les paramètres ; chaque changement est noté au journal avec un motif.
director-create-set-up-the-tournament = Créer le tournoi
director-create-back-to-the-tournaments = Retour aux tournois
director-deck-rules-title = Règles de deck, { $title }
director-deck-rules-deck-rules = Règles de deck
director-deck-rules-as-copied-for-this-tournament = { $name }, copié pour ce tournoi. <a href="{ $format }">Le format tel que publié</a>.
director-deck-rules-open = Ce que le directeur peut changer
director-deck-rules-every-rule-of-this-format = Chaque règle de ce format est publiée : toutes sont donc verrouillées. <a href="{ $settings }#pinned-format">Choisissez un autre format</a>.
director-deck-rules-numbers-and-weights-of-these = Les nombres et les poids de ces règles dépendent de vous. Une règle que vous changez est marquée comme fixée par le directeur, avec votre motif pour source. Une liste déjà remise qui serait jugée autrement ensuite est marquée à vérifier de nouveau.
director-deck-rules-for-the-whole-change-everyone = Pour tout le changement. Tout le monde peut le lire à côté de chaque règle changée et dans le journal.
director-deck-rules-change-these-rules = Changer ces règles
director-deck-rules-the-tournament-is-closed-so = Le tournoi est clos, ses règles ne peuvent plus changer.
director-deck-rules-the-director-of-this-tournament = Le directeur de ce tournoi peut changer leurs nombres et leurs poids.
director-deck-rules-read-rules-stay = Les règles publiées sont verrouillées ; si d’autres s’appliquent, choisissez un autre format sur la page des paramètres.
director-deck-rules-read-rules-stay-or-own-format = Les règles publiées sont verrouillées. Si d’autres s’appliquent, choisissez un autre format sur la page des paramètres. Vous pouvez aussi <a href="{ $to }">créer votre propre format</a>, où toute règle peut changer.
director-desk-title = { $mark }Bureau, { $title }
director-desk-desk = Bureau
director-desk-needs-you-now = À traiter maintenant
director-desk-nothing-waits = Rien n’attend.
director-desk-conflicting-results-judge-calls-overdue = Les résultats contradictoires, les appels à l’arbitre, les résultats en retard et les decks fautifs apparaissent ici, le plus urgent d’abord.
director-desk-last-act = Dernier acte :
director-desk-phones-phones-in-the-hall = Téléphones dans la salle
director-desk-phones-everybody-follows-at = Tout le monde suit à
director-desk-phones-a-player-with-a-card = Un joueur qui a une carte tape son code à
director-desk-phones-a-players-own-page = La propre page d’un joueur
director-desk-phones-no-phone-can-open-this = Aucun téléphone ne peut ouvrir ce site : le programme ne sert que l’ordinateur sur lequel il tourne.
director-desk-round-round-page = Page de la ronde
director-desk-round-results-in = résultats reçus
director-desk-round-caption = { $title }. Résultats reçus : { $results }.
director-desk-round-table = Table { $number }
director-desk-round-most = Le plus
director-desk-round-why-it-is-opened-again = Pourquoi il est rouvert. Tout le monde peut le lire dans le journal.
director-desk-round-reopen-the-tournament = Rouvrir le tournoi
director-desk-round-print-result-slips = Imprimer les feuilles de match
director-desk-round-close-the-tournament-early = Clore le tournoi avant la fin
director-elsewhere-other-tournaments = Autres tournois
director-elsewhere-that-was-somebody-else = C’était quelqu’un d’autre
director-elsewhere-this-player-then-has-no = Ce joueur n’a alors pas de passé dans d’autres tournois.
director-elsewhere-tell-them-apart = Les distinguer
director-fields-times-are-shown-in-this = Les heures sont affichées dans ce fuseau, par exemple Europe/Paris.
director-fields-venue = Lieu
director-fields-no-deck-checks = Pas de contrôle des decks
director-fields-every-player-must-hand-in = Chaque joueur doit remettre une liste de deck
director-fields-only-staff-and-players = Privé : seuls l’équipe et les joueurs le voient
director-fields-private-means = Pour un tournoi que vous préparez encore, ou qui reste entre amis : il n’est dans aucune liste, aucun flux, aucune recherche, et personne ne peut s’inscrire. Donnez aux joueurs leurs liens privés. Décochez la case pour le montrer à tout le monde.
director-fixed-tables-title = Tables fixes, { $title }
director-fixed-tables-in-every-round = Un joueur qui a une table fixe y est assis à chaque ronde que vous appariez désormais : près de la porte, ou là où un fauteuil roulant tient. Qui rencontre qui ne change pas. Si deux de ces joueurs se rencontrent, la table fixée d’abord compte, et l’appariement le dit. En phase finale, le match échange son numéro avec celui de cette table. Les rondes d’un toutes rondes gardent les numéros habituels. Si vous changez à la main des tables d’une ronde publiée, chacune garde son numéro, et une nouvelle table reçoit le numéro fixé pour ses joueurs s’il est libre, sinon le plus petit numéro libre.
director-fixed-tables-in-every-heat = Un joueur qui a une table fixe y est assis à chaque manche que vous appariez désormais : près de la porte, ou là où un fauteuil roulant tient. Qui rencontre qui ne change pas. Si deux de ces joueurs se rencontrent, la table fixée d’abord compte, et l’appariement le dit. La table finale garde les numéros habituels.
director-fixed-tables-set-so-far = Fixées jusqu’ici
director-fixed-tables-players-with-a-fixed-table = Joueurs ayant une table fixe, celle fixée d’abord en tête
director-fixed-tables-free-the-table-of = Libérer la table<span class="vh"> de <bdi>{ $name }</bdi></span>
director-fixed-tables-fix-a-table = Fixer une table
director-fixed-tables-another-table = Une autre table
director-fixed-tables-as-it-is-numbered-in = Comme elle est numérotée dans la salle.
director-fixed-tables-for-staff-everybody-sees-which = Tout le monde voit quelle table est fixe pour qui. Seule l’équipe voit pourquoi.
director-fixed-tables-fix-the-table = Fixer la table
director-invited-title = Invitation, { $title }
director-invited-invitation = Invitation
director-invited-invitation-as = Invitation : { $role }
director-invited-link-for-one-helper = Lien pour un assistant
director-invited-it-works-once-until-the = Il sert une fois, jusqu’au { $until }. La première personne qui l’ouvre devient { $role } de ce tournoi, avec son propre compte ou un nouveau.
director-invited-back-to-the-settings = Retour aux paramètres
director-known-known-from-earlier = Déjà connu ?
director-known-these-names-also-played-elsewhere = Ces noms ont aussi joué ailleurs. Cochez qui est la même personne : l’équipe des deux tournois voit alors les pénalités antérieures. Cochez-en plusieurs du même nom quand une personne y figure plusieurs fois. Là où vous n’êtes pas directeur, les directeurs sont consultés, et vous cochez de nouveau une fois qu’ils acceptent.
director-known-untitled = Tout le monde ne voit pas ce tournoi : les directeurs d’ailleurs sont consultés sans son titre.
director-known-played-at = <bdi>{ $name }</bdi>, a joué à
director-known-more = { $more ->
    [one] et un autre
   *[other] et { $more } autres
 }
director-known-open = { $open ->
    [one] le directeur de l’un d’eux n’a pas accepté
   *[other] les directeurs de { $open } d’entre eux n’ont pas accepté
 }
director-known-others = { $more ->
    [one] Un autre nom suivra une fois que vous aurez réglé ceux-ci ; la page de chaque joueur montre déjà les siens.
   *[other] { $more } autres noms suivront une fois que vous aurez réglé ceux-ci ; la page de chaque joueur montre déjà les siens.
 }
director-known-others-at-least = Au moins { $more } autres noms suivront une fois que vous aurez réglé ceux-ci ; la page de chaque joueur montre déjà les siens.
director-known-same = { $people ->
    [one] Même personne
   *[other] Mêmes personnes
 }
director-linked-title = Lien pour { $name }, { $title }
director-linked-player = Joueur { $id }
director-linked-link-for = Lien pour <bdi>{ $name }</bdi>
director-linked-anybody-with-this-link-acts = Quiconque a ce lien agit comme ce joueur : déclare des résultats, remet le deck, appelle un arbitre. Ne le donnez qu’au joueur.
director-linked-back-to-the-player = Retour au joueur
director-linked-an-earlier-link-of-this = Un lien antérieur de ce joueur ne marche plus.
director-options-optional-rules-first-edition = Règles optionnelles, First Edition
director-own-format-your-own-format = Votre propre format, { $title }
director-own-format-a-format-of-your-own = Un format à vous
director-own-format-made-from = tiré de { $name }
director-own-format-the-format-stays-with-this = Le format reste avec ce tournoi et est marqué comme le vôtre. Tout ce que vous changez a votre motif pour source. Une liste déjà remise qui serait jugée autrement ensuite est marquée à vérifier de nouveau.
director-own-format-begin-with = Partir de
director-own-format-what-is-typed-below-is = Ce qui est tapé ci-dessous est perdu si vous en choisissez un autre.
director-own-format-begin-with-this-format = Partir de ce format
director-own-format-name-and-titles = Nom et titres
director-own-format-players-see-it-on-the = Les joueurs le voient sur la page du tournoi, et qu’il est de vous.
director-own-format-banned-titles = Titres interdits
director-own-format-one-to-a-line-nobody = Un par ligne. Personne ne peut les jouer.
director-own-format-allowed-titles = Titres autorisés
director-own-format-one-to-a-line-everybody = Un par ligne. Tout le monde peut les jouer, quoi que disent les règles ci-dessous des réserves de cartes, des interdictions et des parutions ; en sealed et en draft, ils n’ont pas à être ouverts.
director-own-format-for-the-whole-format-everyone = Pour tout le format. Tout le monde peut le lire à côté de chaque règle changée et dans le journal.
director-player-name-erased = nom effacé
director-player-in-the-log = Dans le journal
director-player-forms-a-new-link-makes-the = Un nouveau lien rend l’ancien aussitôt inutile, et qui l’a utilisé perd la place.
director-player-forms-anyone-with-the-link-acts = Quiconque a le lien agit comme ce joueur : déclare des résultats, remet le deck, appelle un arbitre.
director-player-forms-make-a-new-link = Créer un nouveau lien
director-player-forms-make-the-link = Créer le lien
director-player-forms-registered-by-mistake = Inscrit par erreur
director-player-forms-nothing-is-published-yet-so = Rien n’est encore publié, vous pouvez donc annuler l’inscription : le joueur n’est alors sur aucune liste, et le numéro { $id } n’est pas redonné. Un nom connu d’aucun autre tournoi est effacé avec elle. Pour revenir, le joueur s’inscrit de nouveau.
director-player-forms-take-the-registration-back = Annuler l’inscription
director-player-forms-optional-everyone-can-read-it = Facultatif. Tout le monde peut le lire dans le journal.
director-player-forms-drop-the-player = Retirer le joueur
director-player-forms-reserve-plays = { $reserve } prend aussitôt la place dans la phase finale : appelez ce joueur à sa table. Tant que ce match n’a pas commencé, vous pouvez réintégrer le joueur retiré comme tête de série.
director-player-forms-a-dropped-player-keeps-the = Un joueur retiré garde ses points, n’est plus apparié et peut être réintégré. Une partie encore ouverte a aussi besoin de son résultat.
director-player-forms-reinstate = Réintégrer
director-player-forms-disqualified-by-penalty-withdraw-that = Disqualifié par la pénalité { $number }. Retirez d’abord cette pénalité ; le joueur peut ensuite être réintégré ici.
director-player-forms-to-the-penalties = Aux pénalités
director-player-forms-reinstate-the-player = Réintégrer le joueur
director-way-back-paired = Apparié de nouveau dès la ronde { $round } ; les rondes manquées comptent comme non jouées.
director-way-back-bracket = Reçoit une place dans le tableau quand il commence.
director-way-back-timetable = Joue la suite du calendrier, dès la ronde { $round }.
director-way-back-timetable-over = Il ne reste aucune partie du calendrier à jouer.
director-way-back-games = Ne comptent plus comme absences et restent à jouer : { $games }.
director-way-back-stay = Comptent encore comme absences, parce que la ronde est close ou qu’autre chose a été enregistré : { $games }. Si une telle partie a été jouée, corrigez son résultat.
director-way-back-game = ronde { $round }, table { $table }
director-way-back-seed = Joue de nouveau la phase finale comme tête de série { $seed }. { $reserve }, qui était monté, redevient réserve.
director-way-back-seed-kept = Garde la tête de série { $seed } et joue chaque match que le tableau lui réserve encore.
director-way-back-seed-taken = Ne joue plus la phase finale : { $reserve } joue comme tête de série { $seed }, et ce match a commencé.
director-way-back-reserve = Redevient réserve de la phase finale.
director-way-back-top-table = Garde sa place à la table finale.
director-way-back-nothing = Ne joue plus : seuls les joueurs de la phase finale ou de la table finale continuent.
director-player-forms-the-player-also-played-at = Le joueur a aussi joué à { $local }, où vous n’êtes pas directeur. Si vous changez ou effacez le nom, il ne change qu’ici. Le joueur n’est alors plus connu comme la même personne. L’exploitant peut le changer partout.
director-player-forms-corrects-the-name-on-every = Corrige le nom sur chaque page. Le journal note qu’il a été corrigé.
director-player-forms-correct-the-name = Corriger le nom
director-player-forms-erase-the-name-for-good = Effacer le nom pour de bon
director-player-forms-every-page-then-says-player = Chaque page dit alors « Joueur { $id } ». Le numéro, les tables, les résultats, les listes de deck et le journal restent, de même que tout nom que quelqu’un a écrit dans un motif ou un litige. Les sauvegardes et les fichiers emportés avant contiennent encore le nom. Personne ne peut l’annuler.
director-player-forms-erase-the-name-of-player = Effacer le nom du joueur { $id }
director-players-players = Joueurs, { $title }
director-players-names-that-look-alike = Noms qui se ressemblent
director-players-same-person-take-back = Peut-être deux fois la même personne. Si oui, ouvrez-en une et annulez l’inscription ; sinon, il n’y a rien à faire.
director-players-same-person-drop = Peut-être deux fois la même personne. Si oui, retirez-en une ; sinon, il n’y a rien à faire.
director-players-form-names = Noms
director-players-form-known-players-with-these-letters = Joueurs connus avec ces lettres
director-players-form-somebody-who-dropped-is-reinstated = Un joueur qui a abandonné est réintégré sur sa propre page, pas inscrit de nouveau.
director-players-form-register-these-players = Inscrire ces joueurs
director-players-form-numbers-are-given-in-the = Les numéros sont donnés dans l’ordre des lignes. Ouvrez un joueur pour le retirer, le renommer ou donner le lien privé.
director-players-table-registered = Inscrits
director-players-table-every-player-appears-here-with = Chaque joueur apparaît ici, avec un numéro et un lien privé.
director-players-table-begin-with-one-name-or = Commencez par un nom, ou collez une liste.
director-players-table-registered-players = Joueurs inscrits
director-players-table-seat = Place
director-players-table-make-a-sheet-with-all = Créer une feuille avec tous les liens privés
director-players-table-one-card-to-cut-out = Une carte à découper, avec un code QR, pour chaque joueur qui n’a pas encore ouvert de lien. Les liens qui leur ont été donnés avant ne marchent plus ; la feuille n’est montrée qu’une fois.
director-players-table-new-links-for-everybody = Nouveaux liens pour tous
director-players-table-every-link-given-out-before = Tous les liens donnés avant cessent aussitôt de marcher, et chacun doit en ouvrir un nouveau. Faites-le quand quelqu’un a eu des liens qu’il ne devait pas avoir.
director-players-table-make-new-links-for-everybody = Créer de nouveaux liens pour tous
director-publication-title = Listes de deck pour tous, { $title }
director-publication-a-list-is-shown-only = Une liste n’est montrée que si son joueur l’accepte, et aussi longtemps qu’il l’accepte.
director-publication-choose-a-deck-format-in = Choisissez d’abord un format de deck dans les paramètres.
director-publication-whose-lists-and-when = Les listes de qui, et quand
director-publication-everybody-sees = Tout le monde voit
director-publication-finalists-how-many-of-the = Finalistes : combien des meilleures places
director-publication-players-who-share-the-last = Les joueurs qui partagent la dernière sont tous inclus.
director-publication-finalists-default = { $finalists }, c’est <span class="mark default">notre choix par défaut</span>. Les finalistes sont les meilleurs du classement final : la phase finale d’abord, puis les rondes du système suisse.
director-publication-not-before = Pas avant
director-publication-leave-it-empty-to-show = Laissez vide pour les montrer dès que le tournoi est clos. Fuseau horaire du tournoi.
director-publication-show-every-list-from-that = Montrer chaque liste à partir de cette heure, même si des rondes restent à jouer. Les adversaires les voient. Les joueurs qui ont accepté pour après la fin sont consultés de nouveau.
director-publication-times-are-those-of-the = Les heures sont celles de { $zone }. Le journal dit ce que vous avez choisi. Les listes restent privées tant que les joueurs peuvent encore les changer.
director-rule-field-number = Nombre
director-settings-settings = Paramètres, { $title }
director-settings-the-address-stays-as-it = L’adresse reste comme elle est.
director-settings-from-the-next-round-on = Dès la prochaine ronde.
director-settings-for-rounds-online-each-gets = Pour des rondes en ligne : chacune reçoit une échéance au lieu de l’horloge. Vide : l’horloge.
director-settings-how-many-play-on = Combien continuent : 2, 4, 8, 16 ou 32. Vide : personne.
director-settings-change-the-settings = Changer les paramètres
director-settings-webhooks-tell-other-services-what = <a href="{ $webhooks }">Les webhooks</a> disent à d’autres services ce qui est enregistré ici.
director-settings-set-up-another = <a href="{ $like }">Créer un autre tournoi comme celui-ci</a> : avec les mêmes paramètres, le même format, le même profil de score et, si vous voulez, la même équipe, un autre jour.
director-settings-overtaken-two-versions-of-the-settings = Deux versions des paramètres
director-settings-overtaken-what-is-recorded-now-and = Ce qui est enregistré maintenant et ce que vous avez tapé
director-settings-overtaken-setting = Paramètre
director-settings-overtaken-you-typed = Vous avez tapé
director-settings-overtaken-now-label = maintenant :
director-settings-overtaken-you-typed-label = vous avez tapé :
director-settings-overtaken-differs = diffère
director-settings-pins-scoring-profile-as-copied = Profil de score, copié pour ce tournoi
director-settings-pins-this-profile-as-published = Ce profil tel que publié
director-settings-pins-change-single-values = Changer des valeurs
director-settings-pins-the-values-by-subject = Les valeurs par sujet
director-settings-pins-every-value-with-its-source = Chaque valeur avec sa source
director-settings-pins-as-copied-into-the-log = { $name }, copié dans le journal de ce tournoi.
director-settings-pins-figure = Chiffre
director-settings-pins-score-by = Compter selon
director-settings-pins-results-already-recorded-are-scored = Les résultats déjà enregistrés sont comptés de nouveau.
director-settings-pins-pin-this-profile = Fixer ce profil
director-settings-pins-until-the-first-score = Jusqu’au premier résultat
director-settings-pins-play-like-this = Jouer ainsi
director-settings-pins-deck-format-as-copied = Format de deck, copié pour ce tournoi
director-settings-pins-this-format-as-published = Ce format tel que publié
director-settings-pins-change-single-rules = Changer des règles
director-settings-pins-what-the-director-may-change = Ce que le directeur peut y changer
director-settings-pins-every-rule-with-its-source = Chaque règle avec sa source
director-settings-pins-check-decks-against = Contrôler les decks selon
director-settings-pins-lists-already-handed-in = Une liste déjà remise qui serait jugée autrement ensuite est marquée à vérifier de nouveau.
director-settings-pins-make-a-format-of-your = Créer votre propre format
director-settings-pins-more = Davantage
director-settings-pins-versions-fixed = Versions fixées
director-settings-pins-fixed-when-the-tournament-was = Fixées à la création du tournoi. Chaque appariement découle de la graine, chacun peut donc apparier de nouveau les rondes et comparer.
director-settings-staff-staff = Équipe
director-settings-staff-nobody-has-a-role-here = Personne n’a de rôle ici.
director-settings-staff-the-operators-of-this-site = Les exploitants de ce site dirigent le tournoi jusqu’à ce qu’un directeur soit invité.
director-settings-staff-role = Rôle
director-settings-staff-since = depuis le { $since }
director-settings-staff-remove-as = Retirer { $name } comme { $role }
director-settings-staff-remove = Retirer
director-settings-staff-take-the-invitation-back = Reprendre l’invitation
director-settings-staff-make-an-invitation-link = Créer un lien d’invitation
director-settings-staff-a-role-that-is-removed = Un rôle retiré prend fin aussitôt, avec les invitations ouvertes d’un directeur ; une nouvelle invitation le rend.
director-settings-staff-the-whole-tournament = Le tournoi entier
director-export-tournament = Exporter le tournoi
director-settings-staff-with-names-and-deck-lists = Le fichier exporté contient les noms et les listes de deck : gardez-le là où vous seul pouvez le lire. Le journal dira, pour tous, qu’il a été emporté. La commande <code>arbiter tournament import</code> le relit.
director-settings-staff-hidden = Caché
director-settings-staff-this-tournament-is-on-no = Ce tournoi n’est sur aucune liste, et seuls son équipe, ses joueurs et les exploitants ouvrent ses pages.
director-settings-staff-show-it-again = Le montrer de nouveau
director-settings-staff-hide-the-tournament = Cacher le tournoi
director-settings-staff-for-tests-and-what-was = Pour les essais et ce qui a été créé par erreur. Rien n’est supprimé : il disparaît des listes, et seuls son équipe, ses joueurs et les exploitants ouvrent ses pages. Vous pouvez le montrer de nouveau.
director-system-who-meets-whom = Qui rencontre qui
director-system-in-a-round-robin-everybody = En toutes rondes, chacun rencontre chacun une fois ; en élimination simple, qui perd est éliminé, en double élimination, qui perd deux fois. Les trois ont autant de rondes qu’il leur faut, pour 32 joueurs au plus ; ce que vous tapez sous Rondes n’importe pas.
director-level-hint = Décide de combien une partie fait bouger les cotes selon les formules de Decipher et de trekcc.org ; rien d’autre n’en dépend.
director-sought-words = Chercher un réglage
director-sought-changed-only = Seulement ce que le directeur a changé
director-sought-some = Tout n’est pas affiché. Ce que vous ne voyez pas reste tel quel. <a href="{ $all }">Tout afficher</a>
director-sought-nothing = Aucun réglage de ce genre ici.
director-undo-log = journal
director-undo-undo-an-act = Annuler un acte
director-undo-redo-an-act = Rétablir un acte
director-undo-the-act = L’acte
director-undo-what-you-redo = Ce que vous rétablissez
director-undo-what-you-undo = Ce que vous annulez
director-undo-undone-together = Ces lignes ont été enregistrées ensemble, elles sont donc annulées ensemble.
director-undo-redone-together = Ces lignes ont été enregistrées ensemble, elles sont donc rétablies ensemble.
director-undo-no-line-is-ever-deleted = Aucune ligne n’est jamais supprimée : une ligne annulée reste dans le journal et ne compte plus.
director-undo-there-would-be-no-standings = Il n’y aurait pas de classement : { $unscorable }
director-undo-nobodys-place-points-or-differential = La place, les points et le différentiel de personne ne changent.
director-undo-why-it-was-a-mistake = Pourquoi c’était une erreur, en quelques mots. Qui peut lire l’acte dans le journal lit aussi le motif.
director-undo-it-stays-undone = Il reste annulé
director-undo-it-stays = Il reste
director-undo-and-more-lines = { $more ->
    [one] Et { $more } ligne de plus.
   *[other] Et { $more } lignes de plus.
 }
director-undo-back-to-the-log = Retour au journal
director-value-nothing-more = rien de plus
director-value-from-where = D’où viennent ces valeurs
director-values-title = Valeurs de score, { $title }
director-values-scoring-values = Valeurs de score
director-values-as-copied-for-this-tournament = { $name }, copié pour ce tournoi. <a href="{ $profile }">Le profil tel que publié</a>.
director-values-a-value-that-was-read = Les valeurs publiées sont verrouillées ; si le tournoi se compte selon d’autres règles, <a href="{ $settings }#pinned-profile">choisissez un autre profil</a>. Vous fixez les autres. Chacune est alors marquée comme fixée par le directeur, avec votre motif pour source.
director-values-for-the-whole-change-everyone = Pour tout le changement. Tout le monde peut le lire à côté de chaque valeur changée et dans le journal.
director-values-look-at-what-this-changes = Regarder ce que cela change
director-values-change-these-values = Changer ces valeurs
director-values-nothing-is-recorded-yet-first = Rien n’est encore enregistré : vous voyez d’abord ce qui changerait dans le classement.
director-values-the-tournament-is-closed-so = Le tournoi est clos, ses valeurs ne peuvent plus changer.
director-values-the-director-of-this-tournament = Les valeurs publiées sont verrouillées. Le directeur de ce tournoi peut changer les autres.
director-values-preview-players-whose-points-differential-or = Joueurs dont les points, le différentiel ou la place changeraient
director-values-preview-place = place
director-values-preview-differential = différentiel
director-values-preview-points = { $points }<span class="vh"> points</span>
director-values-preview-record-these-values = Enregistrer ces valeurs
director-values-preview-nothing-is-recorded-yet-the = Rien n’est encore enregistré. Les résultats gardent leurs scores ; seul ce qu’ils comptent change, et vous pouvez revenir en arrière.
director-webhooks-title = Webhooks, { $title }
director-webhooks-webhooks = Webhooks
director-webhooks-another-service-such-as-a = Un autre service, comme un chat, un stream ou votre propre site, apprend chaque nouvelle ligne du journal. Il les apprend dans l’ordre, et telles que tout le monde les lit sur la page <a href="{ $log }">Journal</a>.
director-webhooks-the-secret-of-this-address = Le secret de cette adresse
director-webhooks-copy-it-now-it-is = Copiez-le maintenant : il n’est montré qu’une fois. Le destinataire en a besoin pour voir qu’un message est venu d’ici.
director-webhooks-secret = Secret
director-webhooks-copy-the-secret = Copier le secret
director-webhooks-who-hears-of-it = Qui en est informé
director-webhooks-since-has-heard = depuis le { $since }, informé { $heard }
director-webhooks-try-again-now = Essayer encore maintenant<span class="vh">, { $address }</span>
director-webhooks-remove = Retirer<span class="vh"> { $address }</span>
director-webhooks-add-an-address = Ajouter une adresse
director-webhooks-another-address = Une autre adresse
director-webhooks-begins-with-https-it-hears = Commence par https://. Elle apprend ce qui est enregistré désormais.
director-webhooks-add-the-address = Ajouter l’adresse
director-webhooks-each-message-is-json-with = Chaque message est du JSON avec un numéro qui reste le même s’il est renvoyé, et une signature : <span class="code">Arbiter-Signature: t=…,v1=…</span>, où v1 est le HMAC-SHA256 de l’heure, d’un point et du corps avec le secret. Une adresse qui ne répond pas est réessayée pendant un jour.
director-webhooks-there-are-addresses-already-remove = Il y a déjà { $most } adresses. Retirez-en d’abord une.
director-webhooks-known = Cette adresse est déjà sur la liste : { $address }. Si vous avez perdu son secret, retirez-la et ajoutez-la de nouveau.
director-columns-twice-in-this-list = <bdi>{ $name }</bdi> : deux fois dans cette liste
director-columns-same-name = Le même nom deux fois
director-columns-double = En double
director-form-look = Il manque quelque chose, ou quelque chose ne convient pas : voyez les champs marqués. Ce que vous avez tapé est toujours là.
director-form-day = Écrivez le jour comme année, mois, jour, par exemple 2026-05-12.
director-form-time-zone = Aucun fuseau horaire ne porte ce nom. Choisissez-en un dans la liste, par exemple Europe/Paris ou UTC.
director-form-rounds = Les rondes sont un nombre entier de 1 à 20.
director-form-minutes = Les minutes sont un nombre entier de 5 à 600.
director-form-cut = Une phase finale a 2, 4, 8, 16 ou 32 joueurs. Laissez vide si personne ne continue.
director-form-system = Choisissez qui rencontre qui : système suisse, toutes rondes, élimination simple ou double.
director-form-days = Les jours sont un nombre entier de 1 à 60. Laissez vide pour une horloge.
director-form-reason = Écrivez-le en quelques mots.
director-next-all-results = Tous les résultats de la ronde { $round } sont là.
director-next-check-and-close = Vérifier et clore la ronde { $round }
director-next-close-round = Clore la ronde { $round }
director-next-stage-results = { $title } : tous les résultats sont là.
director-next-stage-check-and-close = Vérifier et clore { $round }
director-next-no-winner = { $count ->
    [one] La table { $tables } n’a pas encore de vainqueur, bien que toutes les parties soient enregistrées.
   *[other] Les tables { $tables } n’ont pas encore de vainqueur, bien que toutes les parties soient enregistrées.
 }
director-next-what-blocks = Ce qui empêche la clôture
director-next-final-played = La finale est jouée.
director-next-see-the-bracket = Voir le tableau
director-next-close-tournament = Clore le tournoi
director-next-cut-goes-on = Le tableau continue.
director-next-go-on-with-cut = Continuer le tableau
director-next-stage = { $round } : à apparier.
director-next-pair-stage = Apparier { $round }
director-next-check-players-in = Pointer les joueurs
director-next-check-in = Pointage : { $count }
director-next-closed = Clos le { $at }. Le classement est définitif.
director-next-pair-first-stage = Apparier la première phase
director-next-set-the-seeds = Fixer les têtes de série
director-next-one-bracket = Tout le monde joue dans un seul tableau.
director-next-two-players = Une ronde demande au moins deux joueurs.
director-next-can-be-paired = { $players ->
    [one] { $players } joueur peut être apparié.
   *[other] { $players } joueurs peuvent être appariés.
 }
director-next-pair-round = Apparier la ronde { $round }
director-next-register-more = Inscrire d’autres joueurs
director-next-is-a-draft = { $round } : un brouillon que les joueurs ne voient pas encore.
director-next-look-at-draft = Regarder le brouillon : { $name }
director-next-rounds-played = { $played ->
    [one] { $played } ronde jouée sur { $planned }.
   *[other] { $played } rondes jouées sur { $planned }.
 }
director-next-all-played = { $rounds ->
    [2] Les deux rondes sont jouées.
    [one] La ronde est jouée.
   *[other] Les { $rounds } rondes sont jouées.
 }
director-next-disputes-wait = { $n ->
    [one] Le litige { $disputes } attend encore une décision. Tranchez-le avant de clore le tournoi.
   *[other] Les litiges { $disputes } attendent encore une décision. Tranchez-les avant de clore le tournoi.
 }
director-next-rule-on-dispute = Trancher le litige { $dispute }
director-next-another-judge = { $n ->
    [one] Un autre arbitre doit trancher le litige { $disputes } avant que le tournoi puisse être clos : vous êtes à sa table.
   *[other] Un autre arbitre doit trancher les litiges { $disputes } avant que le tournoi puisse être clos : vous êtes à leurs tables.
 }
director-next-see-dispute = Voir le litige { $dispute }
director-next-before-you-close = Avant de clore le tournoi
director-next-results-for-trekcc = Résultats pour trekcc.org
director-next-picture = Image à partager
director-next-start-a-cut = Commencer une phase finale
director-next-start-smaller-cut = Commencer une phase finale à { $size }
director-next-close-without-cut = Clore le tournoi sans phase finale
director-next-cut-too-large = { $left ->
    [0] Une phase finale à { $size } est annoncée, et il ne reste personne.
    [one] Une phase finale à { $size } est annoncée, et il reste { $left } joueur.
   *[other] Une phase finale à { $size } est annoncée, et il reste { $left } joueurs. Commencez-en une plus petite, ou clôturez le tournoi.
 }
director-next-pair-anyway = Apparier quand même la ronde { $round }
director-choices-only-decks = Les decks { $editions } peuvent être contrôlés ; les tournois { $editions } ne peuvent pas encore être dirigés.
director-choices-minutes = { $minutes } minutes
director-choices-unsure-values = { $unsure } valeurs sur { $all }
director-choices-from-to = du { $from } au { $to }
director-choices-from = à partir du { $from }
director-choices-choose-a-profile = Choisissez un profil de score.
director-choices-profile-of-other-edition = « { $profile } » compte { $scores }, et ce tournoi joue { $plays }. Choisissez un profil de cette édition.
director-choices-profile-of-the-day = « { $profile } » ne s’applique pas le { $day }. Le profil de ce jour est « { $other } ». Choisissez-le dans les paramètres, ou un autre jour.
director-choices-no-profile-of-the-day = « { $profile } » ne s’applique pas le { $day }, et aucun profil n’est connu pour ce jour. Comparez ses valeurs avec les règles que vous suivez.
director-choices-choose-tribbles = Choisissez un profil de Tribbles, ou une autre édition.
director-choices-choose-a-format = Choisissez un format de deck, ou « Pas de contrôle des decks ».
director-choices-format-of-other-edition = « { $format } » est un format de { $of }, et ce tournoi joue { $plays }. Choisissez un format de cette édition.
director-apart-through = Écrivez le numéro de la dernière ronde, ou laissez vide pour toutes.
director-apart-all-rounds = Toutes les rondes
director-apart-through-round = Jusqu’à la ronde { $round }
director-check-in-are-here = { $here } sur { $all } sont là
director-columns-changed = Le texte ou ses colonnes ont changé depuis le dernier regard, personne n’a donc été inscrit. Regardez de nouveau les noms.
director-columns-without-name = { $lines ->
    [one] { $lines } ligne ne donne pas de nom
   *[other] { $lines } lignes ne donnent pas de nom
 }
director-columns-register = { $players ->
    [one] Inscrire { $players } joueur
   *[other] Inscrire { $players } joueurs
 }
director-columns-register-from = { $players ->
    [one] Inscrire { $players } joueur à partir de : { $round }
   *[other] Inscrire { $players } joueurs à partir de : { $round }
 }
director-columns-tabs = des tabulations, comme copiées d’un tableur
director-columns-semicolons = des points-virgules
director-columns-commas = des virgules
director-columns-pipes = des traits verticaux
director-columns-nothing = rien : chaque ligne est un nom
director-columns-leave-out = Laisser de côté
director-columns-last-first = Nom, comme Nom, Prénom
director-columns-first-name = Prénom
director-columns-last-name = Nom de famille
director-deadline-left = encore { $time }
director-deadline-passed = échéance dépassée depuis { $time }
director-deadline-no-result = { $open } sur { $all } sans résultat, { $time }.
director-deadline-until = , jusqu’à { $until }
director-deadline-agreed = , convenu pour { $at }
director-deadline-agreed-late = , convenu pour { $at }, après l’échéance
director-deadline-reported = , { $name } a déclaré
director-deadline-reports-differ = , les déclarations diffèrent
director-deadline-left-player = , { $name } a abandonné
director-deadline-table = table { $table } : { $names }{ $until }
director-deadline-more = et { $more } de plus
director-effect-none = { $players ->
    [one] Les points, le différentiel et la place du joueur restent comme ils sont.
   *[other] Les points, le différentiel et la place des { $players } joueurs restent comme ils sont.
 }
director-effect-moved = { $moved ->
    [one] { $moved } joueur sur { $players } aurait d’autres points, un autre différentiel ou une autre place.
   *[other] { $moved } joueurs sur { $players } auraient d’autres points, un autre différentiel ou une autre place.
 }
director-effect-draft = Le brouillon de la ronde { $round } a été apparié selon les valeurs actuelles. Abandonnez-le et appariez de nouveau s’il doit suivre les nouvelles.
director-effect-goes-on = { $round }, table { $table } : { $name } continuerait.
director-effect-nobody-goes-on = { $round }, table { $table } : personne n’aurait gagné le match.
director-create-by-the-profile = Selon le profil choisi : { $rounds }.
director-create-choose-edition = Choisissez l’édition jouée.
director-create-lists-without-format = Sans format de deck, aucune liste ne peut être remise. Choisissez un format, ou n’exigez pas de listes.
director-fixed-tables-number = Écrivez le numéro de la table, de 1 à { $highest }.
director-deck-rules-choose-weight = « { $rule } » : choisissez combien pèse une infraction.
director-deck-rules-no-number = « { $rule } » ne peut pas avoir le nombre « { $text } ». Écrivez un nombre entier, par exemple 13.
director-deck-rules-none-changed = { $id }, aucune règle changée par le directeur
director-deck-rules-error = erreur : le deck n’est pas légal
director-deck-rules-warning = avertissement : un contrôleur devrait regarder
director-deck-rules-note = note : pour information
director-deck-rules-nothing = Chaque règle est déjà ainsi, il n’y avait donc rien à enregistrer.
director-own-format-sets = Extensions autorisées
director-own-format-sets-hint = Cochez les extensions autorisées. Une carte en fait partie si l’une de ses impressions s’y trouve. Sans coche, toutes les extensions sont autorisées.
director-own-format-left-out = laissée de côté : personne ne la demande
director-known-asked-first = son directeur est d’abord consulté
director-known-was-asked = son directeur a été consulté et n’a pas encore répondu
director-known-agreed = son directeur a accepté
director-known-declined = son directeur a refusé
director-known-never-offered = Le formulaire nomme un joueur qu’il n’a jamais proposé. Rouvrez les joueurs.
director-asked-no-question = Le formulaire ne répond à aucune question de cette page. Rouvrez les joueurs.
director-yes = oui
director-no = non
director-settings-pins-fewest-of-a-pod = Nombre minimal de joueurs d’un groupe
director-settings-pins-most-of-a-pod = Nombre maximal de joueurs d’un groupe
director-settings-pins-rounds-of-a-game = Manches d’une partie
director-settings-pins-order = Ordre du classement
director-settings-pins-then-shared = { $measures } ; ensuite la place est partagée
director-settings-pins-at-the-top-table = Joueurs à la table finale
director-settings-pins-winners-first = Les vainqueurs de groupes y passent d’abord
director-settings-pins-up-to = { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } jusqu’à { $players } joueurs
director-settings-as-planned = Comme prévu.
director-settings-suggests = { $players ->
    [one] Pour { $players } joueur, le profil propose { $rounds } ({ $sure }).
   *[other] Pour { $players } joueurs, le profil propose { $rounds } ({ $sure }).
 }
director-settings-too-few = Aucun tournoi de moins de { $least } joueurs n’était homologué ({ $sure }).
director-settings-pins-victory-points = Points de victoire
director-settings-pins-scores = Scores
director-settings-pins-pairing = Appariement
director-player-link-opened = Un navigateur a ouvert le lien privé.
director-player-link-given = Un lien a été donné et personne ne l’a encore ouvert.
director-player-no-link = Aucun lien n’a encore été donné.
director-players-bearer = { $name } (numéro { $number }) : { $state }
director-players-form-hint = Un nom par ligne. Vous pouvez aussi coller les lignes d’un tableur ou d’un fichier CSV.
director-players-form-hint-from = Un nom par ligne, ou les lignes d’un tableur. Ils jouent à partir de la ronde { $round } ; les rondes antérieures comptent comme non jouées.
director-players-form-hint-late = Un nom par ligne, ou les lignes d’un tableur. Toutes les rondes sont déjà appariées. Placez un joueur en retard contre l’exempt de chaque ronde en cours : modifiez les tables sur la page de la ronde.
director-players-form-over = Le tableau a commencé et seuls ses joueurs continuent : vous ne pouvez plus inscrire personne.
director-players-form-hint-over = Un nom par ligne, ou les lignes d’un tableur. Toutes les rondes prévues sont appariées : de nouveaux joueurs ne jouent que si vous en prévoyez une autre dans les réglages.
director-players-nobody = personne d’inscrit pour l’instant
director-players-registered = { $players ->
    [one] { $players } inscrit
   *[other] { $players } inscrits
 }
director-players-playing = { $players } en jeu
director-players-dropped = { $players ->
    [one] { $players } a abandonné
   *[other] { $players } ont abandonné
 }
director-players-pair = { $first } ({ $one }) et { $second } ({ $other }).
director-players-claimed = Prise
director-players-link-given = Lien donné
director-players-disqualified-waits = Disqualifié, attend le directeur
director-players-disqualified-before = Disqualifié avant la ronde 1
director-players-disqualified-after = Disqualifié après la ronde { $round }
director-players-dropped-before = A abandonné avant la ronde 1
director-players-dropped-after = A abandonné après la ronde { $round }
director-players-plays-from = Joue à partir de la ronde { $round }
director-players-without-game = Pas encore de partie : à placer contre l’exempt
director-players-plays = Joue
director-players-deck-missing = Manquant
director-players-deck-none = Aucun
director-players-deck-faulty = Fautif
director-players-deck-accepted-with-faults = Accepté avec des fautes
director-players-deck-accepted = Accepté
director-players-deck-no-faults = Sans faute
director-players-byes = { $byes ->
    [one] { $byes } exemption
   *[other] { $byes } exemptions
 }
director-pods-at-least = Un groupe demande au moins { $players } joueurs.
director-pods-too-few-left = { $players ->
    [one] Il reste { $players } joueur, et un groupe en demande { $least }. Clôturez le tournoi : les manches jouées décident. Pour continuer, inscrivez d’abord des joueurs ou réintégrez-en.
   *[other] Il reste { $players } joueurs, et un groupe en demande { $least }. Clôturez le tournoi : les manches jouées décident. Pour continuer, inscrivez d’abord des joueurs ou réintégrez-en.
 }
director-pods-can-be-seated = { $players ->
    [one] { $players } joueur peut être placé.
   *[other] { $players } joueurs peuvent être placés.
 }
director-pods-pair-heat = Apparier la manche { $heat }
director-pods-all-results = Tous les résultats sont là : { $name }.
director-pods-close = Clore : { $name }
director-pods-close-and-pair = Clore et apparier la manche { $heat }
director-pods-go-to-tables = Aller aux tables
director-pods-top-table-played = La table finale est jouée.
director-pods-heats-of = { $played ->
    [one] { $played } manche jouée sur { $planned }.
   *[other] { $played } manches jouées sur { $planned }.
 }
director-pods-seat-top-table-now = Placer la table finale maintenant
director-pods-heats-played = { $heats ->
    [one] { $heats } manche est jouée.
   *[other] { $heats } manches sont jouées.
 }
director-pods-seat-top-table = Placer la table finale
director-pods-different-results = Des résultats différents ont été donnés pour ce groupe.
director-pods-over = { $names }, dépassé de { $time }.
director-pods-top-table-left = Départ de la table finale avant toute déclaration : { $left }.
director-pods-top-table-take-back = Annulez la publication de la table finale et abandonnez le brouillon.
director-pods-top-table-seat-again = Annulez la publication de la table finale, abandonnez le brouillon et placez-la de nouveau, avec { $enter }.
director-pods-top-table-corrected = Totaux corrigés
director-pods-other-players = D’après les totaux corrigés, à la table finale : { $enter } ; pas à cette table : { $miss }.
director-pods-more-players = D’après les totaux corrigés, aussi à la table finale : { $enter }.
director-pods-fewer-players = D’après les totaux corrigés, pas à la table finale : { $miss }.
director-pods-top-table-stays = La table finale a commencé, donc ses joueurs restent.
director-publication-lists-in = { $lists ->
    [one] { $lists } liste reçue
   *[other] { $lists } listes reçues
 }
director-publication-answers = { $lists } ; { $agreed }.
director-publication-agreed = { $players ->
    [one] { $players } joueur a accepté
   *[other] { $players } joueurs ont accepté
 }
director-publication-nobody = Aucune
director-publication-winner = Celle du vainqueur
director-publication-finalists = Celles des meilleures places du classement final
director-publication-everybody = Toutes
director-publication-choose = Choisissez l’une d’elles.
director-publication-how-many = Écrivez combien de places, par exemple 4 ou 8.
director-publication-at = Écrivez le jour et l’heure comme 2026-05-12T18:00, ou laissez vide pour la fin.
director-seats-the-players = les joueurs
director-seats-private-links = Liens privés
director-seats-nobody = Tous ceux qui jouent ont pris une place, il n’y a donc pas de lien à donner. Ouvrez un joueur pour en remplacer un, ou créez de nouveaux liens pour tous.
director-nobody-called = Personne ici ne s’appelle « { $name } ».
director-sought-others = d’autres
director-sought-could-be = « { $sought } » pourrait être { $names }. Écrivez le nom entier ou le numéro.
director-settings-staff-disabled = { $name } (désactivé)
director-settings-staff-invited = Invité comme { $role }, pas encore accepté. Le lien marche jusqu’au { $until }.
director-settings-staff-invited-by = Invité comme { $role } par { $by }, pas encore accepté. Le lien marche jusqu’au { $until }.
director-settings-card-table = Table des cartes
director-settings-rulings-library = Bibliothèque des interprétations
director-settings-pairing-seed = Graine des appariements
director-settings-saved = Enregistré
director-settings-saved-holds = Le changement est enregistré et vaut désormais.
director-settings-only-changed = N’afficher que ce qui diffère d’un nouveau tournoi
director-settings-nothing-differs = Tout est réglé comme dans un nouveau tournoi.
director-settings-nothing-to-save = Rien à enregistrer
director-settings-nothing-different = Rien n’était différent, rien n’a donc été enregistré.
director-settings-no-documents = aucun document importé
director-settings-unsure = { $unsure } valeurs sur { $all } ne sont pas vérifiées ; contrôlez-les avant le tournoi
director-settings-as-many = autant qu’il en faut
director-settings-no-cut = aucune
director-settings-the-best = les { $players } meilleurs
director-settings-required = obligatoires
director-settings-not-required = facultatives
director-settings-by-the-clock = à l’horloge
director-settings-optional-rules = Règles optionnelles
director-settings-who-sees-it = Qui le voit
director-settings-staff-and-players = L’équipe et les joueurs
director-settings-everybody = Tout le monde
director-settings-overtaken-changed = Changé par { $by }, { $at }. Motif : { $reason }
director-tables-draft = { $round }, brouillon
director-tables-closed = { $round }, close
director-tables-done-of = { $done } sur { $all }
director-tables-reports = { $reports ->
    [one] { $reports } déclaration
   *[other] { $reports } déclarations
 }
director-tables-judge-there = Arbitre sur place
director-tables-until = jusqu’à { $until }
director-tables-bye = Exempt : { $name }.
director-tables-earned-bye = Exemption gagnée : { $names }.
director-tables-away = Absents : { $names }.
director-tables-judge-call = Appel à l’arbitre
director-todo-dispute = Litige { $dispute }.
director-todo-disputes = Litiges { $disputes }.
director-todo-on-reversed-text = { $decisions ->
    [one] { $decisions } décision d’ici repose sur un texte annulé.
   *[other] { $decisions } décisions d’ici reposent sur un texte annulé.
 }
director-todo-on-reversed-decision = { $decisions ->
    [one] { $decisions } décision d’ici en suit une antérieure qui a été annulée.
   *[other] { $decisions } décisions d’ici en suivent d’antérieures qui ont été annulées.
 }
director-todo-ground-reversed = Fondement annulé
director-todo-asks-whether = Son directeur demande si { $there } là-bas est { $here } ici.
director-todo-answer = Répondre
director-todo-applications-wait = { $applications ->
    [one] { $applications } demande attend.
   *[other] { $applications } demandes attendent.
 }
director-todo-would-like-a-place = Des joueurs voudraient une place.
director-todo-disqualified = Disqualifié
director-todo-penalty-waits = La pénalité { $penalty } attend le directeur ; le joueur joue encore.
director-todo-confirm = Confirmer
director-todo-in-the-draft = A une place dans le brouillon de la ronde { $round }. Abandonnez-le et appariez de nouveau.
director-todo-dropped = A abandonné
director-todo-to-the-draft = Au brouillon
director-todo-penalty = Pénalité
director-todo-at-table = { $round }, table { $table }.
director-todo-correct = Corriger
director-todo-record = Enregistrer
director-todo-players-disagree = Les joueurs déclarent des résultats différents : { $results }.
director-todo-two-results = Deux résultats : { $results }.
director-todo-conflict = Conflit
director-todo-decide = Décider
director-todo-dispute-at-table = Table { $table }, pendant { $round }, litige { $dispute }.
director-todo-between = { $first } contre { $second }.
director-todo-no-result = Pas de résultat
director-todo-table = Table { $table }.
director-todo-against = { $first } contre { $second }, dépassé de { $time }.
director-todo-enter = Saisir
director-todo-settle = Régler
director-todo-minutes-over = { $minutes } min de retard
director-todo-time-over = { $time } de retard
director-todo-faulty-deck = Deck fautif
director-todo-faults-found = { $faults ->
    [one] { $faults } faute trouvée ; personne n’a accepté la liste.
   *[other] { $faults } fautes trouvées ; personne n’a accepté la liste.
 }
director-todo-open-deck = Ouvrir le deck
director-todo-many-faulty = ont des listes avec des fautes que personne n’a acceptées.
director-todo-outdated-list = Le format, la date ou le pool ont changé, et le contrôle de cette liste donne maintenant autre chose.
director-todo-many-outdated = ont des listes dont le contrôle donne autre chose depuis que le format, la date ou le pool ont changé.
director-todo-open-decks = Ouvrir les decks
director-todo-no-deck-list = Pas de liste de deck
director-todo-hand-in = Remettre
director-todo-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
 }
director-todo-many-without-list = n’ont pas remis de liste de deck, et les listes sont obligatoires.
director-todo-one-without-list = n’a pas remis de liste de deck.
director-todo-left = Parti
director-todo-left-and-replaced = a quitté le tournoi sur sa propre page. { $reserve } joue la phase finale à sa place : appelez ce joueur à sa table.
director-todo-left-alone = a quitté le tournoi sur sa propre page.
director-todo-other-seeds = Autres têtes de série
director-todo-walk-over = { $left } est parti, et le match n’a pas encore de vainqueur : { $opponent } le gagne.
director-todo-both-left = { $one } et { $other } sont partis tous les deux, et le match n’a pas de vainqueur : vous désignez qui continue.
director-todo-both-left-table = { $one } et { $other } sont partis tous les deux : aucun résultat ne viendra.
director-todo-no-winner = Pas de vainqueur
director-todo-games-finished = { $one } et { $other } ont terminé leurs parties, et personne n’a gagné le match. Faites jouer une autre partie, ou désignez qui continue.
director-todo-closed-undecided = D’après les résultats actuels, personne n’a gagné le match entre { $one } et { $other }. Désignez qui continue, ou corrigez un résultat.
director-todo-record-no-show = Enregistrer l’absence
director-todo-record-first-no-show = Enregistrer la partie 1 comme absence
director-todo-record-absent = Enregistrer ce qui s’est passé
director-todo-name-who-goes-on = Dire qui continue
director-todo-name-a-cut = Aucune phase finale (cut) n’est annoncée. S’il y en a une, indiquez sa taille, pour que les joueurs voient ce qu’il leur faut.
director-todo-too-few-for-the-cut = { $left ->
    [one] Une phase finale à { $size } est annoncée, et il reste { $left } joueur.
   *[other] Une phase finale à { $size } est annoncée, et il reste { $left } joueurs. Annoncez-en une plus petite, pour que les joueurs voient ce qu’il leur faut.
}
director-todo-seat-not-claimed = Lien non ouvert
director-todo-give-link = Donner le lien
director-todo-one-without-link = n’a pas ouvert de lien privé.
director-todo-many-without-link = n’ont pas ouvert de lien privé.
director-undo-not-paired = { $round } : plus appariée.
director-undo-a-draft-again = { $round } : de nouveau un brouillon, que les joueurs ne voient pas.
director-undo-being-played = { $round } : en cours.
director-undo-closed = { $round } : close.
director-undo-plays-on = { $name } continue.
director-undo-has-left = { $name } a quitté le tournoi.
director-undo-settings-as-before = Les paramètres, le score ou les règles de deck sont comme avant.
director-undo-a-cut = Il y a une phase finale.
director-undo-no-cut = Il n’y a pas de phase finale.
director-undo-goes-on = { $round }, table { $table } : { $name } continue.
director-undo-nobody-goes-on = { $round }, table { $table } : personne n’a encore gagné le match.
director-undo-table-comes = { $round }, table { $table } : elle existe de nouveau.
director-undo-table-goes = { $round }, table { $table } : elle n’existe plus.
director-undo-stay-as-they-are = Les appariements, les résultats et les joueurs restent comme ils sont.
director-undo-other-players = { $round }, table { $table } : d’autres joueurs.
director-undo-notes-change = { $round }, table { $table } : le résultat reste, ce qui était noté à côté change.
director-undo-no-result = { $round }, table { $table } : pas de résultat.
director-undo-result-again = { $round }, table { $table } : le résultat compte de nouveau.
director-undo-earlier-result = { $round }, table { $table } : le résultat antérieur.
director-undo-another-score = { $round }, table { $table } : un autre score, ou aucun.
director-undo-list-accepted = La liste de { $name } est acceptée.
director-undo-list-not-accepted = La liste de { $name } n’est plus acceptée.
director-undo-no-list = { $name } n’a pas remis de liste.
director-undo-another-list = Une autre liste de { $name } compte.
director-undo-another-pool = Un autre pool de { $name } compte, ou aucun.
director-undo-deck-not-checked = Le deck de { $name } n’a pas été contrôlé.
director-undo-deck-agrees = Le deck de { $name } correspondait à sa liste au dernier contrôle.
director-undo-deck-differs = Le deck de { $name } différait de sa liste au dernier contrôle.
director-undo-over = Le tournoi est terminé, et son classement est définitif. Les candidatures, les rendez-vous et les coordonnées des joueurs sont supprimés.
director-undo-goes-on-again = Le tournoi n’est plus terminé. Ce qui a été supprimé à sa fin ne revient pas : les candidatures, les rendez-vous et les coordonnées des joueurs.
director-undo-check-in-open = Un pointage est ouvert.
director-undo-no-check-in = Aucun pointage n’est ouvert.
director-undo-no-sign-up = Aucune inscription n’est ouverte. Les joueurs qui attendent déjà restent sur la liste.
director-undo-checked-in = { $number ->
    [one] { $number } joueur est pointé.
   *[other] { $number } joueurs sont pointés.
}
director-values-compared-first = Comparé en premier
director-values-compared-second = Comparé en deuxième
director-values-compared-third = Comparé en troisième
director-values-compared-fourth = Comparé en quatrième
director-values-compared-fifth = Comparé en cinquième
director-values-compared-sixth = Comparé en sixième
director-values-compared-seventh = Comparé en septième
director-values-compared-eighth = Comparé en huitième
director-values-compared-ninth = Comparé en neuvième
director-values-compared-tenth = Comparé en dixième
director-values-compared-last = Comparé en dernier
director-values-none-changed = { $id }, aucune valeur changée par le directeur
director-values-win-threshold = Un format peut se gagner à un autre nombre, comme 50 en Slipstream ; le plafond le suit là où le profil le dit.
director-values-minutes = Seulement proposé à la création ; l’horloge de ce tournoi est dans ses paramètres.
director-values-margin = Un nombre entier, ou le mot cap.
director-values-suggestions = Joueurs jusqu’à : rondes, par exemple 8: 3, 16: 4.
director-values-nothing = Chaque valeur est déjà ainsi, il n’y avait donc rien à enregistrer.
director-values-unreckonable = Avec ces valeurs, un résultat enregistré n’aurait pas pu arriver. { $why } Ou choisissez d’autres valeurs.
director-values-unfit = Ces valeurs ne donnent pas un profil valable. Rechargez la page.
director-values-unknown = Ce profil n’a pas de valeur « { $key } ».
director-values-write-suggestions = Écrivez-le comme 8: 3, 16: 4.
director-values-write-margin = Écrivez un nombre entier, ou le mot cap.
director-values-write-number = Écrivez un nombre entier ou choisissez dans la liste.
director-values-unreadable = « { $value } » ne peut pas être « { $written } ». { $how }
director-values-seen = « { $value } » est publié, donc verrouillé. Choisissez un autre profil sur la page des paramètres.
director-values-out-of-range = « { $value } » est { $is } ; choisissez un nombre entier de { $least } à { $most }.
director-values-order = « { $better } » ne peut pas compter moins que « { $worse } ».
director-values-no-winner = « { $value } » ne nomme pas de vainqueur, et ne peut donc pas être : { $treatment }.
director-values-tie-breakers = « { $value } » doit en nommer au moins un, et aucun deux fois.
director-values-must-rise = « { $value } » doit croître avec le nombre de joueurs, de 1 à 20 rondes, et nommer au moins un nombre.
director-webhooks-given-up = { $attempts ->
    [one] Abandonné après { $attempts } essai : { $why }.
   *[other] Abandonné après { $attempts } essais : { $why }.
 }
director-webhooks-not-delivered = Non remis : { $why }. Nouvel essai le { $next }.
director-webhooks-up-to-line = jusqu’à la ligne { $line }
director-deadline-no-result-in-round = Ronde { $round } : { $open } sur { $all } sans résultat, { $time }.
director-webhooks-status = elle a répondu avec le statut { $status }
director-webhooks-private = son nom mène à une adresse privée, où Arbiter n’envoie rien
director-webhooks-unknown-name = son nom est inconnu
director-webhooks-too-slow = elle n’a pas répondu à temps
director-webhooks-certificate = son certificat n’est pas accepté
director-webhooks-unreachable = aucune connexion n’a été établie
director-webhooks-not-taken = elle n’a pas accepté le message
director-create-like-an-earlier-one = Comme un tournoi précédent
director-create-begin-like = Reprendre les paramètres de :
director-create-same-staff = La même équipe
director-create-helper = { $name } ({ $role })
director-next-close-and-pair = Clore et apparier la ronde { $round }
director-ratings-title = Cotes apportées, { $title }
director-ratings-brought = Cotes apportées au tournoi
director-ratings-break-ties = L’un des départages de ce tournoi est la cote que le joueur apporte. Elle ne départage des joueurs à égalité que si chacun d’eux en a une.
director-ratings-break-no-ties = Aucun départage de ce tournoi ne demande de cote. Ce que vous écrivez ici figure au journal et ne change aucune place.
director-ratings-missing = { $missing ->
    [one] Un joueur sans cote
   *[other] { $missing } joueurs sans cote
}
director-ratings-correct = Corriger une cote
director-ratings-one-player-to-a-line = Un joueur par ligne : le nom, deux-points, la cote. Laissez une ligne telle quelle si vous ne la connaissez pas. Ceux que vous ne nommez pas gardent la leur ; un tiret la retire.
director-ratings-write-down = Enregistrer les cotes
director-ratings-so-far = Cotes connues
director-ratings-players-with-a-rating = Joueurs avec la cote qu’ils ont apportée, par ordre alphabétique
director-settings-pins-players-at-the-top-table = Joueurs à la table finale
director-settings-pins-top-table-hint = Un groupe compte de { $least } à { $most } joueurs. Il y en a plus si plus de groupes ont été gagnés. Vous pouvez changer ce nombre jusqu’à ce que la table finale soit placée.
director-settings-pins-top-table-number = Écrivez combien de joueurs s’assoient à la table finale, par exemple 4.
director-readings-heading = Une source, plusieurs lectures
director-readings-choose = La source des départages se lit de plusieurs façons. Regardez les places que donne une autre lecture avant de l’enregistrer.
director-readings-in-force = En vigueur
director-readings-look = Voir les places
director-filter-label = Joueurs affichés
director-filter-all = Tous
director-filter-missing = Liste manquante : { $n }
director-filter-faulty = Liste fautive : { $n }
director-filter-unclaimed = Lien non ouvert : { $n }
director-filter-none = Aucun joueur n’est dans ce cas.
director-desk-can-wait = Peut attendre : { $n }
