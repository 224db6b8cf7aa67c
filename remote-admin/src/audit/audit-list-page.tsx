import { type ReactNode, useMemo, useState } from 'react';
import { auditActions, auditSubjects } from 'shared-contracts/audit/audit-words';
import { listAudit } from 'shared-contracts/endpoint/audit/list-audit';
import { auditFields, type AuditRow } from 'shared-contracts/entity/audit-entry';
import { IconButton } from 'shared-ui/control';
import { columnsIn, GridA, gridAColumn, type GridColumn, type GridSort } from 'shared-ui/grid';
import { type Translate, useTexts } from 'shared-ui/language';
import { auditTexts } from '../text/master-texts';
import styles from './audit-list-page.module.css';
import { AuditSheet } from './audit-sheet';
import { comparedFacts } from './compared-facts';
import { useAuditWords } from './use-audit-words';

const auditColumn = gridAColumn(auditFields);
const newestFirst: GridSort = { field: auditFields.at.wire, direction: 'desc' };
const pageSize = 10;

type WordOf = (code: string) => string;

/** What is kept is a code: it is picked by its words, in their alphabetical order. */
function optionsOf(codes: object, wordOf: WordOf) {
  return Object.keys(codes)
    .map((value) => ({ value, label: wordOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label));
}

interface AuditColumns {
  readonly t: Translate<typeof auditTexts.english>;
  readonly words: ReturnType<typeof useAuditWords>;
  readonly onShow: (entry: AuditRow) => void;
}

function auditColumns({ t, words: { actionOf, subjectOf, nameOf, valueOf }, onShow }: AuditColumns): GridColumn<AuditRow>[] {
  const told = (row: AuditRow, side: 'before' | 'after') => {
    const facts = comparedFacts(row.before, row.after).changed.filter((fact) => fact[side] !== undefined && fact[side] !== null);
    const texts = facts.map(({ name, [side]: value }) => `${nameOf(name)}: ${valueOf(name, value)}`);
    return <span className={styles.told}>{texts.join('; ')}</span>;
  };
  return [
    auditColumn('at', { header: t('at'), card: 'title' }),
    auditColumn('actorName', { header: t('actor') }),
    auditColumn('actorCompany', { header: t('company') }),
    auditColumn('actorEmpNo', { header: t('empNo') }),
    auditColumn('action', { header: t('action'), options: optionsOf(auditActions, actionOf) }),
    auditColumn('subject', { header: t('subject'), options: optionsOf(auditSubjects, subjectOf) }),
    auditColumn('subjectId', { header: t('subjectId') }),
    auditColumn('before', { header: t('before'), sortable: false, render: (row) => told(row, 'before') }),
    auditColumn('after', { header: t('after'), sortable: false, render: (row) => told(row, 'after') }),
    {
      ...auditColumn('id', {
        header: t('details'),
        card: 'icon',
        render: (row) => <IconButton icon="history" label={t('show', { id: row.id })} onClick={() => onShow(row)} />,
      }),
      field: 'details',
      sortable: false,
      filterable: false,
      downloadable: false,
      canHide: false,
    },
  ];
}

/** /modules/audit: who changed what, and when. */
export function AuditListPage(): ReactNode {
  const t = useTexts(auditTexts);
  const words = useAuditWords();
  const [shown, setShown] = useState<AuditRow | null>(null);
  const columns = useMemo(
    () => columnsIn(auditTexts, t, (inLanguage) => auditColumns({ t: inLanguage, words, onShow: setShown })),
    [t, words],
  );
  return (
    <>
      <GridA
        gridId="audit"
        title={t('title')}
        subtitle={t('subtitle')}
        columns={columns}
        endpoint={listAudit}
        rowKey="id"
        pageSize={pageSize}
        defaultSort={newestFirst}
        downloadName="Audit.csv"
      />
      {shown !== null && <AuditSheet entry={shown} onClose={() => setShown(null)} />}
    </>
  );
}
