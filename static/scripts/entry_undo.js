// The newest result can be undone for ten seconds by one key; what was typed is back in its row. What was refused while the
// keyboard is elsewhere is said in the same place, with the way to its row.
const entryUndo = (() => {
  "use strict";

  if (!entryRows) return null;
  const { main, isPod, csrf, scores, ending, asks, isEmpty, tell, tellTicked, start, copy } = entryRows;
  const { uuid, signed, fill, leaveToPage } = entryContent;
  const { button } = unsentList;

  const toast = document.createElement("p");
  toast.className = "toast";
  toast.setAttribute("role", "status");
  let slip = null;
  let stuck = null; // an undo that was not done, or is not shown
  let refused = null;
  let dropped = null; // what was typed for somebody who has left the row
  const show = () => {
    const at = document.activeElement;
    const all = [slip, stuck, refused, dropped].filter(Boolean);
    toast.replaceChildren(...all.flatMap(({ said }, nth) => (nth ? [" ", ...said] : said)));
    if (toast.contains(at)) at.focus();
  };
  const forget = () => {
    slip = null;
    show();
  };
  // Somebody has come back to the row.
  const lookedAt = (id) => {
    if (refused?.id === id) refused = null;
    if (dropped?.id === id) dropped = null;
    show();
  };
  const recorded = (table, typed) => {
    if (isPod()) return say("scripts-pod-recorded", { table, totals: typed.getAll("scored").join("; ") });
    const [score_a, score_b] = ["a", "b"].map((side) => signed(typed, side));
    return say("scripts-recorded", { table, score_a, score_b });
  };
  // How many results were typed here. The key never undoes an older one than the newest.
  let turns = 0;
  const nextTurn = () => {
    turns += 1;
    forget();
    return turns;
  };
  const offer = (id, typed, turn) => {
    const row = document.getElementById(id);
    if (!row || !row.dataset.undo || turn !== turns) return;
    const key = button(say("scripts-undo-key"), undo);
    key.dataset.icon = "undo";
    stuck = null;
    slip = { id, typed, to: row.dataset.undo };
    slip.said = [recorded(row.querySelector(".table-no").textContent.trim(), typed), " ", key];
    show();
    const mine = slip;
    setTimeout(() => {
      if (slip === mine) forget();
    }, 10000);
  };
  const refuse = (row, why) => {
    tell(row, why, "error");
    // never away from another row, nor into this one: the next digits are meant for where the keyboard is
    if (row.contains(document.activeElement)) return start(row);
    const { id } = row;
    const go = button(say("scripts-go-there"), () => {
      refused = null;
      show();
      const now = document.getElementById(id);
      if (now?.querySelector("form")) start(now);
    });
    refused = { id, said: [say("scripts-table-refused", { table: row.dataset.table }), " ", go] };
    show();
  };
  // While it is under way the keyboard is in no row: what is typed then is for the one that comes back.
  let undoing = false;
  const isUndoing = () => undoing;
  const undo = async () => {
    if (!slip) return;
    const { id, typed, to } = slip;
    const from = document.activeElement;
    stuck = null;
    forget();
    from.blur();
    undoing = true;
    const reason = "Mistyped, and undone at once."; // for the log, which is in English
    const body = new URLSearchParams({ reason, intent: "undo", submission: uuid(), csrf: csrf() });
    const done = await fetch(to, { method: "POST", body, signal: unsentPerson.patience() }).catch(() => null);
    const page = done?.redirected ? await copy() : null;
    undoing = false;
    const isNowhere = document.activeElement === document.body;
    if (!page) {
      stuck = { said: [done?.redirected ? say("scripts-undone-unread") : say("scripts-not-undone")] };
      show();
      if (isNowhere && main.contains(from)) from.focus();
      return;
    }
    document.dispatchEvent(new CustomEvent("fresh", { detail: page }));
    const row = document.getElementById(id);
    if (!row || !row.querySelector("form")) return;
    // its stream may have brought it earlier, and somebody typed in it
    if (scores(row).every(isEmpty) && !fill(row, typed)) {
      const again = new URLSearchParams(typed);
      again.delete("submission");
      again.set("intent", "look");
      leaveToPage(row, "", again);
    } else if (ending(row) && asks(row)) tellTicked(row);
    document.dispatchEvent(new Event("typed"));
    if (isNowhere) start(row);
  };
  // A number that was typed for somebody who has left the row.
  const tellDropped = (row, typed) => {
    dropped = { id: row.id, said: [say("scripts-score-dropped", { table: row.dataset.table, typed })] };
    show();
  };
  const place = () => {
    if (!toast.isConnected) document.body.append(toast);
  };

  return { place, lookedAt, nextTurn, offer, refuse, tellDropped, undo, isUndoing };
})();
