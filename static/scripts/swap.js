// Swap by tapping. [data-taps], above a list of seats, has a button [data-tap]: with it every name with data-swap="3" is a
// button. The first that is tapped waits, pressed, for the second; then both are in <form data-swaps>, with the reason
// last. The same name again, or Escape, lets go. What is around that form is marked data-tapped: it comes with the names.
(() => {
  "use strict";

  const main = document.getElementById("main");
  if (!main) return;
  let on = false;
  // the number of the player who waits for a second one
  let first = null;
  const links = new WeakMap();

  const swaps = () => main.querySelector("form[data-swaps]");
  const seats = () => [...main.querySelectorAll("[data-swap]")];
  const name = (seat) => (seat.dataset.name ?? seat.textContent).trim();
  const seatOf = (number) => seats().find((seat) => seat.dataset.swap === number);

  const asButton = (link) => {
    const button = document.createElement("button");
    [button.type, button.className, button.title] = ["button", `${link.className} tap`.trim(), link.title];
    button.dataset.swap = link.dataset.swap;
    button.append(...link.childNodes);
    links.set(button, link);
    link.replaceWith(button);
    return button;
  };
  const asLink = (button) => {
    const link = links.get(button);
    link.append(...button.childNodes);
    button.replaceWith(link);
  };
  // Where every name can be tapped, no second way is needed beside it; fields that somebody has used stay.
  const decided = new WeakSet();
  const tuck = (form) => {
    const box = form.closest("[data-tapped]");
    if (!box) return;
    const names = form.querySelectorAll("option").length;
    if (!decided.has(form)) box.hidden = names > 0 && seats().length >= names;
    decided.add(form);
    if (form.elements.one.value || form.elements.other.value || form.querySelector("[aria-invalid]")) box.hidden = false;
  };
  const show = () => {
    const place = main.querySelector("[data-taps]");
    if (!place || !swaps()) return;
    tuck(swaps());
    if (first !== null && !seatOf(first)) first = null;
    // when news come, it keeps the seats as they are now
    swaps().toggleAttribute("data-begun", first !== null);
    place.hidden = false;
    const button = place.querySelector("[data-tap]");
    button.setAttribute("aria-pressed", on);
    const had = document.activeElement?.matches("[data-swap]");
    for (const seat of seats()) {
      const shown = seat.matches("a") && on ? asButton(seat) : seat;
      if (place.contains(shown)) shown.hidden = !on;
      if (on) shown.setAttribute("aria-pressed", shown.dataset.swap === first);
      else if (links.has(shown)) asLink(shown);
    }
    if (had && !on) button.focus();
    const word = first === null ? say("scripts-swap-first") : say("scripts-swap-with", { name: name(seatOf(first)) });
    const status = place.querySelector("[role=status]");
    const said = on ? word : "";
    // news of other tables do not say it again
    if (status.textContent !== said) status.textContent = said;
  };
  // A name, or the number of somebody whose name others have, too.
  const typed = (number) => {
    const own = seatOf(number);
    const same = seats().some((seat) => seat.dataset.swap !== number && name(seat) === name(own));
    return same ? number : name(own);
  };
  const fill = (numbers) => {
    const form = swaps();
    const { one, other, reason } = form.elements;
    [one.value, other.value] = numbers.map(typed);
    [on, first] = [false, null];
    show();
    form.closest("details")?.setAttribute("open", "");
    // as if they had been typed: news leave them alone
    other.dispatchEvent(new Event("input", { bubbles: true }));
    reason.focus();
    reason.select();
  };

  main.addEventListener("click", (event) => {
    const seat = event.target.closest("button[data-swap]");
    if (event.target.closest("[data-tap]")) [on, first] = [!on, null];
    else if (!seat) return;
    else if (first === null) first = seat.dataset.swap;
    else if (first === seat.dataset.swap) first = null;
    else return fill([first, seat.dataset.swap]);
    show();
  });
  document.addEventListener("keydown", (event) => {
    if (!on || event.key !== "Escape") return;
    [on, first] = [first !== null, null];
    show();
  });

  show();
  document.addEventListener("exchanged", show);
  // the browser puts back what was typed before its reader went away
  addEventListener("pageshow", show);
})();
