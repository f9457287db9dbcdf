site-language = Language:
display-language = The pages are in
display-use-language = Use this language
display-browser-language = Use the language of the browser
display-no-such-language = Choose one of the three languages.
about-about-this-site = About this site
about-arbiter = Arbiter { $version }
about-what-is-new-in = What is new in { $release }
about-arbiter-is-licensed-under-mit = Arbiter is licensed under MIT or Apache 2.0, at your choice. Star Trek and the games belong to their owners. <a href="{ $help }">Help</a> explains how to use it; <a href="{ $openapi }">openapi.json</a> describes what programs may read.
alerts-when-a-judge-is-called = When a judge is called:
alerts-play-a-sound = Play a sound
alerts-show-a-notification = Show a notification
ask-first-ask-first = Ask first
backups-the-last-backup-was-not = The last backup was not written
backups-the-newest-first = The newest first
backups-no-backup-yet = No backup yet.
backups-write-a-backup-now = Write a backup now
backups-it-is-written-into-and = It is written into { $folder } and verified. To bring one back, stop Arbiter and type <span class="code">arbiter restore FILE</span>. For a backup every 15 minutes on another disk, start Arbiter with <span class="code">--backup-every 15m --backup-to FOLDER</span>.
backups-start-arbiter-with-backup-to = Start Arbiter with <span class="code">--backup-to FOLDER</span> to write backups from here.
base-skip-to-the-content = Skip to the content
base-site = Site
base-help-with-this-page = Help with this page
base-arbiter = Arbiter { $version }
base-log-checksum = Log checksum <span class="code">{ $head }</span>
display-theme-and-time-zone = Theme and time zone
display-the-pages-are = The pages are
display-use-these-colours = Use these colours
display-your-time-zone = Your time zone
display-for-deadlines-and-appointments-on = For deadlines and appointments on your own page at a tournament. Empty: the time zone of each tournament.
display-use-this-time-zone = Use this time zone
display-remembered-in-this-browser-other = Remembered in this browser. Other pages show times in the time zone of the tournament.
error-nothing-of-it-is-lost = Nothing of it is lost while this page stays open. Send it again in a while: it counts only once.
error-send-this = Send this
help-all-of-the-help = All of the help
help-the-at-the-top-of = The “?” at the top of a page leads to its task here. <a href="{ $help-players }">A sheet for players</a>
help-tasks = Tasks
import-import-tournaments = Import tournaments
import-from-this-or-another-installation = From this or another installation
import-not-imported = Not imported
import-imported-each-log-verifies = Imported; each log verifies
import-exports = Exports
import-one-export-or-several-one = One export, or several one after the other
import-people-with-identifiers-that-are = People with identifiers that are here already are the same people
import-each-is-imported-whole-or = Each is imported whole or not at all, and only if its log verifies. Exports that you import together share their people. More than 20 MB, or a whole folder: <span class="code">arbiter tournament import FOLDER</span>.
installation-to-mend = To mend
installation-version = Version
installation-arbiter = Arbiter { $version }
installation-database = Database
installation-size = Size
installation-free-beside-it = Free beside it
installation-newest-backup = Newest backup
installation-none = none
installation-copy-before-the-update = Copy before the update
installation-arbiter-doctor-looks-at-the = <span class="code">arbiter doctor</span> looks at the machine as well and says what to mend.
installation-none-start-arbiter-with = none; start Arbiter with <span class="code">{ $given-by }</span>
installation-the-largest-tournaments = The largest tournaments
installation-no-tournament-yet = No tournament yet.
installation-damaged = damaged
macros-updates-available = Updates available
macros-this-page-stays-as-it = This page stays as it is while you type. <a href="{ $to }">Look again</a>
macros-look-again-for-what-is = <a href="{ $to }">Look again</a> for what is new.
macros-from-a-file = From a file
macros-from-files = From files
one-moment-arbiter = { $title } · Arbiter
remember-to-remember = To remember
ticks-tick-both-before-you-send = Tick both before you send it
ticks-nothing-was-recorded-tick-both = Nothing was recorded: tick both. If one is missing, the game was not won like this; choose another ending.
