// Predict, lock, see, compare. What was locked is kept for as long as this page is open in this browser.
const locked = new Map();

function kept() {
  try {
    return JSON.parse(sessionStorage.getItem(KEPT) ?? "[]");
  } catch {
    return []; // a browser may keep nothing for a page that is a file
  }
}

const KEPT = `cardlessons ${document.title}`;

function keep() {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify([...locked.values()].map(({ given }) => given)));
  } catch {
    // Then a page that is loaded again begins anew.
  }
}

function field(form) {
  return form.querySelector("input:not([type=radio])");
}

function givenIn(form) {
  return field(form) ? field(form).value : (form.querySelector("input:checked")?.value ?? "");
}

// The prediction that was given. Throws the sentence that says why it is none.
function readPrediction({ kind, choices, low, high }, given) {
  if (kind === "words") {
    if (given === "") throw say("error.lesson_words", { given, words: choices.join(", ") });
    return { given, value: choices[Number(given)], said: choices[Number(given)] };
  }
  let value;
  try {
    value = readNumber(given);
  } catch (key) {
    throw say(key, { given });
  }
  const refused = kind === "whole" ? "error.lesson_whole" : "error.lesson_range";
  const percent = given.trimEnd().endsWith("%") && kind !== "chance";
  const [least, most] = [low, high].map((bound) => new Ratio(BigInt(bound)));
  const outside = value.compare(least) < 0 || value.compare(most) > 0;
  if (percent || outside || (kind === "whole" && value.below !== 1n)) {
    throw say(refused, { given, low: sayDecimal(least, 4), high: sayDecimal(most, 4) });
  }
  return { given, value, said: kind === "chance" ? sayExactly(value) : sayDecimal(value, 2) };
}

function distance({ kind, value }, outcome) {
  if (kind === "words") return say(value === outcome ? "lessons.same" : "lessons.other");
  const away = value.minus(Ratio.of(outcome));
  if (!away.above) return say("lessons.same");
  const words = sayDecimal(away.size(), kind === "chance" ? 4 : 2);
  return say(away.above > 0n ? "lessons.above" : "lessons.below", { distance: words });
}

function setBeside(node) {
  const prediction = locked.get(node.dataset.number);
  const [list, outcome] = [node.querySelector("dl"), node.querySelector("dl > div")];
  const line = (key, words) => element("div", {}, element("dt", {}, say(key)), element("dd", {}, words));
  outcome.before(line("lessons.prediction", prediction.said));
  list.append(line("lessons.difference", distance(prediction, node.dataset.outcome)));
}

function lockForm(form, prediction) {
  locked.set(form.dataset.number, { ...prediction, kind: JSON.parse(form.dataset.rules).kind });
  form.classList.add("locked");
  if (field(form)) field(form).readOnly = true;
  for (const choice of form.querySelectorAll("input[type=radio]")) {
    choice.checked = choice.value === prediction.given;
    choice.disabled = true;
  }
  form.querySelector("button").setAttribute("aria-disabled", "true");
  form.querySelector(".hint").hidden = true;
  keep();
}

async function tryToLock(form) {
  const status = form.querySelector("[role=status]");
  let prediction;
  try {
    prediction = readPrediction(JSON.parse(form.dataset.rules), givenIn(form));
  } catch (problem) {
    setText(status, String(problem));
    field(form)?.setAttribute("aria-invalid", "true");
    return;
  }
  field(form)?.removeAttribute("aria-invalid");
  lockForm(form, prediction);
  setText(status, `${say("lessons.prediction")}: ${prediction.said}. ${await openNext()}`);
}

function startPrediction(form) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!locked.has(form.dataset.number)) tryToLock(form);
  });
  const before = kept()[Number(form.dataset.number)];
  if (before === undefined) return;
  const choice = form.querySelector(`input[type=radio][value="${CSS.escape(before)}"]`);
  if (field(form)) field(form).value = before;
  else if (choice) choice.checked = true;
  return tryToLock(form);
}
