import { type ReactNode, useState } from 'react';
import { getOutageTimeline } from 'shared-contracts/endpoint/faults/get-outage-timeline';
import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import type { OutageFacts } from 'shared-contracts/entity/outage-timeline';
import { hasRowActions } from 'shared-contracts/rule/column-visibility';
import { refreshEndpoint } from 'shared-ui/api';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { useUser } from 'shared-ui/session';
import type { ActionOutage } from '../actions/form/action-outage';
import { RowActionMenu } from '../actions/row-action-menu';
import { EstimatePopup } from './estimate-popup';
import { drawerTexts } from './text';

/** The menu of the row, for users who have it there; a save shows in the drawer and in the list behind it. */
export function DrawerActions({ facts, version }: { readonly facts: OutageFacts; readonly version: number | null }): ReactNode {
  const t = useTexts(drawerTexts);
  const user = useUser();
  const [isEstimating, setEstimating] = useState(false);
  if (user === null || !hasRowActions(user) || facts.interruptionType === null) return null;
  const outage: ActionOutage = {
    id: facts.id,
    feederName: facts.feederName,
    category: facts.category,
    interruptionType: facts.interruptionType,
    faultType: facts.faultType,
    durationClass: facts.durationClass,
    faultStart: facts.faultStart,
    faultEnd: facts.faultEnd,
  };
  const readAgain = () => {
    setEstimating(false);
    refreshEndpoint(getOutageTimeline);
    refreshEndpoint(listOutages);
  };
  return (
    <>
      <RowActionMenu outage={outage} onDone={readAgain} />
      {facts.faultEnd === null && <Button onClick={() => setEstimating(true)}>{t('setEstimate')}</Button>}
      {isEstimating && (
        <EstimatePopup
          outage={outage}
          known={facts.estimatedRestoration}
          version={version}
          onCancel={() => setEstimating(false)}
          onDone={readAgain}
        />
      )}
    </>
  );
}
