// Reports of several sources about one outage: one feeder, beginnings within minutes of each other.
import { limits } from 'shared-contracts/constant/limit';
import { type Interruption, newestFacts, type StampedFact } from './interruptions';
import type { Facts } from './report';

/** One interruption as one number tells it. */
export interface Member {
  readonly sfmsId: string;
  readonly interruption: Interruption;
}

/** What an outage is, by all that is reported of it. */
export interface ReportedOutage {
  /** The number under which it is listed: that of the earliest beginning. */
  readonly sfmsId: string;
  /** 0: several. */
  readonly source: number;
  readonly feederId: string;
  readonly interruptionType: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly facts: readonly StampedFact[];
}

export const joinMs = limits.joinMinutes * 60_000;

const text = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function inOrder({ sfmsId: id, interruption: { open } }: Member, other: Member): number {
  const { open: next } = other.interruption;
  return open.startedAt - next.startedAt || open.source - next.source || text(id, other.sfmsId);
}

/**
 * Members of one feeder in groups, each an outage. In the order of their beginnings, each joins the first outage
 * that began at most `limits.joinMinutes` before. Two outages of one source are never joined, because a source knows
 * its outages apart.
 */
export function joinMembers(members: readonly Member[]): Member[][] {
  const groups: Member[][] = [];
  for (const member of members.toSorted(inOrder)) {
    const { source, startedAt } = member.interruption.open;
    const group = groups.find(([first, ...rest]) => {
      if (!first || startedAt - first.interruption.open.startedAt > joinMs) return false;
      return [first, ...rest].every((one) => one.interruption.open.source !== source && one.sfmsId !== member.sfmsId);
    });
    if (group) group.push(member);
    else groups.push([member]);
  }
  return groups;
}

/** It ends when all who report it have told its end, with the latest of these. */
export function outageOf(group: readonly [Member, ...Member[]]): ReportedOutage {
  const [{ sfmsId, interruption }] = [group.toSorted(inOrder)[0] ?? group[0]];
  const ends = group.map((member) => member.interruption.endedAt);
  const { open } = interruption;
  return {
    sfmsId,
    source: group.length > 1 ? 0 : open.source,
    feederId: open.feederId,
    interruptionType: open.interruptionType,
    startedAt: open.startedAt,
    endedAt: ends.reduce<number | null>((latest, end) => (latest === null || end === null ? null : Math.max(latest, end)), open.startedAt),
    facts: newestFacts(group.flatMap((member) => member.interruption.facts)),
  };
}

/** The facts by their names. */
export function factsOf({ facts }: Pick<ReportedOutage, 'facts'>): Facts {
  return Object.fromEntries(facts.map(({ name, value }) => [name, value]));
}
