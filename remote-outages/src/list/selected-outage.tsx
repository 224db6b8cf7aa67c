import { useEffect, useState } from 'react';
import { outageParameters } from 'shared-contracts/constant/address';
import { textOf } from 'shared-ui/language';
import { showError } from 'shared-ui/notice';
import { useSearchParams } from 'shared-ui/router';
import { drawerTexts } from '../drawer/text';

/** The address names the outage whose drawer is open, so that it can be shared. */
export const selectedOutageParameter = outageParameters.outageId;

type Drawer = typeof import('../drawer/outage-drawer');

const importDrawer = () => import('../drawer/outage-drawer');

/** The drawer travels while the pointer or the focus comes near a link that opens it. */
export function preloadDrawer(): void {
  importDrawer().catch(() => undefined);
}

export function SelectedOutage() {
  const [search, setSearch] = useSearchParams();
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const id = Number(search.get(selectedOutageParameter) ?? Number.NaN);
  const isOpen = Number.isSafeInteger(id) && id >= 1;
  const close = () => {
    const next = new URLSearchParams(search);
    next.delete(selectedOutageParameter);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  const isAwaited = isOpen && drawer === null;
  useEffect(() => {
    if (!isAwaited) return;
    const giveUp = () => {
      close();
      void showError(textOf(drawerTexts)('notLoaded'));
    };
    importDrawer().then(setDrawer, giveUp);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each drawer that is waited for, whatever else the address says
  }, [isAwaited]);
  return isOpen && drawer !== null && <drawer.OutageDrawer outageId={id} onClose={close} />;
}
