// What outages of one feeder come to, moment by moment: a second opinion for the tests of the indices.

export interface ModelOutage {
  /** Epoch milliseconds. */
  readonly begins: number;
  readonly ends: number;
  readonly isOpen: boolean;
  /** Which share of the feeder it leaves without supply, 0 to 1. */
  readonly share: number;
}

export interface ModelInterruption {
  readonly begins: number;
  readonly minutes: number;
  readonly isOpen: boolean;
  /** What came to be out in it, as a share of the feeder. */
  readonly share: number;
  readonly shareMinutes: number;
}

const momentaryMs = 5 * 60_000;

const sumOf = (outages: readonly ModelOutage[]) => Math.min(1, outages.reduce((sum, { share }) => sum + share, 0));

/** Which outages hang together: each overlaps another of them. */
function grouped(outages: readonly ModelOutage[]): ModelOutage[][] {
  const groups: ModelOutage[][] = [];
  for (const outage of outages) {
    const overlaps = (other: ModelOutage) => outage.begins < other.ends && other.begins < outage.ends;
    const isWithin = (other: ModelOutage) => outage.begins === outage.ends && other.begins <= outage.begins && outage.begins < other.ends;
    const holds = (other: ModelOutage) => other.begins === other.ends && outage.begins <= other.begins && other.begins < outage.ends;
    const touched = groups.filter((group) => group.some((other) => overlaps(other) || isWithin(other) || holds(other)));
    for (const group of touched) groups.splice(groups.indexOf(group), 1);
    groups.push([...touched.flat(), outage]);
  }
  return groups;
}

function interruptionOf(outages: readonly ModelOutage[]): ModelInterruption {
  const moments = [...new Set(outages.flatMap(({ begins, ends }) => [begins, ends]))].sort((a, b) => a - b);
  const lasting = outages.filter(({ begins, ends }) => ends > begins);
  let [share, shareMinutes] = [0, 0];
  moments.forEach((moment, index) => {
    const still = lasting.filter(({ begins, ends }) => begins < moment && moment < ends);
    const then = lasting.filter(({ begins, ends }) => begins <= moment && moment < ends);
    share += sumOf(then) - sumOf(still);
    shareMinutes += (sumOf(then) * ((moments[index + 1] ?? moment) - moment)) / 60_000;
  });
  const begins = Math.min(...outages.map((outage) => outage.begins));
  return {
    begins,
    minutes: (Math.max(...outages.map(({ ends }) => ends)) - begins) / 60_000,
    isOpen: outages.some(({ isOpen }) => isOpen),
    share: lasting.length === 0 ? Math.max(...outages.map((outage) => outage.share)) : share,
    shareMinutes,
  };
}

/** The interruptions of one feeder. */
export function modelInterruptions(outages: readonly ModelOutage[]): ModelInterruption[] {
  const isShortPart = ({ begins, ends, share }: ModelOutage) => share < 1 && ends - begins <= momentaryMs;
  return [
    ...outages.filter(isShortPart).map((outage) => ({ ...interruptionOf([outage]), share: outage.share })),
    ...grouped(outages.filter((outage) => !isShortPart(outage))).map(interruptionOf),
  ];
}
