// What a row of a round says: as the form that it sends, and back from such a form into its fields.
const entryContent = (() => {
  "use strict";

  if (!entryRows) return null;
  const { isPod, choice, scores, ending, fields, ticks, isEmpty, tell, guess } = entryRows;

  // The number of a form, which the site counts once.
  const uuid = () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    bytes[6] = (bytes[6] & 15) | 64;
    bytes[8] = (bytes[8] & 63) | 128;
    const digits = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return digits.replace(/(.{8})(.{4})(.{4})(.{4})(.{12})/, "$1-$2-$3-$4-$5");
  };
  const content = (row) => {
    const typed = fields(row).map((field) => [field.name, field.value]);
    const ticked = ticks(row).map((tick) => ["ticked", tick]);
    return new URLSearchParams([...typed, ...ticked, ["seated", row.dataset.seated], ["intent", "record"]]);
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
    const option = choice(end);
    const ticked = typed.getAll("ticked");
    const fits = option && (option.dataset.ticks ?? "") === ticked.join(" ");
    if ((!isPod() && !fits) || [...typed].some(([field, value]) => value && !SHARED.includes(field))) return null;
    const two = [["score_a", signed(typed, "a")], ["score_b", signed(typed, "b")], ["end", end]];
    two.push(...ticked.map((tick) => ["ticked", tick]));
    const own = isPod() ? typed.getAll("scored").map((score) => ["scored", score]) : two;
    return new URLSearchParams([...own, ["seated", typed.get("seated") ?? ""], ["intent", "record"]]);
  };
  // What was typed is back in its fields, each number in that of its player. Who won is said by seat, and is asked again if
  // others sit there; what does not follow from the scores was chosen. False if it does not fit into the row.
  const fill = (row, typed) => {
    const own = asRow(typed);
    if (!own) return false;
    const seated = own.get("seated");
    const numbers = isPod() ? own.getAll("scored") : [own.get("score_a"), own.get("score_b")];
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
  // Whether a row still says what was kept of it.
  const isKept = (row, form) => {
    return asRow(new URLSearchParams(form.body))?.toString() === content(row).toString();
  };
  // Whether somebody has typed something else since. What was kept may come from the table's own page.
  const isTypedOver = (row) => !scores(row).every(isEmpty) && row.dataset.kept !== content(row).toString();

  return { uuid, content, signed, fill, leaveToPage, isKept, isTypedOver };
})();
