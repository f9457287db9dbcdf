// Results in the table. <tr data-part="table-5" data-record="/t/x/rounds/1/tables/5/record" data-seated="3 7">: an open row
// takes two scores and the ending from the template with id "entry". Enter goes on to the next field, records, and goes to
// the next open row; a number or "g" leads to a table. What could not be sent stays, is sent again with the same number, and
// counts once. If others sit at the table than those for whom it was typed, the row names them, and what was typed stays.
(() => {
  "use strict";

  const template = document.getElementById("entry");
  const main = document.getElementById("main");
  if (!template || !main) return;
  const wins = Number(template.dataset.win);

  const uuid = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
  };
  const waits = (row) => unsent.kept().find((form) => form.to === row.dataset.record && !form.refused);
  const open = () => [...main.querySelectorAll("tr[data-record]")].filter((row) => !row.hidden && row.querySelector("form"));
  const fields = (row) => [...row.querySelectorAll("input[inputmode], select")];
  const number = (text) => (/^\s*[-−–]?\s*\d+\s*$/.test(text) ? Number(text.replace(/[−–]/, "-").replace(/\s/g, "")) : NaN);
  const tell = (row, word, kind) => {
    const place = row.querySelector("[data-said]");
    place.textContent = word;
    place.className = kind === "error" ? "error" : "note";
  };

  // Who won follows from the scores until somebody chooses.
  const guess = (row) => {
    const [a, b, end] = fields(row);
    if (end.dataset.chosen) return;
    const [one, other] = [number(a.value), number(b.value)];
    if (Number.isNaN(one) || Number.isNaN(other)) end.value = "";
    else if (one >= wins && one > other) end.value = "complete-a";
    else if (other >= wins && other > one) end.value = "complete-b";
    else end.value = "time";
  };
  const focusNext = (row) => {
    const rows = open();
    const at = rows.indexOf(row);
    const next = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))].find(
      (other) => !other.hasAttribute("data-pending"),
    );
    if (next) {
      const [first] = fields(next);
      first.focus();
      first.select();
    } else if (row.contains(document.activeElement)) {
      document.activeElement.blur();
    }
  };
  const typesIn = (row) => fields(row).some((field) => field.value);
  // The names of those who sit there, in the fields of the row.
  const name = (row) => {
    const [a, b] = [...row.querySelectorAll(".name")].map((one) => one.textContent.trim());
    const { table } = row.dataset;
    row.querySelector("[name=score_a]").setAttribute("aria-label", say("scripts-points-of", { name: a, table }));
    row.querySelector("[name=score_b]").setAttribute("aria-label", say("scripts-points-of", { name: b, table }));
    row.querySelector("[value=complete-a]").textContent = say("scripts-won", { name: a });
    row.querySelector("[value=complete-b]").textContent = say("scripts-won", { name: b });
    row.querySelector("select").setAttribute("aria-label", say("scripts-how-it-ended", { table }));
  };
  const wake = () => {
    for (const part of main.querySelectorAll(".jump, .keys")) part.hidden = false;
    for (const row of main.querySelectorAll("tr[data-record]:not([data-ready])")) {
      row.dataset.ready = "";
      row.querySelector("[data-entry]").append(template.content.cloneNode(true));
      name(row);
      const form = waits(row);
      if (!form) continue;
      const was = new URLSearchParams(form.body);
      fields(row).forEach((field) => {
        field.value = was.get(field.name) ?? "";
      });
      tell(row, say("scripts-not-saved-yet"), "error");
    }
  };

  // A fresh copy of this page, with the tables that its address asks for.
  const copy = async () => {
    const { live } = document.body.dataset;
    const address = location.pathname === live ? live + location.search : live;
    const answer = await fetch(address).catch(() => null);
    if (!answer || !answer.ok || answer.redirected) return null;
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  };
  // What was recorded leads to a page with every table: a page that shows only some is asked for by its own address.
  const own = async (page) => (location.search && (await copy())) || page;

  // The newest result can be undone for ten seconds by one key; what was typed is back in its row.
  const toast = document.createElement("p");
  toast.className = "toast";
  toast.setAttribute("role", "status");
  document.body.append(toast);
  let slip = null;
  const forget = () => {
    slip = null;
    toast.replaceChildren();
  };
  const offer = (id, typed) => {
    const row = document.getElementById(id);
    if (!row || !row.dataset.undo) return;
    slip = { id, typed, to: row.dataset.undo };
    const button = document.createElement("button");
    button.className = "btn";
    button.dataset.icon = "undo";
    button.textContent = say("scripts-undo-key");
    button.addEventListener("click", undo);
    const [table, score_a, score_b] = [row.querySelector(".table-no").textContent.trim(), typed.score_a, typed.score_b];
    toast.replaceChildren(say("scripts-recorded", { table, score_a, score_b }), " ", button);
    const mine = slip;
    setTimeout(() => {
      if (slip === mine) forget();
    }, 10000);
  };
  const undo = async () => {
    const { id, typed, to } = slip;
    forget();
    const reason = "Mistyped, and undone at once."; // for the log, which is in English
    const body = new URLSearchParams({ reason, intent: "undo", submission: uuid(), csrf: template.dataset.csrf });
    const done = await fetch(to, { method: "POST", body }).catch(() => null);
    const page = done && done.redirected ? await copy() : null;
    if (!page) {
      toast.textContent = say("scripts-not-undone");
      return;
    }
    document.dispatchEvent(new CustomEvent("fresh", { detail: page }));
    const row = document.getElementById(id);
    if (!row || !row.querySelector("form")) return;
    const [a, b, end] = fields(row);
    [a.value, b.value, end.value] = [typed.score_a, typed.score_b, typed.end];
    a.focus();
    a.select();
  };

  // A result for players who changed tables meanwhile is refused with the names of both. Then the row is that of those who
  // sit there now, as far as the round says the same as the refusal.
  const reseat = async (row, form, refusal) => {
    const seated = refusal.querySelector("input[name=seated]")?.value;
    if (!seated || seated === new URLSearchParams(form.body).get("seated")) return;
    const page = await copy();
    const now = page?.getElementById(row.id);
    if (now?.dataset.seated !== seated) return;
    const names = now.querySelectorAll(".c-half");
    row.querySelectorAll(".c-half").forEach((half, at) => half.replaceWith(document.importNode(names[at], true)));
    row.dataset.seated = seated;
    name(row);
    // who won is chosen again, by the names of now
    const end = fields(row)[2];
    end.value = "";
    delete end.dataset.chosen;
    document.dispatchEvent(new CustomEvent("fresh", { detail: page }));
  };
  const send = async (from, form, token) => {
    from.dataset.pending = "";
    tell(from, say("scripts-saving"));
    const answer = await unsent.send(form, token);
    // the page may have exchanged the row meanwhile
    const newest = document.getElementById(from.id);
    const row = newest?.querySelector("form") ? newest : from;
    if (!answer) {
      tell(row, say("scripts-sent-again-later"), "error");
      return;
    }
    unsent.drop(form.number);
    delete row.dataset.pending;
    if (answer.saved) {
      // what was typed is recorded: nothing is lost when the row is exchanged
      for (const field of fields(row)) field.defaultValue = field.value;
      for (const option of row.querySelectorAll("option")) option.defaultSelected = option.selected;
      document.dispatchEvent(new CustomEvent("fresh", { detail: await own(answer.page) }));
      offer(row.id, Object.fromEntries(new URLSearchParams(form.body)));
      return;
    }
    const why = answer.page.querySelector(".notice.conflict p:not(.notice-word), .error");
    tell(row, why ? why.textContent.trim() : say("scripts-not-recorded"), "error");
    // never away from another row in which somebody types
    const at = document.activeElement;
    const other = at.closest("tr[data-record]");
    if (other ? other === row || !typesIn(other) : !at.value) fields(row)[0].focus();
    await reseat(row, form, answer.page);
  };
  const record = (row) => {
    const [a, b, end] = fields(row);
    const missing = [a, b].find((field) => Number.isNaN(number(field.value)));
    if (missing) {
      tell(row, say("scripts-whole-numbers"), "error");
      missing.focus();
      return;
    }
    if (!end.value) return end.focus();
    const before = waits(row);
    const { table, seated } = row.dataset;
    const typed = { score_a: a.value, score_b: b.value, end: end.value, seated, intent: "record" };
    const again = before && new URLSearchParams(before.body);
    const same = again && Object.entries(typed).every(([name, value]) => again.get(name) === value);
    if (before && !same) unsent.drop(before.number);
    const body = new URLSearchParams({ ...typed, submission: same ? before.number : uuid() });
    const what = say("scripts-result-of-table", { table, score_a: a.value, score_b: b.value });
    const form = unsent.about(row.dataset.record, body, what);
    const hindrance = unsent.keep(form);
    if (hindrance) tell(row, say("scripts-not-kept", { why: hindrance }), "error");
    send(row, form, template.dataset.csrf);
    focusNext(row);
  };

  main.addEventListener("input", (event) => {
    if (event.target.id === "jump") event.target.setCustomValidity("");
    const row = event.target.closest("tr[data-record]");
    if (!row) return;
    if (event.target.matches("select")) event.target.dataset.chosen = "yes";
    if (event.target.value === "other") return row.querySelector("a").click();
    tell(row, "");
    guess(row);
  });
  main.addEventListener("submit", (event) => {
    const row = event.target.closest("tr[data-record]");
    if (!row) return;
    event.preventDefault();
    event.stopPropagation();
    record(row);
  });
  const ENDINGS = { a: "complete-a", b: "complete-b", t: "time" };
  main.addEventListener("keydown", (event) => {
    const row = event.target.closest("tr[data-record]");
    if (!row || event.ctrlKey || event.altKey || event.metaKey) return;
    const [a, b, end] = fields(row);
    if (event.key === "Enter" && event.target === a && !b.value) {
      event.preventDefault();
      b.focus();
    } else if (event.target.matches("input") && ENDINGS[event.key]) {
      event.preventDefault();
      end.value = ENDINGS[event.key];
      end.dataset.chosen = "yes";
    } else if (event.target.matches("input") && event.key === "u") {
      event.preventDefault();
      if (slip) undo();
    } else if (event.target.matches("input") && event.key === "g") {
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
    const to = row && (row.querySelector("form input") || row.querySelector("a.btn, a"));
    jump.setCustomValidity(to ? "" : say("scripts-no-table", { table: jump.value.trim() }));
    if (!to) return jump.reportValidity();
    row.scrollIntoView({ block: "nearest" });
    to.focus();
    if (to.select) to.select();
  });

  wake();
  // what waits for a row of this page is sent from its row
  document.addEventListener("unsent", (event) => {
    const row = open().find((one) => one.dataset.record === event.detail.to);
    if (!row) return;
    event.preventDefault();
    send(row, event.detail);
  });
  document.addEventListener("exchanged", wake);
})();
