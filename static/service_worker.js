// Pages to read without a connection. The worker keeps the pages that everybody may see as this device last read them,
// for two weeks, and shows them, with the time of reading, while the site cannot be reached. Of the pages that the site
// marks as private (no-store) it keeps a player's own table, for a day, in a cache that bears the marks of that person: it
// goes as soon as a page is made for somebody else, or for nobody. Signing in or out makes the worker forget all pages.
// What the site gives to this device no more goes: a page that is not found, and with a page of a tournament that has
// become private all that is kept of that tournament.
"use strict";

const PAGES = "pages-2";
const OWN = "own-1 ";
const FILES = "files-1";
// when this device read a kept page, by its own clock, which may be wrong
const READ = "x-read";
const DAY = 24 * 60 * 60 * 1000;
// from the week before a tournament to the week after it
const LONGEST = 14 * DAY;
// the oldest beyond these go first
const MOST_PAGES = 80;
const MOST_FILES = 12;

addEventListener("install", () => skipWaiting());
// An earlier worker kept pages of private tournaments among those for everybody.
const begin = async () => {
  await caches.delete("pages-1");
  await clients.claim();
};
addEventListener("activate", (event) => event.waitUntil(begin()));

const keep = async (name, request, answer, most) => {
  const cache = await caches.open(name);
  await cache.delete(request, { ignoreVary: true });
  await cache.put(request, answer);
  const all = await cache.keys();
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old);
};

const found = async (name, request) => (await caches.open(name)).match(request, { ignoreVary: true });

const is_page = (answer) =>
  answer.ok && answer.type === "basic" && (answer.headers.get("content-type") ?? "").startsWith("text/html");
const is_private = (answer) => (answer.headers.get("cache-control") ?? "no-store").includes("no-store");
// not for this visitor, or for nobody any more
const is_gone = (answer) => [403, 404, 410].includes(answer.status);
// "/t/x" for every page of a tournament
const tournament_of = (address) => new URL(address).pathname.match(/^\/t\/[^/]+/)?.[0];
const is_own_table = (address) => /^\/t\/[^/]+\/me$/.test(new URL(address).pathname);
const read_at = (answer) => new Date(answer.headers.get("date") ?? NaN);
const read_here = (answer) => Number(answer.headers.get(READ)) || read_at(answer).getTime();

// Whose page it is: the marks of an account and its seats, or "" for nobody; null if the page does not say.
const owner = (html) => {
  if (!html.includes('class="top-who"')) return null;
  const marks = html.match(/<body\b[^>]*? data-who="([^"]*)"/);
  return marks ? marks[1].split(" ").sort().join(" ") || null : "";
};

const own_caches = async () => (await caches.keys()).filter((name) => name.startsWith(OWN));
const forget_others = async (who) => {
  for (const name of await own_caches()) if (name !== OWN + who) await caches.delete(name);
};
const forget_all = async () => {
  await caches.delete(PAGES);
  await forget_others("");
};

// A page of everybody that is not given out any more, or not to be kept: its tournament may be private now, so nothing of
// it stays.
const forget_tournament = async (address) => {
  const cache = await caches.open(PAGES);
  await cache.delete(address, { ignoreVary: true });
  const tournament = tournament_of(address);
  if (!tournament) return;
  for (const request of await cache.keys())
    if (tournament_of(request.url) === tournament) await cache.delete(request, { ignoreVary: true });
};
const forget_page = async (address) => {
  for (const name of await own_caches()) await (await caches.open(name)).delete(address, { ignoreVary: true });
  const is_first = new URL(address).pathname === tournament_of(address);
  if (is_first || (await found(PAGES, address))) await forget_tournament(address);
};

const keep_page = async (address, answer, read) => {
  const html = await answer.text();
  const who = owner(html);
  if (who !== null) await forget_others(who);
  const headers = new Headers(answer.headers);
  headers.set(READ, read);
  const copy = new Response(html, { headers });
  if (!is_private(answer)) return keep(PAGES, address, copy, MOST_PAGES);
  if (await found(PAGES, address)) await forget_tournament(address);
  if (who && is_own_table(address)) await keep(OWN + who, address, copy, MOST_PAGES);
};

const forget_old = async (name, longest) => {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const answer = await cache.match(request, { ignoreVary: true });
    if (answer && !(Date.now() - read_here(answer) < longest)) await cache.delete(request, { ignoreVary: true });
  }
};
// The caches to read from, without what is too old: somebody's own pages after a day.
const readable = async () => {
  const own = await own_caches();
  for (const name of own) await forget_old(name, DAY);
  await forget_old(PAGES, LONGEST);
  return [...own, PAGES];
};
// Once each time that the browser starts the worker, so that old pages go from a device that is always connected, too.
let cleared = null;
const clear = () => (cleared ??= readable());

const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const page = (html, status) => new Response(html, { status, headers: { "content-type": "text/html; charset=utf-8" } });

const when_read = (answer) =>
  read_at(answer).toLocaleString(say("scripts-locale"), { day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" });

// A page as it was read, with a line that says so. Its clocks go on from that moment: what data-now says was the time then.
const as_read = async (answer) => {
  const when = when_read(answer);
  const line = `<p class="notice needs" id="read-earlier" role="status" data-scripted>${escaped(say("scripts-as-it-was", { when }))}</p>`;
  const html = (await answer.text()).replaceAll(' data-now="', ` data-read="${read_here(answer)}" data-now="`);
  return page(html.replace(/<main\b[^>]*>/, (main) => main + line), 200);
};

// A kept page as a line of a list: its title, which is escaped in its page, without the name of the site, and when it was
// read.
const line_of = async (cache, request) => {
  const at = new URL(request.url);
  const answer = await cache.match(request, { ignoreVary: true });
  const title = (await answer.text()).match(/<title>([^<]*)<\/title>/)?.[1].replace(/ · [^·]*$/, "").trim();
  const words = title || escaped(at.pathname);
  return `<li><a href="${escaped(at.pathname + at.search)}">${words}</a> <span class="note">${escaped(when_read(answer))}</span></li>`;
};
const lines_of_kept = async () => {
  const lines = [];
  for (const name of await readable()) {
    const cache = await caches.open(name);
    for (const request of (await cache.keys()).reverse()) lines.push(await line_of(cache, request));
  }
  return lines.join("");
};
// The newest style sheet that this device has.
const style = async () => {
  const files = (await (await caches.open(FILES)).keys()).map((request) => new URL(request.url).pathname);
  const sheet = files.reverse().find((path) => path.endsWith(".css"));
  return sheet ? `<link rel="stylesheet" href="${escaped(sheet)}">` : "";
};

// What to do about a page that this device does not keep.
const not_kept = async () => {
  const title = escaped(say("scripts-no-connection-title"));
  const lines = await lines_of_kept();
  const known = lines && `<p>${escaped(say("scripts-pages-offline"))}</p><ul>${lines}</ul>`;
  return page(
    `<!doctype html><html lang="${escaped(say("scripts-locale"))}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<title>${title}</title>${await style()}<main id="main" class="page narrow"><header class="head"><h1>${title}</h1></header>` +
      `<p>${escaped(say("scripts-page-not-kept"))}</p>${known}</main>`,
    503,
  );
};

const read_before = async (address) => {
  for (const name of await readable()) {
    const answer = await found(name, address);
    if (answer) return answer;
  }
  return null;
};

const visit = async (event) => {
  try {
    const answer = await fetch(event.request);
    if (is_page(answer)) event.waitUntil(keep_page(event.request.url, answer.clone(), Date.now()));
    else if (is_gone(answer)) event.waitUntil(forget_page(event.request.url));
    event.waitUntil(clear());
    return answer;
  } catch (error) {
    if (event.request.mode !== "navigate") throw error;
    const read = await read_before(event.request.url);
    return read ? as_read(read) : not_kept();
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
  if (request.method === "POST" && ["/sign-in", "/sign-out"].includes(pathname)) event.waitUntil(forget_all());
  if (request.method !== "GET") return;
  // The pictures of the help would take the places of the style sheet and the script.
  if (pathname.startsWith("/static/") && !pathname.endsWith(".webp")) event.respondWith(file(event));
  // a page, or its newest copy that an open page asks for; never the stream of news
  else if (request.mode === "navigate") event.respondWith(visit(event));
  else if (request.destination === "" && request.headers.get("accept") === "text/html") event.respondWith(visit(event));
});
