rules-format-rules-deck-format = <a href="{ $rules }">Règles</a>, format de deck
rules-format-rules =
    { $n ->
        [one] { $n } règle
       *[other] { $n } règles
    }
rules-format-check-a-deck-against-it = Contrôler un deck selon ce format
rules-format-this-is-the-format-as = Voici le format tel que ce programme l’apporte. Un tournoi en prend sa propre copie à sa création, et les changements ultérieurs ici n’y touchent pas.
rules-format-rules-of-this-format = Règles de ce format
rules-format-an-error-makes-a-deck = Une erreur rend un deck non conforme ; un avertissement demande un regard humain ; une note est donnée pour information.
rules-list-a-tournament-pins-a-copy = Un tournoi prend une copie de son format et de son profil à sa création ; cette page peut être plus récente.
rules-list-each-figure-and-rule-carries = Chaque chiffre et chaque règle porte sa source et l’une de ces marques.
rules-profile-rules-scoring-profile = <a href="{ $rules }">Règles</a>, profil de score
rules-profile-this-is-the-profile-as = Voici le profil tel que ce programme l’apporte. Un tournoi en prend sa propre copie à sa création, et les changements ultérieurs ici n’y touchent pas.
rules-sources-sources-of-the-deck-rules = Sources des règles de deck
rules-sources-what-was-read-where-when = Ce qui a été lu, où, quand, et à quel point nous en sommes sûrs. Les textes eux-mêmes ne sont pas conservés ici.
rules-sources-dated-read-on = Daté { $dated } ; lu le { $read-on }.
rules-sources-there-is-no-page-to = Il n’y a pas de page à ouvrir.
rules-sources-formats-that-are-known-and = Formats connus et non lus
rules-sources-no-deck-is-checked-against = Aucun deck n’est contrôlé selon ceux-ci. Un directeur peut faire son propre format à partir d’un format publié, avec les chiffres qu’il connaît.
rules-figures-points = Points de victoire
rules-figures-scores = Scores
rules-figures-differential = Différentiel
rules-figures-endings = Comment une partie s’est terminée
rules-figures-standings = Classement
rules-figures-byes = Exempts
rules-figures-rounds = Rondes
rules-format-from = Dès le { $from }.
rules-format-until = Jusqu’au { $until }.
rules-format-from-until = Du { $from } au { $until }.
rules-list-scoring-profiles = Profils de score
rules-list-deck-formats = Formats de deck
rules-profile-in-force-from = En vigueur dès le { $from }
rules-profile-in-force-from-to = En vigueur du { $from } au { $to }
rules-mark-seen = vérifié
rules-mark-inferred = déduit
rules-mark-memory = non vérifié
rules-mark-default = notre choix
rules-mark-organiser = fixé par le directeur
rules-meaning-seen = le texte lui-même a été lu
rules-meaning-inferred = découle d’un texte lu
rules-meaning-memory = connaissance générale, aucun texte vu : à vérifier avant usage
rules-meaning-default = aucune règle publiée trouvée, nous avons donc choisi : à vérifier avant usage
rules-meaning-organiser = le directeur d’un tournoi l’y a fixé ; la raison est sa source
