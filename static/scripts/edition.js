// The form of a new tournament, <form data-follows-edition>: deck formats, profiles and choices are those of its edition.
// Groups of options name their edition in data-edition and its usual choice in data-usual, unless the list has one for every
// edition, data-otherwise; what only some editions have says data-editions="1E 2E". Without this script all of them are there.
(() => {
  "use strict";

  const form = document.querySelector("form[data-follows-edition]");
  if (!form) return;
  const lists = [...form.querySelectorAll("select")]
    .map((list) => ({ list, groups: [...list.querySelectorAll("optgroup[data-edition]")] }))
    .filter(({ groups }) => groups.length > 0);
  const { edition } = form.elements;

  const follow = () => {
    const chosen = edition.value;
    if (!chosen) return;
    for (const { list, groups } of lists) {
      const before = list.value;
      for (const group of groups) group.remove();
      const own = groups.find((group) => group.dataset.edition === chosen);
      if (!own) continue;
      list.append(own);
      const stays = [...list.options].some((option) => option.value === before);
      list.value = stays ? before : (list.dataset.otherwise ?? own.dataset.usual);
    }
    for (const part of form.querySelectorAll("[data-editions]")) {
      part.hidden = !part.dataset.editions.split(" ").includes(chosen);
      // what is hidden is not sent
      for (const field of part.querySelectorAll("input, select")) field.disabled = part.hidden;
    }
  };
  form.addEventListener("change", (event) => event.target.name === "edition" && follow());
  // a browser that comes back to the page puts back what was chosen
  addEventListener("pageshow", follow);
  follow();
})();
