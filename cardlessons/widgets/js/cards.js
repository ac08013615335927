// A card as a picture: the deck's paths on a white face.

function drawCard(face, deck, numbers) {
  const node = make("span", `cl-card cl-suit-${face.code?.slice(-1)}`);
  const picture = draw("svg", node, { viewBox: `0 0 ${deck.size.join(" ")}`, "aria-hidden": "true", focusable: "false" });
  if (!face.code) {
    node.classList.add("cl-back");
    draw("path", picture, { d: deck.back, class: "cl-back-lines" });
    return node;
  }
  const rank = face.code.slice(0, -1);
  const path = (numbers && deck.numbers[rank]) || deck.ranks[rank];
  draw("path", picture, { d: path, transform: deck.rank_place, class: "cl-rank", "stroke-width": deck.stroke });
  draw("path", picture, { d: deck.pips[face.code.slice(-1)], transform: deck.pip_place, class: "cl-pip" });
  return node;
}

function drawTick() {
  const picture = draw("svg", null, { viewBox: "0 0 20 20", class: "cl-tick", "aria-hidden": "true", focusable: "false" });
  draw("path", picture, { d: "M4 10.5l4.5 4.5L16 6" });
  return picture;
}

// Captions that are a rank's letter follow the deck.
function caption(words, look) {
  return (look.numbers && look.deck.captions[words]) || words;
}
