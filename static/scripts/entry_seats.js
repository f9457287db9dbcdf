// Whose the fields of a row are. If others sit at the table than those for whom it was typed, the row names them, and each
// number goes with its player.
const entrySeats = (() => {
  "use strict";

  if (!entryRows) return null;
  const { isPod, newTotal, scores, ending, asks, start, copy } = entryRows;

  // A field for each player of a pod, in the order of the seats. Who stays keeps what was typed for them.
  const seat = (row, names) => {
    const form = row.querySelector("form");
    const before = [...form.querySelectorAll("[data-each]")];
    const own = (player) => before.find((label) => label.querySelector("input").dataset.player === player);
    const labels = row.dataset.seated.split(" ").map((player, at) => {
      const label = own(player) ?? newTotal();
      const input = label.querySelector("input");
      input.dataset.player = player;
      input.setAttribute("aria-label", say("scripts-total-of", { name: names[at], table: row.dataset.table }));
      label.querySelector("bdi").textContent = names[at];
      return label;
    });
    for (const label of before) label.remove();
    form.prepend(...labels);
  };
  const namesIn = (row) => [...row.querySelectorAll(".name")].map((one) => one.textContent.trim());
  // The names of those who sit there, in the fields of the row.
  const name = (row) => {
    const names = namesIn(row);
    if (isPod()) return seat(row, names);
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
  // Where the numbers of a row were: in the order of its seats, each with the name of its player.
  const numbersOf = (row) => {
    const names = namesIn(row);
    return scores(row).map((field, at) => ({ player: field.dataset.player, value: field.value, name: names[at] }));
  };
  // The numbers of two go with their players; a pod's fields have been moved themselves.
  const follow = (row, before) => {
    const own = (field) => before.find(({ player }) => player === field.dataset.player);
    if (!isPod()) for (const field of scores(row)) field.value = own(field)?.value ?? "";
    const here = row.dataset.seated.split(" ");
    const gone = before.filter(({ player, value }) => !here.includes(player) && value.trim());
    if (gone.length === 0) return;
    const typed = gone.map(({ name: who, value }) => `${who} ${value.trim()}`).join("; ");
    entryUndo.tellDropped(row, typed);
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

  return { name, reseat };
})();
