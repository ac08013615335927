// The controls that a scene may have: buttons, amounts, picks and toggles. None is ever `disabled`, which would take its
// focus away; one that cannot be used now says why.

class Control {
  constructor(key, player, tell) {
    this.key = key;
    this.player = player;
    this.tell = tell;
    this.node = make("span", "cl-control");
  }

  button(className, parent = this.node) {
    return make("button", `cl-button ${className}`, parent, { type: "button", tabindex: "-1" });
  }

  use(command) {
    if (this.data.enabled) this.player.act(command);
    else this.tell(this.data.why);
  }

  able(node) {
    set(node, "aria-disabled", this.data.enabled ? null : "true");
    set(node, "title", this.data.enabled ? null : this.data.why);
  }
}

class ButtonControl extends Control {
  constructor(...given) {
    super(...given);
    this.face = this.button("");
    this.face.addEventListener("click", () => this.press());
    set(this.face, "data-control", this.key);
  }

  update(data) {
    this.data = data;
    say(this.face, data.label);
    this.able(this.face);
    set(this.face, "data-primary", data.primary ? "true" : null);
    set(this.face, "aria-pressed", data.kind === "toggle" ? String(Boolean(data.on)) : null);
    set(this.face, "aria-keyshortcuts", KEY_NAMES[data.key] ?? data.key ?? null);
  }

  press() {
    const [name] = this.data.command;
    const rules = this.player.chosenRules;
    if (name === "next_deal" && Object.keys(rules).length) this.use([name, { ...rules }]);
    else this.use(this.data.command);
  }
}

const KEY_NAMES = { "←": "ArrowLeft", "→": "ArrowRight" };

class PickControl extends Control {
  constructor(...given) {
    super(...given);
    set(this.node, "role", "group");
    this.options = new Keyed(this.node, (index) => this.option(index));
  }

  option(index) {
    const node = this.button("");
    node.addEventListener("click", () => this.use(this.data.options[index][1]));
    return { node, update: ([label]) => say(node, label) };
  }

  update(data) {
    this.data = data;
    set(this.node, "aria-label", data.label);
    this.options.update(Object.keys(data.options), data.options);
    for (const { node } of this.options.parts.values()) this.able(node);
  }
}

// An amount: typed, stepped, slid to, or one of the quick values. It is kept for all views, as a person left it.
class AmountControl extends Control {
  constructor(...given) {
    super(...given);
    this.node.classList.add("cl-amount");
    set(this.node, "role", "group");
    this.label = make("span", "cl-amount-label", this.node, { "aria-hidden": "true" });
    this.input = make("input", "cl-input", this.node, { type: "number", inputmode: "numeric" });
    this.input.addEventListener("change", () => this.choose(this.input.valueAsNumber));
    this.slider = this.slide();
    this.quick = new Keyed(make("span", "cl-quick", this.node), (index) => this.quickButton(index));
    this.send = this.button("cl-send");
    this.send.addEventListener("click", () => this.use(filled(this.data.command, this.amount)));
  }

  // For the pointer: the keyboard has the field beside it, so that it costs no tab stop.
  slide() {
    const node = make("input", "cl-slider", this.node, { type: "range", tabindex: "-1" });
    node.addEventListener("input", () => {
      if (!this.data.enabled) this.tell(this.data.why);
      this.choose(this.data.enabled ? node.valueAsNumber : this.amount);
    });
    return node;
  }

  quickButton(index) {
    const node = this.button("cl-quick-button");
    node.addEventListener("click", () => (this.data.enabled ? this.choose(this.data.quick[index][1]) : this.tell(this.data.why)));
    return { node, update: ([label]) => say(node, label) };
  }

  get amount() {
    const { low, high, value, step = 1 } = this.data;
    const chosen = this.player.amounts.get(this.key) ?? value;
    const stepped = low + Math.round((chosen - low) / step) * step;
    return Math.max(low, Math.min(high, stepped));
  }

  choose(amount) {
    if (Number.isFinite(amount)) this.player.amounts.set(this.key, amount);
    this.player.show();
  }

  update(data) {
    this.data = data;
    set(this.node, "aria-label", data.label);
    for (const node of [this.input, this.slider]) set(node, "aria-label", data.label);
    say(this.label, data.label);
    this.quick.update(Object.keys(data.quick ?? []), data.quick ?? []);
    say(this.send, data.label);
    this.send.hidden = this.slider.hidden = !data.command;
    this.label.hidden = Boolean(data.command);
    for (const node of [this.input, this.slider, this.send]) this.able(node);
    this.input.readOnly = !data.enabled;
    this.show();
  }

  show() {
    const { low, high, step = 1 } = this.data;
    for (const node of [this.input, this.slider]) {
      setAll(node, { min: low, max: high, step });
      if (node.valueAsNumber !== this.amount) node.value = this.amount;
    }
    for (const [index, { node }] of this.quick.parts) {
      this.able(node);
      set(node, "aria-pressed", String(this.data.quick[index][1] === this.amount));
    }
  }
}

const CONTROLS = { button: ButtonControl, toggle: ButtonControl, pick: PickControl, amount: AmountControl };

// A command with the amount in its hole.
function filled(command, amount) {
  return command.map((part) => (Array.isArray(part) ? filled(part, amount) : part === "*" ? amount : part));
}
