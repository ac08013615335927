// The rule laboratory. Lists are kept and only filled, so that focus and the live region stay.

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function build() {
  const id = ownId("lab");
  const parts = {
    id,
    lists: new Map(),
    title: element("p", { class: "cl-title", id: `${id}-title` }),
    rules: element("div", { class: "cl-rules", role: "group" }),
    reset: element("button", { type: "button" }),
    head: element("tr", { role: "row" }),
    body: element("tbody", { role: "rowgroup" }),
    status: element("p", { role: "status" }),
  };
  // The roles are said, since a narrow page lays the table out as blocks.
  const head = element("thead", { role: "rowgroup" }, parts.head);
  const table = element("table", { role: "table", "aria-labelledby": `${id}-title` }, head, parts.body);
  parts.root = element(
    "div",
    { class: "cl-box cl-lab", role: "group", "aria-labelledby": `${id}-title`, "data-lm-suppress-shortcuts": "true" },
    parts.title,
    parts.status,
    element("div", { class: "cl-bench" }, parts.rules, element("div", { class: "cl-figures" }, table)),
  );
  return parts;
}

function fill(parts, shown, choose) {
  setText(parts.title, shown.title);
  setText(parts.reset, shown.words.reset);
  parts.rules.setAttribute("aria-label", shown.words.rules);
  fillLists(parts, shown.rules, choose);
  parts.head.replaceChildren(...shown.head.map((words) => element("th", { scope: "col", role: "columnheader" }, words)));
  parts.body.replaceChildren(...shown.body.map((row) => line(row, shown.head)));
  setText(parts.status, shown.status);
}

// A list that is gone, since another rule settles it, goes; the others stay where they are.
function fillLists(parts, rules, choose) {
  const keys = rules.map((rule) => rule.key);
  for (const [key, list] of parts.lists) {
    if (!keys.includes(key)) (list.node.remove(), parts.lists.delete(key));
  }
  rules.forEach((rule, at) => {
    const list = parts.lists.get(rule.key) ?? newList(parts, rule.key, choose);
    if (parts.rules.children[at] !== list.node) parts.rules.insertBefore(list.node, parts.rules.children[at] ?? null);
    setText(list.label, rule.label);
    fillOptions(list.select, rule);
  });
  if (parts.rules.lastChild !== parts.reset) parts.rules.append(parts.reset);
}

function newList(parts, key, choose) {
  const id = `${parts.id}-${key}`;
  const label = element("label", { for: id });
  const select = element("select", { id });
  select.addEventListener("change", () => choose(key, select.value));
  const list = { label, select, node: element("div", {}, label, select) };
  parts.lists.set(key, list);
  return list;
}

// What is in force is chosen, though no list may offer it: rules put together one by one make no game that has a name.
function fillOptions(select, rule) {
  const offered = rule.options.some(([value]) => value === rule.value);
  const options = offered ? rule.options : [[rule.value, rule.says], ...rule.options];
  const before = [...select.options].map((option) => [option.value, option.textContent]);
  if (JSON.stringify(before) !== JSON.stringify(options)) {
    select.replaceChildren(...options.map(([value, words]) => element("option", { value }, words)));
  }
  select.value = rule.value;
}

function line({ cells: [name, ...values], moved }, [, ...heads]) {
  const cells = values.map((words, at) => {
    const pieces = words.split(" · ").map((piece) => element("span", {}, piece));
    const cell = element("td", { role: "cell", "data-head": heads[at] });
    cell.append(...pieces.flatMap((piece, index) => (index ? [" · ", piece] : [piece])));
    return cell;
  });
  const head = element("th", { scope: "row", role: "rowheader" }, name);
  return element("tr", { role: "row", class: moved ? "cl-moved" : "" }, head, ...cells);
}

const PATIENCE = 4000; // milliseconds until it is said that Python does not answer

function render({ model, el }) {
  const parts = build();
  let waiting = null;
  const send = (message) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => setText(parts.status, model.get("shown").words.silent), PATIENCE);
    model.send(message);
  };
  const show = () => {
    clearTimeout(waiting);
    fill(parts, model.get("shown"), (rule, value) => send({ choose: [rule, value] }));
  };
  parts.root.addEventListener("keydown", keepKeys);
  parts.reset.addEventListener("click", () => send({ reset: true }));
  model.on("change:shown", show);
  show();
  el.append(parts.root);
  return () => {
    clearTimeout(waiting);
    model.off("change:shown", show);
  };
}

export default { render };
