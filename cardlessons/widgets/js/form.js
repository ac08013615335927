function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

// Each form runs in a copy of its script, so what tells forms apart is counted in the page: no two share an id.
function ownId(kind) {
  window.cardlessonsForms = (window.cardlessonsForms ?? 0) + 1;
  return `cl-${kind}-${window.cardlessonsForms}`;
}

// Lab would take printable keys, arrows and Enter as commands to the notebook: `b` adds a cell, `m` makes this one text.
// Tab and Escape leave the form, and Shift+Enter or keys with Ctrl still are Lab's. Whether the key is the form's.
function keepKeys(event) {
  const command = event.ctrlKey || event.metaKey || event.altKey || (event.shiftKey && event.key === "Enter");
  if (!command && event.key !== "Tab" && event.key !== "Escape") event.stopPropagation();
  return !command;
}
