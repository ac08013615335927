// Scenes as they travel: a first one and merge patches (RFC 7396). What a patch leaves alone keeps its identity, so that
// drawing can skip it.

function patched(old, patch) {
  const made = { ...old };
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete made[key];
    else if (isTree(value) && isTree(made[key])) made[key] = patched(made[key], value);
    else made[key] = value;
  }
  return made;
}

function isTree(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isEmpty(patch = {}) {
  return !Object.keys(patch).length;
}

// All scenes of one deal. Scene `base` is the first; `last` the latest that is known.
class Scenes {
  constructor() {
    this.base = 0;
    this.known = [];
    this.unmark();
  }

  reset(base, first, patches) {
    this.base = base;
    this.known = [first];
    this.unmark();
    this.append(patches);
  }

  replace(from, patches) {
    this.known.length = from - this.base;
    this.unmark();
    this.append(patches);
  }

  append(patches) {
    for (const patch of patches) this.known.push(patched(this.known.at(-1), patch));
  }

  get last() {
    return this.base + this.known.length - 1;
  }

  has(cursor) {
    return cursor >= this.base && cursor <= this.last;
  }

  // What is marked for a while lies over the scenes, which stay as they are: a patch for each.
  mark(patches) {
    this.marked = this.known.map((scene, index) => (isEmpty(patches[index]) ? scene : patched(scene, patches[index])));
  }

  unmark() {
    this.marked = null;
  }

  at(cursor) {
    return (this.marked ?? this.known)[cursor - this.base];
  }
}
