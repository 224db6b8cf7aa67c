// The long way: every report is looked at beside what is known of its number and of the reports around it.
import type { Transaction } from 'kysely';
import type { Schema } from '../database/schema';
import { groupMembers, runOf } from './group-members';
import type { Member } from './join';
import type { Outcome } from './judge';
import { fallenReports, judgeReports, type Turn } from './judge-reports';
import { isCounted, linksKept, linksNow } from './keep-links';
import { type KnownNumber, readNumbers } from './known-number';
import { type Place, readNeighbours } from './neighbours';
import { lockRows, withdrawnAmong } from './outage-row';
import { pastOutages } from './past-outages';
import { planOf } from './plan';
import type { Said } from './said';
import { subjectsOf } from './subjects';
import { type KeptNumber, writePlan } from './write-plan';

export interface Settled {
  /** In the order of the reports. */
  readonly outcomes: readonly Outcome[];
  /** Reports from before that turn out not to count now. */
  readonly fallen: readonly Said[];
}

const membersOf = ({ sfmsId, reading }: KnownNumber): Member[] =>
  reading.interruptions.filter(isCounted).map((interruption) => ({ sfmsId, interruption }));
const placeOf = ({ interruption: { open } }: Member): Place => ({
  feederId: open.feederId,
  startedAt: open.startedAt,
  source: open.source,
});

async function readTurns(trx: Transaction<Schema>, said: readonly Said[]): Promise<Map<string, Turn>> {
  const opens = said.flatMap(({ sfmsId, report }) =>
    report.type === 'open' ? [{ sfmsId, feederId: report.feederId, startedAt: report.startedAt }] : [],
  );
  const known = await readNumbers(trx, [...new Set(said.map(({ sfmsId }) => sfmsId))], opens);
  return new Map([...known].map(([sfmsId, before]) => [sfmsId, { before, after: before }]));
}

/** `now` is the moment of the whole batch; the caller holds the lock of the feed. */
export async function settleReports(trx: Transaction<Schema>, said: readonly Said[], now: Date, actor: string): Promise<Settled> {
  const known = await readTurns(trx, said);
  const outcomes = judgeReports(said, known);
  const changed = [...known.values()].filter(({ before, after }) => before.reports !== after.reports);
  const own = new Set(changed.map(({ before }) => before.sfmsId));

  const places = changed.flatMap(({ before, after }) => [...membersOf(before), ...membersOf(after)].map(placeOf));
  const { runs, numbers: neighbours } = await readNeighbours(trx, places, own);
  const turns = [...changed, ...neighbours.map((one): Turn => ({ before: one, after: one }))];
  const concerns = (member: Member): boolean => own.has(member.sfmsId) || runOf(runs, member) !== undefined;

  const links = new Map(turns.map((turn) => [turn.before.sfmsId, linksNow(turn)]));
  const members = turns.flatMap(({ after }) => membersOf(after)).filter(concerns);
  const groups = groupMembers(members, runs, ({ sfmsId, interruption }) => links.get(sfmsId)?.get(interruption.open.startedAt));
  const taken = new Set(groups.flatMap(({ link }) => link?.outageId ?? []));

  const past = pastOutages(turns, concerns);
  const rows = await lockRows(trx, [...past.links.values()]);
  const withdrawn = await withdrawnAmong(trx, [...past.links.keys()].filter((id) => !rows.has(id)));
  const plan = planOf(subjectsOf({ turns, groups, past, links, rows, withdrawn }));
  const numbers = turns.map(({ before, after }): KeptNumber => ({
    number: after,
    isOwn: own.has(before.sfmsId),
    links: linksKept(after.reading, links.get(before.sfmsId) ?? new Map(), taken),
  }));
  await writePlan(trx, { plan, groups, numbers, now, actor });
  return { outcomes, fallen: fallenReports(changed) };
}
