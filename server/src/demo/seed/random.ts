/** A deterministic source of chance: the same label always gives the same sequence. */
export interface Random {
  /** Uniform in [0, 1). */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Whole number, both ends included. */
  integer: (low: number, high: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(list: readonly T[]) => T;
  /** Standard normal. */
  normal: () => number;
  poisson: (mean: number) => number;
  shuffled: <T>(list: readonly T[]) => T[];
}

/** cyrb128: spreads a label over the four words of state that sfc32 wants. */
function hashLabel(label: string): [number, number, number, number] {
  let [a, b, c, d] = [1779033703, 3144134277, 1013904242, 2773480762];
  for (let index = 0; index < label.length; index += 1) {
    const code = label.charCodeAt(index);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  return [a, b, c, d];
}

function sfc32(label: string): () => number {
  let [a, b, c, d] = hashLabel(label);
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  // The first numbers still show the label; sfc32 needs a dozen rounds to forget it.
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

export function createRandom(label: string): Random {
  const next = sfc32(label);
  const integer = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

  const pick = <T>(list: readonly T[]): T => {
    const item = list[Math.floor(next() * list.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from.');
    return item;
  };

  const poisson = (mean: number) => {
    // Above 30 the normal curve is indistinguishable here, and Knuth's loop would grow with the mean.
    if (mean > 30) return Math.max(0, Math.round(mean + Math.sqrt(mean) * normal()));
    const limit = Math.exp(-mean);
    let count = 0;
    for (let product = next(); product > limit; product *= next()) count += 1;
    return count;
  };

  const shuffled = <T>(list: readonly T[]): T[] =>
    list
      .map((item) => ({ item, key: next() }))
      .sort((left, right) => left.key - right.key)
      .map(({ item }) => item);

  return {
    next,
    between: (low, high) => low + next() * (high - low),
    integer,
    chance: (probability) => next() < probability,
    pick,
    normal,
    poisson,
    shuffled,
  };
}

/** A chooser of indexes in proportion to `weights`, by binary search on their running sum. */
export function createWeightedChooser(weights: readonly number[]): (random: Random) => number {
  const sums = new Float64Array(weights.length);
  let total = 0;
  weights.forEach((weight, index) => {
    total += weight;
    sums[index] = total;
  });
  return (random) => {
    const target = random.next() * total;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) > target) high = middle;
      else low = middle + 1;
    }
    return low;
  };
}
