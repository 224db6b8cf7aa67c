import type { ReactNode } from 'react';
import type { AuditRow } from 'shared-contracts/entity/audit-entry';
import { useTexts } from 'shared-ui/language';
import { SideSheet } from 'shared-ui/overlay';
import { formatDateTime } from 'shared-ui/time';
import { auditTexts } from '../text/master-texts';
import styles from './audit-sheet.module.css';
import { type ComparedFact, comparedFacts } from './compared-facts';
import { useAuditWords } from './use-audit-words';

function FactRows({ facts, className }: { readonly facts: readonly ComparedFact[]; readonly className?: string | undefined }): ReactNode {
  const { nameOf, valueOf } = useAuditWords();
  return facts.map(({ name, before, after }) => (
    <tr key={name} className={className}>
      <th scope="row">{nameOf(name)}</th>
      <td>{valueOf(name, before)}</td>
      <td>{valueOf(name, after)}</td>
    </tr>
  ));
}

interface AuditSheetProps {
  readonly entry: AuditRow;
  readonly onClose: () => void;
}

/** One entry of the audit trail: what it was before, and after, side by side. */
export function AuditSheet({ entry, onClose }: AuditSheetProps): ReactNode {
  const t = useTexts(auditTexts);
  const { actionOf, subjectOf } = useAuditWords();
  const { changed, unchanged } = comparedFacts(entry.before, entry.after);
  const { actorName, actorCompany, actorEmpNo } = entry;
  const actor = [actorName, actorCompany, actorEmpNo].filter((part) => part !== null).join(', ');
  return (
    <SideSheet title={actionOf(entry.action)} onClose={onClose}>
      <dl className={styles.lead}>
        <div>
          <dt>{t('subject')}</dt>
          <dd>{`${subjectOf(entry.subject)} ${entry.subjectId}`}</dd>
        </div>
        <div>
          <dt>{t('actor')}</dt>
          <dd>{actor}</dd>
        </div>
        <div>
          <dt>{t('at')}</dt>
          <dd>{formatDateTime(entry.at)}</dd>
        </div>
      </dl>
      {changed.length + unchanged.length === 0 && <p>{t('noFacts')}</p>}
      {changed.length + unchanged.length > 0 && (
        // A long entry scrolls, and has nothing else that the keyboard reaches.
        <table className={styles.facts} tabIndex={0} aria-label={t('entry', { id: entry.id })}>
          <thead>
            <tr>
              <th scope="col">{t('field')}</th>
              <th scope="col">{t('before')}</th>
              <th scope="col">{t('after')}</th>
            </tr>
          </thead>
          <tbody>
            <FactRows facts={changed} className={styles.changed} />
          </tbody>
          {unchanged.length > 0 && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={3} className={styles.group}>
                  {t('unchanged')}
                </th>
              </tr>
              <FactRows facts={unchanged} />
            </tbody>
          )}
        </table>
      )}
    </SideSheet>
  );
}
