// The focus lands where the next typing happens: the first fault, else the field marked data-first.
// Never when the address names a place on the page, and never on a phone (the keyboard would cover it).
(() => {
  "use strict";

  const wanted =
    document.querySelector("[aria-invalid=true]") ||
    (matchMedia("(pointer: fine)").matches ? document.querySelector("[data-first]") : null);
  if (wanted && !location.hash) {
    wanted.focus();
    // a selected text is lost with the next key: only what is quickly typed again is selected
    if (wanted.matches("input:not([type=radio], [type=checkbox])")) wanted.select();
  }
  // a typed score jumps no further by itself; only Enter in the first score moves to the second
  for (const input of document.querySelectorAll("input[data-next]")) {
    input.addEventListener("keydown", (event) => {
      const next = document.getElementById(input.dataset.next);
      if (event.key === "Enter" && next && !next.value) {
        event.preventDefault();
        next.focus();
      }
    });
  }
})();
