import { useState } from 'react';
import { getEmployee } from 'shared-contracts/endpoint/employees/get-employee';
import { updateEmployee } from 'shared-contracts/endpoint/employees/update-employee';
import type { Employee } from 'shared-contracts/entity/employee';
import { validateEmployee } from 'shared-contracts/rule/employee-form';
import { useCall } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { showError } from 'shared-ui/notice';
import { type Submit, useSubmit } from 'shared-ui/submit';
import { employeeFaults, employeeTexts } from '../text/admin-texts';
import { type EmployeeDraft, rebase } from './employee-draft';

interface Options {
  readonly id: number;
  readonly draft: EmployeeDraft;
  readonly setDraft: (draft: EmployeeDraft) => void;
  /** The record that the draft started from. */
  readonly employee: Employee;
}

interface Save {
  readonly submit: Submit;
  readonly isSaved: boolean;
  /** The record that the draft starts from now: the newest one after a conflict. */
  readonly seen: Employee;
  readonly run: () => Promise<void>;
}

/** Checks and saves. When somebody else has saved meanwhile, both changes are merged and none is lost. */
export function useSaveEmployee({ id, draft, setDraft, employee }: Options): Save {
  const t = useTexts(employeeTexts);
  const call = useCall();
  const [seen, setSeen] = useState(employee);
  const [isSaved, setIsSaved] = useState(false);
  const submit = useSubmit({
    texts: employeeFaults,
    // The reason stands in the form; a rule that the form itself found is told there alone.
    tell: ({ by }) => (by === 'server' ? showError(t('saveFailed')) : undefined),
  });

  async function save(): Promise<void> {
    const { confirmPassword: _confirmed, ...form } = draft.form;
    await call(updateEmployee, { params: { id }, body: { ...form, version: seen.version ?? null } });
  }

  async function takeNewest(): Promise<void> {
    const { data: newest } = await call(getEmployee, { params: { id } });
    setDraft(rebase(draft, seen, newest));
    setSeen(newest);
  }

  return {
    submit,
    isSaved,
    seen,
    run: () =>
      submit.run({
        faults: validateEmployee(draft.form),
        send: save,
        onDone: () => setIsSaved(true),
        // What the record is now may be unknown for a while; that somebody was faster is told all the same.
        onConflict: () => takeNewest().catch(() => undefined),
      }),
  };
}
