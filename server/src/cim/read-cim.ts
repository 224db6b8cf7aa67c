// Outage messages of IEC 61968-3 as events, and those of ODIN, which is a profile of it. An outage is found wherever it
// stands in its envelope. The table of fields is in docs/integration.md.
import { causeOf } from './cim-cause';
import { listOf, type Node, textAt } from './node';

export interface CimOutage {
  /** Events as a source would send them; each is judged as such. */
  readonly events: readonly Readonly<Record<string, unknown>>[];
}

export interface CimMessage {
  readonly outages: readonly CimOutage[];
  /** When the message was written; null when it does not say. */
  readonly writtenAt: string | null;
}

const outageNames = ['UnplannedOutage', 'PlannedOutage', 'Outage', 'PubOutage'];
const deepest = 32;
/** `interruptionType` of an outage that nobody has planned, and of one that was switched by hand. */
const [tripped, byHand] = [3, 0];

interface Found {
  readonly name: string;
  readonly node: Node;
}

function findOutages(node: Node, depth = 0): Found[] {
  if (depth > deepest) return [];
  return Object.entries(node).flatMap(([name, value]) =>
    listOf(value).flatMap((child): Found[] => {
      if (typeof child !== 'object') return [];
      return outageNames.includes(name) ? [{ name, node: child }] : findOutages(child, depth + 1);
    }),
  );
}

const countAt = (node: Node, ...paths: string[]): number | undefined => {
  const text = textAt(node, ...paths);
  return text === undefined ? undefined : Number(text);
};

/** Without those who have supply again. */
function customersOutOf(node: Node): number | undefined {
  const affected = countAt(node, 'metersAffected', 'summary.totalCustomersAffected');
  if (affected !== undefined) return affected;
  const before = countAt(node, 'originalMetersAffected');
  return before === undefined ? undefined : Math.max(0, before - (countAt(node, 'customersRestored') ?? 0));
}

function isPlannedIn({ name, node }: Found): boolean | undefined {
  if (name === 'PlannedOutage') return true;
  const said = textAt(node, 'isPlanned');
  if (said !== undefined) return said === 'true';
  return name === 'UnplannedOutage' ? false : undefined;
}

const withoutAbsent = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

function eventsOf(found: Found, verb: string, writtenAt: string | undefined): CimOutage {
  const { node } = found;
  const sfmsId = textAt(node, 'mRID');
  const reportedAt = textAt(node, 'lastModifiedDateTime', 'updatedDatetime') ?? writtenAt;
  const startedAt = textAt(node, 'actualPeriod.start', 'reportedStartTime', 'startTime');
  const endedAt = textAt(node, 'actualPeriod.end');
  if (/^(cancel|delete)/i.test(verb) || textAt(node, 'cancelledDateTime') !== undefined) {
    const reason = textAt(node, 'reason', 'comment')?.slice(0, 200) ?? 'Canceled by its source';
    return { events: [withoutAbsent({ type: 'cancel', sfmsId, reason, reportedAt: textAt(node, 'cancelledDateTime') ?? reportedAt })] };
  }
  const isPlanned = isPlannedIn(found);
  const facts = withoutAbsent({
    customersOut: customersOutOf(node),
    cause: causeOf(textAt(node, 'causeKind', 'cause.causeKind', 'cause')),
    isPlanned,
    estimatedRestoration: textAt(
      node, 'estimatedRestorationTime.ert', 'EstimatedRestorationTime.ert', 'estimatedRestorationTime', 'ert', 'estimatedPeriod.end',
    ),
    device: textAt(node, 'OpenedSwitches.name', 'OpenedSwitches.mRID')?.slice(0, 100),
    note: textAt(node, 'comment', 'description')?.slice(0, 200),
  });
  const feederId = textAt(node, 'Feeder.mRID', 'Feeder.name', 'circuitFeederId');
  // Without a beginning it is news of an outage that is known.
  const first = startedAt === undefined && feederId === undefined
    ? { type: 'update', sfmsId, ...facts, reportedAt }
    : { type: 'open', sfmsId, feederId, startedAt, interruptionType: isPlanned === true ? byHand : tripped, ...facts, reportedAt };
  const end = { type: 'close', sfmsId, endedAt, reportedAt };
  return { events: (endedAt === undefined ? [first] : [first, end]).map(withoutAbsent) };
}

/** `envelope` is the message as JSON of any shape, or as XML of the same names. */
export function readCim(envelope: Node): CimMessage {
  const header = Object.values(envelope).flatMap(listOf).find((one): one is Node => typeof one === 'object' && 'Header' in one) ?? envelope;
  const verb = textAt(header, 'Header.Verb') ?? '';
  const writtenAt = textAt(header, 'Header.Timestamp');
  return { outages: findOutages(envelope).map((found) => eventsOf(found, verb, writtenAt)), writtenAt: writtenAt ?? null };
}
