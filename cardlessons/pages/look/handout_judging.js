// What an answer is worth, as in Python: right, nearly, wrong, and by which slip where that can be told.
const COMPUTED = new Ratio(1n, 10n ** 9n); // so near is a number that was worked out in floats
const WRONG = { outcome: "wrong", name: "" };

function fit(read, value) {
  const off = read.value.minus(value).size();
  const { step } = read;
  if (!off.above || (step.above && off.compare(value.size().times(COMPUTED)) <= 0)) return "same";
  if (off.compare(step) >= 0) return "apart";
  const digits = read.value.over(step).size();
  const half = off.compare(step.times(new Ratio(1n, 2n))) <= 0;
  if (digits.compare(new Ratio(100n)) >= 0 || (digits.compare(new Ratio(10n)) >= 0 && half)) return "rounded";
  return digits.compare(ONE) >= 0 && half ? "rough" : "apart";
}

function toDigits(read, part) {
  if (part.digits === null) return false;
  const most = new Ratio(1n, 2n * 10n ** BigInt(part.digits));
  return read.value.minus(part.value).size().compare(most) <= 0;
}

function fitting(read, part, how) {
  if (toDigits(read, part) || (how === "same" && read.lowest)) return { outcome: "right", name: "" };
  if (how === "same") return { outcome: "nearly", name: "found.unreduced" };
  const rough = how === "rough" || part.slips.some(([, value]) => fit(read, value) !== "apart");
  if (rough) return { outcome: "nearly", name: "found.rough" };
  return { outcome: "nearly", name: part.digits === null ? "found.rounded" : "found.few_digits" };
}

// Numbers that say the right thing in another way.
function otherNames({ value, kind }) {
  if (kind === "worth") return [["sign", value.negative()]];
  if (kind !== "chance") return [];
  const hundred = new Ratio(100n);
  const names = [
    ["complement", ONE.minus(value)],
    ["percent", value.times(hundred)],
    ["percent_twice", value.over(hundred)],
  ];
  if (value.compare(ZERO) <= 0 || value.compare(ONE) >= 0) return names;
  const rest = ONE.minus(value);
  return [...names, ["odds", value.over(rest)], ["odds", rest.over(value)], ["upside_down", ONE.over(value)]];
}

function judge(read, part) {
  const how = fit(read, part.value);
  if (how !== "apart" || toDigits(read, part)) return fitting(read, part, how);
  const clear = ([, value]) => ["same", "rounded"].includes(fit(read, value));
  const slip = part.slips.find(clear);
  if (slip) return { outcome: "nearly", name: `slip.${slip[0]}` };
  const other = otherNames(part).find(clear);
  if (other) return { outcome: "nearly", name: `found.${other[0]}` };
  const below = read.value.compare(ZERO) < 0;
  if (part.kind === "chance" && (below || read.value.compare(ONE) > 0)) return { outcome: "wrong", name: "found.no_chance" };
  return part.kind === "size" && below ? { outcome: "wrong", name: "found.negative" } : WRONG;
}

function judged(reads, parts) {
  const swapped = parts.length === 2 && reads.every((read, at) => judge(read, parts[1 - at]).outcome === "right");
  const findings = reads.map((read, at) => judge(read, parts[at]));
  // Two equal numbers cannot be the other way round: they are right as they are.
  return swapped ? [{ outcome: "nearly", name: "found.swapped" }] : findings;
}
