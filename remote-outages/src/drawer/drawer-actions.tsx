import type { ReactNode } from 'react';
import { getOutageTimeline } from 'shared-contracts/endpoint/outages/get-outage-timeline';
import { listOutages } from 'shared-contracts/endpoint/outages/list-outages';
import type { OutageFacts } from 'shared-contracts/entity/outage-timeline';
import { hasRowActions } from 'shared-contracts/rule/column-visibility';
import { refreshEndpoint } from 'shared-ui/api';
import { useUser } from 'shared-ui/session';
import { RowActionMenu } from '../actions/row-action-menu';

/** The menu of the row, for whoever has it there; a save shows in the drawer and in the list behind it. */
export function DrawerActions({ facts }: { readonly facts: OutageFacts }): ReactNode {
  const user = useUser();
  if (user === null || !hasRowActions(user) || facts.interruptionType === null) return null;
  return (
    <RowActionMenu
      outage={{
        id: facts.id,
        feederName: facts.feederName,
        category: facts.category,
        interruptionType: facts.interruptionType,
        faultType: facts.faultType,
        durationClass: facts.durationClass,
        faultStart: facts.faultStart,
        faultEnd: facts.faultEnd,
      }}
      onDone={() => {
        refreshEndpoint(getOutageTimeline);
        refreshEndpoint(listOutages);
      }}
    />
  );
}
