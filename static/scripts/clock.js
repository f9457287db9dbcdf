// Clocks. <time data-ends="2026-11-21T15:40:00Z" data-now="…server time…">: minutes left, by the server's clock;
// red for the last five. When one runs out while it is shown, the other scripts hear "time-is-up".
// <time data-deadline data-zone="Europe/Paris" datetime="…">: below it the same moment where the reader is, if that is
// another zone.
(() => {
  "use strict";

  let loaded;
  // the seconds left at the last look, by end
  let before = new Map();
  const tick = () => {
    const left = new Map();
    for (const clock of document.querySelectorAll("[data-ends]")) {
      const offset = clock.dataset.now ? loaded - Date.parse(clock.dataset.now) : 0;
      const seconds = Math.round((Date.parse(clock.dataset.ends) - (Date.now() - offset)) / 1000);
      if (Number.isNaN(seconds)) continue;
      if (seconds <= 0 && before.get(clock.dataset.ends) > 0) document.dispatchEvent(new Event("time-is-up"));
      left.set(clock.dataset.ends, seconds);
      const away = Math.abs(seconds);
      const text = `${Math.floor(away / 60)}:${String(away % 60).padStart(2, "0")}`;
      clock.classList.toggle("little-left", seconds < 5 * 60);
      clock.textContent = seconds < 0 ? say("scripts-over", { time: text }) : text;
    }
    before = left;
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
    loaded = Date.now();
    tick();
    tellOwnTime();
  };
  start();
  setInterval(tick, 1000);
  document.addEventListener("exchanged", start);
})();
