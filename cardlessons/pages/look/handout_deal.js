// A recorded deal: by button and key from step to step, to the next landmark, to the next deal.
function nextStop(deal, name) {
  const later = deal.stops[name].find((stop) => stop > deal.at);
  return later ?? -1;
}

const MOVES = {
  back: (deal) => deal.at - 1,
  step: (deal) => (deal.at + 1 < deal.steps.length ? deal.at + 1 : -1),
};

function target(deal, name) {
  return name in MOVES ? MOVES[name](deal) : nextStop(deal, name);
}

function showStep(root, deal) {
  const step = deal.steps[deal.at];
  for (const name of ["title", "notice", "sentence", "prompt"]) setText(root.querySelector(`.${name}`), step[name]);
  const last = deal.at + 1 === deal.steps.length;
  if (last) setText(root.querySelector(".prompt"), say("handout.last"));
  root.querySelector(".scene").innerHTML = step.zones;
  root.querySelector(".odds").innerHTML = step.odds;
  for (const button of root.querySelectorAll("[data-go]")) {
    button.setAttribute("aria-disabled", String(target(deal, button.dataset.go) < 0));
  }
  setText(root.querySelector(".where"), `${deal.at + 1} / ${deal.steps.length}`);
}

function follow(root) {
  const spot = root.querySelector(".scene .current") ?? root.querySelector(".scene .acting");
  spot?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

async function startDeal(root) {
  const deal = JSON.parse(await openSeal(root.dataset.deal));
  const go = (at) => {
    if (at < 0 || at === deal.at) return;
    deal.at = at;
    showStep(root, deal);
    follow(root);
  };
  const keys = {
    ArrowRight: () => go(target(deal, "step")),
    ArrowLeft: () => go(target(deal, "back")),
    Home: () => go(0),
    End: () => go(deal.steps.length - 1),
  };
  for (const button of root.querySelectorAll("[data-go]")) {
    const act = () => go(target(deal, button.dataset.go));
    button.addEventListener("click", act);
    if (button.dataset.key) keys[button.dataset.key] = act;
  }
  const odds = root.querySelector("[data-odds]");
  const flip = () => {
    const hidden = root.querySelector(".odds").toggleAttribute("hidden");
    odds.setAttribute("aria-pressed", String(!hidden));
  };
  odds?.addEventListener("click", flip);
  if (odds) keys[odds.dataset.key] = flip;
  onKeys(root, keys);
  showStep(root, deal);
}
