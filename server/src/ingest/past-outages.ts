import type { Member } from './join';
import type { Turn } from './judge-reports';
import { isCounted } from './keep-links';
import type { Link } from './known-number';

export interface PastOutages {
  /** By the id of the outage. */
  readonly links: ReadonlyMap<number, Link>;
  /** The interruptions that counted for it; none: all were canceled. */
  readonly members: ReadonlyMap<number, readonly Member[]>;
}

/** The outages to which the members that concern a batch belonged before it. */
export function pastOutages(turns: readonly Turn[], concerns: (member: Member) => boolean): PastOutages {
  const links = new Map<number, Link>();
  const members = new Map<number, Member[]>();
  for (const { before } of turns) {
    for (const interruption of before.reading.interruptions) {
      const link = before.links.get(interruption.open.startedAt);
      const member = { sfmsId: before.sfmsId, interruption };
      if (!link || !concerns(member)) continue;
      links.set(link.outageId, link);
      if (isCounted(interruption)) members.set(link.outageId, [...(members.get(link.outageId) ?? []), member]);
    }
  }
  return { links, members };
}
