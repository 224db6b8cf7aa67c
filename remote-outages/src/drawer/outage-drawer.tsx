import type { ReactNode } from 'react';
import { getOutageTimeline } from 'shared-contracts/endpoint/faults/get-outage-timeline';
import { useEndpointQuery } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { SideSheet } from 'shared-ui/overlay';
import { annotationFields } from 'shared-contracts/entity/annotation';
import { keysOf } from 'shared-contracts/entity/field-table';
import type { RecordedDetail } from 'shared-contracts/entity/outage-timeline';
import { DrawerActions } from './drawer-actions';
import { DrawerFailure } from './drawer-failure';
import { type Fact, FactSection } from './fact-section';
import styles from './outage-drawer.module.css';
import { OutageSections } from './outage-sections';
import { reportedFacts } from './reported-facts';
import { drawerTexts, fieldTexts } from './text';
import { Timeline } from './timeline';
import { valueText } from './value-text';

type Field = keyof typeof annotationFields;

/** What is recorded, in the order of the popups, without what is empty. A broken conductor lies on the ground: that is a danger. */
function recordedFacts(recorded: RecordedDetail | null, nameOf: (field: Field) => string): Fact[] {
  if (recorded === null) return [];
  return keysOf(annotationFields).flatMap((field) => {
    const value = recorded[field];
    const text = valueText(field, value ?? '');
    return text === '' ? [] : [{ label: nameOf(field), value: text, isDanger: field === 'brokenConductor' && value === 'Yes' }];
  });
}

interface OutageDrawerProps {
  readonly outageId: number;
  readonly onClose: () => void;
}

/** Everything about one outage at the side of the list: its facts, what is recorded, by whom, and what can be done. */
export function OutageDrawer({ outageId, onClose }: OutageDrawerProps): ReactNode {
  const t = useTexts(drawerTexts);
  const nameOf = useTexts(fieldTexts);
  const { data, error, isPending, refetch } = useEndpointQuery(getOutageTimeline, { params: { id: outageId } });
  const reported = data ? reportedFacts(data.reported, data.outage, t) : [];
  return (
    <SideSheet title={t('title', { id: String(outageId) })} onClose={onClose} hasCross={error === null}>
      {isPending && <p role="status">{t('loading')}</p>}
      {error && <DrawerFailure error={error} onRetry={() => void refetch()} onClose={onClose} />}
      {data && (
        <>
          <div className={styles.actions}>
            <DrawerActions facts={data.outage} version={data.entries.at(-1)?.id ?? null} />
          </div>
          <div className={styles.columns}>
            <div>
              <OutageSections facts={data.outage} />
              {reported.length > 0 && <FactSection title={t('reported')} facts={reported} />}
            </div>
            <div>
              <FactSection title={t('recorded')} facts={recordedFacts(data.recorded, nameOf)} nothing={t('nothingRecorded')} />
              <Timeline facts={data.outage} entries={data.entries} reports={data.reports ?? []} />
            </div>
          </div>
        </>
      )}
    </SideSheet>
  );
}
