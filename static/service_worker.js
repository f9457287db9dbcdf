// Pages to read without a connection. The worker keeps the pages that everybody may see as this device last read them,
// and shows them, with the time of reading, while the site cannot be reached. Pages that the site marks as private
// (no-store) are never kept. Signing in makes it forget them all; when somebody signs out, the site empties the device.
"use strict";

const PAGES = "pages-1";
const FILES = "files-1";
// the oldest beyond these go first
const MOST_PAGES = 80;
const MOST_FILES = 12;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const keep = async (name, request, answer, most) => {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
};

const found = async (name, request) => (await caches.open(name)).match(request, { ignoreVary: true });

const is_kept = (answer) =>
  answer.ok &&
  answer.type === "basic" &&
  (answer.headers.get("content-type") ?? "").startsWith("text/html") &&
  !(answer.headers.get("cache-control") ?? "no-store").includes("no-store");

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const page = (html, status) => new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });

// A page as it was read, with a line that says so.
const as_read = async (answer) => {
  const read = new Date(answer.headers.get("date") ?? Date.now());
  const when = read.toLocaleString(say("scripts-locale"), { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });
  const line = `<p class="notice needs" id="read-earlier" role="status" data-scripted>${escaped(say("scripts-as-it-was", { when }))}</p>`;
  const html = await answer.text();
  return page(html.replace(/<main\b[^>]*>/, (main) => main + line), 200);
};

// What to do about a page that this device has not read.
const not_read = async () => {
  const cache = await caches.open(PAGES);
  const paths = (await cache.keys()).map((request) => new URL(request.url)).reverse();
  const links = paths.map((at) => `<li><a href="${escaped(at.pathname + at.search)}">${escaped(decodeURI(at.pathname))}</a></li>`);
  const known = links.length ? `<p>${escaped(say("scripts-pages-offline"))}</p><ul>${links.join("")}</ul>` : "";
  return page(
    `<!doctype html><html lang="${escaped(say("scripts-locale"))}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${escaped(say("scripts-no-connection-title"))} · Arbiter</title><main id="main"><h1>${escaped(say("scripts-no-connection-title"))}</h1>` +
      `<p>${escaped(say("scripts-never-read"))}</p>${known}</main>`,
    503,
  );
};

const visit = async (event) => {
  try {
    const answer = await fetch(event.request);
    if (is_kept(answer)) event.waitUntil(keep(PAGES, event.request.url, answer.clone(), MOST_PAGES));
    return answer;
  } catch (error) {
    if (event.request.mode !== "navigate") throw error;
    const read = await found(PAGES, event.request.url);
    return read ? as_read(read) : not_read();
  }
};

// Files have their hash in their address and never change.
const file = async (event) => {
  const kept = await found(FILES, event.request);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(keep(FILES, event.request, answer.clone(), MOST_FILES));
  return answer;
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === "/sign-in") event.waitUntil(caches.delete(PAGES));
  if (request.method !== "GET") return;
  if (pathname.startsWith("/static/")) event.respondWith(file(event));
  // a page, or its newest copy that an open page asks for; never the stream of news
  else if (request.mode === "navigate") event.respondWith(visit(event));
  else if (request.destination === "" && request.headers.get("accept") === "text/html") event.respondWith(visit(event));
});
