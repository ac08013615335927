// Rows of trials, and the last step: a button, how far it is, and a way to stop it. Nodes are made once, so that focus stays.

function say(node, words) {
  if (node.textContent !== words) node.textContent = words;
}

function button(go, model) {
  const node = element("button", { type: "button" });
  node.addEventListener("click", () => {
    if (node.getAttribute("aria-disabled") !== "true") model.send({ go });
  });
  return node;
}

function build(model) {
  const parts = {
    caption: element("caption"),
    head: element("tr"),
    body: element("tbody"),
    deal: button("deal", model),
    stop: button("stop", model),
    progress: element("progress", { max: "1" }),
    status: element("p", { role: "status" }),
  };
  const table = element("table", {}, parts.caption, element("thead", {}, parts.head), parts.body);
  const bar = element("div", { class: "cl-bar" }, parts.deal, parts.stop, parts.progress);
  const attributes = { class: "cl-box cl-many", role: "group", "data-lm-suppress-shortcuts": "true" };
  parts.root = element("div", attributes, table, bar, parts.status);
  return parts;
}

function row([first, ...rest]) {
  return element("tr", {}, element("th", { scope: "row" }, first), ...rest.map((cell) => element("td", {}, cell)));
}

function fill(parts, shown) {
  parts.root.setAttribute("aria-label", shown.title);
  parts.root.setAttribute("lang", shown.lang);
  say(parts.caption, shown.title);
  parts.head.replaceChildren(...shown.headings.map((words) => element("th", { scope: "col" }, words)));
  parts.body.replaceChildren(...shown.rows.map(row));
  say(parts.deal, shown.deal);
  say(parts.stop, shown.stop);
  parts.deal.setAttribute("aria-disabled", String(shown.running || shown.complete));
  parts.stop.setAttribute("aria-disabled", String(!shown.running));
  parts.progress.setAttribute("aria-label", shown.progress);
  parts.progress.value = shown.share;
  parts.progress.hidden = !shown.running;
  say(parts.status, shown.status);
}

// Lab would take printable keys as commands to the notebook. Escape stops what is dealt, or else leads out, as Tab does.
function pressed(event, model) {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || key === "Tab") return;
  if (key === "Escape" && !model.get("shown").running) return;
  if (key === "Enter" && event.shiftKey) return;
  event.stopPropagation();
  if (key !== "Escape") return;
  event.preventDefault();
  model.send({ go: "stop" });
}

function render({ model, el }) {
  const parts = build(model);
  const show = () => fill(parts, model.get("shown"));
  parts.root.addEventListener("keydown", (event) => pressed(event, model));
  model.on("change:shown", show);
  el.append(parts.root);
  show();
  return () => model.off("change:shown", show);
}

export default { render };
