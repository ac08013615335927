// The page comes to life: part by part, as its predictions are locked.
async function startPart(part) {
  for (const button of part.querySelectorAll("button[hidden], .buttons[hidden]")) button.hidden = false;
  part.querySelectorAll("form.exercise").forEach(startExercise);
  part.querySelectorAll(".proof").forEach(startProof);
  part.querySelectorAll(".outcome").forEach(setBeside);
  await Promise.all([...part.querySelectorAll(".deal")].map(startDeal));
  for (const form of part.querySelectorAll("form.prediction")) await startPrediction(form);
  letScroll();
}

// Opens the next part that is sealed; what is then said.
async function openNext() {
  const part = document.querySelector("[data-sealed]");
  if (!part) return "";
  try {
    part.innerHTML = await openSeal(part.dataset.sealed);
  } catch {
    part.querySelector("p").textContent = say("handout.old");
    return say("handout.old");
  }
  part.removeAttribute("data-sealed");
  showWaiting();
  await startPart(part);
  return say("handout.opened");
}

// Of the parts that are sealed only the next says so.
function showWaiting() {
  document.querySelectorAll("[data-sealed]").forEach((part, at) => (part.hidden = at > 0));
}

document.querySelector(".static").remove();
showWaiting();
startPart(document.querySelector(".part"));
