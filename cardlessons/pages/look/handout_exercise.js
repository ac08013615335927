// An exercise: the answer is judged here, and each further wrong one earns a stronger hint.
const MARKS = { right: "✓", nearly: "≈", wrong: "✗", unread: "…" };

async function openTask(seal) {
  const task = JSON.parse(await openSeal(seal));
  const parts = task.parts.map(({ value, slips, kind, digits }) => ({
    value: Ratio.of(value),
    slips: slips.map(([name, number]) => [name, Ratio.of(number)]),
    kind,
    digits,
  }));
  return { ...task, parts, tried: [] };
}

function sayFinding(task, { outcome, name }, place, count) {
  const lines = count > 1 ? [say(`exercises.part_${outcome}`, { place })] : [];
  if (name.startsWith("slip.")) lines.push(task.slips[name.slice(5)]);
  else if (name) lines.push(say(`exercises.${name}`));
  return lines;
}

// The hint for these numbers: the how-manieth different wrong answer decides how strong it is.
function hint(task, reads) {
  const tried = reads.map(({ value }) => value.toString()).join("; ");
  if (!task.tried.includes(tried)) task.tried.push(tried);
  return task.hints[Math.min(task.tried.indexOf(tried), task.hints.length - 1)];
}

function verdict(task, given) {
  if (!strip(given, " .…_?\t\n")) return { outcome: "unread", lines: [task.nothing, task.how] };
  let reads;
  try {
    reads = readAnswer(given, task.parts.length);
  } catch (problem) {
    if (!Array.isArray(problem)) throw problem;
    return { outcome: "unread", lines: [say(...problem), task.how] };
  }
  const findings = judged(reads, task.parts);
  const outcomes = new Set(findings.map(({ outcome }) => outcome));
  const outcome = outcomes.size === 1 ? findings[0].outcome : "nearly";
  if (outcome === "right") return { outcome, lines: task.right };
  const lines = findings.flatMap((finding, at) => sayFinding(task, finding, at + 1, findings.length));
  const help = hint(task, reads);
  return { outcome, lines: outcomes.has("wrong") ? [...lines, help] : lines };
}

function startExercise(form) {
  let task = null;
  const [field, said] = [form.querySelector("input"), form.querySelector(".verdict")];
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    task ??= await openTask(form.dataset.task);
    const { outcome, lines } = verdict(task, field.value);
    const heading = `${MARKS[outcome]} ${say(`exercises.outcome.${outcome}`)}`;
    said.replaceChildren(
      element("p", { class: "heading" }, heading),
      ...lines.map((line) => element("p", {}, line)),
    );
    said.dataset.outcome = outcome;
    field.setAttribute("aria-invalid", String(outcome === "unread"));
  });
}
