import type { OutageRow } from 'shared-contracts/entity/outage';
import { getConfig } from 'shared-ui/config';
import { useTexts } from 'shared-ui/language';
import { texts } from '../text/outage-texts';

/** Opens the outage in the sub-division's external site (docs/product.md#column-visibility). */
export function ExternalLink({ outage }: { readonly outage: OutageRow }) {
  const t = useTexts(texts);
  const address = new URL(getConfig().outageExternalUrl);
  address.searchParams.set('outage', String(outage.id));
  address.searchParams.set('feeder', outage.feederId);
  return (
    <a href={address.href} target="_blank" rel="noreferrer" aria-label={t('openExternally', { id: String(outage.id) })}>
      {t('open')}
    </a>
  );
}
