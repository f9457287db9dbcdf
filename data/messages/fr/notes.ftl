notes-infinite-loop-facts-name = Boucle infinie
notes-infinite-loop-facts =
    Boucle infinie.
    La boucle, une action après l’autre :
    Montrée une fois en entier par :
    Réponses de l’adversaire qui l’affecteraient :
    Le résultat que le joueur annonce :
notes-infinite-loop-ruling-name = Boucle infinie
notes-infinite-loop-ruling =
    La boucle a été montrée, et l’adversaire n’a aucune réponse qui l’affecterait ; elle n’est donc pas jouée jusqu’au bout.
    Nombre (celui que le joueur nomme) :
    L’état du jeu est fixé à ce résultat, que la répétition peut atteindre :
notes-reveal-second-edition-name = Que dois-je révéler ?
notes-reveal-second-edition =
    Toute pile de défausse et toute carte retirée du jeu peuvent être regardées par les deux joueurs à tout moment.
    On a demandé :
    Cela est donc montré, ou non, parce que :
notes-reveal-first-edition-name = Que dois-je révéler ?
notes-reveal-first-edition =
    Quand une carte de votre main ne peut être jouée que si les cartes de l’adversaire remplissent sa condition, vous pouvez demander si c’est le cas, et rien de plus.
    La carte à jouer, et sa condition :
    Ce qui a été demandé, et ce à quoi il fallait répondre :
notes-look-at-piles-first-edition-name = Puis-je regarder une pile ?
notes-look-at-piles-first-edition =
    Le personnel et l’équipement face visible, comme à un avant-poste, sont montrés sur demande. On ne parcourt pas une pile de défausse, même la sienne, sauf si une carte le permet ; on peut voir si des cartes de mise en place sont sous une mission, pas leur nombre.
    On a demandé :
    Cela est donc montré, ou non, parce que :
