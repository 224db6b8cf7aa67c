import type { ReactNode } from 'react';
import { useTexts } from 'shared-ui/language';
import { MenuButton } from 'shared-ui/menu';
import type { ActionOutage } from './form/action-outage';
import { actionTable } from './action-table';
import { actionTexts } from './form/action-texts';
import { usePopup } from './use-popup';

interface RowActionMenuProps {
  readonly outage: ActionOutage;
  /** What is on screen has to be read again: something was saved, or somebody else was faster. */
  readonly onDone: () => void;
}

/** The menu of one outage: what its state allows (docs/product.md#eligibility), and the popup of what is chosen. */
export function RowActionMenu({ outage, onDone }: RowActionMenuProps): ReactNode {
  const t = useTexts(actionTexts);
  const { opened, open, close } = usePopup();
  const offered = actionTable.filter((record) => record.isOffered(outage));
  return (
    <>
      <MenuButton
        label={t('action')}
        description={t('ofOutage', { id: String(outage.id), feeder: outage.feederName })}
        emptyHint={t('noAction')}
        items={offered.map((record) => ({ id: record.id, label: t(record.id), onChoose: () => void open(record, outage) }))}
      />
      {opened && (
        <opened.Popup
          outage={opened.outage}
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
