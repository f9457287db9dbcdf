// The worker that keeps pages for when there is no connection. Browsers allow it over HTTPS and on the machine itself.
(() => {
  "use strict";

  const worker = document.currentScript?.dataset.worker;
  if (!worker || !("serviceWorker" in navigator)) return;
  // its address changes with its content, so it needs no asking whether there is a newer one
  navigator.serviceWorker.register(worker, { scope: "/", updateViaCache: "all" }).catch(() => {});
})();
