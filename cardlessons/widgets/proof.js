// A proof, step by step. The buttons are made once; steps are only added or taken away at the end, so that focus stays.

const KEYS = { ArrowRight: "next", ArrowLeft: "back", Home: "first", End: "all" };

function button(go, model) {
  const node = element("button", { type: "button" });
  node.addEventListener("click", () => {
    if (node.getAttribute("aria-disabled") !== "true") model.send({ go });
  });
  return node;
}

function build(model) {
  const parts = {
    steps: element("ol"),
    checked: element("p", { class: "cl-checked" }),
    where: element("span", { class: "cl-where", "aria-hidden": "true" }),
    back: button("back", model),
    next: button("next", model),
    all: button("all", model),
    problem: element("p", { class: "cl-problem" }),
    status: element("p", { role: "status", class: "cl-status" }),
    marked: element("p", { role: "status", class: "cl-marked" }),
  };
  const bar = element("div", { class: "cl-bar" }, parts.back, parts.next, parts.all, parts.where);
  const attributes = { class: "cl-box cl-proof", role: "group", "data-lm-suppress-shortcuts": "true" };
  parts.root = element("div", attributes, parts.steps, parts.checked, bar, parts.marked, parts.problem, parts.status);
  return parts;
}

// Each piece of a line may go to a line of its own where the page is narrow.
function stepNode({ sentence, line, terms }) {
  const pieces = line.map((piece, index) => {
    const holder = element("span", terms[index] ? { "data-term": terms[index] } : {});
    holder.innerHTML = `<math>${piece}</math>`;
    return holder;
  });
  return element("li", {}, element("p", {}, sentence), element("div", { class: "cl-line" }, ...pieces));
}

// A term that counts cards at a table in view can have the focus, which marks them there.
function link(root, links) {
  for (const node of root.querySelectorAll("[data-term]")) {
    const words = links[node.dataset.term];
    const attributes = { tabindex: "0", role: "button", "aria-label": words };
    for (const [name, value] of Object.entries(attributes)) {
      if (words) node.setAttribute(name, value);
      else node.removeAttribute(name);
    }
  }
}

function focusMarks(root, model) {
  const term = (node) => (node?.matches?.('[data-term][role="button"]') && root.contains(node) ? node.dataset.term : "");
  root.addEventListener("focusin", ({ target }) => {
    if (term(target)) model.send({ term: term(target) });
  });
  root.addEventListener("focusout", ({ target, relatedTarget }) => {
    if (term(target) && !term(relatedTarget)) model.send({ term: "" });
  });
}

// A formula wider than the page can be moved by the arrows, if it can have the focus.
function letScroll(root) {
  for (const line of root.querySelectorAll(".cl-line")) {
    if (line.scrollWidth > line.clientWidth) line.setAttribute("tabindex", "0");
    else line.removeAttribute("tabindex");
  }
}

function fill(parts, shown) {
  const { steps, labels } = shown;
  parts.root.setAttribute("aria-label", labels.proof);
  parts.root.setAttribute("lang", shown.lang);
  while (parts.steps.children.length > steps.length) parts.steps.lastChild.remove();
  for (const step of steps.slice(parts.steps.children.length)) parts.steps.append(stepNode(step));
  parts.checked.textContent = shown.checked;
  parts.checked.hidden = !shown.checked;
  for (const name of ["back", "next", "all"]) parts[name].textContent = labels[name];
  parts.back.setAttribute("aria-disabled", String(steps.length === 1));
  parts.next.setAttribute("aria-disabled", String(shown.all));
  parts.all.setAttribute("aria-disabled", String(shown.all));
  parts.where.textContent = shown.where;
  parts.problem.textContent = shown.problem;
  parts.problem.hidden = !shown.problem;
  const said = `${shown.problem} ${shown.where}. ${steps.at(-1).sentence} ${shown.checked}`.trim();
  if (parts.status.textContent !== said) parts.status.textContent = said;
}

// Lab would take printable keys and arrows as commands to the notebook. Tab and Escape lead out.
function pressed(event, model) {
  const { key } = event;
  if (key === "Escape") event.target.blur();
  if (event.ctrlKey || event.metaKey || event.altKey || key === "Tab" || key === "Escape") return;
  if (key === "Enter" && event.shiftKey) return;
  event.stopPropagation();
  const go = event.target.closest(".cl-line") ? undefined : KEYS[key];
  if (!go) return;
  event.preventDefault();
  model.send({ go });
}

function render({ model, el }) {
  const parts = build(model);
  const show = () => {
    fill(parts, model.get("shown"));
    link(parts.steps, model.get("links"));
    letScroll(parts.root);
  };
  const watch = new ResizeObserver(() => letScroll(parts.root));
  const mark = () => {
    parts.marked.textContent = model.get("marked");
  };
  parts.root.addEventListener("keydown", (event) => pressed(event, model));
  focusMarks(parts.root, model);
  model.on("change:shown change:links", show);
  model.on("change:marked", mark);
  el.append(parts.root);
  watch.observe(parts.root);
  show();
  return () => {
    watch.disconnect();
    model.off("change:shown change:links", show);
    model.off("change:marked", mark);
  };
}

export default { render };
