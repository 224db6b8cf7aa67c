import type { ReactNode } from 'react';
import { Skeleton } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { useParams } from 'shared-ui/router';
import { NotFound } from 'shared-ui/page';
import formStyles from '../form/form-page.module.css';
import { isKeptHere } from './employee-draft';
import { employeeTexts } from '../text/admin-texts';
import { EmployeeView } from './employee-view';
import { EmployeeEditor } from './employee-editor';
import { EmployeeFailure } from './employee-failure';
import { useEmployee } from './use-employee';

function EmployeeScreen({ id }: { readonly id: number }): ReactNode {
  const t = useTexts(employeeTexts);
  const { state, reload } = useEmployee(id);
  return (
    <section className={formStyles.page} aria-busy={state.status === 'loading'}>
      <h1 className={formStyles.title}>{t('title')}</h1>
      {state.status === 'loading' && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton active paragraph={{ rows: 8 }} />
        </div>
      )}
      {state.status === 'failed' && <EmployeeFailure error={state.error} onRetry={reload} />}
      {state.status === 'loaded' &&
        (isKeptHere(state.employee) ? <EmployeeEditor id={id} employee={state.employee} /> : <EmployeeView employee={state.employee} />)}
    </section>
  );
}

/** /employee/{id} */
export function EditEmployeePage(): ReactNode {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <EmployeeScreen key={id} id={Number(id)} /> : <NotFound />;
}
