// What must be true of every page; returns sentences about what is not. Rules of WCAG 2.2 AA that a machine can check.
const faults = [];
const all = (what) => [...document.querySelectorAll(what)];
const say = (what, element) => faults.push(`${what}: ${element.outerHTML.replace(/\s+/g, " ").slice(0, 140)}`);
const text = (element) => element.textContent.trim();

if (all("h1").length !== 1) faults.push(`${all("h1").length} first headings`);
if (!document.title.replace("· Arbiter", "").trim()) faults.push("no title");
if (!document.documentElement.lang) faults.push("no language");

// names
const referred = (element) =>
  (element.getAttribute("aria-labelledby") ?? "").split(" ").map((id) => document.getElementById(id)?.textContent ?? "");
const name = (element) =>
  [element.getAttribute("aria-label") ?? "", ...referred(element), ...[...(element.labels ?? [])].map((label) => label.textContent)]
    .join("")
    .trim();
const hidden = (element) => element.type === "hidden" || element.closest("[aria-hidden=true], template");
for (const field of all("input, select, textarea, button")) {
  if (!hidden(field) && !name(field) && !(field.tagName === "BUTTON" && text(field))) say("a control without a name", field);
}
for (const link of all("a[href], summary")) {
  const pictures = [...link.querySelectorAll("img, svg")].map((one) => one.alt ?? name(one)).join("");
  if (!text(link) && !name(link) && !pictures) say("a link without words", link);
}
for (const picture of all("img:not([alt]), svg[role=img]:not([aria-label], [aria-labelledby])")) say("a picture without words", picture);
for (const [kind, what] of [["menus", "nav"], ["regions", "section[aria-label], section[aria-labelledby], [role=region]"]]) {
  for (const [at, one] of all(what).entries()) {
    if (all(what).some((other, where) => where < at && name(other) === name(one))) say(`two ${kind} of one name`, one);
  }
}

// structure
const ids = all("[id]").map((element) => element.id);
for (const id of new Set(ids.filter((id, at) => ids.indexOf(id) !== at))) faults.push(`the id ${id} twice`);
for (const attribute of ["aria-labelledby", "aria-describedby", "for"]) {
  for (const element of all(`[${attribute}]`)) {
    const missing = element.getAttribute(attribute).split(/\s+/).filter((id) => id && !document.getElementById(id));
    // the place of a fault that a field has only sometimes
    if (missing.some((id) => attribute !== "aria-describedby" || !id.endsWith("-e"))) say(`${attribute} leads nowhere`, element);
  }
}
let before = 0;
for (const heading of all("h1, h2, h3, h4, h5, h6")) {
  const level = Number(heading.tagName[1]);
  if (before && level > before + 1) say(`a heading of level ${level} below one of level ${before}`, heading);
  before = level;
}
for (const item of all("li")) if (!item.parentElement.matches("ul, ol, menu")) say("an item of no list", item);
for (const list of all("ul, ol")) {
  if ([...list.children].some((child) => !child.matches("li, script, template"))) say("a list with something else in it", list);
}
for (const inner of all("a[href] a, a[href] button, button a, button button, summary a, summary button")) say("a control in a control", inner);
const scrolls = (element) => ["auto", "scroll"].includes(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth;
for (const part of all("main *")) {
  if (scrolls(part) && part.tabIndex < 0 && !part.querySelector("a, button, input")) say("the keyboard cannot scroll this", part);
}
for (const part of document.body.children) {
  const landmark = "header, main, footer, nav, section[aria-label], .skip, script, template, [role=status]";
  if (!part.matches(landmark) && !part.querySelector("main") && part.innerText?.trim()) say("words outside every landmark", part);
}

// contrast of words with what is behind them
const colour = (written) => {
  const parts = written.match(/-?[\d.]+(e-?\d+)?/g)?.map(Number) ?? [0, 0, 0, 0];
  const scale = written.startsWith("color(") ? 255 : 1;
  return { rgb: parts.slice(0, 3).map((one) => one * scale), alpha: parts[3] ?? 1 };
};
const over = (front, back) => front.rgb.map((one, at) => one * front.alpha + back[at] * (1 - front.alpha));
const behind = (element) => {
  if (!element) return [255, 255, 255];
  const style = getComputedStyle(element);
  if (style.backgroundImage !== "none") return null;
  const own = colour(style.backgroundColor);
  if (own.alpha === 1) return own.rgb;
  const rest = behind(element.parentElement);
  return rest && over(own, rest);
};
const luminance = (rgb) => {
  const [red, green, blue] = rgb.map((one) => (one / 255 <= 0.04045 ? one / 255 / 12.92 : ((one / 255 + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const words = (element) => [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
for (const element of all("body *")) {
  if (!words(element) || element.closest("template, noscript, script, :disabled, [aria-disabled=true]")) continue;
  const box = element.getBoundingClientRect();
  if (box.width < 2 || box.height < 2 || !element.checkVisibility({ visibilityProperty: true })) continue;
  const style = getComputedStyle(element);
  const back = behind(element.closest("svg")?.parentElement ?? element);
  if (!back) continue;
  const front = over(colour(element.closest("svg") ? style.fill : style.color), back);
  const [light, dark] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  const size = parseFloat(style.fontSize);
  const large = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700);
  const ratio = (light + 0.05) / (dark + 0.05);
  if (ratio < (large ? 3 : 4.5)) say(`a contrast of ${ratio.toFixed(2)}`, element);
}

for (const page of performance.getEntriesByType("navigation")) {
  if (page.responseStatus >= 500) faults.push(`status ${page.responseStatus}`);
}
for (const part of performance.getEntriesByType("resource")) {
  if (part.responseStatus >= 400) faults.push(`${part.name} has status ${part.responseStatus}`);
}
return faults;
