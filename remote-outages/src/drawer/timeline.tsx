import type { ReactNode } from 'react';
import type { FieldChange, OutageFacts, OutageReport, TimelineEntry } from 'shared-contracts/entity/outage-timeline';
import { useTexts } from 'shared-ui/language';
import { formatDateTime } from 'shared-ui/time';
import styles from './outage-drawer.module.css';
import { drawerTexts, fieldTexts } from './text';
import { eventsOf, type TimelineEvent } from './timeline-events';
import { valueText } from './value-text';

interface TimelineProps {
  readonly facts: OutageFacts;
  readonly entries: readonly TimelineEntry[];
  /** What sources told of it. */
  readonly reports: readonly OutageReport[];
}

/** What happened to the outage and what was recorded about it, oldest first. */
export function Timeline({ facts, entries, reports }: TimelineProps): ReactNode {
  const t = useTexts(drawerTexts);
  return (
    <section aria-labelledby="outage-timeline">
      <h3 id="outage-timeline" className={styles.heading}>
        {t('timeline')}
      </h3>
      <ol className={styles.timeline}>
        {eventsOf(facts, entries, reports).map((event) => (
          <li key={event.key} className={styles.event}>
            <p className={styles.what}>{whatOf(t, event)}</p>
            <p className={styles.when}>
              <time dateTime={event.at}>{formatDateTime(event.at)}</time>
              {event.kind === 'entry' && <> · {whoOf(t, event.entry)}</>}
              {event.kind === 'report' && <> · {t('reportedBy', { source: event.report.source, sfmsId: event.report.sfmsId })}</>}
            </p>
            {event.kind === 'entry' && event.entry.changes.length > 0 && <ChangeList changes={event.entry.changes} />}
            {event.kind === 'report' && <ToldList report={event.report} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

type Translate = ReturnType<typeof useTexts<(typeof drawerTexts)['english']>>;

const actionNames = ['addEnd', 'updateShutdown', 'updateFaultCurrent', 'convertToProtection'] as const;
const reportNames = {
  open: 'reportOpen',
  close: 'reportClose',
  update: 'reportUpdate',
  reopen: 'reportReopen',
  cancel: 'reportCancel',
} as const;
const isKnownReport = (type: string): type is keyof typeof reportNames => Object.hasOwn(reportNames, type);

function whatOf(t: Translate, event: TimelineEvent): string {
  if (event.kind === 'entry') return actionName(t, event.entry.action);
  if (event.kind !== 'report') return t(event.kind);
  const { type } = event.report;
  return isKnownReport(type) ? t(reportNames[type]) : type;
}

/** An action that this release does not know yet is shown by its own name. */
function actionName(t: Translate, action: string): string {
  if (action === 'setEstimate') return t('setEstimateDone');
  const known = actionNames.find((name) => name === action);
  return known ? t(known) : action;
}

function whoOf(t: Translate, { by }: TimelineEntry): string {
  return by.empNo === null ? by.name : t('by', { name: by.name, empNo: by.empNo, company: by.companyName ?? '' });
}

const fieldOrder = Object.keys(fieldTexts.english);
/** Fields in the order of the popups; what this release does not know comes last. */
const placeOf = ({ field }: FieldChange) => (fieldOrder.includes(field) ? fieldOrder.indexOf(field) : fieldOrder.length);

const momentFields = ['faultEnd', 'estimatedRestoration', 'startedAt', 'endedAt'];

function useFieldWords() {
  const t = useTexts(drawerTexts);
  const field = useTexts(fieldTexts);
  const nameOf = (name: string) => {
    const known = Object.keys(fieldTexts.english).find((key): key is keyof typeof fieldTexts.english => key === name);
    return known ? field(known) : name;
  };
  const valueOf = (name: string, value: FieldChange['after'] | boolean) => {
    if (value === null || (Array.isArray(value) && value.length === 0)) return t('none');
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    if (momentFields.includes(name)) return formatDateTime(String(value));
    return valueText(name, value);
  };
  return { t, nameOf, valueOf };
}

/** What one source said. */
function ToldList({ report }: { readonly report: OutageReport }): ReactNode {
  const { nameOf, valueOf } = useFieldWords();
  const told = Object.entries(report.facts);
  if (told.length === 0) return null;
  return (
    <dl className={styles.changes}>
      {told.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt>{nameOf(name)}</dt>
          <dd>{valueOf(name, value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function ChangeList({ changes }: { readonly changes: readonly FieldChange[] }): ReactNode {
  const { t, nameOf, valueOf } = useFieldWords();
  return (
    <dl className={styles.changes}>
      {changes.toSorted((one, other) => placeOf(one) - placeOf(other)).map(({ field: name, before, after }) => (
        <div key={name} className={styles.fact}>
          <dt>{nameOf(name)}</dt>
          <dd>{t('changedFrom', { before: valueOf(name, before), after: valueOf(name, after) })}</dd>
        </div>
      ))}
    </dl>
  );
}
