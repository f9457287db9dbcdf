// Clocks. <time data-ends="2026-11-21T15:40:00Z" data-now="…server time…">: minutes left, by the server's clock;
// red for the last five.
(() => {
  "use strict";

  let loaded;
  const tick = () => {
    for (const clock of document.querySelectorAll("[data-ends]")) {
      const offset = clock.dataset.now ? loaded - Date.parse(clock.dataset.now) : 0;
      const seconds = Math.round((Date.parse(clock.dataset.ends) - (Date.now() - offset)) / 1000);
      if (Number.isNaN(seconds)) continue;
      const away = Math.abs(seconds);
      const text = `${Math.floor(away / 60)}:${String(away % 60).padStart(2, "0")}`;
      clock.classList.toggle("little-left", seconds < 5 * 60);
      clock.textContent = seconds < 0 ? `${text} over` : text;
    }
  };
  const start = () => {
    loaded = Date.now();
    tick();
  };
  start();
  setInterval(tick, 1000);
  document.addEventListener("exchanged", start);
})();
