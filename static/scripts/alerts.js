// Judge calls. <body data-alerts> on pages that staff keep open, <nav data-calls="3 5"> with the numbers of the disputes
// that wait: when news.js has fetched a copy of the page with a new number, this device rings, as chosen with the buttons
// data-alert="sound" and data-alert="notice". The choice belongs to the device, not to the account.
(() => {
  "use strict";

  if (!("alerts" in document.body.dataset)) return;
  const calls = (page) => page.querySelector("[data-calls]")?.dataset.calls.split(" ") ?? [];
  let known = new Set(calls(document));

  // storage may be forbidden: then the choice lasts as long as the page
  const stored = (name) => {
    try {
      return localStorage.getItem(`alert-${name}`) === "on";
    } catch {
      return false;
    }
  };
  const store = (name, on) => {
    try {
      localStorage.setItem(`alert-${name}`, on ? "on" : "off");
    } catch {
      // kept below
    }
  };
  const wanted = { sound: stored("sound"), notice: stored("notice") };

  const RING = [660, 880];
  // browsers play nothing before the page is touched
  if (wanted.sound) {
    for (const touch of ["pointerdown", "keydown"]) addEventListener(touch, deviceSound.wake, { once: true });
  }

  const notify = (numbers) => {
    if (!canNotify || Notification.permission !== "granted") return;
    const all = numbers.join(", ");
    const which =
      numbers.length === 1 ? say("scripts-dispute-waits", { number: all }) : say("scripts-disputes-wait", { numbers: all });
    try {
      const note = new Notification(say("scripts-judge-called"), { body: `${which} ${document.title}`, tag: "arbiter-call" });
      note.addEventListener("click", () => {
        focus();
        note.close();
      });
    } catch {
      // some phones show none from a page; the title and the sound remain
    }
  };

  document.addEventListener("heard", (event) => {
    const now = calls(event.detail);
    const fresh = now.filter((number) => !known.has(number));
    known = new Set(now);
    if (fresh.length === 0) return;
    if (wanted.sound) deviceSound.ring(RING);
    if (wanted.notice) notify(fresh);
  });

  // What keeps this device from doing what was just asked for; null if nothing does.
  const hindrance = {
    sound: async () => {
      if (!(await deviceSound.wake())) {
        return say("scripts-no-sounds");
      }
      deviceSound.ring(RING);
      return null;
    },
    notice: async () => {
      if ((await Notification.requestPermission()) === "granted") return null;
      return say("scripts-no-notifications");
    },
  };
  // no browser shows one from a site that is not encrypted, and some phones show none at all
  const canNotify = isSecureContext && "Notification" in window;
  const show = () => {
    for (const choices of document.querySelectorAll("[data-alert-choices]")) choices.hidden = false;
    for (const button of document.querySelectorAll("button[data-alert]")) {
      button.hidden = button.dataset.alert === "notice" && !canNotify;
      button.setAttribute("aria-pressed", String(wanted[button.dataset.alert]));
    }
  };
  document.addEventListener("click", async (event) => {
    const name = event.target.closest("button[data-alert]")?.dataset.alert;
    if (!name) return;
    // a page in which something has the focus is not exchanged whole; with the keyboard, the place is kept
    if (event.detail > 0) document.activeElement.blur();
    const asked = !wanted[name];
    const why = asked ? await hindrance[name]() : null;
    wanted[name] = asked && why === null;
    store(name, wanted[name]);
    show();
    const said = document.querySelector("[data-alert-said]");
    if (said) said.textContent = why ?? "";
  });
  document.addEventListener("exchanged", show);
  show();
})();
