site-language = Langue :
display-language = Les pages sont en
display-use-language = Utiliser cette langue
display-browser-language = Utiliser la langue du navigateur
display-no-such-language = Choisissez l’une des trois langues.
about-about-this-site = À propos de ce site
about-arbiter = Arbiter { $version }
about-what-is-new-in = Nouveautés de { $release }
about-arbiter-is-licensed-under-mit = Arbiter est sous licence MIT ou Apache 2.0, à votre choix. Star Trek et les jeux appartiennent à leurs propriétaires. L’<a href="{ $help }">aide</a> explique comment s’en servir ; <a href="{ $openapi }">openapi.json</a> décrit ce que les programmes peuvent lire.
alerts-when-a-judge-is-called = Quand un arbitre est appelé :
alerts-play-a-sound = Jouer un son
alerts-show-a-notification = Afficher une notification
ask-first-ask-first = À demander d’abord
backups-the-last-backup-was-not = La dernière sauvegarde n’a pas été écrite
backups-the-newest-first = Les plus récentes d’abord
backups-no-backup-yet = Aucune sauvegarde pour l’instant.
backups-write-a-backup-now = Écrire une sauvegarde maintenant
backups-it-is-written-into-and = Elle est écrite dans { $folder } et vérifiée. Pour en restaurer une, arrêtez Arbiter et tapez <span class="code">arbiter restore FILE</span>. Pour une sauvegarde toutes les 15 minutes sur un autre disque, démarrez Arbiter avec <span class="code">--backup-every 15m --backup-to FOLDER</span>.
backups-start-arbiter-with-backup-to = Démarrez Arbiter avec <span class="code">--backup-to FOLDER</span> pour écrire des sauvegardes d’ici.
base-skip-to-the-content = Aller au contenu
base-site = Site
base-help-with-this-page = Aide sur cette page
base-arbiter = Arbiter { $version }
base-log-checksum = Somme de contrôle du journal <span class="code">{ $head }</span>
display-theme-and-time-zone = Couleurs et fuseau horaire
display-the-pages-are = Les pages sont
display-use-these-colours = Utiliser ces couleurs
display-your-time-zone = Votre fuseau horaire
display-for-deadlines-and-appointments-on = Pour les échéances et les rendez-vous sur votre propre page d’un tournoi. Vide : le fuseau horaire de chaque tournoi.
display-use-this-time-zone = Utiliser ce fuseau horaire
display-remembered-in-this-browser-other = Ce navigateur s’en souvient. Les autres pages affichent les heures dans le fuseau horaire du tournoi.
error-nothing-of-it-is-lost = Rien n’est perdu tant que cette page reste ouverte. Renvoyez-le dans un moment : cela ne compte qu’une fois.
error-send-this = Envoyer
help-all-of-the-help = Toute l’aide
help-the-at-the-top-of = Le « ? » en haut d’une page mène ici à la tâche correspondante. <a href="{ $help-players }">Une feuille pour les joueurs</a>
help-tasks = Tâches
import-import-tournaments = Importer des tournois
import-from-this-or-another-installation = De cette installation ou d’une autre
import-not-imported = Non importé
import-imported-each-log-verifies = Importé ; chaque journal est vérifié
import-exports = Exports
import-one-export-or-several-one = Un export, ou plusieurs à la suite
import-people-with-identifiers-that-are = Les personnes dont l’identifiant est déjà connu ici sont les mêmes personnes
import-each-is-imported-whole-or = Chaque export est importé en entier ou pas du tout, et seulement si son journal est vérifié. Les exports importés ensemble partagent leurs personnes. Plus de 20 Mo, ou un dossier entier : <span class="code">arbiter tournament import FOLDER</span>.
installation-to-mend = À réparer
installation-version = Version
installation-arbiter = Arbiter { $version }
installation-database = Base de données
installation-size = Taille
installation-free-beside-it = Espace libre à côté
installation-newest-backup = Dernière sauvegarde
installation-none = aucune
installation-copy-before-the-update = Copie avant la mise à jour
installation-arbiter-doctor-looks-at-the = <span class="code">arbiter doctor</span> examine aussi la machine et dit ce qu’il faut réparer.
installation-none-start-arbiter-with = aucun ; démarrez Arbiter avec <span class="code">{ $given-by }</span>
installation-the-largest-tournaments = Les plus grands tournois
installation-no-tournament-yet = Aucun tournoi pour l’instant.
installation-damaged = endommagé
macros-updates-available = Il y a du nouveau
macros-this-page-stays-as-it = Cette page reste telle quelle pendant que vous écrivez. <a href="{ $to }">Actualiser</a>
macros-look-again-for-what-is = <a href="{ $to }">Actualiser</a> pour voir ce qui est nouveau.
macros-from-a-file = Depuis un fichier
macros-from-files = Depuis des fichiers
one-moment-arbiter = { $title } · Arbiter
remember-to-remember = À ne pas oublier
ticks-tick-both-before-you-send = Cochez les deux avant d’envoyer
ticks-nothing-was-recorded-tick-both = Rien n’a été enregistré : cochez les deux. S’il en manque un, la partie n’a pas été gagnée ainsi ; choisissez une autre fin.
