print-by-phone-qr = Votre page en code QR
print-by-phone-hint = Déclarer par téléphone : scannez ceci. Nouveau téléphone ? Saisissez le code de votre carte sur <span class="code">{ $seat }</span>
print-checks-list = <bdi>{ $tournament }</bdi>. { $subtitle }, { $table }. { $cards }. Liste <span class="code">{ $sha256 }</span>
print-checks-unread = Lignes qui ne nomment aucune carte
print-checks-agrees = conforme
print-checks-differs = diffère :
print-checks-checked-by = vérifié par
print-log-checksum = Somme de contrôle du journal <span class="code">{ $head }</span>
print-links-print-first = Imprimez ou enregistrez la feuille avant de quitter la page.
print-links-older = Les liens donnés auparavant à ces joueurs ne fonctionnent plus.
print-links-out-of-reach = Aucun téléphone ne peut ouvrir ces liens
print-links-out-of-reach-hint = Ce programme ne sert que l’ordinateur sur lequel il tourne ; les liens ne sont donc pas imprimés.
print-links-make-again = Refaites ensuite la feuille.
print-links-player = <strong><bdi>{ $name }</bdi></strong><br><bdi>{ $tournament }</bdi>, joueur { $number }
print-links-qr = Le lien privé de { $name } en code QR
print-links-scan = Scannez le code QR avec votre téléphone, ou ouvrez <span class="code">{ $short }</span> et saisissez
print-links-what-it-does = Vous y voyez votre table, déclarez votre résultat, remettez votre deck et appelez un arbitre. Quiconque a cette carte peut agir à votre place : gardez-la pour vous.
print-names-against = Contre
print-names-two-boards = Pour deux panneaux
print-names-one-list = Sur une seule liste
print-registration-note = Nom et numéro, tournoi et date, titres complets, exemplaires, titre du deck : ce que Decipher demandait d’une liste en 2007
print-registration-log-checksum = Somme de contrôle du journal <span class="code">{ $head }</span>.
print-registration-signed-player = signature, joueur
print-registration-signed-deck-checker = signature, contrôleur de decks
print-registration-date-and-time = date et heure
print-sheet-title = { $title }, { $tournament } · { $site }
print-sheet-back-to = Retour : { $back-to }
print-sheet-print = Imprimer cette page
print-sheet-or-browser = ou utilisez la commande d’impression du navigateur
print-slips-draft = Brouillon, non publié : les tables peuvent encore changer
print-slips-open-only = Tables ouvertes seulement
print-slips-order = Ordre
print-slips-by-table = Par table
print-slips-to-cut = À couper, { $n } par feuille
print-slips-show = Afficher
print-slips-cut-hint = À couper : coupez toute la pile d’un coup, puis superposez les paquets rangée par rangée. Les tables sont alors dans l’ordre.
print-slips-none-open = Chaque table a un résultat.
print-slips-optional-rule = Règle facultative : { $option } ({ $citation })
print-slips-tick-the-winner = Cochez le vainqueur
print-slips-extra-time = Temps ajouté : ______ min
print-slips-complete = terminée
print-slips-time = temps
print-slips-decks-ran-out = decks épuisés
print-slips-conceded = concédée
print-slips-other = autre (quoi, qui) :
print-slips-missions-of-the-winner = Missions du vainqueur :
print-slips-planet = planète
print-slips-space = espace
print-standings-none = Pas encore de classement : aucune ronde n’est publiée.
