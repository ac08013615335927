// Nodes are made once and changed in place: whatever has the focus keeps it.

const SVG = "http://www.w3.org/2000/svg";

function make(tag, className, parent, attributes = {}) {
  const node = document.createElement(tag);
  if (className) node.className = className;
  setAll(node, attributes);
  parent?.append(node);
  return node;
}

function draw(tag, parent, attributes) {
  const node = document.createElementNS(SVG, tag);
  setAll(node, attributes);
  parent?.append(node);
  return node;
}

function setAll(node, attributes) {
  for (const [name, value] of Object.entries(attributes)) set(node, name, value);
}

function set(node, name, value) {
  if (value === null || value === undefined || value === false) node.removeAttribute(name);
  else if (node.getAttribute(name) !== String(value)) node.setAttribute(name, value);
}

function say(node, words = "") {
  if (node.textContent !== words) node.textContent = words;
}

// The nodes of a list by key. A node that stays is never moved, since moving it would take its focus away.
class Keyed {
  constructor(parent, make) {
    this.parent = parent;
    this.make = make;
    this.parts = new Map();
  }

  update(keys, values) {
    for (const [key, part] of this.parts) if (!keys.includes(key)) this.drop(key, part);
    let after = null;
    for (const key of keys) {
      let part = this.parts.get(key);
      if (!part) {
        part = this.make(key, values[key]);
        this.parts.set(key, part);
        if (after) after.after(part.node);
        else this.parent.prepend(part.node);
      }
      after = part.node;
      if (part.shown !== values[key]) part.update(values[key]);
      part.shown = values[key];
    }
  }

  // What depends on more than its own data is shown again.
  refresh() {
    for (const part of this.parts.values()) part.update(part.shown);
  }

  drop(key, part) {
    part.node.remove();
    this.parts.delete(key);
  }
}
