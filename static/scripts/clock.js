// Clocks. <time data-ends="2026-11-21T15:40:00Z" data-now="…server time…">: minutes left, by the server's clock;
// red for the last five. When one runs out while it is shown, the other scripts hear "time-is-up".
// <time data-since="…" data-now="…">: the time since a call, by the same clock.
// <time data-deadline data-zone="Europe/Paris" datetime="…">: below it the same moment where the reader is, if that is
// another zone.
(() => {
  "use strict";

  // when each clock was first seen: its data-now is the time then, even if other parts of the page are exchanged later; data-read
  // says when it came, if it was put in only later or kept on this device (service_worker.js)
  const seen = new WeakMap();
  const byServer = (clock) => {
    if (!seen.has(clock)) seen.set(clock, Number(clock.dataset.read) || Date.now());
    const offset = clock.dataset.now ? seen.get(clock) - Date.parse(clock.dataset.now) : 0;
    return Date.now() - offset;
  };
  const inMinutes = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  // the seconds left at the last look, by end
  let before = new Map();
  const tick = () => {
    const left = new Map();
    for (const clock of document.querySelectorAll("[data-ends]")) {
      const seconds = Math.round((Date.parse(clock.dataset.ends) - byServer(clock)) / 1000);
      if (Number.isNaN(seconds)) continue;
      if (seconds <= 0 && before.get(clock.dataset.ends) > 0) document.dispatchEvent(new Event("time-is-up"));
      left.set(clock.dataset.ends, seconds);
      const text = inMinutes(Math.abs(seconds));
      clock.classList.toggle("little-left", seconds < 5 * 60);
      clock.textContent = seconds < 0 ? say("scripts-over", { time: text }) : text;
    }
    before = left;
    for (const clock of document.querySelectorAll("[data-since]")) {
      const seconds = Math.max(0, Math.round((byServer(clock) - Date.parse(clock.dataset.since)) / 1000));
      clock.textContent = say("scripts-since-call", { time: inMinutes(seconds) });
    }
  };
  const ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const there = (moment, timeZone) =>
    new Intl.DateTimeFormat(say("scripts-locale"), {
      weekday: "long",
      day: "numeric",
      month: "long",
      hour: "2-digit",
      minute: "2-digit",
      timeZone,
    }).format(moment);
  const tellOwnTime = () => {
    for (const deadline of document.querySelectorAll("[data-deadline]")) {
      const { zone } = deadline.dataset;
      const moment = new Date(deadline.dateTime);
      if (zone === ZONE || deadline.querySelector(".own-time") || there(moment, zone) === there(moment, ZONE)) continue;
      const own = document.createElement("small");
      own.className = "own-time";
      const time = there(moment, ZONE);
      own.textContent = say("scripts-where-you-are", { time });
      deadline.append(own);
    }
  };
  const start = () => {
    tick();
    tellOwnTime();
  };
  start();
  setInterval(tick, 1000);
  document.addEventListener("exchanged", start);
})();
