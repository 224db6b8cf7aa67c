// Which interruptions are one outage, and which of the outages that there are it is.
import { joinMembers, type Member } from './join';
import type { Link } from './known-number';
import type { Span } from './outage-row';

/** An outage, and the interruptions that report it. */
export interface Group {
  readonly members: readonly Member[];
  /** Null until it has a row. */
  link: Link | null;
}

/** The run of beginnings on its feeder in which a member begins. */
export const runOf = (runs: readonly Span[], { interruption: { open } }: Member): Span | undefined =>
  runs.find(({ feederId, from, to }) => feederId === open.feederId && open.startedAt >= from && open.startedAt <= to);

/** Each group takes one of the outages of its members; none is taken twice. */
export function groupMembers(members: readonly Member[], runs: readonly Span[], linkOf: (member: Member) => Link | undefined): Group[] {
  const inRuns = new Map<Span, Member[]>();
  const groups: Group[] = [];
  for (const member of members) {
    const run = runOf(runs, member);
    if (run) inRuns.set(run, [...(inRuns.get(run) ?? []), member]);
    else groups.push({ members: [member], link: null });
  }
  for (const inRun of inRuns.values()) groups.push(...joinMembers(inRun).map((group) => ({ members: group, link: null })));
  const taken = new Set<number>();
  for (const group of groups) {
    const free = group.members.flatMap((member) => linkOf(member) ?? []).filter(({ outageId }) => !taken.has(outageId));
    group.link = free.toSorted((one, other) => one.outageId - other.outageId)[0] ?? null;
    if (group.link) taken.add(group.link.outageId);
  }
  return groups;
}
