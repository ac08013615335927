// What stands beside the table: the odds, the rules, the keys.

class Odds {
  constructor(look) {
    this.node = make("div", "cl-odds", null, { tabindex: "0", role: "group", "aria-label": look.words.odds });
    make("div", "cl-zone-caption", this.node, { "aria-hidden": "true" }).textContent = look.words.odds;
    this.list = make("div", "", this.node, { role: "list" });
    this.rows = new Keyed(this.list, () => new OddsRow());
  }

  update(scene, look) {
    this.node.hidden = !look.showOdds || !scene.odds;
    this.rows.update(scene.keys.odds, scene.odds ?? {});
  }
}

class OddsRow {
  constructor() {
    this.node = make("div", "cl-odds-row", null, { role: "listitem" });
    this.label = make("span", "cl-odds-label", this.node);
    this.parts = ["counts", "fraction", "decimal"].map((name) => [name, make("span", `cl-${name}`, this.node)]);
  }

  update(data) {
    say(this.label, data.label);
    for (const [name, node] of this.parts) say(node, data[name] ?? "");
  }
}

// The rules in force, in plain words, and what else may be chosen for the next deal.
class RulesPanel {
  constructor(look, player) {
    this.player = player;
    this.node = make("details", "cl-rules");
    make("summary", "cl-button", this.node).textContent = look.words.rules;
    make("p", "cl-rules-note", this.node).textContent = look.words.rules_note;
    this.rows = new Keyed(make("div", "cl-rules-list", this.node), (key) => new RuleRow(key, look, player));
  }

  update(scene) {
    this.node.hidden = !scene.rules;
    this.rows.update(scene.keys.rules, scene.rules ?? {});
    for (const row of this.rows.parts.values()) row.show();
  }
}

class RuleRow {
  constructor(key, look, player) {
    this.key = key;
    this.player = player;
    this.node = make("div", "cl-rule");
    this.label = make("div", "cl-rule-label", this.node);
    this.says = make("div", "cl-rule-says", this.node);
    const label = make("label", "cl-rule-choice", this.node);
    make("span", "", label).textContent = look.words.next_deal_rule;
    this.about = make("span", "cl-unseen", label);
    this.select = make("select", "cl-input", label);
    this.select.addEventListener("change", () => this.choose(this.select.value));
  }

  choose(value) {
    if (value === this.data.value) delete this.player.chosenRules[this.key];
    else this.player.chosenRules[this.key] = value;
    this.player.show();
  }

  update(data) {
    this.data = data;
    say(this.label, data.label);
    say(this.says, data.says);
    say(this.about, data.label);
    this.select.parentNode.hidden = !data.options;
    const options = (data.options ?? []).map(([value, label]) => new Option(label, value));
    this.select.replaceChildren(...options);
  }

  show() {
    const value = this.player.chosenRules[this.key] ?? this.data.value;
    if (this.select.value !== value) this.select.value = value;
  }
}

class KeysPanel {
  constructor(look) {
    this.look = look;
    this.node = make("div", "cl-keys", null, { role: "group", "aria-label": look.words.keys });
    this.list = make("div", "cl-keys-list", this.node, { role: "list" });
    this.node.hidden = true;
  }

  update(scene) {
    const ours = this.look.words.key_list;
    const theirs = Object.values(scene.controls ?? {}).filter((control) => control.key);
    const rows = [...theirs.map(({ key, label }) => [key.toUpperCase(), label]), ...ours];
    const shown = JSON.stringify(rows);
    if (shown === this.shown) return;
    this.shown = shown;
    this.list.replaceChildren();
    for (const [keys, meaning] of rows) {
      const row = make("div", "cl-key", this.list, { role: "listitem" });
      make("span", "cl-key-names", row).textContent = keys;
      make("span", "", row).textContent = meaning;
    }
  }
}
