import type { ReactNode } from 'react';
import type { AuditRow } from 'shared-contracts/entity/audit-entry';
import { useTexts } from 'shared-ui/language';
import { SideSheet } from 'shared-ui/overlay';
import { formatDateTime } from 'shared-ui/time';
import { auditTexts } from '../text/master-texts';
import styles from './audit-sheet.module.css';
import { comparedFacts } from './compared-facts';

interface AuditSheetProps {
  readonly entry: AuditRow;
  readonly onClose: () => void;
}

/** One entry of the audit trail: what it was before, and after, side by side. */
export function AuditSheet({ entry, onClose }: AuditSheetProps): ReactNode {
  const t = useTexts(auditTexts);
  return (
    <SideSheet title={t('entry', { id: entry.id })} onClose={onClose}>
      <p className={styles.lead}>
        {[formatDateTime(entry.at), entry.actorName, entry.action, entry.subject, entry.subjectId].join(' · ')}
      </p>
      {/* A long entry scrolls, and has nothing else that the keyboard reaches. */}
      <table className={styles.facts} tabIndex={0}>
        <thead>
          <tr>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
          </tr>
        </thead>
        <tbody>
          {comparedFacts(entry.before, entry.after).map(({ name, before, after, isChanged }) => (
            <tr key={name} className={isChanged ? styles.changed : undefined}>
              <th scope="row">{name}</th>
              <td>{before ?? t('none')}</td>
              <td>{after ?? t('none')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SideSheet>
  );
}
