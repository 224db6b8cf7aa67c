import type { ReactNode } from 'react';
import type { OfficeNode } from 'shared-contracts/endpoint/master-data/list-offices';
import { may } from 'shared-contracts/rule/permission';
import { Icon } from 'shared-ui/control';
import { Tag } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { useUser } from 'shared-ui/session';
import linkStyles from '../employees/edit-link.module.css';
import { officeTexts } from '../text/office-texts';
import { draftBelow } from './draft-below';
import { addBelowPath, officePath, substationPath } from './office-path';
import styles from './office-tree.module.css';

interface OfficeRowProps {
  readonly office: OfficeNode;
  /** Opens what is below it, where the row stands in the tree. */
  readonly toggle?: ReactNode;
}

/** One office, with the ways to change it and to add one below it. */
export function OfficeRow({ office: { code, name, type, feeders, isRetired }, toggle }: OfficeRowProps): ReactNode {
  const t = useTexts(officeTexts);
  const user = useUser();
  const mayEditSubstation = user !== null && may(user, 'manageSubstations');
  return (
    <div className={styles.row}>
      <span className={styles.toggle}>{toggle}</span>
      <span className={styles.facts}>
        <span className={styles.name}>{name}</span>
        <span className={styles.code}>{code}</span>
        <Tag>{t(type)}</Tag>
        {isRetired && <Tag>{t('retired')}</Tag>}
        {feeders > 0 && <span className={styles.code}>{feeders === 1 ? t('oneFeeder') : t('feeders', { count: feeders })}</span>}
      </span>
      <span className={styles.actions}>
        {(type !== 'substation' || mayEditSubstation) && (
          <Link
            to={type === 'substation' ? substationPath(code) : officePath(code)}
            className={linkStyles.link}
            aria-label={t('edit', { name })}
          >
            <Icon name="edit" />
          </Link>
        )}
        {!isRetired && draftBelow(code) !== null && (
          <Link to={addBelowPath(code)} className={linkStyles.link} aria-label={t('addBelow', { name })}>
            <Icon name="plus" />
          </Link>
        )}
      </span>
    </div>
  );
}
