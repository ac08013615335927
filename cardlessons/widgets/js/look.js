// How the table looks: traits that every view of it shares, and the deck and the words that came with it.

const LOOK = ["show_odds", "presentation", "number_deck", "colours"];

class Look {
  constructor(model) {
    this.model = model;
    this.words = model.get("words");
    this.deck = model.get("deck");
    this.names = [];
    this.read();
  }

  read() {
    this.showOdds = this.model.get("show_odds");
    this.presentation = this.model.get("presentation");
    this.numbers = this.model.get("number_deck");
    this.colours = this.model.get("colours");
  }

  flip(name) {
    const value = name === "colours" ? (this.colours === "four" ? "two" : "four") : !this.model.get(name);
    this.model.set(name, value);
    this.model.save_changes();
  }

  dress(root) {
    for (const [suit, colour] of Object.entries(this.deck.colours[this.colours])) {
      root.style.setProperty(`--cl-suit-${suit}`, colour);
    }
    root.style.setProperty("--cl-face", this.deck.face_colour);
    root.style.setProperty("--cl-back", this.deck.back_colour);
    root.classList.toggle("cl-with-odds", this.showOdds);
  }

  // Whoever sits at the table is named by as few letters as tell them apart where there is room for no more.
  name(scene) {
    const seats = Object.values(scene.zones ?? {}).filter((zone) => zone.kind === "seats");
    this.names = seats.flatMap((zone) => Object.values(zone.spots).map((spot) => spot.caption ?? ""));
  }

  short(pile) {
    const owner = /^\D*/.exec(pile.label)[0].trim();
    const others = this.names.filter((name) => !name.startsWith(owner));
    if (!owner || others.length === this.names.length) return pile.label;
    let letters = 1;
    while (letters < owner.length && others.some((name) => name.startsWith(owner.slice(0, letters)))) letters++;
    return owner.slice(0, letters) + pile.chips;
  }
}

// The widget's own switches.
class Chrome {
  constructor(view) {
    this.view = view;
    const { words } = view.look;
    this.node = make("div", "cl-bar cl-chrome", null, { role: "toolbar", "aria-label": words.view, "aria-orientation": "vertical" });
    this.switches = LOOK.map((name) => [name, this.button(words[name], SWITCH_KEYS[name], () => view.flip(name))]);
    this.help = this.button("?", "?", () => this.toggleKeys());
    setAll(this.help, { "aria-label": words.keys, "aria-expanded": "false" });
  }

  button(label, key, action) {
    const node = make("button", "cl-button", this.node, { type: "button", tabindex: "-1", "aria-keyshortcuts": key });
    node.textContent = label;
    node.addEventListener("click", action);
    return node;
  }

  toggleKeys() {
    const panel = this.view.keys.node;
    panel.hidden = !panel.hidden;
    set(this.help, "aria-expanded", String(!panel.hidden));
    if (!panel.hidden) panel.scrollIntoView({ block: "nearest" });
  }

  update() {
    const { showOdds, presentation, numbers, colours } = this.view.look;
    const on = { show_odds: showOdds, presentation, number_deck: numbers, colours: colours === "two" };
    for (const [name, node] of this.switches) set(node, "aria-pressed", String(on[name]));
  }
}

const SWITCH_KEYS = { show_odds: "o", presentation: "p", number_deck: "d", colours: "c" };

// Presentation size: the table alone on the whole page, above everything that the notebook draws. Of several views of
// one table one can have the page: that in which it was asked for, or else the first.
function present(view) {
  const { root, player } = view;
  const whole = view.look.presentation && (player.presenter ?? [...player.views][0]) === view;
  if (whole === root.classList.contains("cl-whole")) return;
  const focused = root.contains(document.activeElement) ? document.activeElement : null;
  root.classList.toggle("cl-whole", whole);
  set(root, "popover", whole ? "manual" : null);
  if (whole) root.showPopover?.();
  (focused ?? (whole ? root : null))?.focus({ preventScroll: whole });
}
