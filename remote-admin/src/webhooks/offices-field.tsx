import { type ReactNode, useState } from 'react';
import type { OfficeHit } from 'shared-contracts/endpoint/master-data/search-offices';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import styles from '../feed/feed-page.module.css';
import { OfficeField } from '../search/office-field';
import { webhookPageTexts } from '../text/webhook-texts';

interface NamedOffice {
  readonly code: string;
  readonly name: string;
}

interface OfficesFieldProps {
  readonly offices: readonly NamedOffice[];
  readonly onOffices: (offices: readonly NamedOffice[]) => void;
}

/** Any number of offices, each found by its name. */
export function OfficesField({ offices, onOffices }: OfficesFieldProps): ReactNode {
  const t = useTexts(webhookPageTexts);
  const [text, setText] = useState('');
  const [found, setFound] = useState<OfficeHit | null>(null);
  const add = () => {
    if (found === null) return;
    onOffices([...offices.filter(({ code }) => code !== found.code), { code: found.code, name: found.name }]);
    setText('');
  };
  return (
    <>
      <OfficeField name="offices" label={t('offices')} value={text} onText={setText} onOffice={setFound} />
      <p className={styles.hint}>{t('officesHint')}</p>
      <div className={styles.buttons}>
        <Button disabled={found === null} onClick={add}>
          {t('addOffice')}
        </Button>
        {offices.map(({ code, name }) => (
          <Button key={code} onClick={() => onOffices(offices.filter((other) => other.code !== code))}>
            {t('removeOffice', { name: `${name} (${code})` })}
          </Button>
        ))}
      </div>
    </>
  );
}
