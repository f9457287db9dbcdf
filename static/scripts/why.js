// Why. <details class="why"> in the standings holds a link to the arithmetic of its line: opened, it shows the
// arithmetic itself. Where that cannot be fetched the link stays.
(() => {
  "use strict";

  const open = async (event) => {
    const details = event.target;
    if (!details.open || !details.matches("details.why")) return;
    const link = details.querySelector(":scope > p > a");
    if (!link) return;
    const answer = await fetch(link.href).catch(() => null);
    if (!answer || !answer.ok) return;
    const page = new DOMParser().parseFromString(await answer.text(), "text/html");
    const sum = page.querySelector(".why-sum");
    if (sum) link.parentElement.replaceWith(sum);
  };
  // toggle does not bubble
  document.addEventListener("toggle", open, true);
})();
