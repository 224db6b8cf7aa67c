import { createSubstation } from 'shared-contracts/endpoint/substations/create-substation';
import type { SubstationForm } from 'shared-contracts/entity/substation';
import { validateSubstation } from 'shared-contracts/rule/substation-form';
import { useCall } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { showError, showMessage } from 'shared-ui/notice';
import { outcomeText, type Submit, useSubmit } from 'shared-ui/submit';
import { dateOf } from 'shared-ui/time';
import { substationFaults, substationTexts } from '../text/admin-texts';

interface Options {
  readonly form: SubstationForm;
  readonly onCreated: () => void;
}

interface Create extends Omit<Submit, 'run'> {
  readonly run: () => Promise<void>;
}

/** Collects all failures, shows the first in the error dialog and each at its field; or creates the substation. */
export function useCreateSubstation({ form, onCreated }: Options): Create {
  const t = useTexts(substationTexts);
  const call = useCall();
  const submit = useSubmit({ texts: substationFaults, tell: ({ message }) => showError(message) });
  return {
    ...submit,
    run: () =>
      submit.run({
        faults: validateSubstation(form, dateOf(Date.now())),
        send: () => call(createSubstation, { body: form }),
        onDone: async (outcome) => {
          onCreated();
          await showMessage(t('successTitle'), outcomeText(outcome));
        },
      }),
  };
}
