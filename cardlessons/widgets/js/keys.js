// Keys. Printable ones and arrows end here: the notebook would take `b` or `m` as a command and change its cells.

const MOVES = { ArrowRight: "step", ArrowLeft: "undo", Home: "first", End: "last" };
const OURS = new Set(["Enter", " ", "Home", "End", "Backspace", "Delete"]);

function pressed(view, event) {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || key === "Tab") return;
  if (key === "Escape") {
    leave(view, event);
    return;
  }
  if (key.length > 1 && !key.startsWith("Arrow") && !OURS.has(key)) return;
  if (key === "Enter" && event.shiftKey) return;
  event.stopPropagation();
  if (target.closest("input, select")) return;
  if (did(view, latin(event), target)) event.preventDefault();
}

// The letter on the key, whatever alphabet the keyboard is set to.
function latin({ key, code }) {
  return key.length === 1 && key.codePointAt(0) > 127 && code.startsWith("Key") ? code.slice(3) : key;
}

function did(view, key, target) {
  if (key === "Enter" || key === " ") return activated(view, target);
  const group = view.roving.find((each) => each.holds(target));
  if (group?.go(target, key)) return true;
  if (MOVES[key]) {
    view.player.act([MOVES[key]]);
    return true;
  }
  if (key.startsWith("Arrow")) return false;
  return letter(view, key.toLowerCase());
}

// A spot is no native button, so that it need not become another node when its choice comes and goes.
function activated(view, target) {
  if (!target.matches(".cl-spot")) return false;
  target.click();
  return true;
}

function letter(view, key) {
  const chrome = Object.keys(SWITCH_KEYS).find((name) => SWITCH_KEYS[name] === key);
  if (chrome) view.flip(chrome);
  else if (key === "?") view.chrome.toggleKeys();
  else return view.press(key);
  return true;
}

// Escape leads out: of the list of keys, of presentation size, of the table.
function leave(view, event) {
  if (!view.keys.node.hidden) view.chrome.toggleKeys();
  else if (view.look.presentation) view.flip("presentation");
  else {
    document.activeElement.blur();
    return;
  }
  event.stopPropagation();
}
