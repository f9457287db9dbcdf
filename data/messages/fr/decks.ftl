decks-charts-what-it-is-made-of = De quoi il est fait
decks-check-check-a-deck-list = Contrôler une liste de deck
decks-check-nothing-was-kept = rien n’a été conservé
decks-check-no-sign-in-nothing-is = Sans compte. Rien n’est conservé.
decks-check-change-the-list-and-check = Changer la liste et contrôler de nouveau
decks-check-your-list = Votre liste
decks-check-cards-and-rules-as-of = Cartes et règles à cette date. Laissez vide pour aujourd’hui.
decks-check-sealed-or-draft-the-players = Sealed ou draft : le pool du joueur
decks-check-check-the-deck = Contrôler le deck
decks-check-check-another-list = Contrôler une autre liste
decks-check-save-or-print-the-list = Enregistrer ou imprimer la liste
decks-check-the-list-is-checked-and = La liste est contrôlée puis oubliée : elle n’est écrite dans aucun fichier ni journal.
decks-checks-title = Contrôles de deck, { $title }
decks-checks-all-decks = tous les decks
decks-checks-you-play-here = Vous jouez ici
decks-checks-whether-you-are-drawn-yourself = Vous ne voyez pas si vous êtes tiré au sort vous-même.
decks-checks-draw-players = Tirer des joueurs au sort
decks-checks-draw-players-for-round = Tirer des joueurs au sort pour la ronde { $round }
decks-checks-no-round-is-being-played = Aucune ronde n’est en cours. Publiez d’abord une ronde.
decks-checks-how-many = Combien
decks-checks-of-them-near-the-cut = Dont près de la phase finale
decks-checks-near-the-cut-are-places = Près de la phase finale : les places 1 à
decks-checks-nobody-is-drawn-twice-or = Personne n’est tiré deux fois, ni après un contrôle. Les places sont celles d’avant cette ronde ; avant la ronde 2, personne n’en a. Les joueurs ne voient pas qu’ils sont tirés.
decks-checks-drawn-for = Tirés pour : { $title }
decks-checks-print-sheets =
    { $n ->
        [one] Imprimer la feuille
       *[other] Imprimer les { $n } feuilles
    }
decks-checks-the-sheets-show-the-private = Les feuilles montrent les listes confidentielles. Le journal dira que vous les avez lues.
decks-checks-checked = Contrôlés
decks-checks-no-deck-was-checked-yet = Aucun deck n’a encore été contrôlé. Ouvrez un joueur pour noter ce qu’un contrôle a donné.
decks-checks-deck-checks-made-the-newest = Contrôles de deck, le plus récent d’abord
decks-checks-by = Par
decks-checks-found = Constat
decks-checks-still-to-check = Encore à contrôler
decks-checks-players-whose-deck-was-not = Joueurs dont le deck n’a pas été contrôlé
decks-consent-who-may-see-the-list = Qui peut voir la liste
decks-consent-its-public-page = Sa page publique
decks-consent-let-everybody-see-it = La montrer à tous
decks-consent-keep-it-private = La garder privée
decks-consent-the-answer-can-be-changed = La réponse peut être changée à tout moment. Retirée, la liste disparaît de ces pages ; personne ne peut reprendre ce que d’autres ont copié.
decks-desk-title = Decks, { $title }
decks-desk-of-handed-in = <strong>{ $handed-in } sur { $expected }</strong> remises
decks-desk-with-faults = <strong>{ $faulty }</strong> avec des fautes
decks-desk-accepted-with-faults =
    { $accepted ->
        [one] { $accepted } acceptée avec des fautes
       *[other] { $accepted } acceptées avec des fautes
    }
decks-desk-missing =
    { $missing ->
        [one] { $missing } manquante
       *[other] { $missing } manquantes
    }
decks-desk-card-table = Table des cartes <span class="code">{ $card-table }</span>
decks-desk-this-tournament-does-not-check = Ce tournoi ne contrôle pas les decks.
decks-desk-choose-a-deck-format-in = Choisissez un format de deck dans les paramètres, et les joueurs pourront remettre leurs listes.
decks-desk-open-the-settings = Ouvrir les paramètres
decks-desk-every-registered-player-appears-here = Chaque joueur inscrit apparaît ici avec l’état de sa liste.
decks-desk-who-has-handed-in = Qui a remis sa liste
decks-desk-deck-lists-the-ones-that = Listes de deck, celles qui vous attendent d’abord
decks-desk-handed-in = Remise
decks-desk-not-yet = pas encore
decks-desk-lists-for-everybody = Listes pour tous
decks-desk-open-a-player-to-hand = Ouvrez un joueur pour remettre, lire ou accepter une liste.
decks-desk-play-has-begun-players-can = Le jeu a commencé : les joueurs ne peuvent plus changer leurs listes ; vous le pouvez, en leur présence.
decks-desk-players-can-change-their-lists = Les joueurs peuvent changer leurs listes jusqu’à la publication de la ronde 1.
decks-desk-cut-takes-lists = Les joueurs de la phase finale peuvent changer leurs listes jusqu’à la publication de la première phase.
decks-desk-lists-change-between-games = Les joueurs peuvent changer leurs listes, sauf pendant une partie. Dès que la ronde 1 est publiée, seule l’équipe change les pools.
decks-hand-in-hand-in-a-list = Remettre une liste
decks-hand-in-hand-in-a-changed-list = Remettre une liste modifiée
decks-hand-in-next-missing = Prochaine liste manquante : <bdi>{ $name }</bdi>
decks-hand-in-this-tournament-does-not-check = Ce tournoi ne contrôle pas les decks. <a href="{ $settings }">Choisissez d’abord un format de deck dans les paramètres</a>.
decks-hand-in-the-tournament-is-closed-reopen = Le tournoi est clos. Rouvrez-le pour remettre une liste.
decks-hand-in-play-has-begun-hand-in = Le jeu a commencé. Ne remettez une liste modifiée qu’en présence du joueur.
decks-hand-in-ask-the-player-may-everybody = { $plan } Demandez au joueur : tout le monde peut-il voir la liste ?
decks-hand-in-the-player-agrees = Le joueur accepte
decks-hand-in-the-player-does-not-agree = Le joueur refuse
decks-held-check-the-physical-deck = Contrôler le deck lui-même
decks-held-no-difference = Aucune différence
decks-held-both-lists-hold-the-same = Les deux listes contiennent les mêmes cartes dans les mêmes parties. Rien n’est encore enregistré.
decks-held-the-lists-differ = Les listes diffèrent
decks-held-nothing-is-recorded-yet = Rien n’est encore enregistré.
decks-held-what-differs = Ce qui diffère
decks-held-staff-and-the-player-read = L’équipe et le joueur le lisent. Le journal public dit seulement que le deck a été contrôlé.
decks-held-the-cards-agree = Les cartes concordent
decks-held-the-cards-differ = Les cartes diffèrent
decks-held-compare-with-a-second-list = Comparer avec une deuxième liste
decks-held-if-the-player-has-the = Si le joueur a le deck tel qu’il est dans un fichier, collez-le ici. L’ordre et l’orthographe ne comptent pas. Le journal dira que vous avez lu la liste.
decks-held-the-deck-as-found = Le deck tel qu’il a été trouvé
decks-held-compare-the-lists = Comparer les listes
decks-held-the-cards-differed-issue-a = Les cartes différaient. <a href="{ $to }">Donner une pénalité</a>
decks-mend-line = Ligne { $line }
decks-mend-what-it-says = Ce qu’elle dit
decks-mend-change-the-line = Changer la ligne
decks-mend-take-it-out = La retirer
decks-mend-use = Prendre « <bdi>{ $title }</bdi> »
decks-mend-what-will-change = Ce qui va changer
decks-mend-change-lines =
    { $n ->
        [one] Changer cette ligne
       *[other] Changer ces { $n } lignes
    }
decks-mend-leave-them-as-they-are = Les laisser telles quelles
decks-mend-take-all-first-suggestions = Prendre toutes les premières suggestions
decks-mend-write-line-otherwise = Modifier la ligne { $line }
decks-mend-a-suggestion-changes-its-line = Une suggestion change sa ligne. Pour modifier une ligne vous-même, touchez son numéro.
decks-mend-which-card = Quelle carte ?
decks-mend-several-cards =
    { $n ->
        [one] 1 titre est celui de plusieurs cartes : laquelle voulez-vous ?
       *[other] { $n } titres sont ceux de plusieurs cartes : lesquelles voulez-vous ?
    }
decks-mend-read-as = lu comme <bdi>{ $title }</bdi>
decks-mend-keep = Garder « <bdi>{ $title }</bdi> »
decks-mend-keep-all-as-they-were = Les garder toutes comme lues
decks-mend-your-choice-is-written-into = Votre choix est écrit dans la ligne, pour que la question ne revienne pas.
decks-one-title = Deck de { $name }, { $title }
decks-one-all-decks = Tous les decks
decks-one-deck-of = Deck de <bdi>{ $name }</bdi>
decks-one-sha-256 = SHA-256 <span class="code" title="{ $version }">{ $sha256 }</span>
decks-one-format-date-or-pool-were = Le format, la date ou le pool ont changé après la remise de cette liste ; son contrôle n’est donc plus à jour. Lisez la liste et remettez-la, ou demandez-le au joueur.
decks-one-this-list-was-only-checked = Cette liste a seulement été contrôlée. Rien n’est encore remis.
decks-one-on-record = Dans le journal
decks-one-the-log-says-that-you = Le journal dit que vous avez lu cette liste. Quittez la page, et elle redevient confidentielle.
decks-one-changed-since-the-list-before = Changé depuis la liste précédente
decks-one-the-list-is-private = La liste est confidentielle
decks-one-only-the-player-sees-it = Seul le joueur la voit jusqu’à ce que vous la lisiez. Le journal le dira, visible de tous.
decks-one-read-the-list = Lire la liste
decks-one-read-it-on-a-sheet = La lire sur une feuille à imprimer
decks-one-accept-it-with-its-faults = L’accepter avec ses fautes
decks-one-unread = Non lue
decks-one-nobody-of-the-staff-has = L’équipe n’a pas encore lu cette liste. Lisez-la avant d’accepter ses fautes.
decks-one-staff-and-the-player-read = L’équipe et le joueur le lisent. Le journal public dit seulement que la liste a été acceptée.
decks-one-accept-the-list = Accepter la liste
decks-paste-as-lackeyccg-or-trekcc-org = Comme LackeyCCG ou trekcc.org l’exportent en texte, ou une carte par ligne précédée de son nombre. Des titres comme « Seed deck: » nomment les parties. Vous jouez Borg en First Edition ? Ajoutez la ligne « Affiliation: Borg ».
decks-pool-opened-cards-the-pool = Cartes ouvertes (le pool)
decks-pool-the-pool-as-text = Le pool en texte
decks-pool-register-a-corrected-pool = Enregistrer un pool corrigé
decks-pool-the-deck-is-checked-against = Le deck y est comparé carte par carte. Seuls le joueur et les contrôleurs de decks le voient.
decks-pool-register-the-pool = Enregistrer le pool
decks-pool-box-the-pool = Le pool
decks-pool-box-every-card-that-was-opened = Chaque carte ouverte ou draftée, un titre par ligne précédé de son nombre. Les cartes qui ne sont pas dans le deck en font aussi partie.
decks-report-every-line-names-a-card = Chaque ligne nomme une carte, et chaque règle du format est respectée.
decks-report-check-as = Contrôler comme { $looks }
decks-report-counts = Nombres
decks-report-all-its-rules-and-their = Toutes ses règles et leurs sources
decks-report-all-its-lines = Toutes ses lignes
decks-report-there-is-no-line-to = Il n’y a aucune ligne à montrer.
decks-report-card-names-as-we-matched = Noms des cartes tels que nous les avons reconnus. Rien n’a été changé dans la liste. Ouvrez un titre pour voir sa carte.
decks-report-the-texts-of-cards-are = Les textes des cartes sont ceux du plugin importé ici ({ $texts-from }) ; seules les personnes connectées les voient.
decks-report-write-line-otherwise = Modifier la ligne { $number }
decks-report-rulings-and-printings-of = Interprétations et éditions<span class="vh"> de { $text }</span>
decks-report-not-read = non lue
decks-report-part-of-a-fault = (fait partie d’une faute)
decks-report-near = proches : { $titles }
decks-story-hashes = L’empreinte de chaque liste
decks-story-what-happened-to-the-list = Ce qui est arrivé à la liste
decks-story-reason = Raison : <bdi>{ $reason }</bdi>
decks-usage-title = Cartes jouées, { $title }
decks-usage-nothing-is-counted-yet = Rien n’est encore compté.
decks-usage-small-numbers-are-hidden-so = Les petits nombres sont masqués pour ne révéler la liste de personne : « moins de 3 », ou « au moins » là où le nombre exact en dirait trop.
decks-usage-players-see-nothing-of-this = Les joueurs n’en voient rien avant la fin.
decks-usage-cards-those-in-most-lists = Cartes, celles du plus grand nombre de listes d’abord
decks-usage-card = Carte
decks-usage-type = Type
decks-usage-copies-in-a-list = Exemplaires par liste
decks-usage-copies = Exemplaires
decks-usage-lists = Listes
decks-usage-affiliations = Affiliations
decks-usage-the-card-table-knows-no = La table des cartes ne connaît aucune affiliation de ces cartes.
decks-usage-affiliations-of-personnel = Affiliations du personnel
decks-usage-lists-with-personnel-of = Listes avec du personnel de
decks-facts-type = Type
decks-facts-affiliation = Affiliation
decks-facts-in-play = En jeu
decks-facts-unique = unique
decks-facts-universal = universelle
decks-facts-enigma = énigme
decks-facts-class = Classe
decks-facts-location = Lieu
decks-facts-released-in = Parue dans
decks-facts-personnel = Intégrité, ruse, force
decks-facts-damage = Dégâts : portée, armes, boucliers
decks-facts-ship = Portée, armes, boucliers
decks-held-paste-first = Collez la liste du deck tel qu’il a été trouvé.
decks-check-on-day = { $format } le { $day }
decks-check-today = { $format }, selon les règles d’aujourd’hui
decks-check-choose-format = Choisissez un des formats.
decks-check-write-the-day = Écrivez le jour comme 2026-11-21, ou laissez vide pour aujourd’hui.
decks-check-paste-first = Collez d’abord la liste de deck ici.
decks-checks-whole-number = Écrivez un nombre entier.
decks-checks-round = Ronde { $round }
decks-checks-back = les contrôles de deck
decks-checks-count-checked =
    { $n ->
        [one] { $n } joueur contrôlé
       *[other] { $n } joueurs contrôlés
    }
decks-checks-count-left = { $n } pas encore
decks-checks-drawn =
    { $n ->
        [one] { $n } joueur tiré, par { $who } à { $time }.
       *[other] { $n } joueurs tirés, par { $who } à { $time }.
    }
decks-checks-drawn-near =
    { $n ->
        [one] { $n } joueur tiré, dont { $near } des { $top } premières places, par { $who } à { $time }.
       *[other] { $n } joueurs tirés, dont { $near } des { $top } premières places, par { $who } à { $time }.
    }
decks-checks-seed = Graine { $seed }.
decks-checks-to-be-checked = À contrôler
decks-checks-agrees = Concorde
decks-checks-differs = Diffère
decks-checks-near-the-cut = place { $place }, près de la phase finale
decks-checks-at-random = au hasard
decks-checks-no-table = aucune table
decks-consent-nobody = Aucune liste n’est visible par tous.
decks-consent-winner = Tout le monde voit la liste du vainqueur { $when }, si le joueur accepte.
decks-consent-finalists = Tout le monde voit les listes des { $n } meilleurs du classement final { $when }, si le joueur accepte.
decks-consent-all = Tout le monde voit chaque liste { $when }, si le joueur accepte.
decks-consent-after-the-end = après la fin
decks-consent-after-the-end-from = après la fin, dès le { $moment }
decks-consent-from = dès le { $moment }, même pendant que des rondes se jouent encore
decks-consent-from-unchanging = dès le { $moment }, quand les decks ne changent plus, même pendant que des rondes se jouent encore
decks-consent-label = Tout le monde peut voir cette liste { $when }
decks-consent-label-opponents = Tout le monde peut voir cette liste { $when }. Les adversaires la voient aussi
decks-consent-said-nothing = Personne n’a encore dit si tout le monde peut voir cette liste, elle reste donc privée.
decks-consent-said-no = Tout le monde ne peut pas voir cette liste. Elle reste privée.
decks-consent-said-after-the-end = L’accord vaut pour après la fin. Avant la fin, cette liste reste privée.
decks-consent-said-public = Tout le monde voit cette liste.
decks-consent-said-yes = Tout le monde peut voir cette liste le moment venu.
decks-mend-line-changed = La ligne { $line } a été changée.
decks-mend-line-taken-out = La ligne { $line } a été retirée.
decks-mend-no-line-changed = Aucune ligne n’a été changée. Touchez le numéro d’une ligne pour la modifier.
decks-mend-line-now-says = La ligne { $line } dit maintenant « { $text } ».
decks-mend-lines-changed =
    { $n ->
        [one] { $n } ligne a été changée.
       *[other] { $n } lignes ont été changées.
    }
decks-pool-none-yet = Aucun pool n’est encore enregistré.
decks-pool-by-staff =
    { $n ->
        [one] { $n } carte, enregistrée par l’équipe, { $moment }.
       *[other] { $n } cartes, enregistrées par l’équipe, { $moment }.
    }
decks-pool-by-player =
    { $n ->
        [one] { $n } carte, enregistrée par le joueur, { $moment }.
       *[other] { $n } cartes, enregistrées par le joueur, { $moment }.
    }
decks-pool-closed = Le tournoi est clos. Rouvrez-le pour enregistrer un pool.
decks-registration-title = Enregistrement du deck
decks-registration-back = le contrôle de deck
decks-registration-player = Joueur
decks-registration-number = Numéro de joueur
decks-registration-event = Tournoi
decks-registration-date = Date
decks-registration-format = Format
decks-registration-deck-title = Nom du deck
decks-registration-legal =
    { $n ->
        [one] { $n } carte. Contrôlé avec Arbiter : conforme, selon la table des cartes { $table }.
       *[other] { $n } cartes. Contrôlé avec Arbiter : conforme, selon la table des cartes { $table }.
    }
decks-registration-not-legal =
    { $n ->
        [one] { $n } carte. Contrôlé avec Arbiter : non conforme, selon la table des cartes { $table }.
       *[other] { $n } cartes. Contrôlé avec Arbiter : non conforme, selon la table des cartes { $table }.
    }
decks-registration-handed-in = Liste remise : SHA-256 { $hash }.
decks-registration-not-placed = Sans partie
decks-one-handed-in = remise { $moment }
decks-count-cards =
    { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
decks-one-agreed = les cartes concordaient
decks-one-back = le deck
decks-report-faults =
    { $n ->
        [one] { $n } faute
       *[other] { $n } fautes
    }
decks-report-lines-not-read =
    { $n ->
        [one] { $n } ligne non lue
       *[other] { $n } lignes non lues
    }
decks-report-things-to-look-at =
    { $n ->
        [one] { $n } point à regarder
       *[other] { $n } points à regarder
    }
decks-report-legal = Le deck est conforme
decks-report-not-legal = Le deck n’est pas conforme
decks-report-judged-today = Compté selon les règles de { $format }, règles d’aujourd’hui.
decks-report-judged-on = Compté selon les règles de { $format }, au { $day }.
decks-report-table-imported = Table des cartes { $version }, importée le { $day }.
decks-report-table-in-use = Table des cartes { $version }, utilisée ici depuis le { $day }.
decks-report-table-of-arbiter = Table des cartes { $version }, fournie avec Arbiter { $arbiter }.
decks-report-more-findings =
    { $n ->
        [one] { $n } constat de plus n’est pas montré ici. Une liste de deck est bien plus courte ; vérifiez que le bon texte a été collé.
       *[other] { $n } constats de plus ne sont pas montrés ici. Une liste de deck est bien plus courte ; vérifiez que le bon texte a été collé.
    }
decks-report-more-lines =
    { $n ->
        [one] { $n } ligne de plus n’est pas montrée ici. Une liste de deck est bien plus courte ; vérifiez que le bon texte a été collé.
       *[other] { $n } lignes de plus ne sont pas montrées ici. Une liste de deck est bien plus courte ; vérifiez que le bon texte a été collé.
    }
decks-report-lines-name-no-card =
    { $n ->
        [one] { $n } ligne ne nomme aucune carte
       *[other] { $n } lignes ne nomment aucune carte
    }
decks-report-badge-not-read = Non lue
decks-report-badge-how-many = Combien ?
decks-report-badge-fault = Faute
decks-report-badge-look-at-it = À regarder
decks-report-badge-note = Note
decks-report-places =
    { $n ->
        [one] Ligne
       *[other] Lignes
    }
decks-report-more-places = et { $n } autres endroits
decks-report-run = { $first } à { $last }
decks-report-missing =
    { $n ->
        [one] { $n } manquante
       *[other] { $n } manquantes
    }
decks-report-too-many = { $n } de trop
decks-report-not-counted = non comptées
decks-report-bar = { $part } : { $found }
decks-report-bar-limit = { $part } : { $found }, { $limit }
decks-report-left-out = laissée de côté : { $why }
decks-report-written = écrit « { $text } »
decks-story-no-pool = Pas de pool
decks-story-missing = Manquante
decks-story-not-handed-in = Non remise
decks-story-list-changed = Liste changée
decks-story-list-gone = Liste disparue
decks-story-cards-differ = Cartes différentes
decks-story-no-faults = Sans faute
decks-story-accepted = Acceptée
decks-story-pool-registered =
    { $n ->
        [one] Pool enregistré : { $n } carte
       *[other] Pool enregistré : { $n } cartes
    }
decks-story-read = Lue
decks-story-everybody-may-see = Tout le monde peut la voir
decks-story-not-everybody-may-see = Tout le monde ne peut pas la voir
decks-story-taken-away = Emportée dans un fichier de tout le tournoi
decks-story-match = Comparée avec les cartes : elles concordent
decks-story-differ = Comparée avec les cartes : elles diffèrent
decks-story-match-in-round = Comparée avec les cartes à la ronde { $round } : elles concordent
decks-story-differ-in-round = Comparée avec les cartes à la ronde { $round } : elles diffèrent
decks-story-what-you-changed = Ce que vous avez changé le { $after }, par rapport au { $before }
decks-story-same-cards = Les mêmes cartes dans les mêmes parties ; seul le texte diffère.
decks-story-no-part = Sans partie
decks-story-added = Ajouté : { $n } { $title }
decks-story-taken-out = Retiré : { $n } { $title }
decks-story-before-and-now = { $title } : { $before } avant, { $after } maintenant
decks-story-handed-in =
    { $n ->
        [one] Remise : { $n } carte, { $faults }
       *[other] Remise : { $n } cartes, { $faults }
    }
decks-story-without-faults = sans faute
decks-usage-all-decks = tous les decks
decks-usage-deck-lists = listes de deck
decks-usage-from-n-lists = À partir de { $n } listes, les cartes de toutes sont comptées ici. Avant cela, compter reviendrait à lire des listes une à une, et cela doit figurer au journal.
decks-usage-after-the-end = Les cartes jouées sont montrées après la fin, une fois les listes visibles. Il faut au moins { $n } listes qui peuvent être comptées sans dire ce qu’un joueur a apporté.
decks-usage-count-lists =
    { $n ->
        [one] { $n } liste
       *[other] { $n } listes
    }
decks-usage-count-lists-counted =
    { $n ->
        [one] { $n } liste comptée
       *[other] { $n } listes comptées
    }
decks-usage-about = environ { $n }
decks-usage-fewer-than = moins de { $n }
decks-usage-at-least = au moins { $n }
decks-usage-more-cards =
    { $n ->
        [one] { $n } autre carte, dans moins de listes, n’est pas montrée ici.
       *[other] { $n } autres cartes, dans moins de listes, ne sont pas montrées ici.
    }
decks-compared-before = avant
decks-compared-now = maintenant
decks-compared-in-the-list = dans la liste
decks-compared-found = trouvés
decks-compared-no-part = aucune partie
decks-compared-line = { $title } ({ $part }) : { $before } { $then }, { $after } { $now }
decks-compared-moved = { $sites } : passage entre la partie comptée du seed deck et les sites libres, un changement de deck interdit.
