// What is reported of one outage, by all who report it.
import type { OutageReport } from 'shared-contracts/entity/outage-timeline';
import type { Database } from '../database/database';
import { toWireMoment } from '../time/wire-moment';
import { momentOf } from './interruptions';
import { numbersOf, readNumbers } from './known-number';
import type { Report } from './report';

interface Reported {
  readonly id: number;
  readonly sfms_id: string | null;
  readonly source_id: number | null;
}

const wire = (epochMs: number) => toWireMoment(new Date(epochMs));

function saidBy(report: Report): OutageReport['facts'] {
  switch (report.type) {
    case 'open':
    case 'update': {
      const { estimatedRestoration: estimate, ...facts } = report.facts;
      const told = { ...facts, ...(estimate !== undefined && { estimatedRestoration: estimate === null ? null : wire(estimate) }) };
      return report.type === 'open' ? { feederId: report.feederId, startedAt: wire(report.startedAt), ...told } : told;
    }
    case 'close':
      return { endedAt: wire(report.endedAt), ...(report.reason !== undefined && { reason: report.reason }) };
    case 'cancel':
      return { reason: report.reason };
    case 'reopen':
      return {};
  }
}

/** Oldest first; of outages from before sources, nothing. */
export async function reportsAbout(db: Database, { id, sfms_id: sfmsId, source_id: source }: Reported): Promise<OutageReport[]> {
  if (sfmsId === null || source === null) return [];
  const numbers = [...new Set([sfmsId, ...(await numbersOf(db, [id]))])];
  const names = new Map((await db.selectFrom('feed_source').select(['id', 'name']).execute()).map((row) => [row.id, row.name]));
  const known = [...(await readNumbers(db, numbers)).values()];
  return known
    .flatMap(({ sfmsId: number, reports }) => reports.map((report) => ({ number, report })))
    .toSorted((one, other) => one.report.at - other.report.at)
    .map(({ number, report }) => ({
      source: names.get(report.source) ?? String(report.source),
      sfmsId: number,
      type: report.type,
      reportedAt: report.reportedAt === null ? null : wire(report.reportedAt),
      at: wire(momentOf(report)),
      facts: saidBy(report),
    }));
}
