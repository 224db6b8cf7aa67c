import type { OutageFacts, OutageReport, TimelineEntry } from 'shared-contracts/entity/outage-timeline';

export type TimelineEvent =
  | { readonly kind: 'began' | 'ended'; readonly key: string; readonly at: string }
  | { readonly kind: 'entry'; readonly key: string; readonly at: string; readonly entry: TimelineEntry }
  | { readonly kind: 'report'; readonly key: string; readonly at: string; readonly report: OutageReport };

/** One source's word of the beginning and the end says no more than the outage itself does. */
function worthTelling(reports: readonly OutageReport[]): { readonly report: OutageReport; readonly at: string }[] {
  const isPlain = ({ type }: OutageReport) => type === 'open' || type === 'close';
  const isOneVoice = new Set(reports.map(({ source, sfmsId }) => `${source} ${sfmsId}`)).size < 2;
  const isRepeated = reports.filter(({ type }) => type === 'open').length > 1 || reports.filter(({ type }) => type === 'close').length > 1;
  return reports.flatMap((report) => {
    const { at } = report;
    return at === null || (isOneVoice && !isRepeated && isPlain(report)) ? [] : [{ report, at }];
  });
}

/** The outage's own beginning and end among what people recorded, by time; at the same moment the outage comes first. */
export function eventsOf(
  { faultStart, faultEnd }: OutageFacts,
  entries: readonly TimelineEntry[],
  reports: readonly OutageReport[] = [],
): TimelineEvent[] {
  const events: TimelineEvent[] = [
    { kind: 'began', key: 'began', at: faultStart },
    ...(faultEnd === null ? [] : [{ kind: 'ended' as const, key: 'ended', at: faultEnd }]),
    ...entries.map((entry) => ({ kind: 'entry' as const, key: String(entry.id), at: entry.at, entry })),
    ...worthTelling(reports).map(({ report, at }, index) => ({ kind: 'report' as const, key: `report-${index}`, at, report })),
  ];
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
