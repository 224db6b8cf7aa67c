import type { OutageFacts, TimelineEntry } from 'shared-contracts/entity/outage-timeline';

export type TimelineEvent =
  | { readonly kind: 'began' | 'ended'; readonly key: string; readonly at: string }
  | { readonly kind: 'entry'; readonly key: string; readonly at: string; readonly entry: TimelineEntry };

/** The outage's own beginning and end among what people recorded, by time; at the same moment the outage comes first. */
export function eventsOf({ faultStart, faultEnd }: OutageFacts, entries: readonly TimelineEntry[]): TimelineEvent[] {
  const events: TimelineEvent[] = [
    { kind: 'began', key: 'began', at: faultStart },
    ...(faultEnd === null ? [] : [{ kind: 'ended' as const, key: 'ended', at: faultEnd }]),
    ...entries.map((entry) => ({ kind: 'entry' as const, key: String(entry.id), at: entry.at, entry })),
  ];
  return events.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at));
}
