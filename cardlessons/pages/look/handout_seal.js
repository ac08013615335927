// What is sealed: packed and written in base64. What was opened is kept nowhere but in the page.
async function openSeal(seal) {
  const bytes = Uint8Array.from(atob(seal), (sign) => sign.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

const WORDS = JSON.parse(document.getElementById("words").dataset.words);

// A sentence with its places filled.
function say(key, data = {}) {
  return WORDS[key].replace(/\{(\w+)\}/g, (place, name) => (name in data ? String(data[name]) : place));
}

function element(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

function setText(node, text) {
  if (node.textContent !== text) node.textContent = text;
}

// Keys of a group that has the focus; whatever has arrows of its own, a field or something wide, keeps them.
function onKeys(root, keys) {
  root.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target !== root && event.target.closest("input, .wide[tabindex]")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (!(key in keys)) return;
    event.preventDefault();
    keys[key]();
  });
}
