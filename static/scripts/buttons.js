// Things that only make sense with scripts are hidden in the page and shown here.
(() => {
  "use strict";

  const wake = () => {
    for (const button of document.querySelectorAll("button[data-print]")) {
      button.hidden = false;
      button.addEventListener("click", () => print());
    }
    for (const button of document.querySelectorAll("button[data-copy]")) {
      if (!navigator.clipboard) continue;
      button.hidden = false;
      button.addEventListener("click", async () => {
        const from = document.getElementById(button.dataset.copy);
        if (!from) return;
        await navigator.clipboard.writeText(from.value || from.textContent.trim());
        button.textContent = say("scripts-copied");
      });
    }
  };
  wake();
  document.addEventListener("exchanged", wake);
})();
