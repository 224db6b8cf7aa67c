import { useSearchParams } from 'shared-ui/router';
import { OutageDrawer } from '../drawer/outage-drawer';

/** The address names the outage whose drawer is open, so that it can be shared. */
export const selectedOutageParameter = 'outage';

export function SelectedOutage() {
  const [search, setSearch] = useSearchParams();
  const id = Number(search.get(selectedOutageParameter) ?? Number.NaN);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const close = () => {
    const next = new URLSearchParams(search);
    next.delete(selectedOutageParameter);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return <OutageDrawer outageId={id} onClose={close} />;
}
