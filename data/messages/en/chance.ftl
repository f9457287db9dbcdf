chance-form-coin = Coin
chance-form-die = Die
chance-form-order = Order
chance-form-sides-of-the-die = Sides of the die
chance-form-how-many-to-order = How many to order
chance-form-what-it-decides = What it decides
chance-form-say-before-the-draw-what = Say before the draw what each outcome means, such as “heads: seat A draws”. Everyone reads it in the log; leave names out.
chance-form-about-a-table-or-a = About a table or a dispute
chance-form-throw = Throw
chance-page-coin-and-die = Coin and die, { $title }
chance-page-not-drawn = Not drawn
chance-page-how-to-check-a-draw = How to check a draw
chance-page-the-seed-is-drawn-by = The seed is drawn by this program when the button is pressed, and everything else follows from it. The line in the log says how “arbiter chance” repeats a throw, and anybody can do it by hand:
chance-page-number-1-of-a-seed = Number 1 of a seed is the SHA-256 of the text “arbiter-chance/1 SEED 1”, its first 16 hexadecimal digits read as a number; number 2 ends in 2, and so on.
chance-page-a-choice-among-n-is = A choice among n is the remainder of the next number by n, plus 1. A number in the last, incomplete run of n below 2 to the power of 64 is skipped, so that no outcome is favoured. A coin is a choice among 2: 1 is heads, 2 is tails.
chance-page-an-order-begins-with-1 = An order begins with 1, 2, 3 and so on. For each place from the last down to the second, a choice among as many as the place exchanges that place with the chosen one.
chance-page-every-draw-is-in-the = Every draw is in the public log with its seed. A second draw for the same thing shows there too.
chance-page-drawn = Drawn
chance-page-nothing-drawn-yet = Nothing drawn yet.
chance-page-draws-appear-here-with-their = Draws appear here with their seeds, newest first.
chance-page-no = no. { $number }
chance-page-about = About { $place }.
chance-page-check-it-draw = Check it<span class="vh">: draw { $number }</span>
chance-page-seed = Seed <span class="code">{ $seed }</span>
chance-page-and-more-in-the-same = And { $more } more in the same way.
