import type { ReactNode } from 'react';
import type { Employee } from 'shared-contracts/entity/employee';
import { Button } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { InputField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { useNavigate } from 'shared-ui/router';
import styles from '../form/form-page.module.css';
import { employeeTexts } from '../text/admin-texts';
import { PlaceOfWorkFields } from './place-of-work-fields';

/** An employee whom nobody can change here: their place of working could never keep the rule of docs/product.md#employee-form. */
export function EmployeeView({ employee }: { readonly employee: Employee }): ReactNode {
  const t = useTexts(employeeTexts);
  const navigate = useNavigate();
  const fields = [
    [t('name'), employee.name],
    [t('empNo'), employee.empNo],
    [t('designation'), employee.designation],
    [t('email'), employee.email, styles.double],
    [t('mobile'), employee.mobile],
  ] as const;
  return (
    <div className={styles.form}>
      <Alert type="info" role="note" showIcon title={t('otherCompany', { company: employee.companyName })} />
      <fieldset className={styles.group}>
        <legend>{t('details')}</legend>
        {fields.map(([label, value, className]) => (
          <div key={label} className={className}>
            <InputField label={label} value={value ?? ''} readOnly />
          </div>
        ))}
      </fieldset>
      <PlaceOfWorkFields place={employee} />
      <div className={styles.buttons}>
        <Button onClick={() => navigate('/employee')}>{t('backToList')}</Button>
      </div>
    </div>
  );
}
