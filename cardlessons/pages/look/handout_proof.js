// A proof: its first step, and one more each time. Steps are only shown and hidden, so that focus stays.
function startProof(root) {
  const steps = [...root.querySelectorAll("li")];
  const [checked, status] = [root.querySelector(".checked"), root.querySelector("[role=status]")];
  let count = 1;
  const show = (wanted) => {
    count = Math.min(Math.max(wanted, 1), steps.length);
    steps.forEach((step, at) => (step.hidden = at >= count));
    checked.hidden = count < steps.length;
    for (const button of root.querySelectorAll("[data-go]")) {
      const end = button.dataset.go === "back" ? 1 : steps.length;
      button.setAttribute("aria-disabled", String(count === end));
    }
    setText(root.querySelector(".where"), `${count} / ${steps.length}`);
    letScroll();
  };
  const go = (wanted) => {
    show(wanted);
    setText(status, `${count} / ${steps.length}. ${steps[count - 1].querySelector("p").textContent}`);
  };
  const moves = { back: () => go(count - 1), next: () => go(count + 1), all: () => go(steps.length) };
  for (const button of root.querySelectorAll("[data-go]")) button.addEventListener("click", moves[button.dataset.go]);
  onKeys(root, { ArrowLeft: moves.back, ArrowRight: moves.next, Home: () => go(1), End: moves.all });
  show(1);
}
