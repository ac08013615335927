// The form of one prediction. It is built once and then only filled, so that focus and the live region stay.

function numberField(id) {
  return element("input", { id, type: "text", inputmode: "decimal", autocomplete: "off", maxlength: "24" });
}

function wordField(id, [invitation, ...words]) {
  const options = words.map((word) => element("option", { value: word }, word));
  return element("select", { id }, element("option", { value: "" }, invitation), ...options);
}

function build(words) {
  const id = ownId("prediction");
  const field = words.length ? wordField(`${id}-input`, words) : numberField(`${id}-input`);
  field.setAttribute("aria-describedby", `${id}-question ${id}-hint`);
  const parts = {
    question: element("p", { class: "cl-question", id: `${id}-question` }),
    label: element("label", { for: `${id}-input` }),
    input: field,
    button: element("button", { type: "button" }),
    hint: element("p", { class: "cl-hint", id: `${id}-hint` }),
    said: element("dl", { class: "cl-said" }),
    status: element("p", { role: "status" }),
  };
  parts.root = element(
    "div",
    { class: "cl-prediction", role: "group", "aria-labelledby": `${id}-question`, "data-lm-suppress-shortcuts": "true" },
    parts.question,
    element("div", { class: "cl-entry" }, parts.label, parts.input, parts.button),
    parts.hint,
    parts.said,
    parts.status,
  );
  return parts;
}

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

function fill(parts, shown) {
  setText(parts.question, shown.question);
  setText(parts.label, shown.label);
  setText(parts.button, shown.button);
  setText(parts.hint, shown.hint);
  parts.hint.hidden = shown.locked;
  // A list cannot be read-only; it is locked by being disabled, a field by being read-only, which keeps the focus.
  parts.input[parts.input.tagName === "SELECT" ? "disabled" : "readOnly"] = shown.locked;
  parts.input.setAttribute("aria-invalid", String(shown.problem));
  parts.button.setAttribute("aria-disabled", String(shown.locked));
  if (shown.locked) parts.input.value = shown.entry;
  // What was predicted stands in the field; beside it, once there is one, the outcome.
  const beside = shown.said.slice(1);
  parts.said.replaceChildren(
    ...beside.map(([label, words]) => element("div", {}, element("dt", {}, label), element("dd", {}, words))),
  );
  parts.said.hidden = !beside.length;
  parts.root.classList.toggle("cl-compared", beside.length > 0);
  setText(parts.status, shown.status);
}

const PATIENCE = 4000; // milliseconds until it is said that Python does not answer

function render({ model, el }) {
  const parts = build(model.get("shown").words);
  let waiting = null;
  const show = () => {
    clearTimeout(waiting);
    fill(parts, model.get("shown"));
  };
  const lock = () => {
    const shown = model.get("shown");
    if (shown.locked) return;
    clearTimeout(waiting);
    setText(parts.status, "");
    waiting = setTimeout(() => setText(parts.status, shown.silent), PATIENCE);
    model.send({ lock: parts.input.value });
  };
  parts.root.addEventListener("keydown", keepKeys);
  parts.button.addEventListener("click", lock);
  parts.input.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && !event.shiftKey) lock();
  });
  model.on("change:shown", show);
  show();
  el.append(parts.root);
  return () => {
    clearTimeout(waiting);
    model.off("change:shown", show);
  };
}

export default { render };
