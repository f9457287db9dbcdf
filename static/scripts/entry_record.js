// Results on their way: what could not be sent stays, is sent again with the same number, and counts once. What is typed
// meanwhile is for the row that the keyboard is in, and no answer moves it into another one.
const entryRecord = (() => {
  "use strict";

  if (!entryRows) return null;
  const { main, readTemplate, isPod, csrf, newFields, open, scores, ending, fields, asks, number } = entryRows;
  const { tell, focusNext, goOn, copy } = entryRows;
  const { uuid, content, fill, leaveToPage, isKept, isTypedOver } = entryContent;
  const { place, lookedAt, nextTurn, offer, refuse, tellConflict } = entryUndo;
  const { name, reseat } = entrySeats;

  const waits = (row) => unsent.kept().find((form) => form.to === row.dataset.record && !form.refused);
  // What was recorded leads to a page with every table: a page that shows only some is asked for by its own address.
  const own = async (page) => (location.search && (await copy())) || page;
  // A row takes nothing while its result is under way.
  const underway = new Set();
  const hold = (row, yes) => {
    row.toggleAttribute("data-sending", yes);
    for (const field of scores(row)) field.readOnly = yes;
    ending(row)?.style.setProperty("pointer-events", yes ? "none" : "");
  };
  // What was typed is recorded: nothing is lost when the row is exchanged, and what comes late goes nowhere. Whether the
  // keyboard was there.
  const taken = (row) => {
    for (const field of fields(row)) field.defaultValue = field.value;
    for (const option of row.querySelectorAll("option")) option.defaultSelected = option.selected;
    const isHere = row.contains(document.activeElement);
    if (isHere) document.activeElement.blur();
    return isHere;
  };
  // The answer, or null if the result has to wait.
  const send = async (from, form, token, hindrance) => {
    const turn = Number(from.dataset.turn ?? 0);
    from.dataset.pending = hindrance ? "" : form.number;
    underway.add(from.id);
    hold(from, true);
    tell(from, say("scripts-saving"));
    const answer = await unsent.send(form, token);
    underway.delete(from.id);
    // the page may have exchanged the row meanwhile
    const newest = document.getElementById(from.id);
    const row = newest?.querySelector("form") ? newest : from;
    hold(row, false);
    if (!answer) {
      // what this device could not keep is not sent again by itself
      tell(row, hindrance ? say("scripts-not-kept", { why: hindrance }) : say("scripts-sent-again-later"), "error");
      settle();
      return null;
    }
    delete row.dataset.pending;
    // what was refused and is not in the row stays listed
    if (answer.saved || isKept(row, form)) unsent.drop(form.number);
    if (answer.saved || answer.conflict) {
      const wasHere = taken(row);
      document.dispatchEvent(new Event("taken"));
      const page = answer.saved ? await own(answer.page) : await copy();
      if (page) document.dispatchEvent(new CustomEvent("fresh", { detail: page }));
      if (answer.saved) offer(row.id, new URLSearchParams(form.body), turn);
      else tellConflict(row, answer.conflict);
      goOn(row.id, wasHere);
      return answer;
    }
    // the answer to the form, and no other notice of its page
    const found = [".error", "[role=alert] p:not(.notice-word)", ".notice.conflict p:not(.notice-word)"];
    const why = found.map((where) => answer.page.querySelector(where)).find(Boolean);
    refuse(row, why ? why.textContent.trim() : say("scripts-not-recorded"));
    await reseat(row, form, answer.page);
    return answer;
  };
  // What waited for a row may be saved, refused or removed elsewhere: by another tab, or in the list above the page.
  const isLeft = (row) => row.dataset.pending && !("sending" in row.dataset) && !waits(row);
  let settling = false;
  const settle = async () => {
    const left = [...main.querySelectorAll("tr[data-pending]")].filter(isLeft);
    if (settling || left.length === 0) return;
    settling = true;
    const page = await copy();
    settling = false;
    let leftIn = null;
    for (const row of left.filter(isLeft)) {
      const refused = unsent.kept().find((form) => form.number === row.dataset.pending)?.refused;
      const isOpen = page?.getElementById(row.id)?.dataset.record;
      // without a copy nobody knows what became of it
      if (!page && !refused) continue;
      tell(row, refused ?? "", refused && "error");
      delete row.dataset.pending;
      if (!refused && !isOpen && !isTypedOver(row) && taken(row)) leftIn = row.id;
    }
    if (!page) return;
    document.dispatchEvent(new CustomEvent("fresh", { detail: page }));
    if (leftIn) goOn(leftIn, true);
    settle();
  };
  const what = (table, all) => {
    const [score_a, score_b] = all;
    if (isPod()) return say("scripts-result-of-pod", { table, totals: all.join("; ") });
    return say("scripts-result-of-table", { table, score_a, score_b });
  };
  const record = (row) => {
    if ("sending" in row.dataset) return;
    const missing = scores(row).find((field) => Number.isNaN(number(field.value)));
    if (missing) {
      const hint = isPod() ? say("scripts-whole-totals") : say("scripts-whole-numbers");
      const typed = missing.value.trim();
      tell(row, typed ? `${say("scripts-not-whole", { typed })} ${hint}` : hint, "error");
      missing.focus();
      return;
    }
    const end = ending(row);
    if (end && !end.value) {
      if (asks(row)) tell(row, say("scripts-which-ending"));
      return end.focus();
    }
    lookedAt(row.id);
    const before = waits(row);
    const same = before && isKept(row, before);
    delete row.dataset.pending;
    if (before && !same) unsent.drop(before.number);
    const body = content(row);
    body.set("submission", same ? before.number : uuid());
    const all = scores(row).map((field) => field.value);
    const form = unsent.about(row.dataset.record, body, what(row.dataset.table, all));
    const hindrance = unsent.keep(form);
    row.dataset.kept = content(row).toString();
    row.dataset.turn = nextTurn();
    send(row, form, csrf(), hindrance);
    focusNext(row);
  };

  const wake = () => {
    if (!readTemplate()) return;
    place();
    for (const part of main.querySelectorAll(".jump, .keys")) part.hidden = false;
    for (const row of main.querySelectorAll("tr[data-record]:not([data-ready])")) {
      row.dataset.ready = "";
      row.querySelector("[data-entry]").append(newFields());
      name(row);
      const form = waits(row);
      if (!form) continue;
      row.dataset.pending = form.number;
      if (fill(row, new URLSearchParams(form.body))) {
        row.dataset.kept = content(row).toString();
        tell(row, say("scripts-not-saved-yet"), "error");
      } else leaveToPage(row, `${say("scripts-not-saved-yet")}. `);
      // the page was exchanged while it is under way
      if (underway.has(row.id)) hold(row, true);
    }
    settle();
  };
  wake();
  // what waits for a row of this page is sent from its row
  document.addEventListener("unsent", (event) => {
    const { form } = event.detail;
    const row = open().find((one) => one.dataset.record === form.to);
    if (!row) return;
    event.preventDefault();
    if ("sending" in row.dataset) return;
    // what was typed over it is kept, and waits for Enter
    const { seated } = row.dataset;
    if (new URLSearchParams(form.body).get("seated") === seated && isTypedOver(row)) return;
    event.detail.done = send(row, form);
  });
  document.addEventListener("kept", settle);
  document.addEventListener("exchanged", wake);

  return { record };
})();
