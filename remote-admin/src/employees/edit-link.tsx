import type { ReactNode } from 'react';
import type { EmployeeRow } from 'shared-contracts/entity/employee';
import { Icon } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import { employeeTexts } from '../text/admin-texts';
import styles from './edit-link.module.css';

/** The Action cell: leads to the edit screen of its row. */
export function EditLink({ employee }: { readonly employee: EmployeeRow }): ReactNode {
  const t = useTexts(employeeTexts);
  const label = t('editOne', { name: employee.name });
  return (
    <Link to={`/employee/${employee.id}`} className={styles.link} aria-label={label} title={label}>
      <Icon name="edit" />
    </Link>
  );
}
