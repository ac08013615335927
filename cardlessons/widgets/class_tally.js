// A class's show of hands. It is built once and then only filled, so that focus and the live region stay.

const button = (name) => element("button", { type: "button", class: `cl-${name}` });

function build() {
  const id = ownId("hands");
  const parts = {
    question: element("p", { class: "cl-question", id: `${id}-question` }),
    picture: element("div", { class: "cl-picture", role: "img" }),
    value: element("div", {
      class: "cl-value",
      role: "spinbutton",
      tabindex: "0",
      "aria-valuemin": "0",
      "aria-labelledby": `${id}-label ${id}-question`,
      "aria-describedby": `${id}-keys`,
    }),
    label: element("span", { id: `${id}-label` }),
    previous: button("previous"),
    next: button("next"),
    add: button("add"),
    take: button("take"),
    lock: button("lock"),
    keys: element("p", { class: "cl-hint", id: `${id}-keys` }),
    summary: element("p", { class: "cl-summary" }),
    pasting: element("summary"),
    listLabel: element("label", { for: `${id}-list` }),
    list: element("input", { id: `${id}-list`, type: "text", autocomplete: "off" }),
    count: button("count"),
    status: element("p", { role: "status" }),
  };
  parts.entry = element(
    "div",
    { class: "cl-entry" },
    parts.label,
    element("div", { class: "cl-chooser" }, parts.previous, parts.value, parts.next),
    parts.add,
    parts.take,
    parts.lock,
  );
  parts.paste = element(
    "details",
    {},
    parts.pasting,
    element("div", { class: "cl-entry" }, parts.listLabel, parts.list, parts.count),
  );
  parts.root = element(
    "div",
    { class: "cl-box cl-hands", role: "group", "aria-labelledby": `${id}-question`, "data-lm-suppress-shortcuts": "true" },
    ...[parts.question, parts.picture, parts.summary, parts.entry, parts.keys, parts.paste, parts.status],
  );
  return parts;
}

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// The picture: a column of dots for each answer, and the truth as a line among them.

const HIGH = 260; // pixels for the dots
const LARGEST = 24;
const MOST = 40; // dots in a column

function draw(parts, shown, chosen) {
  const { labels, hands } = shown;
  const most = Math.max(...hands, 1);
  const each = Math.ceil(most / MOST);
  const wide = (parts.picture.clientWidth || 600) / labels.length;
  const size = Math.min(LARGEST, wide * 0.9, HIGH / Math.ceil(most / each));
  const longest = Math.max(...labels.map((label) => label.length)) * 11 + 8;
  const words = longest > 60; // they wrap
  const step = words ? 1 : Math.ceil(longest / wide);
  parts.picture.style.setProperty("--cl-dot", `${size}px`);
  const columns = labels.map((label, index) => {
    const dots = element("div", { class: "cl-dots" });
    for (let left = hands[index]; left > 0; left -= each) dots.append(element("i"));
    const count = element("span", { class: "cl-times" }, hands[index] && wide > 22 ? String(hands[index]) : "");
    const name = element("span", { class: "cl-name" }, index % step ? "" : label);
    const mark = index === chosen && !shown.locked ? " cl-chosen" : "";
    return element("div", { class: `cl-column${mark}` }, count, dots, name);
  });
  parts.picture.replaceChildren(...columns);
  if (shown.place === null) return;
  const middle = (0.5 + shown.place * (labels.length - 1)) / labels.length;
  const line = element("div", { class: "cl-truth" });
  line.style.left = `${middle * 100}%`;
  const said = element("span", { class: "cl-said" }, shown.truth);
  parts.picture.append(line, said);
  const room = parts.picture.clientWidth - said.offsetWidth;
  said.style.left = `${Math.max(0, Math.min(room, middle * parts.picture.clientWidth - said.offsetWidth / 2))}px`;
}

function fill(parts, shown, chosen) {
  const { words, locked } = shown;
  setText(parts.question, shown.question);
  for (const name of ["add", "take", "keys"]) setText(parts[name], words[name]);
  setText(parts.label, words.value);
  setText(parts.lock, shown.lock);
  setText(parts.pasting, words.paste);
  setText(parts.listLabel, words.list);
  setText(parts.count, words.count_list);
  setText(parts.summary, shown.summary);
  setText(parts.value, shown.labels[chosen]);
  const last = shown.labels.length - 1;
  const spin = { "aria-valuenow": chosen, "aria-valuemax": last, "aria-valuetext": shown.says[chosen] };
  for (const [name, value] of Object.entries(spin)) parts.value.setAttribute(name, String(value));
  for (const [name, sign] of [["previous", "◂"], ["next", "▸"]]) {
    setText(parts[name], sign);
    parts[name].setAttribute("aria-label", words[name]);
  }
  for (const name of ["add", "take", "lock", "count"]) parts[name].setAttribute("aria-disabled", String(locked));
  parts.keys.hidden = parts.paste.hidden = locked;
  parts.picture.setAttribute("aria-label", [shown.summary, ...shown.says.filter((_, at) => shown.hands[at])].join(" "));
  draw(parts, shown, chosen);
  setText(parts.status, shown.status);
  parts.root.classList.toggle("cl-compared", locked && shown.truth !== "");
}

// Which answer is meant by keys typed one after the other: the one written so, or else the first that begins so.
function typed(labels, letters) {
  const lower = labels.map((label) => label.toLowerCase());
  const exact = lower.indexOf(letters);
  return exact >= 0 ? exact : lower.findIndex((label) => label.startsWith(letters));
}

const MOVES = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10 };
const ADDS = ["+", "=", " ", "Enter"];
const TAKES = ["-", "−", "Backspace"];
const PATIENCE = 4000; // milliseconds until it is said that Python does not answer

function render({ model, el }) {
  const parts = build();
  let waiting = null;
  let chosen = 0;
  let letters = "";
  const shown = () => model.get("shown");
  const show = () => {
    clearTimeout(waiting);
    fill(parts, shown(), chosen);
  };
  const send = (message) => {
    if (shown().locked) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => setText(parts.status, shown().silent), PATIENCE);
    letters = "";
    model.send(message);
  };
  const choose = (index) => {
    chosen = Math.max(0, Math.min(shown().labels.length - 1, index));
    fill(parts, shown(), chosen);
  };
  const type = (key) => {
    const { labels } = shown();
    const more = typed(labels, letters + key);
    letters = more >= 0 ? letters + key : key; // what leads nowhere begins anew
    const found = more >= 0 ? more : typed(labels, key);
    if (found >= 0) choose(found);
  };
  const press = (event) => {
    if (ADDS.includes(event.key)) send({ add: chosen });
    else if (TAKES.includes(event.key)) send({ take: chosen });
    else if (event.key in MOVES) choose(chosen + MOVES[event.key]);
    else if (event.key === "Home" || event.key === "End") choose(event.key === "Home" ? 0 : shown().labels.length);
    else if (event.key.length === 1) return event.preventDefault(), type(event.key.toLowerCase());
    else return;
    letters = "";
    event.preventDefault();
  };
  const paste = () => {
    send({ paste: parts.list.value });
  };
  parts.root.addEventListener("keydown", (event) => {
    if (keepKeys(event) && event.target === parts.value) press(event);
  });
  parts.list.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey) paste();
  });
  const acts = {
    previous: () => choose(chosen - 1),
    next: () => choose(chosen + 1),
    add: () => send({ add: chosen }),
    take: () => send({ take: chosen }),
    lock: () => send({ lock: true }),
    count: paste,
  };
  for (const [name, act] of Object.entries(acts)) parts[name].addEventListener("click", act);
  const seen = new ResizeObserver(() => draw(parts, shown(), chosen));
  seen.observe(parts.picture);
  model.on("change:shown", show);
  show();
  el.append(parts.root);
  return () => {
    clearTimeout(waiting);
    seen.disconnect();
    model.off("change:shown", show);
  };
}

export default { render };
