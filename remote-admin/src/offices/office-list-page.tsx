import { type ReactNode, useState } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { listOffices, type OfficeNode } from 'shared-contracts/endpoint/master-data/list-offices';
import { useCall } from 'shared-ui/api';
import { LinkButton } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { InputField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import formStyles from '../form/form-page.module.css';
import { failureText } from '../record/failure-text';
import { SearchStatus } from '../search/search-status';
import { useSearch } from '../search/use-search';
import { officeTexts } from '../text/office-texts';
import { officesPath } from './office-path';
import { OfficeRow } from './office-row';
import { mostOffices, OfficeLevel } from './office-tree';
import styles from './office-tree.module.css';

/** /modules/offices: the tree of offices, a level at a time, or what a search finds in it. */
export function OfficeListPage(): ReactNode {
  const t = useTexts(officeTexts);
  const call = useCall();
  const [text, setText] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const search = useSearch<OfficeNode>({
    text,
    minLength: limits.organisationSearchLength,
    waitMs: limits.organisationSearchDebounceMs,
    search: async (wanted, signal) => (await call(listOffices, { query: { search: wanted } }, { signal })).data,
    onFailure: (error) => setFailure(failureText(error)),
  });
  const type = (typed: string) => {
    setText(typed);
    setFailure(null);
  };
  const { hits } = search;
  return (
    <section className={formStyles.page}>
      <header className={styles.bar}>
        <div>
          <h1 className={formStyles.title}>{t('title')}</h1>
          <p className={styles.note}>{t('subtitle')}</p>
        </div>
        <LinkButton look="primary" to={`${officesPath}/new`}>
          {t('add')}
        </LinkButton>
      </header>
      <div className={styles.card}>
        <div className={styles.search}>
          <InputField type="search" name="search" label={t('search')} hint={t('searchHint')} maxLength={100} value={text} onText={type} />
          <SearchStatus search={search} most={mostOffices} />
        </div>
        {failure !== null && <Alert type="error" showIcon title={failure} />}
        {hits === null && <OfficeLevel below={null} label={t('tree')} />}
        {hits !== null && hits.length > 0 && (
          <ul className={styles.top} aria-label={t('found')}>
            {hits.map((office) => (
              <li key={office.code}>
                <OfficeRow office={office} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
