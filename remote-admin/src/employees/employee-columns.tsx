import { designations } from 'shared-contracts/constant/designation';
import { employeeFields, type EmployeeRow } from 'shared-contracts/entity/employee';
import { type GridColumn, gridAColumn } from 'shared-ui/grid';
import type { Translate } from 'shared-ui/language';
import type { employeeTexts } from '../text/admin-texts';
import { EditLink } from './edit-link';

const employeeColumn = gridAColumn(employeeFields);

const designationOptions = designations.map((value) => ({ value, label: value }));

/** The columns of the employee list, in their order. */
export function employeeColumns(t: Translate<typeof employeeTexts.english>): GridColumn<EmployeeRow>[] {
  return [
    {
      ...employeeColumn('id', { header: t('action'), render: (row) => <EditLink employee={row} /> }),
      field: 'action',
      sortable: false,
      filterable: false,
      downloadable: false,
      canHide: false,
    },
    employeeColumn('empNo', { header: t('empNo'), card: 'tag' }),
    employeeColumn('name', { header: t('name'), card: 'title' }),
    employeeColumn('designation', { header: t('designation'), options: designationOptions }),
    employeeColumn('organizationName', { header: t('organizationName') }),
    employeeColumn('email', { header: t('email') }),
    employeeColumn('mobile', { header: t('mobile') }),
  ];
}
