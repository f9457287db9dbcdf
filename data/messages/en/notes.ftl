notes-infinite-loop-facts-name = Infinite loop
notes-infinite-loop-facts =
    Infinite loop.
    The loop, one action after the other:
    Shown once in full by:
    Responses of the opponent that would affect it:
    The outcome that the player declares:
notes-infinite-loop-ruling-name = Infinite loop
notes-infinite-loop-ruling =
    The loop was shown, and the opponent has no response that would affect it, so it is not played out.
    Count (any number that the player names):
    The game state is set to this outcome, which repeating the loop can reach:
notes-reveal-second-edition-name = What must I reveal?
notes-reveal-second-edition =
    Any discard pile and any card removed from the game may be looked at by both players at any time.
    Asked about:
    So it is shown, or not, because:
notes-reveal-first-edition-name = What must I reveal?
notes-reveal-first-edition =
    Where a card in your hand can only be played if the opponent’s cards meet its condition, you may ask whether they do, and no more than that.
    The card that is to be played, and its condition:
    What was asked, and what had to be answered:
notes-look-at-piles-first-edition-name = May I look at a pile?
notes-look-at-piles-first-edition =
    Personnel and equipment that lie face up, as at an outpost, are shown when they are asked for. A discard pile is not looked through, one’s own neither, unless a card allows it; whether seed cards lie under a mission may be seen, their number not.
    Asked about:
    So it is shown, or not, because:
