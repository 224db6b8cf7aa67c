import { useTexts } from 'shared-ui/language';
import { Link, useSearchParams } from 'shared-ui/router';
import { texts } from '../text/outage-texts';
import styles from './outage-id-link.module.css';
import { selectedOutageParameter } from './selected-outage';

/** The id of a row; it opens the outage's drawer and leaves the list as it is. */
export function OutageIdLink({ id }: { readonly id: number }) {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const next = new URLSearchParams(search);
  next.set(selectedOutageParameter, String(id));
  return (
    <Link to={{ search: next.toString() }} preventScrollReset className={styles.link} aria-label={t('details', { id: String(id) })}>
      {id}
    </Link>
  );
}
