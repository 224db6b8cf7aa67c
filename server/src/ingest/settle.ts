// The long way: every report is looked at beside what is known of its number and of the reports around it.
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import type { Interruption, Reading } from './interruptions';
import { joinMembers, type Member, outageOf } from './join';
import { endBeforeStart, judge, type Outcome } from './judge';
import { type KnownNumber, type Link, readNumbers } from './known-number';
import { type Place, readNeighbours } from './neighbours';
import { lockRows, type Span, withdrawnAmong } from './outage-row';
import { planOf, type Subject } from './plan';
import type { Report } from './report';
import { type KeptNumber, writePlan } from './write-plan';

/** A report, and the number that it is about. */
export interface Said {
  readonly sfmsId: string;
  readonly report: Report;
}

export interface Settled {
  /** In the order of the reports. */
  readonly outcomes: readonly Outcome[];
  /** Reports from before that turn out not to count now. */
  readonly fallen: readonly Said[];
}

/** A number before and after. */
interface Turn {
  readonly before: KnownNumber;
  after: KnownNumber;
}

function judgeAll(said: readonly Said[], turns: ReadonlyMap<string, Turn>): Outcome[] {
  const outcomes = said.map(({ sfmsId, report }): Outcome => {
    const turn = turns.get(sfmsId);
    if (!turn) throw new Error(`Nothing was read of ${sfmsId}.`);
    const { outcome, reports, reading } = judge(turn.after.reports, turn.after.reading, report);
    turn.after = { ...turn.after, reports, reading };
    return outcome;
  });
  // Had it come in order, an end from before the beginning would have been rejected at once.
  return outcomes.map((outcome, index) => {
    const { sfmsId = '', report } = said[index] ?? {};
    const isEarly = report !== undefined && (turns.get(sfmsId)?.after.reading.early.has(report) ?? false);
    return isEarly ? { kind: 'rejected', message: endBeforeStart } : outcome;
  });
}

const isCounted = ({ canceledBecause }: Interruption) => canceledBecause === null;
const membersOf = ({ sfmsId, reading }: KnownNumber): Member[] =>
  reading.interruptions.filter(isCounted).map((interruption) => ({ sfmsId, interruption }));
const placeOf = ({ interruption: { open } }: Member): Place => ({
  feederId: open.feederId,
  startedAt: open.startedAt,
  source: open.source,
});

/** The outages of the interruptions of a number now: by their beginnings, and, of those that moved, in order. */
function linksNow({ before, after }: Turn): Map<number, Link> {
  const starts = after.reading.interruptions.map(({ open }) => open.startedAt);
  const links = new Map(starts.flatMap((start): [number, Link][] => {
    const link = before.links.get(start);
    return link ? [[start, link]] : [];
  }));
  const left = [...before.links].filter(([start]) => !links.has(start)).toSorted(([one], [other]) => one - other);
  for (const start of starts.filter((one) => !links.has(one))) {
    const next = left.shift();
    if (next) links.set(start, next[1]);
  }
  return links;
}

/** A canceled interruption lets go of an outage that others still report: it must neither end nor take it later. */
function linksKept({ interruptions }: Reading, links: ReadonlyMap<number, Link>, taken: ReadonlySet<number>): Map<number, Link> {
  const canceled = new Set(interruptions.filter((one) => !isCounted(one)).map(({ open }) => open.startedAt));
  return new Map([...links].filter(([start, { outageId }]) => !(canceled.has(start) && taken.has(outageId))));
}

interface Group {
  readonly members: readonly Member[];
  link: Link | null;
}

/** Each group takes one of the outages of its members; none is taken twice. */
function groupsOf(members: readonly Member[], runs: readonly Span[], linkOf: (member: Member) => Link | undefined): Group[] {
  const runOf = ({ interruption: { open } }: Member): Span | undefined =>
    runs.find(({ feederId, from, to }) => feederId === open.feederId && open.startedAt >= from && open.startedAt <= to);
  const inRuns = new Map<Span, Member[]>();
  const groups: Group[] = [];
  for (const member of members) {
    const run = runOf(member);
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

const isSome = <Item>(items: readonly Item[]): items is readonly [Item, ...Item[]] => items.length > 0;

/** `now` is the moment of the whole batch; the caller holds the lock of the feed. */
export async function settleReports(trx: Transaction<Schema>, said: readonly Said[], now: Date, actor: string): Promise<Settled> {
  const opens = said.flatMap(({ sfmsId, report }) =>
    report.type === 'open' ? [{ sfmsId, feederId: report.feederId, startedAt: report.startedAt }] : [],
  );
  const known = await readNumbers(trx, [...new Set(said.map(({ sfmsId }) => sfmsId))], opens);
  const turns = new Map([...known].map(([sfmsId, before]): [string, Turn] => [sfmsId, { before, after: before }]));
  const outcomes = judgeAll(said, turns);
  const changed = [...turns.values()].filter(({ before, after }) => before.reports !== after.reports);
  const own = new Set(changed.map(({ before }) => before.sfmsId));

  const places = changed.flatMap(({ before, after }) => [...membersOf(before), ...membersOf(after)].map(placeOf));
  const { runs, numbers } = await readNeighbours(trx, places, own);
  const all = [...changed, ...numbers.map((one): Turn => ({ before: one, after: one }))];

  const isWithin = ({ interruption: { open } }: Member): boolean =>
    runs.some(({ feederId, from, to }) => feederId === open.feederId && open.startedAt >= from && open.startedAt <= to);
  const concerns = (member: Member): boolean => own.has(member.sfmsId) || isWithin(member);
  const links = new Map(all.map((turn) => [turn.before.sfmsId, linksNow(turn)]));
  const groups = groupsOf(all.flatMap(({ after }) => membersOf(after)).filter(concerns), runs, ({ sfmsId, interruption }) =>
    links.get(sfmsId)?.get(interruption.open.startedAt),
  );

  const membersBefore = new Map<number, Member[]>();
  const involved = new Map<number, Link>();
  for (const { before } of all) {
    for (const interruption of before.reading.interruptions) {
      const link = before.links.get(interruption.open.startedAt);
      const member = { sfmsId: before.sfmsId, interruption };
      if (!link || !concerns(member)) continue;
      involved.set(link.outageId, link);
      if (isCounted(interruption)) membersBefore.set(link.outageId, [...(membersBefore.get(link.outageId) ?? []), member]);
    }
  }
  const rows = await lockRows(trx, [...involved.values()]);
  const withdrawn = await withdrawnAmong(trx, [...involved.keys()].filter((id) => !rows.has(id)));
  const taken = new Set(groups.flatMap(({ link }) => link?.outageId ?? []));
  const reasonOf = (outageId: number): string => {
    for (const { after } of all) {
      for (const { open, canceledBecause } of after.reading.interruptions) {
        if (canceledBecause !== null && links.get(after.sfmsId)?.get(open.startedAt)?.outageId === outageId) return canceledBecause;
      }
    }
    return 'reported as one with another outage';
  };
  const subjectOf = (link: Link | null, members: readonly Member[]): Subject => {
    const past = link ? (membersBefore.get(link.outageId) ?? []) : [];
    return {
      link,
      before: isSome(past) ? outageOf(past) : null,
      after: isSome(members) ? outageOf(members) : null,
      row: link ? (rows.get(link.outageId) ?? null) : null,
      isWithdrawn: link !== null && withdrawn.has(link.outageId),
      reason: link && members.length === 0 ? reasonOf(link.outageId) : '',
    };
  };
  // What only a canceled interruption once belonged to is an outage of others, who go on.
  const lost = [...involved.values()].filter(({ outageId }) => !taken.has(outageId) && membersBefore.has(outageId));
  const subjects = [...groups.map(({ link, members }) => subjectOf(link, members)), ...lost.map((link) => subjectOf(link, []))];

  const kept = all.map(({ before, after }): KeptNumber => ({
    number: after,
    isOwn: own.has(before.sfmsId),
    links: linksKept(after.reading, links.get(before.sfmsId) ?? new Map(), taken),
  }));
  await writePlan(trx, { plan: planOf(subjects), groups, numbers: kept, now, actor });
  const fallen = changed.flatMap(({ before, after }) =>
    [...after.reading.early]
      .filter((report) => before.reports.includes(report) && !before.reading.early.has(report))
      .map((report) => ({ sfmsId: before.sfmsId, report })),
  );
  return { outcomes, fallen };
}
