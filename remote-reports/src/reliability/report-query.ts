// The report's question is in the address, so that it can be shared and survives a reload.
import { type getReliability, reliabilityGroups, reliabilityWeights } from 'shared-contracts/endpoint/reliability/get-reliability';
import type { Clean } from 'shared-contracts/endpoint';
import { dateOf, daysBefore } from 'shared-ui/time';

export type ReportQuery = Omit<Clean<(typeof getReliability)['query']>, 'download'>;

const defaultDays = 30;

function isDay(text: string | null): text is string {
  // An impossible day, such as 31 February, would come back as another one.
  return (
    text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  );
}

/** The last 30 days, consumers counted by company, when the address says nothing, or nonsense. */
export function readQuery(search: URLSearchParams, now: number): ReportQuery {
  const from = search.get('from');
  const to = search.get('to');
  return {
    from: isDay(from) ? from : daysBefore(now, defaultDays),
    to: isDay(to) ? to : dateOf(now),
    groupBy: reliabilityGroups.find((group) => group === search.get('by')) ?? 'company',
    weight: reliabilityWeights.find((weight) => weight === search.get('count')) ?? 'consumers',
    excludePlanned: search.get('unplanned') === 'true',
  };
}

export function writeQuery({ from, to, groupBy, weight, excludePlanned }: ReportQuery): URLSearchParams {
  return new URLSearchParams({ from, to, by: groupBy, count: weight, ...(excludePlanned && { unplanned: 'true' }) });
}
