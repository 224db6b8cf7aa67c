import type { EmployeeRow } from 'shared-contracts/entity/employee';
import type { GridColumn } from 'shared-ui/grid';
import type { Translate } from 'shared-ui/language';
import type { employeeTexts } from '../text';
import { EditLink } from './edit-link';

/** The columns of the employee list, in their order. */
export function employeeColumns(t: Translate<typeof employeeTexts.english>): GridColumn<EmployeeRow>[] {
  return [
    {
      field: 'action',
      header: t('action'),
      key: 'id',
      type: 'number',
      sortable: false,
      filterable: false,
      downloadable: false,
      canHide: false,
      render: (row) => <EditLink employee={row} />,
    },
    { field: 'emp_no', header: t('empNo'), key: 'emp_no', type: 'text' },
    { field: 'name', header: t('name'), key: 'name', type: 'text' },
    { field: 'designation', header: t('designation'), key: 'designation', type: 'text' },
    { field: 'organization_name', header: t('organizationName'), key: 'organization_name', type: 'text' },
    { field: 'email', header: t('email'), key: 'email', type: 'text' },
    { field: 'mobile', header: t('mobile'), key: 'mobile', type: 'text' },
  ];
}
