"use strict";

// Every text of the catalogue reaches the page as text: through textContent, in an element whose
// direction is its own.

const data = JSON.parse(document.getElementById("data").textContent);
const scenes = data.scenes;
const meanings = {
  failed: "its current documents cannot be computed",
  missing: "it has not been computed",
  stale: "its documents or the engine changed since it was computed",
  pending: "the latest frames are not the accepted ones",
  clean: "the latest frames are the accepted ones",
};
const states = Object.keys(meanings);

const list = document.getElementById("list");
const page = document.getElementById("scene");
const rows = document.getElementById("scenes");
const search = document.getElementById("search");
const state = document.getElementById("state");
const kind = document.getElementById("kind");
const order = document.getElementById("order");
const count = document.getElementById("count");

function element(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children);
  return made;
}

// A text from the catalogue, shown in its own direction whatever stands around it.
function own(text, className) {
  return element("bdi", className, text);
}

function counted(number, noun) {
  return `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
}

function rounded(number) {
  if (number > 0 && number < 0.00005) return "< 0.0001";
  return String(Number(number.toFixed(4)));
}

function badge(word) {
  return element("span", `state ${word}`, word);
}

function extent([width, height]) {
  return `${rounded(width)} × ${rounded(height)}`;
}

// "3 added, 2 moved", in the order of severity.
function changedCounts(difference) {
  return ["added", "removed", "resized", "moved"]
    .filter((word) => difference[word] > 0)
    .map((word) => `${difference[word].toLocaleString("en")} ${word}`)
    .join(", ");
}

// ---- The list

function row(scene) {
  const link = element("a", "row", badge(scene.state), own(scene.name, "name"));
  link.href = `#scene-${scene.id}`;
  const made = element("span", "made", own(scene.layout), " × ", own(scene.content), " × ");
  made.append(own(scene.viewport));
  link.append(made);
  const difference = scene.difference;
  if (difference && !difference.same) {
    link.append(
      element("span", "score", `shift score ${rounded(difference.score)}`),
      element("span", "changed", changedCounts(difference) || "content size changed"));
  }
  return element("li", "", link);
}

function fill(select, all, words, key) {
  const options = [element("option", "", all)];
  options[0].value = "";
  for (const word of words) {
    const number = scenes.filter((scene) => scene[key] === word).length;
    if (number === 0) continue;
    const option = element("option", "", `${word} (${number.toLocaleString("en")})`);
    option.value = word;
    options.push(option);
  }
  select.replaceChildren(...options);
}

const orders = {
  name: () => 0,
  state: (a, b) => states.indexOf(a.state) - states.indexOf(b.state),
  score: (a, b) => score(b) - score(a) || orders.state(a, b),
};

function score(scene) {
  return scene.difference ? scene.difference.score : 0;
}

// The data has the number of a text wherever a text may stand more than once.
function unpack(scene) {
  const text = (number) => number === null ? null : data.texts[number];
  for (const key of ["name", "state", "layout", "kind", "content", "viewport", "message"]) {
    scene[key] = text(scene[key]);
  }
  if (scene.picture) scene.picture.note = text(scene.picture.note);
  for (const [, ...sources] of scene.inputs) {
    for (const source of sources) if (source) source[0] = text(source[0]);
  }
  for (const line of scene.history) {
    const places = line[0] === "run" ? [3, 4, line.length - 1] : [line.length - 1];
    for (const place of places) line[place] = text(line[place]);
  }
}

function prepare() {
  scenes.forEach((scene, index) => {
    unpack(scene);
    scene.place = index;
    scene.words = [scene.name, scene.layout, scene.content, scene.viewport]
      .join("\n").toLowerCase();
    scene.row = row(scene);
  });
  fill(state, "all", states, "state");
  fill(kind, "all", [...new Set(scenes.map((scene) => scene.kind))].sort(), "kind");
  const parts = states
    .map((word) => [scenes.filter((scene) => scene.state === word).length, word])
    .filter(([number]) => number > 0)
    .map(([number, word]) => `${number.toLocaleString("en")} ${word}`);
  document.getElementById("summary").textContent =
    [`engine ${data.engine}`, counted(scenes.length, "scene"), ...parts].join(", ");
}

function sort() {
  const compare = orders[order.value] || orders.score;
  const sorted = [...scenes].sort((a, b) => compare(a, b) || a.place - b.place);
  const fragment = document.createDocumentFragment();
  for (const scene of sorted) fragment.append(scene.row);
  rows.replaceChildren(fragment);
}

function filter() {
  const wanted = search.value.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const scene of scenes) {
    const fits = (!state.value || scene.state === state.value)
      && (!kind.value || scene.kind === kind.value)
      && wanted.every((word) => scene.words.includes(word));
    scene.row.hidden = !fits;
    if (fits) shown += 1;
  }
  count.textContent = scenes.length === 0
    ? "This catalogue has no scenes yet: “framebook scene add” makes one."
    : `${shown.toLocaleString("en")} of ${counted(scenes.length, "scene")}`;
}

function move(event) {
  const links = [...rows.querySelectorAll("li:not([hidden]) > a")];
  const place = links.indexOf(document.activeElement);
  const target = {
    ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: links.length - 1,
  }[event.key];
  if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  if (target < 0) search.focus();
  else links[Math.min(target, links.length - 1)]?.focus();
  event.preventDefault();
}

// ---- One scene

function fact(title, ...values) {
  return element("div", "", element("dt", "", title), element("dd", "", ...values));
}

function snapshot(number) {
  return number === null ? "none" : `snapshot ${number}`;
}

function facts(scene) {
  const all = element("dl", "",
    fact("Layout", own(scene.layout), ` (${scene.kind})`),
    fact("Content", own(scene.content)),
    fact("Viewport", own(scene.viewport)),
    fact("Baseline", snapshot(scene.baseline)),
    fact("Latest", snapshot(scene.latest)));
  const difference = scene.difference;
  if (difference) {
    const [before, after] = [extent(difference.before), extent(difference.after)];
    all.append(
      fact("Content size", before === after ? after : `${before} → ${after}`),
      fact("Shift score", rounded(difference.score)),
      fact("Farthest move", `${rounded(difference.maxShift)} pt`));
  }
  return all;
}

function picturePath(scene) {
  return `scenes/${scene.id}.${scene.baseline}-${scene.latest}.svg`;
}

function picture(scene, part, alternative) {
  const image = element("img");
  image.alt = alternative;
  image.decoding = "async";
  image.width = scene.picture.width;
  image.height = scene.picture.height;
  image.src = `${picturePath(scene)}#${part}`;
  return image;
}

function pictureLink(scene, part) {
  const link = element("a", "", "Open the picture");
  link.href = `${picturePath(scene)}#${part}`;
  return link;
}

function figure(title, notes, ...content) {
  const canvas = element("div", "canvas", ...content);
  // A large picture scrolls inside its frame, also by the keyboard.
  canvas.tabIndex = 0;
  canvas.setAttribute("role", "group");
  canvas.setAttribute("aria-label", title);
  const caption = element("figcaption", "", element("strong", "", title), ...notes);
  return element("figure", "", caption, canvas);
}

function comparison(scene) {
  const stack = element("div", "stack", picture(scene, "baseline", "Frames of the baseline"));
  const above = element("div", "above", picture(scene, "latest", "Frames of the latest snapshot"));
  stack.append(above);
  const input = element("input");
  input.id = "slider";
  input.type = "range";
  input.min = 0;
  input.max = 100;
  input.value = 50;
  const turn = () => {
    stack.style.setProperty("--edge", `${input.value}%`);
    input.setAttribute(
      "aria-valuetext", `${input.value} % baseline, ${100 - input.value} % latest`);
  };
  input.addEventListener("input", turn);
  turn();
  const label = element("label", "", "Left of the edge the baseline, right of it the latest");
  label.htmlFor = input.id;
  label.className = "quiet";
  return figure("Baseline against latest", [element("div", "slider", label, input)], stack);
}

function pictures(scene) {
  if (!scene.picture) return [];
  const { before, after, note } = scene.picture;
  const section = element("section", "", element("h2", "", "Pictures"));
  if (note) section.append(element("p", "quiet", note));
  const quiet = (text) => element("span", "quiet", text);
  const latest = `snapshot ${scene.latest}, ${counted(after, "element")}`;
  if (scene.difference.same) {
    section.append(element("div", "figures", figure(
      "Baseline and latest, the same", [quiet(latest), pictureLink(scene, "latest")],
      picture(scene, "latest", `Frames of ${latest}`))));
    return [section];
  }
  const baseline = `snapshot ${scene.baseline}, ${counted(before, "element")}`;
  section.append(element("div", "figures",
    figure("What moved",
      [quiet("both on top of each other, with the moves"), pictureLink(scene, "overlay")],
      picture(scene, "overlay", "Both on top of each other; the table below lists the moves")),
    comparison(scene),
    figure("Baseline", [quiet(baseline), pictureLink(scene, "baseline")],
      picture(scene, "baseline", `Frames of ${baseline}`)),
    figure("Latest", [quiet(latest), pictureLink(scene, "latest")],
      picture(scene, "latest", `Frames of ${latest}`))));
  return [section];
}

function table(caption, titles, lines) {
  const head = element("tr");
  for (const title of titles) {
    const cell = element("th", "", title);
    cell.scope = "col";
    head.append(cell);
  }
  const body = element("tbody");
  for (const line of lines) {
    const cells = line.map((cell) => element("td", "", ...(Array.isArray(cell) ? cell : [cell])));
    body.append(element("tr", "", ...cells));
  }
  return element("table", "",
    element("caption", "", caption), element("thead", "", head), body);
}

function changes(scene) {
  const difference = scene.difference;
  if (!difference) return [];
  const section = element("section", "", element("h2", "", "Shifts"));
  if (difference.changes.length === 0) {
    section.append(element("p", "", difference.same
      ? "Nothing moved between the baseline and the latest snapshot."
      : "Only the size of the content changed."));
    return [section];
  }
  section.append(table(
    `From the baseline to the latest snapshot: ${changedCounts(difference)}`,
    ["Change", "Elements", "Grew by (pt)", "Moved by (pt)"],
    difference.changes));
  if (difference.more > 0) {
    section.append(element("p", "quiet", `and ${difference.more.toLocaleString("en")} more`));
  }
  return [section];
}

function revision(source) {
  if (!source) return "—";
  const [name, number] = source;
  return name === null ? "(not kept)" : [own(name), `@${number}`];
}

function revisions(scene) {
  const lines = scene.inputs.map(([word, ...sources]) => [word, ...sources.map(revision)]);
  const engine = (number) => number === null ? "—" : String(number);
  lines.push(["engine", ...scene.engines.map(engine), String(data.engine)]);
  return element("section", "", element("h2", "", "Revisions and engine"),
    table("What the frames were computed from, and what they would be computed from now",
      ["Input", "Baseline", "Latest", "Now"], lines));
}

function when(text) {
  const time = element("time", "", `${text.slice(0, 19).replace("T", " ")} UTC`);
  time.dateTime = text;
  return time;
}

function runLine([, time, run, cause, subject, engine, before, after, ...rest]) {
  const [added, removed, moved, resized, maxShift, shiftScore, message] = rest;
  const about = subject ? [" ", own(subject)] : [];
  const title = [`run ${run}: ${cause}`, ...about, `, engine ${engine}`];
  let outcome;
  if (message !== null) {
    outcome = ["failed: ", own(message)];
  } else if (before === null) {
    outcome = `first, ${counted(added, "element")}`;
  } else {
    const counts = changedCounts({ added, removed, moved, resized }) || "content size changed";
    outcome = maxShift > 0
      ? `${counts}, at most ${rounded(maxShift)} pt, shift score ${rounded(shiftScore)}` : counts;
  }
  const numbers = [before, after].filter((number) => number !== null).join(" → ");
  return [[when(time)], title, numbers || "—", outcome];
}

function acceptanceLine([, time, before, after, message]) {
  const numbers = [before, after].filter((number) => number !== null).join(" → ");
  return [[when(time)], "accepted", numbers, message === null ? "" : [own(message)]];
}

function pastOf(scene) {
  const section = element("section", "", element("h2", "", "History"));
  if (scene.history.length === 0) {
    section.append(element("p", "", "No run has touched this scene."));
    return section;
  }
  section.append(table("Runs and acceptances, newest first",
    ["Time", "What", "Snapshots", "Outcome"],
    scene.history.map((line) => line[0] === "run" ? runLine(line) : acceptanceLine(line))));
  if (scene.older) section.append(element("p", "quiet", "and older entries"));
  return section;
}

function show(scene) {
  const back = element("a", "back", "← All scenes");
  back.href = "#";
  back.addEventListener("click", goBack);
  const heading = element("h1", "", own(scene.name));
  heading.id = "heading";
  heading.tabIndex = -1;
  const meaning = element("p", "", badge(scene.state), ` ${meanings[scene.state]}`);
  const message = scene.message === null
    ? [] : [element("p", "message", own(scene.message))];
  page.replaceChildren(
    element("nav", "", back), heading, meaning, ...message, facts(scene),
    ...pictures(scene), ...changes(scene), revisions(scene), pastOf(scene));
}

// ---- Which of both is shown: the fragment of the address says it.

let current = null;
let cameFromList = false;
let scrolled = 0;

function route() {
  const match = /^#scene-(\d+)$/.exec(location.hash);
  const scene = match && scenes.find((scene) => scene.id === Number(match[1]));
  if (scene) {
    if (!current) {
      cameFromList = !list.hidden && ready;
      scrolled = window.scrollY;
    }
    current = scene;
    show(scene);
    list.hidden = true;
    page.hidden = false;
    document.title = `${scene.name} – Layout catalogue`;
    window.scrollTo(0, 0);
    document.getElementById("heading").focus({ preventScroll: true });
    return;
  }
  const left = current;
  current = null;
  page.hidden = true;
  page.replaceChildren();
  list.hidden = false;
  document.title = "Layout catalogue";
  if (!left) return;
  window.scrollTo(0, scrolled);
  const link = left.row.hidden ? document.getElementById("title") : left.row.firstChild;
  link.focus();
}

function goBack(event) {
  event.preventDefault();
  if (cameFromList) window.history.back();
  else location.hash = "";
}

let ready = false;
prepare();
sort();
filter();
document.getElementById("controls").addEventListener("submit", (event) => event.preventDefault());
search.addEventListener("input", filter);
search.addEventListener("keydown", (event) => { if (event.key === "ArrowDown") move(event); });
state.addEventListener("change", filter);
kind.addEventListener("change", filter);
order.addEventListener("change", sort);
rows.addEventListener("keydown", move);
window.addEventListener("hashchange", route);
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && current) goBack(event);
});
route();
ready = true;
