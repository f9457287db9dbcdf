// A page whose reader may see it no longer: they are signed out, or have no part in it now. A line says so, and everything
// else is hidden but the forms in which something was typed, until a copy of the page comes again.
const newsEnd = (() => {
  "use strict";

  if (!newsParts) return null;
  const main = document.getElementById("main");
  const hidden = [];
  const hide = (inside, kept) => {
    for (const part of inside.children) {
      if (kept.includes(part) || part.hidden) continue;
      if (kept.some((one) => part.contains(one))) hide(part, kept);
      else {
        part.hidden = true;
        hidden.push(part);
      }
    }
  };
  // with the number of the table in whose row it is
  const typedForms = () =>
    [...main.querySelectorAll("form")].filter(newsParts.isTyped).flatMap((form) => [form, form.closest("tr")?.querySelector(".table-no")]);
  const tell = (word, link, to, isTypedIn) => {
    const line = document.createElement("div");
    [line.id, line.className] = ["ended", "notice needs"];
    line.setAttribute("role", "alert");
    const [what, how, way] = ["p", "p", "a"].map((name) => document.createElement(name));
    [what.className, what.textContent] = ["notice-word", word];
    [way.textContent, way.href] = [link, to];
    // what was typed stays in this window
    if (isTypedIn) [way.target, way.rel] = ["_blank", "noopener"];
    how.append(way);
    line.append(what, how);
    main.prepend(line);
  };
  const lift = () => {
    document.getElementById("ended")?.remove();
    for (const part of hidden.splice(0)) part.hidden = false;
  };
  const end = (word, link, to) => {
    lift();
    const kept = typedForms().filter(Boolean);
    hide(main, kept);
    tell(word, link, to, kept.length > 0);
  };
  // Whether this answer says so. One of a busy site does not.
  const BUSY = [408, 429];
  const hides = (answer) => {
    const { live } = document.body.dataset;
    const { pathname } = new URL(answer.url || location.href);
    if (answer.redirected && pathname === "/sign-in") {
      end(say("scripts-signed-out"), say("scripts-back-in"), `/sign-in?next=${encodeURIComponent(live)}`);
      return true;
    }
    if (answer.status < 400 || answer.status >= 500 || BUSY.includes(answer.status)) return false;
    end(say("scripts-page-closed"), say("scripts-try-again"), live);
    return true;
  };

  return { hides, lift };
})();
