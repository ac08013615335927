// Zones and their spots.

class Spot {
  constructor(look, choose, crowded) {
    this.look = look;
    this.crowded = crowded;
    this.node = make("div", "cl-spot", null, { tabindex: "-1" });
    this.caption = make("span", "cl-caption", this.node);
    this.word = make("span", "cl-word", this.node);
    this.cards = make("span", "cl-cards", this.node);
    this.piles = make("span", "cl-piles", this.node);
    this.note = make("span", "cl-note", this.node);
    this.node.addEventListener("click", () => this.data.choice && choose(this.data.choice));
    this.tick = drawTick();
  }

  update(data) {
    const redraw = this.data?.cards !== data.cards || this.drawn !== this.look.numbers;
    const marks = data.marks ?? [];
    this.data = data;
    set(this.node, "role", data.choice ? "button" : "img");
    set(this.node, "aria-label", data.choice ? `${data.name}. ${data.choice.name}` : data.name);
    set(this.node, "data-marks", marks.join(" ") || null);
    say(this.caption, caption(data.caption ?? "", this.look));
    say(this.word, marks.map((mark) => this.look.words[`mark_${mark}`]).find(Boolean) ?? "");
    say(this.note, data.note ?? "");
    if (redraw) this.drawCards(data.cards ?? []);
    this.showPiles(data.piles ?? []);
    if (marks.includes("match")) this.node.append(this.tick);
    else this.tick.remove();
  }

  drawCards(faces) {
    this.drawn = this.look.numbers;
    this.cards.replaceChildren(...faces.map((face) => drawCard(face, this.look.deck, this.look.numbers)));
    set(this.node, "data-faces", faces.map((face) => face.code || "back").join(" ") || null);
  }

  showPiles(piles) {
    const words = piles.map((pile) => (this.crowded ? this.look.short(pile) : pile.label));
    while (this.piles.children.length > words.length) this.piles.lastChild.remove();
    while (this.piles.children.length < words.length) make("span", "cl-pile", this.piles);
    words.forEach((word, index) => {
      say(this.piles.children[index], word);
      set(this.piles.children[index], "title", piles[index].name);
    });
  }
}

class Zone {
  constructor(key, look, choose) {
    this.look = look;
    this.node = make("div", "cl-zone", null, { role: "group" });
    this.heading = make("div", "cl-zone-caption", this.node, { "aria-hidden": "true" });
    this.grid = make("div", "cl-grid", this.node);
    this.spots = new Keyed(this.grid, () => new Spot(look, choose, this.data.kind !== "seats"));
  }

  update(data) {
    this.data = data;
    set(this.node, "data-kind", data.kind);
    set(this.node, "data-wide", data.width > 1 ? "true" : null);
    set(this.node, "data-few", data.kind === "cards" && data.columns <= FEW ? "true" : null);
    set(this.node, "data-marks", (data.marks ?? []).join(" ") || null);
    set(this.node, "aria-label", data.caption);
    say(this.heading, data.caption);
    this.spots.update(data.keys, data.spots);
    this.fit();
  }

  // As many columns as there is room for, all rows about equally long: thirteen fall into seven and six.
  fit() {
    const columns = this.data.kind === "seats" ? 1 : this.data.columns;
    const narrowest = NARROWEST * (this.data.width ?? 1);
    const room = Math.max(1, Math.floor((this.grid.clientWidth + GAP) / (narrowest + GAP)));
    const rows = Math.ceil(columns / Math.min(columns, room));
    this.grid.style.setProperty("--columns", Math.ceil(columns / rows));
    this.grid.style.setProperty("--cards", this.data.width ?? 1);
  }
}

const FEW = 4;
const NARROWEST = 44;
const GAP = 3;
