// A form is sent once. The server also knows the submission id, so this is comfort, not the protection.
(() => {
  "use strict";

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.method !== "post" || event.defaultPrevented) return;
    if (form.dataset.sent) {
      event.preventDefault();
      return;
    }
    form.dataset.sent = "yes";
    const button = event.submitter;
    if (button) button.setAttribute("aria-disabled", "true");
    // a download or a lost connection leaves the page standing: let people try again
    setTimeout(() => {
      delete form.dataset.sent;
      if (button) button.removeAttribute("aria-disabled");
    }, 8000);
  });
  // coming back by the browser's history shows the form as usable again
  addEventListener("pageshow", () => {
    for (const form of document.querySelectorAll("form[data-sent]")) delete form.dataset.sent;
    for (const button of document.querySelectorAll("button[aria-disabled]")) button.removeAttribute("aria-disabled");
  });
})();
