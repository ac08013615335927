// What an answer says: its value, and the form in which it was written. The same grammar as in Python, sign for sign.
const MOST_SIGNS = 80;
const SIGNS = new Map(
  [
    ["\u2212\u2013\u2014\u2010\u2011\u2012﹣－", "-"],
    ["＋﹢", "+"],
    ["\u2044\u2215／÷", "/"],
    ["٫，﹐", ","],
    ["．﹒", "."],
    ["٬’ʼ", "'"],
    ["٪％﹪", "%"],
    ["（﹙", "("],
    ["）﹚", ")"],
  ].flatMap(([from, to]) => [...from].map((sign) => [sign, to])),
);
const GROUPS = /(?<![\d.,])\d{1,3}(?:(?: \d{3})+|(?:'\d{3})+|(?:,\d{3}){2,}|(?:,\d{3})+(?=\.\d))(?!\d)/g;
const DECIMAL = /^(\d*)(?:[.,](\d*))?(?:e([+-]?\d{1,3}))?$/;
const COUNT = /^([\d ',]+)(?:of|out of|in|из)([\d ',]+)$/;
const MIXED = /^(\d+) (\d+) ?\/ ?(\d+)$/;
const LATEX = /\\d?frac ?\{([^{}]*)\} ?\{([^{}]*)\}/g;
const PYTHON = /fraction\(([^(),]*),([^(),]*)\)/g;
const PERCENT = / ?(?:%|per ?cent|процент(?:а|ов)?)$/;
const PER_MILLE = / ?‰$/;
const SEVERAL = /;|\n|,(?=\s)|\s(?:and|и)\s/i;

// The value of a digit of any script: in each they stand in a row, ten at a time.
function digit(sign) {
  const point = sign.codePointAt(0);
  let first = point;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((point - first) % 10);
}

function plainSign(sign) {
  if (SIGNS.has(sign)) return SIGNS.get(sign);
  if (/\p{Nd}/u.test(sign)) return /\d/.test(sign) ? sign : digit(sign);
  const whole = sign.normalize("NFKC");
  if (whole !== sign && whole.includes("\u2044")) return ` ${whole.replace("\u2044", "/")}`;
  if (/\p{Cf}/u.test(sign)) return "";
  return /[\s\x1c-\x1f\x85]/.test(sign) ? " " : sign;
}

function plain(text) {
  return [...text].map(plainSign).join("").toLowerCase().split(/\s+/).filter(Boolean).join(" ");
}

function strip(text, signs) {
  let [first, last] = [0, text.length];
  while (first < last && signs.includes(text[first])) first += 1;
  while (first < last && signs.includes(text[last - 1])) last -= 1;
  return text.slice(first, last);
}

function reading(value, step = ZERO, lowest = true) {
  return { value, step, lowest };
}

function ofFraction(above, below) {
  const step = /^100+$/.test(String(below)) ? new Ratio(1n, below) : ZERO;
  return reading(new Ratio(above, below), step, gcd(above, below) === 1n && below > 1n);
}

function ofPlain(body) {
  const found = DECIMAL.exec(body);
  if (!found || !(found[1] || found[2])) return null;
  const power = Number(found[3] ?? 0) - (found[2] ?? "").length;
  const ten = 10n ** BigInt(Math.abs(power));
  const step = power < 0 ? new Ratio(1n, ten) : new Ratio(ten);
  return reading(new Ratio(BigInt(found[1] + (found[2] ?? ""))).times(step), step);
}

function ungrouped(part) {
  const body = strip(part, " ()");
  return /^[1-9]\d{0,2}(?:[ ',]\d{3})+$/.test(body) ? body.replace(/[ ',]/g, "") : body;
}

function quotient(above, below) {
  if (/^\d+$/.test(above) && /^\d+$/.test(below)) {
    return BigInt(below) ? ofFraction(BigInt(above), BigInt(below)) : null;
  }
  const numbers = [ofPlain(above), ofPlain(below)];
  if (!numbers[0] || !numbers[1] || !numbers[1].value.above) return null;
  return reading(numbers[0].value.over(numbers[1].value), ZERO, false);
}

function unsigned(body) {
  const mixed = MIXED.exec(body);
  if (mixed && BigInt(mixed[2]) < BigInt(mixed[3])) {
    const part = ofFraction(BigInt(mixed[2]), BigInt(mixed[3]));
    return { ...part, value: part.value.plus(new Ratio(BigInt(mixed[1]))) };
  }
  if (body.includes("/")) {
    const at = body.indexOf("/");
    return quotient(ungrouped(body.slice(0, at)), ungrouped(body.slice(at + 1)));
  }
  const count = COUNT.exec(body);
  if (count) {
    const counted = quotient(ungrouped(count[1]), ungrouped(count[2]));
    return counted && { ...counted, lowest: true };
  }
  return ofPlain(body.replace(GROUPS, (group) => group.replace(/[ ',]/g, "")));
}

function signed(body) {
  const inner = body.startsWith("(") && body.endsWith(")") ? body.slice(1, -1).trim() : body;
  if (/^(?:--|\+\+|\+-|-\+)/.test(inner)) return null;
  const read = unsigned(inner.replace(/^[+-]+/, "").trim());
  return read && inner.startsWith("-") ? { ...read, value: read.value.negative() } : read;
}

// The number that a text says. Throws the key of a sentence, and what fills it.
function readText(text) {
  if ([...text].length > MOST_SIGNS) throw ["error.exercise_long", { most: MOST_SIGNS }];
  const latex = strip(plain(text), "$ ").replace(LATEX, "$1/$2").replace(PYTHON, "$1/$2");
  const body = latex.replace(/^[=≈~ ]+/, "");
  const shared = [[PERCENT, 100n], [PER_MILLE, 1000n]].find(([mark]) => mark.test(body));
  const read = signed(shared ? body.replace(shared[0], "") : body);
  if (!read) throw ["error.exercise_number", { given: shownAnswer(text) }];
  if (!shared) return read;
  const divisor = new Ratio(shared[1]);
  return { ...read, value: read.value.over(divisor), step: read.step.over(divisor) };
}

// An answer as a message repeats it: its beginning, without signs that move others.
function shownAnswer(text) {
  const signs = [...text];
  const seen = signs.slice(0, 30).map((sign) => (/[\p{C}\p{Zl}\p{Zp}]|(?! )\p{Zs}/u.test(sign) ? "\ufffd" : sign));
  return seen.join("") + (signs.length > 30 ? "…" : "");
}

// The numbers of an answer where `count` are asked for.
function readAnswer(given, count) {
  let parts = [given];
  if (count > 1) {
    const text = strip([...given].slice(0, 4 * MOST_SIGNS).join(""), " ()[]");
    parts = text.split(SEVERAL).filter((part) => part?.trim());
    if (parts.length < 2) parts = text.split(/\s+/).filter(Boolean);
  }
  if (parts.length !== count) throw ["error.exercise_several", { parts: count, given: parts.length }];
  return parts.map(readText);
}
