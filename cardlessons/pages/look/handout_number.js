// Exact numbers, and how they are written.
function gcd(a, b) {
  while (b) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

class Ratio {
  constructor(above, below = 1n) {
    const common = gcd(above, below) || 1n;
    const sign = below < 0n ? -1n : 1n;
    this.above = (sign * above) / common;
    this.below = (sign * below) / common;
  }

  static of(text) {
    const [above, below = "1"] = text.split("/");
    return new Ratio(BigInt(above), BigInt(below));
  }

  plus(other) {
    return new Ratio(this.above * other.below + other.above * this.below, this.below * other.below);
  }

  minus(other) {
    return this.plus(other.negative());
  }

  times(other) {
    return new Ratio(this.above * other.above, this.below * other.below);
  }

  over(other) {
    return new Ratio(this.above * other.below, this.below * other.above);
  }

  negative() {
    return new Ratio(-this.above, this.below);
  }

  size() {
    return this.above < 0n ? this.negative() : this;
  }

  // Less than 0, 0, or more than 0, as this is less than, equal to, or more than the other.
  compare(other) {
    const difference = this.above * other.below - other.above * this.below;
    return difference < 0n ? -1 : difference > 0n ? 1 : 0;
  }

  toString() {
    return this.below === 1n ? `${this.above}` : `${this.above}/${this.below}`;
  }
}

const ZERO = new Ratio(0n);
const ONE = new Ratio(1n);

// The nearest number with so many decimals, as a whole number of their last place. As in Python it is a float that is
// rounded, at its exact value, and halves go to the even one.
function rounded(number, digits) {
  const float = ofDecimal((Number(number.size().above) / Number(number.below)).toFixed(100));
  const { above, below } = float.times(new Ratio(10n ** BigInt(digits)));
  const [whole, left] = [above / below, (above % below) * 2n];
  return whole + (left > below || (left === below && whole % 2n) ? 1n : 0n);
}

function decimals(number, digits) {
  const written = rounded(number, digits).toString().padStart(digits + 1, "0");
  const sign = number.above < 0n ? "−" : "";
  return sign + written.slice(0, -digits) + say("table.point") + written.slice(-digits);
}

// In decimals, zeros at the end left out.
function sayDecimal(number, digits) {
  const point = say("table.point");
  const written = decimals(number, digits).replace(/0+$/, "");
  return written.endsWith(point) ? written.slice(0, -point.length) : written;
}

const LONGEST = 10n ** 6n; // a longer fraction tells a reader nothing that the decimal does not

// As a reader wants it: whole, or a fraction with its decimal, or its decimal alone.
function sayExactly(number) {
  if (number.below === 1n) return sayDecimal(number, 4);
  const exact = new Ratio(10n ** 4n).times(number).below === 1n;
  const decimal = exact ? sayDecimal(number, 4) : say("table.approx", { number: decimals(number, 4) });
  const short = number.size().above < LONGEST && number.below < LONGEST;
  return short ? `${number.toString().replace("-", "−")} · ${decimal}` : decimal;
}

const NUMBER = /^([-+−]?)(\d{1,12}(?:[.,]\d{1,12})?)(?:\s*\/\s*(\d{1,12}))?(\s*%)?$/;

function ofDecimal(text) {
  const [whole, part = ""] = text.split(/[.,]/);
  return new Ratio(BigInt(whole + part), 10n ** BigInt(part.length));
}

// The number that a prediction says; throws the key of the sentence that says what is amiss.
function readNumber(text) {
  if ([...text].some((sign) => sign > "\x7f" && /\p{N}/u.test(sign))) throw "error.lesson_digits";
  const parts = NUMBER.exec(text.trim());
  if (!parts || (parts[3] !== undefined && BigInt(parts[3]) === 0n)) throw "error.lesson_number";
  const number = ofDecimal(parts[2]).over(new Ratio(BigInt(parts[3] ?? 1)));
  const shared = parts[4] ? number.over(new Ratio(100n)) : number;
  return parts[1] === "" || parts[1] === "+" ? shared : shared.negative();
}
