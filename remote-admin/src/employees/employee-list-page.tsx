import { type ReactNode, useMemo } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { listEmployees } from 'shared-contracts/endpoint/employees/list-employees';
import { columnsIn, GridA, type GridSort } from 'shared-ui/grid';
import { useTexts } from 'shared-ui/language';
import { employeeTexts } from '../text/admin-texts';
import { employeeColumns } from './employee-columns';

const byId: GridSort = { field: 'emp.id', direction: 'asc' };

/** /employee: the employees of the user's organisation. */
export function EmployeeListPage(): ReactNode {
  const t = useTexts(employeeTexts);
  const columns = useMemo(() => columnsIn(employeeTexts, t, employeeColumns), [t]);
  return (
    <GridA
      gridId="employees"
      title={t('listTitle')}
      subtitle={t('listSubtitle')}
      columns={columns}
      endpoint={listEmployees}
      rowKey="id"
      pageSize={limits.employeePageSize}
      defaultSort={byId}
    />
  );
}
