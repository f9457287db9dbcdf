// What a window between a phone and a laptop spoils, in sentences: a page that is too wide, words that are cut, broken
// within or under other words.
const faults = [];
const say = (what, element) => faults.push(`${what}: ${element.outerHTML.replace(/\s+/g, " ").slice(0, 140)}`);
const page = document.documentElement;
if (page.scrollWidth > page.clientWidth) faults.push(`${page.scrollWidth - page.clientWidth} pixels too wide`);

const hides = (element) => ["hidden", "clip"].includes(getComputedStyle(element).overflowX);
const tiny = (box) => box.width < 2 || box.height < 2;
// for screen readers alone
const unseen = (element) => element && ((hides(element) && tiny(element.getBoundingClientRect())) || unseen(element.parentElement));
// a name may be one word of forty letters, which nothing but a break can hold
const LONGEST = 26;
const breaks = (node, range) =>
  [...node.data.matchAll(/[^\s\u00ad\u200b\u2010-\u2014/_.-]+/g)].some(({ 0: word, index }) => {
    if (word.length > LONGEST) return false;
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const lines = [...range.getClientRects()].filter((box) => box.width > 0.5).map((box) => Math.round(box.top));
    return new Set(lines).size > 1;
  });

const pieces = [];
for (const element of document.querySelectorAll("main *")) {
  const words = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
  const hidden = element.closest("svg, .vh, template, noscript, textarea, select, option");
  if (hidden || !element.checkVisibility({ visibilityProperty: true }) || unseen(element)) continue;
  if (hides(element) && element.scrollWidth > element.clientWidth) say("cut", element);
  for (const node of words) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter((box) => !tiny(box));
    if (boxes.length > 1 && breaks(node, range)) say("a broken word", element);
    pieces.push(...boxes.map((box) => [box, element]));
  }
}
const meet = (a, b) =>
  Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 4;
// the heading of a table stays while its rows pass below it, a summary lies over its row, an act over its form
const may = (one, other) => one.contains(other) || other.contains(one) || [one, other].some((part) => part.closest("thead, .why, .stays"));
for (const [at, piece] of pieces.entries()) {
  const other = pieces.slice(at + 1).find(([box, element]) => meet(piece[0], box) && !may(piece[1], element));
  if (other) say(`“${other[1].textContent.trim()}” lies over this`, piece[1]);
}
return faults;
