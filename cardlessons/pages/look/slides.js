// One slide at a time, by button or key; the address keeps which one.
const slides = [...document.querySelectorAll(".slide")];
const bar = document.querySelector(".bar");
const [back, next] = bar.querySelectorAll("button");
const KEYS = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1, Home: -Infinity, End: Infinity };
let now = 0;

function show(number) {
  now = Math.min(Math.max(number, 0), slides.length - 1);
  slides.forEach((slide, at) => (slide.hidden = at !== now));
  back.setAttribute("aria-disabled", String(now === 0));
  next.setAttribute("aria-disabled", String(now === slides.length - 1));
  bar.querySelector("span").textContent = slides[now].getAttribute("aria-label");
  history.replaceState(null, "", `#${now + 1}`);
  scrollTo(0, 0);
  letScroll();
}

bar.addEventListener("click", (event) => {
  const button = event.target.closest("button");
  if (button) show(now + Number(button.dataset.by));
});
document.addEventListener("keydown", (event) => {
  const { key } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(key in KEYS)) return;
  // Inside something wide the arrows move that.
  if (key.startsWith("Arrow") && event.target.closest?.(".wide")) return;
  event.preventDefault();
  show(now + KEYS[key]);
});
addEventListener("hashchange", () => show(Number(location.hash.slice(1)) - 1 || 0));
bar.hidden = false;
show(Number(location.hash.slice(1)) - 1 || 0);
