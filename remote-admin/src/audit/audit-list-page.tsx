import { type ReactNode, useMemo, useState } from 'react';
import { listAudit } from 'shared-contracts/endpoint/audit/list-audit';
import { auditFields, type AuditRow } from 'shared-contracts/entity/audit-entry';
import { IconButton } from 'shared-ui/control';
import { GridA, gridAColumn, type GridColumn, type GridSort } from 'shared-ui/grid';
import { type Translate, useTexts } from 'shared-ui/language';
import { auditTexts } from '../text/master-texts';
import { AuditSheet } from './audit-sheet';

const auditColumn = gridAColumn(auditFields);
const newestFirst: GridSort = { field: auditFields.at.wire, direction: 'desc' };
const pageSize = 10;

function auditColumns(t: Translate<typeof auditTexts.english>, onShow: (entry: AuditRow) => void): GridColumn<AuditRow>[] {
  return [
    auditColumn('at', { header: t('at') }),
    auditColumn('actorName', { header: t('actor') }),
    auditColumn('actorCompany', { header: t('company') }),
    auditColumn('actorEmpNo', { header: t('empNo') }),
    auditColumn('action', { header: t('action') }),
    auditColumn('subject', { header: t('subject') }),
    auditColumn('subjectId', { header: t('subjectId') }),
    {
      ...auditColumn('id', {
        header: t('details'),
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
  const [shown, setShown] = useState<AuditRow | null>(null);
  const columns = useMemo(() => auditColumns(t, setShown), [t]);
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
