accounts-account-see-all-accounts = See all accounts
accounts-account-sign-out-this-browser = Sign out this browser
accounts-account-signs-in-as = signs in as <bdi>{ $sign-in-name }</bdi>
accounts-account-runs-this-installation = runs this installation
accounts-account-seats-in-this-browser = Seats in this browser
accounts-account-open-my-table = Open my table
accounts-account-signing-out-gives-the-seats = Signing out gives the seats up in this browser. The private link claims them again.
accounts-account-present-password = Current password
accounts-account-change-the-password = Change the password
accounts-account-changing-it-signs-every-other = Changing it signs every other browser out.
accounts-own-name-not-changed = The name was not changed
accounts-own-name-change = Change the name
accounts-own-name-everywhere = Every page then shows the new name, also for what you did before. You sign in as before.
accounts-own-name-often = { $hours ->
    [one] You changed your name several times lately. You can change it again in { $hours } hour.
   *[other] You changed your name several times lately. You can change it again in { $hours } hours.
 }
accounts-erase-title = Erase the account
accounts-erase-not-erased = The account was not erased
accounts-erase-what-goes = Your name and your earlier names then disappear from every page, also where you wrote something. Your roles end, and the account can never sign in again. The logs of the tournaments stay, without your name. If you also played, ask a director to erase the name of the player.
accounts-erase-sure = I want my account and its names erased for good.
accounts-erase-erase = Erase my account for good
accounts-erase-tick = Tick the box above the button if you are sure.
accounts-code-your-code = Your code
accounts-code-the-second-step = The second step
accounts-code-begin-again = Begin again
accounts-code-the-app-and-the-recovery = The app and the recovery codes are lost? An operator takes the second factor off your account.
accounts-confirm-is-it-still-you = Is it still you?
accounts-confirm-to = To { $to-what }
accounts-confirm-not-confirmed = Not confirmed
accounts-confirm-type-password = Type your password once more. Nothing was done yet, and what you sent is kept.
accounts-confirm-type-password-and-code = Type your password and a code once more. Nothing was done yet, and what you sent is kept.
accounts-confirm-confirm = Confirm
accounts-confirm-for-five-minutes-this-browser = For five minutes this browser is not asked again.
accounts-confirmed-go-on = Continue
accounts-confirmed-confirmed = Confirmed
accounts-confirmed-nothing-was-done-yet-press = Nothing was done yet. Press the button to { $to-what }.
accounts-elsewhere-asks-for-a-code = Signing in asks for a code from your app.
accounts-elsewhere-asks-for-password-alone = Signing in asks for your password alone.
accounts-elsewhere-advice = Your account can do a lot here: a second factor keeps out anyone who learns your password.
accounts-elsewhere-change-the-second-factor = Change the second factor
accounts-elsewhere-your-roles = Your roles
accounts-elsewhere-no-role-at-a-tournament = No role at a tournament yet.
accounts-elsewhere-set-up-a-tournament-or = Set up a tournament, or open the invitation that a director gives you.
accounts-elsewhere-signed-in = Signed in
accounts-elsewhere-this-browser = This browser
accounts-elsewhere-last-seen = last seen { $seen }
accounts-elsewhere-end-it-last-seen = End it<span class="vh">: { $browser }, last seen { $seen }</span>
accounts-elsewhere-nowhere-else = Nowhere else.
accounts-elsewhere-others-signed-in = { $others ->
    [one] { $others } other browser is signed in.
   *[other] { $others } other browsers are signed in.
 }
accounts-elsewhere-sign-out-everywhere-else = Sign out everywhere else
accounts-factor-a-code-from-your-app = A code from your app
accounts-factor-since-signing-in-asks-for = Since { $since }, signing in asks for your password and then for a code from your app.
accounts-factor-turn-it-off = Turn it off
accounts-factor-a-new-phone-turn-it = A new phone? Turn it off and set it up again.
accounts-factor-codes-left = { $left } of { $all } are left.
accounts-factor-make-new-recovery-codes = Make new recovery codes
accounts-factor-the-old-ones-do-nothing = The old ones then stop working.
accounts-factor-a-code-from-an-app = A code from an app
accounts-factor-with-a-second-factor-signing = With a second factor, signing in asks for your password and then for a code that an app on your phone shows. Your password alone is then not enough.
accounts-factor-you-need-an-app-for = You need an app for one-time codes; any of them will do. It needs no network. You also get ten recovery codes to print or write down.
accounts-factor-set-up-1-scan-this-with-your = 1. Scan this with your app
accounts-factor-set-up-the-key-for-your-app = The key for your app as a QR code
accounts-factor-set-up-or-type-this-key-into = Or type this key into it: <span class="code wraps">{ $secret }</span>
accounts-factor-set-up-the-key-is-shown-only = The key is shown only now. Keep it to yourself.
accounts-factor-set-up-2-type-the-code-that = 2. Type the code that it shows
accounts-factor-set-up-not-turned-on-yet = Not turned on yet
accounts-factor-set-up-turn-it-on = Turn it on
accounts-factor-set-up-until-then-nothing-changes = Until then nothing changes.
accounts-fields-at-least-characters-a-short = At least { $least } characters. A short sentence is good.
accounts-fields-no-app-at-hand-a = No app at hand: a recovery code
accounts-fields-recovery-code = Recovery code
accounts-fields-24-letters-and-figures-each = 24 letters and figures. Each works once.
accounts-join-invitation-as = Invitation as { $role }
accounts-join-you-are-invited-as = You are invited as { $role }
accounts-join-you-are-signed-in-as = You are signed in as <strong><bdi>{ $name }</bdi></strong>.
accounts-join-accept-the-invitation = Accept the invitation
accounts-join-not-you-sign-in-with = Not you? <a href="{ $sign-in }">Sign in with another account</a> first.
accounts-join-a-new-account = A new account
accounts-join-i-have-an-account = I have an account
accounts-join-create-the-account-and-accept = Create the account and accept
accounts-join-the-invitation-works-once = The invitation works once.
accounts-list-people-with-an-account = People with an account
accounts-list-signs-in-as = signs in as <bdi>{ $sign-in-name }</bdi>, { $may }, { $seen }
accounts-list-opens-tournaments = Opens tournaments
accounts-list-says-what-rulings-do-to = Says what rulings do to each other
accounts-list-save-the-rights-of = Save<span class="vh"> the rights of <bdi>{ $name }</bdi></span>
accounts-list-make-a-password-link-for = Make a password link<span class="vh"> for <bdi>{ $name }</bdi></span>
accounts-list-take-the-second-factor-off = Take the second factor off<span class="vh"> { $name }</span>
accounts-list-enable = Enable<span class="vh"> <bdi>{ $name }</bdi></span>
accounts-list-disable = Disable<span class="vh"> <bdi>{ $name }</bdi></span>
accounts-list-helpers-get-an-account-by = Helpers get an account by the invitation that a director makes in the settings of a tournament. Disabling signs a person out everywhere and keeps everything that was done. A password link works once, for 72 hours. It does not open an account that has a second factor: take that off only if you are sure who asks you to.
accounts-list-who-opens-tournaments = Who opens tournaments
accounts-list-everybody-with-an-account = Everybody with an account
accounts-list-otherwise-operators-and-those-you = Otherwise operators, and those you tick above. People who were invited to help cannot open tournaments until you tick it.
accounts-new-account-shown-to-players-and-staff = Shown to players and staff, for example Ruth Adler.
accounts-new-account-the-password-again = The password again
accounts-recovery-codes-the-second-factor-is-on = The second factor is on
accounts-recovery-codes-the-next-time-you-sign = The next time you sign in, you are asked for a code.
accounts-recovery-codes-if-you-lose-your-phone = If you lose your phone, one of these takes the place of the code. Each works once. Print this page or write them down, and keep them where your phone is not.
accounts-recovery-codes-i-have-kept-them = I have kept them
accounts-recovery-codes-other-browsers-stay-signed-in = Other browsers stay signed in. If one of them may not be yours, end it on your account’s page.
accounts-reset-choose-a-new-password = Choose a new password
accounts-reset-for = For <bdi>{ $name }</bdi>
accounts-reset-set-the-password = Set the password
accounts-reset-every-browser-of-this-account = Every browser of this account is signed out. Then sign in with the new password.
accounts-reset-link-password-link = Password link
accounts-reset-link-password-link-for = Password link for <bdi>{ $name }</bdi>
accounts-reset-link-anybody-who-opens-this-link = Anyone who opens this link can choose the password of <bdi>{ $name }</bdi>. Give it only to them.
accounts-reset-link-back-to-the-accounts = Back to the accounts
accounts-reset-link-it-works-once-for-72 = It works once, for 72 hours. An earlier link for this account no longer works; the current password still does until a new one is set.
accounts-seat-a-seat-at = A seat at { $title }
accounts-seat-is-this-you = Is this you?
accounts-seat-this-browser-holds-the-seat = This browser holds the seat of <bdi>{ $instead-of }</bdi>. If you continue, it gives that seat up.
accounts-seat-claiming-this-seat-makes-you = Continue as <strong><bdi>{ $name }</bdi></strong>? You then see your table, report results, hand in your deck list and call a judge.
accounts-seat-yes-that-is-me = Yes, that is me
accounts-seat-this-browser-then-remembers-the = This browser then remembers the seat for 30 days. Keep the link for your other devices. Do not pass it on.
accounts-seat-code-open-your-page = Open your page
accounts-seat-code-are-you = Are you <bdi>{ $claimed }</bdi>?
accounts-seat-code-at-this-browser-holds-the = At <bdi>{ $tournament }</bdi> this browser holds the seat of <bdi>{ $held }</bdi>. The seat of <bdi>{ $claimed }</bdi> takes its place. Nothing was changed yet.
accounts-seat-code-yes-i-am = Yes, I am <bdi>{ $claimed }</bdi>
accounts-seat-code-no-stay = No, stay <bdi>{ $held }</bdi>
accounts-seat-code-with-the-code-on-your = With the code on your card
accounts-seat-code-no-seat-opened = No seat opened
accounts-seat-code-code = Code
accounts-seat-code-ten-letters-and-digits-such = Ten letters and digits, such as 7KQ4M-2XWRT. Capitals and the hyphen do not matter.
accounts-seat-code-claim-this-seat = Open my page
accounts-seat-code-your-browser-then-remembers-the = Your browser then remembers the seat for 30 days. Keep the code to yourself: anyone who has it can act as you.
accounts-set-up-set-up-this-arbiter = Set up this Arbiter
accounts-set-up-first-run = First run
accounts-set-up-this-page-works-once-by = This page works once, by the link printed in the terminal.
accounts-set-up-the-first-account = The first account
accounts-set-up-create-the-account = Create the account
accounts-set-up-this-account-runs-the-installation = This account runs the installation: it creates tournaments and looks after accounts.
accounts-sign-in-already-signed-in = Already signed in
accounts-sign-in-this-browser-is-signed-in = This browser is signed in as <bdi>{ $name }</bdi>. Signing in below takes the place of that.
accounts-sign-in-go-on-as = Continue as <bdi>{ $name }</bdi>
accounts-sign-in-players-need-no-account-the = Players need no account: the private link on your slip opens your own page. Staff get theirs by an invitation from the director. If you forgot your password, ask the operator for a new link.
accounts-spent-this-link-does-not-work = This link does not work
accounts-spent-see-the-tournaments = See the tournaments
accounts-account-your-seats = Your seats
accounts-browser-android = Android
accounts-browser-iphone = an iPhone
accounts-browser-ipad = an iPad
accounts-browser-windows = Windows
accounts-browser-mac = a Mac
accounts-browser-linux = Linux
accounts-browser-on = { $browser } on { $system }
accounts-browser-unknown-on = A browser on { $system }
accounts-browser-unknown = A browser
accounts-confirm-leads-nowhere = This form leads nowhere. Open the page that you came from, and send its form again.
accounts-join-director-duties = A director runs the tournament: players, rounds, results, rulings, settings, staff.
accounts-join-head-judge-duties = A head judge records results, checks decks, rules on disputes and decides appeals.
accounts-join-judge-duties = A judge records results and rules on disputes.
accounts-join-scorekeeper-duties = A scorekeeper records and corrects results.
accounts-join-deck-checker-duties = A deck checker reads and accepts deck lists.
accounts-list-your-own = This is your own account, and disabling it would lock you out. Ask another operator.
accounts-list-count = { $accounts ->
    [one] { $accounts } account
   *[other] { $accounts } accounts
 }
accounts-list-no-role-yet = has no role yet
accounts-list-roles = { $roles ->
    [one] { $roles } role at a tournament
   *[other] { $roles } roles at tournaments
 }
accounts-list-you = You
accounts-list-disabled = Disabled
accounts-list-no-password-yet = No password yet
accounts-list-not-signed-in-now = not signed in now
accounts-list-seen = seen { $seen }
accounts-list-was-called = was called <bdi>{ $name }</bdi> until { $until }
accounts-list-erase = Erase { $name } for good
accounts-list-erase-your-own = This is your own account. Erase it on the page under your name.
accounts-list-disable-first = Disable the account first: once erased, it cannot be brought back.
accounts-new-account-passwords-differ = The two passwords differ. Type the new one twice.
accounts-seat-replaced = This private link was replaced or taken back, so it opens no seat. Ask the director for your newest link.
accounts-seat-code-unknown = No seat has this code. It has ten letters and digits. Look at your card again, or ask the director for a new one: a new link ends the code before.
accounts-seat-code-wait = { $why } The private link on your card works at once.
accounts-sign-in-wait = { $why } A browser that you signed in with before does not wait for strangers, and sign-ins that last go on.
