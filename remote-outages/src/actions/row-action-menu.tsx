import { type ReactNode, useState } from 'react';
import { useTexts } from 'shared-ui/language';
import type { ActionOutage } from './form/action-outage';
import { actionTable, type ActionRecord } from './action-table';
import { MenuButton } from './menu/menu-button';
import { actionTexts } from './form/action-texts';

interface RowActionMenuProps {
  readonly outage: ActionOutage;
  /** Something was saved: what is on screen has to be read again. */
  readonly onDone: () => void;
}

/** The menu of one outage (section 2): what section 6 allows on this outage, and the popup of what is chosen. */
export function RowActionMenu({ outage, onDone }: RowActionMenuProps): ReactNode {
  const t = useTexts(actionTexts);
  // The outage of the moment of choosing: the list may refresh under an open popup.
  const [chosen, setChosen] = useState<{ record: ActionRecord; outage: ActionOutage } | null>(null);
  const close = () => setChosen(null);
  return (
    <>
      <MenuButton
        label={t('action')}
        description={t('ofOutage', { id: String(outage.id), feeder: outage.feederName ?? '' })}
        emptyHint={t('noAction')}
        items={actionTable
          .filter((record) => record.isOffered(outage))
          .map((record) => ({ id: record.id, label: t(record.label), onChoose: () => setChosen({ record, outage }) }))}
      />
      {chosen && (
        <chosen.record.Popup
          outage={chosen.outage}
          onCancel={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
