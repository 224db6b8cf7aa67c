// What has to be decided of each outage that a batch touches: what was said of it before, and what is said now.
import type { Group } from './group-members';
import { type Member, outageOf } from './join';
import type { Turn } from './judge-reports';
import type { Link } from './known-number';
import type { OutageRow } from './outage-row';
import type { PastOutages } from './past-outages';
import type { Subject } from './plan';

interface Touched {
  readonly turns: readonly Turn[];
  readonly groups: readonly Group[];
  readonly past: PastOutages;
  /** The links of each number now, by the beginnings of its interruptions. */
  readonly links: ReadonlyMap<string, ReadonlyMap<number, Link>>;
  readonly rows: ReadonlyMap<number, OutageRow>;
  readonly withdrawn: ReadonlySet<number>;
}

const isSome = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0;

function reasonOf(outageId: number, { turns, links }: Touched): string {
  for (const { after } of turns) {
    for (const { open, canceledBecause } of after.reading.interruptions) {
      if (canceledBecause !== null && links.get(after.sfmsId)?.get(open.startedAt)?.outageId === outageId) return canceledBecause;
    }
  }
  return 'reported as one with another outage';
}

function subjectOf(link: Link | null, members: readonly Member[], touched: Touched): Subject {
  const before = link ? (touched.past.members.get(link.outageId) ?? []) : [];
  return {
    link,
    before: isSome(before) ? outageOf(before) : null,
    after: isSome(members) ? outageOf(members) : null,
    row: link ? (touched.rows.get(link.outageId) ?? null) : null,
    isWithdrawn: link !== null && touched.withdrawn.has(link.outageId),
    reason: link && members.length === 0 ? reasonOf(link.outageId, touched) : '',
  };
}

export function subjectsOf(touched: Touched): Subject[] {
  const { groups, past } = touched;
  const taken = new Set(groups.flatMap(({ link }) => link?.outageId ?? []));
  // What only a canceled interruption once belonged to is an outage of others, who go on.
  const lost = [...past.links.values()].filter(({ outageId }) => !taken.has(outageId) && past.members.has(outageId));
  return [...groups.map(({ link, members }) => subjectOf(link, members, touched)), ...lost.map((link) => subjectOf(link, [], touched))];
}
