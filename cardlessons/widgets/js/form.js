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
