// The focus lands where the next typing happens: the first fault, else the field marked data-first, or behind the words of
// the field that says in data-cursor at which place of the page it is. Otherwise it stays away from a page whose address
// names a place, and always from a phone (the keyboard would cover it). Folds around that place are opened, which not every
// browser does.
(() => {
  "use strict";

  const unfold = () => {
    const place = document.getElementById(location.hash.slice(1));
    if (openFolds(place)) place.scrollIntoView();
  };
  unfold();
  addEventListener("hashchange", unfold);
  // the same place again, whose fold was closed since
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[href*='#']");
    if (link && link.href === location.href) setTimeout(unfold);
  });

  const fine = matchMedia("(pointer: fine)").matches;
  const wanted =
    document.querySelector("[aria-invalid=true]") || (fine ? document.querySelector("[data-first]") : null);
  if (wanted && !location.hash) {
    wanted.focus();
    // a selected text is lost with the next key: only what is quickly typed again is selected
    if (wanted.matches("input:not([type=radio], [type=checkbox])")) wanted.select();
  }
  const typed = [...document.querySelectorAll("[data-cursor]")].find((box) => `#${box.dataset.cursor}` === location.hash);
  // when the page has loaded: until then the browser goes to that place, and takes the focus away
  addEventListener("load", () => setTimeout(() => {
    if (!typed || !fine) return;
    typed.focus({ preventScroll: true });
    typed.setSelectionRange(typed.value.length, typed.value.length);
  }));
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
