// Results in the table. <tr data-part="table-5" data-record="/t/x/rounds/1/tables/5/record" data-seated="3 7">: an open row
// takes two scores and the ending from the template with id "entry", or the total of each player of a pod if that has a
// field marked data-each. <option data-ticks="planet space"> ticks these; the scores alone never choose it. Enter goes on to
// the next field, records, and goes to the next open row; a number or "g" leads to a table. What could not be sent stays, is
// sent again with the same number, and counts once. If others sit at the table than those for whom it was typed, the row
// names them, and each number goes with its player. What is typed while a result is under way is for the row that the
// keyboard is in, and no answer moves it into another one.
(() => {
  "use strict";

  const main = document.getElementById("main");
  if (!main) return;
  // a page without an open table has no template; one that comes brings it
  let template = null;
  let each = null;

  const uuid = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
  };
  const waits = (row) => unsent.kept().find((form) => form.to === row.dataset.record && !form.refused);
  const open = () => [...main.querySelectorAll("tr[data-record]")].filter((row) => !row.hidden && row.querySelector("form"));
  const scores = (row) => [...row.querySelectorAll("form input[inputmode]")];
  const ending = (row) => row.querySelector("form select"); // pods have none
  const fields = (row) => [...scores(row), ending(row)].filter(Boolean);
  // a win says more than the points do
  const asks = (row) => Boolean(row.querySelector("option[data-ticks]"));
  const ticks = (row) => ending(row)?.selectedOptions[0]?.dataset.ticks?.split(" ") ?? [];
  const isEmpty = (field) => !field.value.trim();
  const whole = (text) => (/^\s*[-−–]?\s*\d+\s*$/.test(text) ? Number(text.replace(/[−–]/, "-").replace(/\s/g, "")) : NaN);
  // the site leaves out what is written between groups of digits, too; a dot or comma elsewhere makes a fraction
  const total = (text) => {
    const plain = text.replace(/[\s’']/g, "");
    const isWhole = /^(\d+|[1-9]\d{0,2}(\.\d{3})+|[1-9]\d{0,2}(,\d{3})+)[.,]?$/.test(plain);
    return isWhole ? Number(plain.replace(/[.,]/g, "")) : NaN;
  };
  const number = (text) => (each ? total(text) : whole(text));
  const tell = (row, word, kind) => {
    const place = row.querySelector("[data-said]");
    place.textContent = word;
    place.className = kind === "error" ? "error" : "note";
  };
  // What a choice ticks is written out below the row, where a long name hides none of it.
  const tellTicked = (row) => tell(row, ticks(row).length ? ending(row).selectedOptions[0].textContent : "");

  // Who won follows from the scores until somebody chooses. Where a win asks for more than points, nobody has said it yet.
  const guess = (row) => {
    const end = ending(row);
    if (!end || end.dataset.chosen) return;
    const wins = Number(template.dataset.win);
    const [one, other] = scores(row).map((field) => number(field.value));
    if (Number.isNaN(one) || Number.isNaN(other)) end.value = "";
    else if (asks(row) && Math.max(one, other) >= wins) end.value = "";
    else if (one >= wins && one > other) end.value = "complete-a";
    else if (other >= wins && other > one) end.value = "complete-b";
    else end.value = "time";
  };
  // The field above the list hides the row no longer.
  const reveal = (row) => {
    const sought = row.hidden && row.closest("[data-find]")?.previousElementSibling?.querySelector("input");
    if (!sought) return;
    sought.value = "";
    sought.dispatchEvent(new Event("input"));
  };
  // Into the first score that a row lacks, so that the next digit takes the place of none.
  const start = (row) => {
    reveal(row);
    const all = scores(row);
    const field = all.find(isEmpty) ?? all[0];
    field.focus();
    field.select();
  };
  // A row that lacks nothing was refused, and is not typed over by a hand that goes on.
  const focusNext = (row) => {
    const rows = open();
    const at = rows.indexOf(row);
    const rest = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
    const next = rest.find((other) => !other.hasAttribute("data-pending") && scores(other).some(isEmpty));
    if (next) start(next);
  };
  // A field for each player of a pod, in the order of the seats. Who stays keeps what was typed for them.
  const seat = (row, names) => {
    const form = row.querySelector("form");
    const before = [...form.querySelectorAll("[data-each]")];
    const own = (player) => before.find((label) => label.querySelector("input").dataset.player === player);
    const labels = row.dataset.seated.split(" ").map((player, at) => {
      const label = own(player) ?? document.importNode(each, true);
      const input = label.querySelector("input");
      input.dataset.player = player;
      input.setAttribute("aria-label", say("scripts-total-of", { name: names[at], table: row.dataset.table }));
      label.querySelector("bdi").textContent = names[at];
      return label;
    });
    for (const label of before) label.remove();
    form.prepend(...labels);
  };
  // The names of those who sit there, in the fields of the row.
  const name = (row) => {
    const names = [...row.querySelectorAll(".name")].map((one) => one.textContent.trim());
    if (each) return seat(row, names);
    const [a, b] = names;
    const { table, seated } = row.dataset;
    seated.split(" ").forEach((player, at) => {
      scores(row)[at].dataset.player = player;
    });
    row.querySelector("[name=score_a]").setAttribute("aria-label", say("scripts-points-of", { name: a, table }));
    row.querySelector("[name=score_b]").setAttribute("aria-label", say("scripts-points-of", { name: b, table }));
    const won = (player) => (asks(row) ? say("scripts-won-with-missions", { name: player }) : say("scripts-won", { name: player }));
    row.querySelector("[value=complete-a]").textContent = won(a);
    row.querySelector("[value=complete-b]").textContent = won(b);
    ending(row).setAttribute("aria-label", say("scripts-how-it-ended", { table }));
  };
  // The page of a table sends the same with a tick for the minus and the winner apart.
  const signed = (typed, side) => {
    const score = typed.get(`score_${side}`) ?? "";
    return typed.get(`minus_${side}`) && !/^\s*[-−–]/.test(score) ? `−${score}` : score;
  };
  const SHARED = ["score_a", "score_b", "minus_a", "minus_b", "scored", "end", "by", "seated", "intent", "submission", "ticked"];
  // What a row would send in place of this form; null if that says more than a row can.
  const asRow = (typed) => {
    const end = [typed.get("end"), typed.get("by")].filter(Boolean).join("-");
    const option = [...template.content.querySelectorAll("option")].find((one) => one.value === end);
    const ticked = typed.getAll("ticked");
    const fits = option && (option.dataset.ticks ?? "") === ticked.join(" ");
    if ((!each && !fits) || [...typed].some(([field, value]) => value && !SHARED.includes(field))) return null;
    const two = [["score_a", signed(typed, "a")], ["score_b", signed(typed, "b")], ["end", end]];
    two.push(...ticked.map((tick) => ["ticked", tick]));
    const own = each ? typed.getAll("scored").map((score) => ["scored", score]) : two;
    return new URLSearchParams([...own, ["seated", typed.get("seated") ?? ""], ["intent", "record"]]);
  };
  // What was typed is back in its fields, each number in that of its player. Who won is said by seat, and is asked again if
  // others sit there; what does not follow from the scores was chosen. False if it does not fit into the row.
  const fill = (row, typed) => {
    const own = asRow(typed);
    if (!own) return false;
    const seated = own.get("seated");
    const numbers = each ? own.getAll("scored") : [own.get("score_a"), own.get("score_b")];
    for (const field of scores(row)) field.value = numbers[seated.split(" ").indexOf(field.dataset.player)] ?? "";
    const end = ending(row);
    if (!end) return true;
    const said = seated === row.dataset.seated ? own.get("end") : "";
    delete end.dataset.chosen;
    guess(row);
    if (said && said !== end.value) end.dataset.chosen = "yes";
    end.value = said;
    return true;
  };
  // What does not fit into the row is left to the page of its table.
  const leaveToPage = (row, before, typed) => {
    tell(row, before + say("scripts-more-than-row"), "error");
    const page = row.querySelector(".table-no a");
    if (!page) return;
    const link = document.createElement("a");
    link.href = typed ? `${page.href}?${typed}` : page.href;
    link.textContent = say("scripts-open-table");
    row.querySelector("[data-said]").append(" ", link);
  };
  const wake = () => {
    template = document.getElementById("entry") ?? template;
    if (!template) return;
    each = template.content.querySelector("[data-each]");
    if (!toast.isConnected) document.body.append(toast);
    for (const part of main.querySelectorAll(".jump, .keys")) part.hidden = false;
    for (const row of main.querySelectorAll("tr[data-record]:not([data-ready])")) {
      row.dataset.ready = "";
      row.querySelector("[data-entry]").append(template.content.cloneNode(true));
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

  // A fresh copy of this page, with the tables that its address asks for.
  const copy = async () => {
    const { live } = document.body.dataset;
    const address = location.pathname === live ? live + location.search : live;
    const answer = await fetch(address, { signal: unsent.patience() }).catch(() => null);
    if (!answer || !answer.ok || answer.redirected) return null;
    const text = await answer.text().catch(() => null);
    return text === null ? null : new DOMParser().parseFromString(text, "text/html");
  };
  // What was recorded leads to a page with every table: a page that shows only some is asked for by its own address.
  const own = async (page) => (location.search && (await copy())) || page;

  // The newest result can be undone for ten seconds by one key; what was typed is back in its row. What was refused while the
  // keyboard is elsewhere is said in the same place, with the way to its row.
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
  const button = (words, act) => {
    const made = document.createElement("button");
    made.type = "button";
    made.className = "btn";
    made.textContent = words;
    made.addEventListener("click", act);
    return made;
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
    if (each) return say("scripts-pod-recorded", { table, totals: typed.getAll("scored").join("; ") });
    const [score_a, score_b] = ["a", "b"].map((side) => signed(typed, side));
    return say("scripts-recorded", { table, score_a, score_b });
  };
  // How many results were typed here. The key never undoes an older one than the newest.
  let turns = 0;
  const offer = (id, typed, turn) => {
    const row = document.getElementById(id);
    if (!row || !row.dataset.undo || turn !== turns) return;
    const key = button(say("scripts-undo-key"), () => undo());
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
  const undo = async () => {
    const { id, typed, to } = slip;
    const from = document.activeElement;
    stuck = null;
    forget();
    from.blur();
    undoing = true;
    const reason = "Mistyped, and undone at once."; // for the log, which is in English
    const body = new URLSearchParams({ reason, intent: "undo", submission: uuid(), csrf: template.dataset.csrf });
    const done = await fetch(to, { method: "POST", body, signal: unsent.patience() }).catch(() => null);
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
    if (isNowhere) start(row);
  };

  // Where the numbers of a row were: in the order of its seats, each with the name of its player.
  const numbersOf = (row) => {
    const names = [...row.querySelectorAll(".name")].map((one) => one.textContent.trim());
    return scores(row).map((field, at) => ({ player: field.dataset.player, value: field.value, name: names[at] }));
  };
  // The numbers of two go with their players; a pod's fields have been moved themselves.
  const follow = (row, before) => {
    const own = (field) => before.find(({ player }) => player === field.dataset.player);
    if (!each) for (const field of scores(row)) field.value = own(field)?.value ?? "";
    const here = row.dataset.seated.split(" ");
    const gone = before.filter(({ player, value }) => !here.includes(player) && value.trim());
    if (gone.length === 0) return;
    const typed = gone.map(({ name: who, value }) => `${who} ${value.trim()}`).join("; ");
    dropped = { id: row.id, said: [say("scripts-score-dropped", { table: row.dataset.table, typed })] };
    show();
  };
  // A result for players who changed tables meanwhile is refused with the names of both. Then the row is that of those who
  // sit there now, as far as the round says the same as the refusal.
  const reseat = async (row, form, refusal) => {
    const seated = refusal.querySelector("input[name=seated]")?.value;
    if (!seated || seated === new URLSearchParams(form.body).get("seated")) return;
    const page = await copy();
    const now = page?.getElementById(row.id);
    if (now?.dataset.seated !== seated) return;
    const names = now.querySelectorAll(".c-half, .pod-names");
    const parts = row.querySelectorAll(".c-half, .pod-names");
    const before = numbersOf(row);
    parts.forEach((part, at) => part.replaceWith(document.importNode(names[at], true)));
    row.dataset.seated = seated;
    const at = document.activeElement;
    const isHere = scores(row).includes(at);
    const { player } = at.dataset;
    const cursor = [at.selectionStart, at.selectionEnd];
    name(row);
    follow(row, before);
    // the next digit is for the player whose number somebody types, wherever that one sits now
    const same = isHere && scores(row).find((field) => field.dataset.player === player);
    if (same) {
      same.focus();
      same.setSelectionRange(...cursor);
    } else if (isHere) start(row);
    // who won is chosen again, by the names as they are now
    const end = ending(row);
    if (end) {
      end.value = "";
      delete end.dataset.chosen;
    }
    document.dispatchEvent(new CustomEvent("fresh", { detail: page }));
  };
  // A row takes nothing while its result is under way.
  const underway = new Set();
  const hold = (row, yes) => {
    row.toggleAttribute("data-sending", yes);
    for (const field of scores(row)) field.readOnly = yes;
    ending(row)?.style.setProperty("pointer-events", yes ? "none" : "");
  };
  // What was typed is recorded: nothing is lost when the row is exchanged, and what comes late goes nowhere.
  const taken = (row) => {
    for (const field of fields(row)) field.defaultValue = field.value;
    for (const option of row.querySelectorAll("option")) option.defaultSelected = option.selected;
    if (row.contains(document.activeElement)) document.activeElement.blur();
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
    if (answer.saved) {
      taken(row);
      document.dispatchEvent(new CustomEvent("fresh", { detail: await own(answer.page) }));
      offer(row.id, new URLSearchParams(form.body), turn);
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
    for (const row of left.filter(isLeft)) {
      const refused = unsent.kept().find((form) => form.number === row.dataset.pending)?.refused;
      const isOpen = page?.getElementById(row.id)?.dataset.record;
      // without a copy nobody knows what became of it
      if (!page && !refused) continue;
      tell(row, refused ?? "", refused && "error");
      delete row.dataset.pending;
      if (!refused && !isOpen && !isTypedOver(row)) taken(row);
    }
    if (!page) return;
    document.dispatchEvent(new CustomEvent("fresh", { detail: page }));
    settle();
  };
  const what = (table, all) => {
    const [score_a, score_b] = all;
    if (each) return say("scripts-result-of-pod", { table, totals: all.join("; ") });
    return say("scripts-result-of-table", { table, score_a, score_b });
  };
  const content = (row) => {
    const typed = fields(row).map((field) => [field.name, field.value]);
    const ticked = ticks(row).map((tick) => ["ticked", tick]);
    return new URLSearchParams([...typed, ...ticked, ["seated", row.dataset.seated], ["intent", "record"]]);
  };
  // Whether a row still says what was kept of it.
  const isKept = (row, form) => {
    return asRow(new URLSearchParams(form.body))?.toString() === content(row).toString();
  };
  // Whether somebody has typed something else since. What was kept may come from the table's own page.
  const isTypedOver = (row) => !scores(row).every(isEmpty) && row.dataset.kept !== content(row).toString();
  const record = (row) => {
    if ("sending" in row.dataset) return;
    const missing = scores(row).find((field) => Number.isNaN(number(field.value)));
    if (missing) {
      const hint = each ? say("scripts-whole-totals") : say("scripts-whole-numbers");
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
    turns += 1;
    row.dataset.turn = turns;
    forget();
    send(row, form, template.dataset.csrf, hindrance);
    focusNext(row);
  };

  main.addEventListener("input", (event) => {
    if (event.target.id === "jump") event.target.setCustomValidity("");
    const row = event.target.closest("tr[data-record]");
    if (!row) return;
    if (event.target.matches("select")) {
      event.target.dataset.chosen = "yes";
      if (event.target.value === "other") return row.querySelector("a").click();
    }
    guess(row);
    tellTicked(row);
  });
  main.addEventListener("submit", (event) => {
    const row = event.target.closest("tr[data-record]");
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    record(row);
  });
  const ENDINGS = { a: "complete-a", b: "complete-b", t: "time" };
  // Enter in a list that is open chooses there.
  const isOpen = (select) => CSS.supports("selector(:open)") && select.matches(":open");
  const enter = (event, row) => {
    const all = scores(row);
    const at = all.indexOf(event.target);
    const next = [...all.slice(at + 1), ...all.slice(0, at)].find(isEmpty);
    if (event.target.matches("select") && !isOpen(event.target)) {
      event.preventDefault();
      record(row);
    } else if (event.target.matches("input") && !isEmpty(event.target) && next) {
      event.preventDefault();
      next.focus();
    }
  };
  main.addEventListener("keydown", (event) => {
    const row = event.target.closest("tr[data-record]");
    if (!row || event.ctrlKey || event.altKey || event.metaKey) return;
    const end = ending(row);
    const isHeld = "sending" in row.dataset;
    if (isHeld && event.target === end && event.key !== "Tab") event.preventDefault();
    if (event.key === "Enter") {
      enter(event, row);
    } else if (!event.target.matches("input") && !(asks(row) && event.target === end && !isOpen(end))) {
      return;
    } else if (end && ENDINGS[event.key]) {
      event.preventDefault();
      if (isHeld) return;
      end.value = ENDINGS[event.key];
      end.dataset.chosen = "yes";
      if (asks(row)) tellTicked(row);
    } else if (event.key === "u") {
      event.preventDefault();
      if (slip) undo();
    } else if (event.key === "g") {
      event.preventDefault();
      const jump = document.getElementById("jump");
      jump.focus();
      jump.select();
    }
  });

  // To a table by its number.
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest("input, select, textarea, [contenteditable]")) return;
    const jump = document.getElementById("jump");
    if (undoing && event.key.length === 1) return event.preventDefault();
    if (event.key === "u" && slip) return undo();
    if (!jump || !/^[0-9g]$/.test(event.key)) return;
    jump.value = "";
    jump.focus();
    if (event.key === "g") event.preventDefault();
  });
  main.addEventListener("keydown", (event) => {
    const jump = event.target;
    if (jump.id !== "jump" || event.key !== "Enter") return;
    event.preventDefault();
    const row = document.getElementById(`table-${jump.value.trim()}`);
    const takes = row?.querySelector("form input");
    const to = row && (takes || row.querySelector("a.btn, a"));
    jump.setCustomValidity(to ? "" : say("scripts-no-table", { table: jump.value.trim() }));
    if (!to) return jump.reportValidity();
    reveal(row);
    row.scrollIntoView({ block: "nearest" });
    if (takes) start(row);
    else to.focus();
  });

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
})();
