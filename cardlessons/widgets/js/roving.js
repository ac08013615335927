// One tab stop for many nodes. In a zone the arrows go to the nearest node in their direction, wherever the rows break; in
// a bar up and down go along it, since left and right step through the deal.

const DIRECTIONS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

class Roving {
  constructor(nodes, next) {
    this.nodes = nodes;
    this.next = next;
  }

  refresh() {
    const nodes = this.nodes();
    if (!nodes.includes(this.stop)) this.stop = nodes[0];
    for (const node of nodes) set(node, "tabindex", node === this.stop ? "0" : "-1");
  }

  holds(node) {
    return this.nodes().includes(node);
  }

  // The node takes over the tab stop, as when it is clicked.
  settle(node) {
    this.stop = node;
    this.refresh();
  }

  go(from, key) {
    const next = this.next(from, this.nodes(), key);
    next?.focus();
    return next !== null;
  }
}

function neighbour(from, nodes, key) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[key];
  return step ? (nodes[nodes.indexOf(from) + step] ?? from) : null;
}

function nearest(from, nodes, key) {
  if (!DIRECTIONS[key]) return null;
  const [dx, dy] = DIRECTIONS[key];
  const start = middle(from);
  let best = from;
  let least = Infinity;
  for (const node of nodes) {
    const place = middle(node);
    const along = (place.x - start.x) * dx + (place.y - start.y) * dy;
    const aside = Math.abs((place.x - start.x) * dy) + Math.abs((place.y - start.y) * dx);
    if (node === from || along < 1 || aside > 2 * along) continue;
    if (along + 3 * aside < least) [best, least] = [node, along + 3 * aside];
  }
  return best;
}

function middle(node) {
  const box = node.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}
