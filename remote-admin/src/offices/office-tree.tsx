import { type ReactNode, useState } from 'react';
import { listOffices, type OfficeNode } from 'shared-contracts/endpoint/master-data/list-offices';
import { useEndpointQuery } from 'shared-ui/api';
import { IconButton } from 'shared-ui/control';
import { Alert, Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { errorText } from 'shared-ui/submit';
import { officeTexts } from '../text/office-texts';
import { OfficeRow } from './office-row';
import styles from './office-tree.module.css';

/** One call gives so many offices at most. */
export const mostOffices = 200;

/** An office of the tree. What is below it is asked for when it is opened. */
function OfficeBranch({ office }: { readonly office: OfficeNode }): ReactNode {
  const t = useTexts(officeTexts);
  const [isOpen, setIsOpen] = useState(false);
  const toggle = office.children > 0 && (
    <IconButton
      icon={isOpen ? 'expand' : 'next'}
      label={t('open', { name: office.name })}
      aria-expanded={isOpen}
      onClick={() => setIsOpen(!isOpen)}
    />
  );
  return (
    <li>
      <OfficeRow office={office} toggle={toggle} />
      {isOpen && <OfficeLevel below={office.code} label={office.name} />}
    </li>
  );
}

interface OfficeLevelProps {
  /** Null: the top of the tree. */
  readonly below: string | null;
  readonly label: string;
}

/** The offices one level below another. */
export function OfficeLevel({ below, label }: OfficeLevelProps): ReactNode {
  const t = useTexts(officeTexts);
  const { data, error, isPending } = useEndpointQuery(listOffices, { query: below === null ? {} : { below } });
  const offices = data?.data ?? [];
  if (isPending) return <Skeleton active paragraph={{ rows: 3 }} />;
  if (error !== null) return <Alert type="error" showIcon title={errorText(error)} />;
  if (offices.length === 0) return <p className={styles.note}>{t('nothingBelow')}</p>;
  return (
    <>
      <ul className={below === null ? styles.top : styles.level} aria-label={label}>
        {offices.map((office) => (
          <OfficeBranch key={office.code} office={office} />
        ))}
      </ul>
      {offices.length >= mostOffices && <p className={styles.note}>{t('most', { count: mostOffices })}</p>}
    </>
  );
}
