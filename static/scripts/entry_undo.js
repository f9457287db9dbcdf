// The newest result can be undone for ten seconds by one key; what was typed is back in its row. What was refused while the
// keyboard is elsewhere, or contradicts what others recorded, is said in the same place, with the way there; what contradicts
// stays until it is settled or dismissed.
const entryUndo = (() => {
  "use strict";

  if (!entryRows) return null;
  const { main, isPod, csrf, choice, scores, ending, asks, isEmpty, number, tell, tellTicked, start, copy } = entryRows;
  const { follows } = entryRows;
  const { uuid, signed, fill, leaveToPage } = entryContent;
  const { button } = unsentList;

  const toast = document.createElement("p");
  toast.className = "toast";
  toast.setAttribute("role", "status");
  const MOMENT = 10000;
  let slip = null;
  let stuck = null; // an undo that was not done, or is not shown
  let refused = null;
  const conflicts = new Map(); // what is recorded beside an earlier result, by the id of its row
  let dropped = null; // what was typed for somebody who has left the row
  // The row that the keyboard is in is not under it: what is said in a row above may have moved it there.
  const uncover = () => {
    const row = document.activeElement?.closest("tr[data-record]");
    if (!row || !toast.firstChild) return;
    const [own, over] = [row, toast].map((one) => one.getBoundingClientRect());
    if (own.bottom > over.top && own.top < over.bottom) scrollBy(0, own.bottom - over.top + 8);
  };
  const show = () => {
    const at = document.activeElement;
    const all = [slip, stuck, refused, ...conflicts.values(), dropped].filter(Boolean);
    const line = ({ said }) => {
      const one = document.createElement("span");
      one.append(...said);
      return one;
    };
    toast.replaceChildren(...all.flatMap((one, nth) => (nth ? [" ", line(one)] : [line(one)])));
    if (toast.contains(at)) at.focus();
    uncover();
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
  const typedIn = (typed) => (isPod() ? typed.getAll("scored") : ["a", "b"].map((side) => signed(typed, side)));
  // An ending that the scores do not give by themselves: a letter may have chosen it unseen.
  const special = (row, typed) => {
    const end = [typed.get("end"), typed.get("by")].filter(Boolean).join("-");
    const option = choice(end);
    if (!option || end === follows(typedIn(typed).map(number))) return "";
    const winner = row.querySelectorAll(".name")[["complete-a", "complete-b"].indexOf(end)];
    if (!winner) return option.textContent;
    const name = winner.textContent.trim();
    return option.dataset.ticks ? say("scripts-won-with-missions", { name }) : say("scripts-won", { name });
  };
  const recorded = (row, table, typed) => {
    const all = typedIn(typed);
    if (isPod()) return say("scripts-pod-recorded", { table, totals: all.join("; ") });
    const [score_a, score_b] = all;
    const said = say("scripts-recorded", { table, score_a, score_b });
    const end = special(row, typed);
    return end ? say("scripts-recorded-with-ending", { said, end }) : said;
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
    const table = row.querySelector(".table-no").textContent.trim();
    slip = { id, table, typed, to: row.dataset.undo, said: [recorded(row, table, typed), " ", key] };
    show();
    const mine = slip;
    setTimeout(() => {
      if (slip === mine) forget();
    }, MOMENT);
  };
  // Somebody has to settle it: it stays until then.
  const tellConflict = ({ id, dataset }, to) => {
    const link = document.createElement("a");
    [link.className, link.href, link.textContent] = ["btn", to, say("scripts-open-table")];
    const away = button(say("scripts-dismiss"), () => {
      const wasHere = toast.contains(document.activeElement);
      conflicts.delete(id);
      show();
      if (wasHere) document.querySelector(`#${id} .c-fit .btn`)?.focus({ preventScroll: true });
    });
    conflicts.set(id, { said: [say("scripts-two-results", { table: dataset.table }), " ", link, " ", away] });
    show();
  };
  document.addEventListener("exchanged", () => {
    const before = conflicts.size;
    for (const [id, one] of conflicts) {
      const isOpen = document.querySelector(`#${id} .badge.conflict`) !== null;
      // a copy from before it was recorded shows neither result
      if (one.shown && !isOpen) conflicts.delete(id);
      one.shown ||= isOpen;
    }
    if (conflicts.size < before) show();
  });
  // To the row that was refused.
  const goThere = () => {
    if (!refused) return;
    const { id } = refused;
    refused = null;
    show();
    const now = document.getElementById(id);
    if (now?.querySelector("form")) start(now);
  };
  const refuse = (row, why) => {
    tell(row, why, "error");
    // never away from another row, nor into this one: the next digits are meant for where the keyboard is
    if (row.contains(document.activeElement)) return start(row);
    const go = button(say("scripts-go-there"), goThere);
    refused = { id: row.id, said: [say("scripts-table-refused", { table: row.dataset.table }), " ", go] };
    show();
  };
  // While it is under way the keyboard is in no row: what is typed then is for the one that comes back.
  let undoing = false;
  const isUndoing = () => undoing;
  // What a row shows as recorded.
  const shownIn = (row) => {
    const all = isPod() ? [...row.querySelectorAll(".pod-names .num")] : [row.querySelector(".outcome")];
    return all.flatMap((one) => one?.textContent.split(":") ?? []).map((one) => one.trim());
  };
  const whyNot = ({ id, table, typed }, text, page) => {
    const row = page?.getElementById(id);
    const now = row ? shownIn(row) : [];
    const isOther = now.map(number).join() !== typedIn(typed).map(number).join();
    if (now.length && isOther) return say("scripts-changed-meanwhile", { table, now: now.join(isPod() ? "; " : "–") });
    const why = unsent.why(new DOMParser().parseFromString(text, "text/html")) || say("scripts-site-refused");
    return say("scripts-not-undone", { table, why });
  };
  const undo = async () => {
    if (!slip) return;
    const { id, typed, to } = slip;
    const ours = slip;
    const from = document.activeElement;
    stuck = null;
    forget();
    from.blur();
    undoing = true;
    const reason = "Mistyped, and undone at once."; // for the log, which is in English
    const body = new URLSearchParams({ reason, intent: "undo", submission: uuid(), csrf: csrf() });
    const done = await fetch(to, { method: "POST", body, signal: unsentPerson.patience() }).catch(() => null);
    const text = done && !done.redirected ? await done.text().catch(() => "") : "";
    const page = done ? await copy() : null;
    undoing = false;
    const isNowhere = document.activeElement === document.body;
    if (!page || !done.redirected) {
      const word = done?.redirected ? say("scripts-undone-unread") : done && whyNot(ours, text, page);
      stuck = { said: [word ?? say("scripts-undo-unanswered")] };
      show();
      if (isNowhere && main.contains(from)) from.focus();
      if (page) document.dispatchEvent(new CustomEvent("fresh", { detail: page }));
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

  return { place, lookedAt, nextTurn, offer, refuse, tellConflict, tellDropped, goThere, undo, isUndoing };
})();
