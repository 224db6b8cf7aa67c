import type { ReactNode } from 'react';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { Link, useParams } from 'shared-ui/router';
import { NotFound } from 'shared-ui/page';
import formStyles from '../form/form-page.module.css';
import { isKeptHere } from './employee-draft';
import { employeeTexts, texts } from '../text';
import { EmployeeView } from './employee-view';
import { EmployeeEditor } from './employee-editor';
import { useEmployee } from './use-employee';

function EmployeeScreen({ id }: { readonly id: number }): ReactNode {
  const t = useTexts(employeeTexts);
  const shared = useTexts(texts);
  const { state, reload } = useEmployee(id);
  return (
    <section className={formStyles.page} aria-busy={state.status === 'loading'}>
      <h1 className={formStyles.title}>{t('title')}</h1>
      {state.status === 'loading' && <p role="status">{t('loading')}</p>}
      {state.status === 'failed' && (
        <>
          <p role="alert" className={formStyles.message}>
            {state.error.kind === 'http' ? state.error.message : t('loadFailed')}
          </p>
          <div className={formStyles.buttons}>
            <Button onClick={reload}>{shared('retry')}</Button>
            <Link to="/employee">{t('backToList')}</Link>
          </div>
        </>
      )}
      {state.status === 'loaded' && (isKeptHere(state.employee) ? <EmployeeEditor id={id} employee={state.employee} /> : <EmployeeView employee={state.employee} />)}
    </section>
  );
}

/** /employee/{id} */
export function EditEmployeePage(): ReactNode {
  const { id = '' } = useParams();
  return /^\d{1,15}$/.test(id) ? <EmployeeScreen key={id} id={Number(id)} /> : <NotFound />;
}
