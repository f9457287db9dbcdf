// The open rows of a round, in which results are typed: <tr data-part="table-5" data-record="/t/x/rounds/1/tables/5/record"
// data-seated="3 7"> takes two scores and the ending from the template with id "entry", or the total of each player of a pod
// if that has a field marked data-each. <option data-ticks="planet space"> ticks these; the scores alone never choose it.
const entryRows = (() => {
  "use strict";

  const main = document.getElementById("main");
  if (!main) return null;
  let template = null;
  let each = null;
  // A page without an open table has no template. A copy with one brings it, with the way to a table by its number, even if
  // nothing but its rows is shown.
  document.addEventListener("heard", ({ detail: page }) => {
    template = page.getElementById("entry") ?? template;
    const head = document.getElementById("tables-h")?.closest(".panel-head");
    const [jump, keys] = [page.querySelector(".jump"), page.querySelector(".keys")];
    if (!head || !jump || !keys || main.querySelector(".jump")) return;
    head.append(document.importNode(jump, true), document.importNode(keys, true));
  });
  // Whether there is a template, now or earlier.
  const readTemplate = () => {
    template = document.getElementById("entry") ?? template;
    each = template?.content.querySelector("[data-each]") ?? null;
    return template !== null;
  };
  const isPod = () => each !== null;
  const csrf = () => template.dataset.csrf;
  const newFields = () => template.content.cloneNode(true);
  const newTotal = () => document.importNode(each, true);
  const choice = (end) => [...template.content.querySelectorAll("option")].find((one) => one.value === end);

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

  // The ending that two scores give by themselves; where a win asks for more than points, they do not give it.
  const follows = ([one, other], row = template.content) => {
    const wins = Number(template.dataset.win);
    if (Number.isNaN(one) || Number.isNaN(other)) return "";
    if (asks(row) && Math.max(one, other) >= wins) return "";
    if (one >= wins && one > other) return "complete-a";
    return other >= wins && other > one ? "complete-b" : "time";
  };
  // Who won follows from the scores until somebody chooses.
  const guess = (row) => {
    const end = ending(row);
    if (!end || end.dataset.chosen) return;
    end.value = follows(scores(row).map((field) => number(field.value)), row);
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
  // After the last result the keyboard is where the round is closed, or at what is to be looked at before; for people who may
  // do neither it stays in the row. So it does if it was in a row that is recorded while others wait.
  let wentOn = -Infinity;
  const CLOSES = ["[data-part=head] form .btn", "#checks form :is([type=checkbox], .btn)", "#checks .todo a"];
  const goOn = (id, wasHere) => {
    const isOver = !main.querySelector("tr[data-record]");
    if (document.activeElement !== document.body || !(isOver || wasHere)) return;
    const steps = [...(isOver ? CLOSES : []), `#${id} .c-fit .btn`];
    const next = steps.map((step) => main.querySelector(step)).find(Boolean);
    if (!next) return;
    next.focus();
    wentOn = performance.now();
  };
  // A hand that has not seen yet where the keyboard went means the row.
  const HASTE = 700;
  const isHasty = () => performance.now() - wentOn < HASTE;
  // A fresh copy of this page, with the tables that its address asks for.
  const copy = async () => {
    const { live } = document.body.dataset;
    const address = location.pathname === live ? live + location.search : live;
    const answer = await fetch(address, { signal: unsentPerson.patience() }).catch(() => null);
    if (!answer || !answer.ok || answer.redirected) return null;
    const text = await answer.text().catch(() => null);
    return text === null ? null : new DOMParser().parseFromString(text, "text/html");
  };

  return {
    main, readTemplate, isPod, csrf, newFields, newTotal, choice, open, scores, ending, fields, asks, ticks, isEmpty, number,
    tell, tellTicked, follows, guess, reveal, start, focusNext, goOn, isHasty, copy,
  };
})();
