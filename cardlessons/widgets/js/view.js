// One view of a table: it shows the scene at the cursor, and turns clicks and keys into commands.

class View {
  constructor(player, model, el) {
    this.player = player;
    this.model = model;
    this.look = new Look(model);
    this.root = make("div", "cl-root", el, { role: "group", tabindex: "-1", lang: this.look.words.lang });
    this.table = make("div", "cl-table", this.root);
    this.build();
    this.listen();
    player.views.add(this);
    this.restyle();
  }

  build() {
    const { look, player } = this;
    const choose = (choice) => this.choose(choice);
    this.head = make("div", "cl-head", this.table);
    this.main = make("div", "cl-main", this.table);
    this.foot = make("div", "cl-foot", this.table);
    this.side = make("div", "cl-side", this.table);
    this.prompt = make("p", "cl-prompt", this.head);
    this.status = make("p", "cl-sentence", this.head, { role: "status", "aria-atomic": "true" });
    this.headline = make("span", "cl-headline", this.status);
    this.rest = make("span", "cl-rest", this.status);
    this.alert = make("p", "cl-alert", this.head, { role: "alert" });
    this.title = make("div", "cl-title", this.side);
    this.notice = make("p", "cl-notice", this.side);
    const seats = make("div", "cl-seats", this.side);
    this.odds = new Odds(look);
    this.side.append(this.odds.node);
    this.zones = new Keyed(this.main, (key) => new Zone(key, look, choose));
    this.seats = new Keyed(seats, (key) => new Zone(key, look, choose));
    const bars = { role: "toolbar", "aria-orientation": "vertical" };
    const choices = make("div", "cl-choices", this.foot, { ...bars, "aria-label": look.words.choices });
    const amounts = make("div", "cl-amounts", this.foot);
    const bar = make("div", "cl-bar cl-steps", this.foot, { ...bars, "aria-label": look.words.controls });
    const tell = (why) => this.tell(why);
    const control = (key, data) => new CONTROLS[data.kind](key, player, tell);
    this.choices = new Keyed(choices, control);
    this.amounts = new Keyed(amounts, control);
    this.controls = new Keyed(bar, control);
    this.chrome = new Chrome(this);
    this.rules = new RulesPanel(look, player);
    this.keys = new KeysPanel(look);
    this.foot.append(this.rules.node, this.chrome.node, this.keys.node);
    this.rove(amounts, choices, bar);
  }

  rove(amounts, ...bars) {
    const among = (selector, ...inside) => () =>
      inside.flatMap((place) => [...place.querySelectorAll(`${selector}:not([hidden])`)]);
    this.roving = [
      new Roving(among('[data-kind="layout"] .cl-spot', this.table), nearest),
      new Roving(among('[data-kind]:not([data-kind="layout"]) .cl-spot', this.table), nearest),
      ...[bars, [amounts], [this.chrome.node]].map((places) => new Roving(among("button", ...places), neighbour)),
    ];
  }

  listen() {
    this.root.addEventListener("keydown", (event) => pressed(this, event));
    this.root.addEventListener("focusin", ({ target }) => this.roving.find((group) => group.holds(target))?.settle(target));
    this.restyled = () => this.restyle();
    for (const name of LOOK) this.model.on(`change:${name}`, this.restyled);
    this.sized = new ResizeObserver(() => this.fit());
    this.sized.observe(this.root);
  }

  close() {
    for (const name of LOOK) this.model.off(`change:${name}`, this.restyled);
    this.sized.disconnect();
    this.player.views.delete(this);
    if (this.player.presenter === this) this.player.presenter = null;
    this.root.remove();
  }

  fit() {
    for (const keyed of [this.zones, this.seats]) for (const zone of keyed.parts.values()) zone.fit();
  }

  // Showing.

  restyle() {
    this.look.read();
    this.look.dress(this.root);
    present(this);
    for (const keyed of [this.zones, this.seats]) for (const zone of keyed.parts.values()) zone.spots.refresh();
    this.chrome.update();
    if (!this.player.scene) return;
    this.odds.update(this.player.scene, this.look);
    this.show();
  }

  show() {
    const { scene, error, waiting, busy } = this.player;
    const { words } = this.look;
    this.look.name(scene);
    this.sentence(scene.sentence ?? "");
    say(this.prompt, waiting ? busy || words[waiting] : (scene.prompt ?? ""));
    set(this.root, "aria-busy", waiting ? "true" : null);
    if (scene !== this.shown) this.told = "";
    say(this.alert, error || this.told || "");
    if (scene !== this.shown) this.draw(scene);
    for (const amount of this.amounts.parts.values()) amount.show();
    this.rules.update(scene);
  }

  draw(scene) {
    const focused = this.root.contains(document.activeElement) ? document.activeElement : null;
    this.shown = scene;
    set(this.root, "aria-label", scene.title);
    say(this.title, scene.title);
    say(this.notice, scene.notice ?? "");
    this.notice.hidden = !scene.notice;
    const zones = scene.keys.zones;
    this.zones.update(zones.filter((key) => scene.zones[key].kind !== "seats"), scene.zones);
    this.seats.update(zones.filter((key) => scene.zones[key].kind === "seats"), scene.zones);
    this.place(scene.controls, scene.keys.controls);
    this.odds.update(scene, this.look);
    this.keys.update(scene);
    for (const group of this.roving) group.refresh();
    if (focused && !focused.isConnected) this.root.focus();
  }

  // Where an amount can be said, whatever else can be said stands beside it, apart from what steps through the game.
  place(controls, keys) {
    const isAmount = (key) => controls[key].kind === "amount";
    const amounts = keys.filter(isAmount);
    const beside = amounts.some((key) => controls[key].command);
    const isSaid = (key) => beside && !isAmount(key) && SAYING.has(controls[key].command?.[0]);
    this.choices.parent.hidden = !beside;
    this.choices.update(keys.filter(isSaid), controls);
    this.amounts.update(amounts, controls);
    this.controls.update(keys.filter((key) => !isAmount(key) && !isSaid(key)), controls);
  }

  // The first sentence is what happened; what follows from it stands smaller. One node says both.
  sentence(words) {
    const [, first, rest] = /^(.*?[.!?])(?:\s+(.*))?$/s.exec(words) ?? [null, words, ""];
    say(this.headline, first);
    say(this.rest, rest ? ` ${rest}` : "");
  }

  tell(why) {
    this.told = why ?? "";
    say(this.alert, this.told);
  }

  // Doing.

  choose({ command, amount }) {
    const control = amount ? this.amounts.parts.get(amount) : null;
    if (control && !control.data.enabled) this.tell(control.data.why);
    else this.player.act(control ? filled(command, control.amount) : command);
  }

  flip(name) {
    this.player.presenter = this;
    this.look.flip(name);
  }

  press(key) {
    const controls = [this.choices, this.controls].flatMap((keyed) => [...keyed.parts.values()]);
    const control = controls.find(({ data }) => data.key?.toLowerCase() === key);
    control?.press?.();
    return Boolean(control);
  }
}

const SAYING = new Set(["play", "take"]);

export default () => {
  let player;
  return {
    initialize({ model }) {
      player = new Player(model);
      return () => player.close();
    },
    render({ model, el }) {
      const view = new View(player, model, el);
      return () => view.close();
    },
  };
};
