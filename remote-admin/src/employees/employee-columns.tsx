import { designations } from 'shared-contracts/constant/designation';
import { employeeFields, type EmployeeRow } from 'shared-contracts/entity/employee';
import { type GridColumn, gridAColumn } from 'shared-ui/grid';
import { type Translate, useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { Icon } from 'shared-ui/control';
import { Link } from 'shared-ui/router';
import { employeeTexts } from '../text/admin-texts';
import styles from './edit-link.module.css';

/** The Action cell: leads to the edit screen of its row. */
function EditLink({ employee }: { readonly employee: EmployeeRow }): ReactNode {
  const t = useTexts(employeeTexts);
  const label = t('editOne', { name: employee.name });
  return (
    <Link to={`/employee/${employee.id}`} className={styles.link} aria-label={label} title={label}>
      <Icon name="edit" />
    </Link>
  );
}

const employeeColumn = gridAColumn(employeeFields);

const designationOptions = designations.map((value) => ({ value, label: value }));

/** The columns of the employee list, in their order. */
export function employeeColumns(t: Translate<typeof employeeTexts.english>): GridColumn<EmployeeRow>[] {
  return [
    {
      ...employeeColumn('id', { header: t('action'), card: 'icon', render: (row) => <EditLink employee={row} /> }),
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
