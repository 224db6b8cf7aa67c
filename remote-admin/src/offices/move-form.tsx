import type { ReactNode } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { moveOffice } from 'shared-contracts/endpoint/master-data/move-office';
import { useCall } from 'shared-ui/api';
import { Alert } from 'shared-ui/display';
import { InputField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import formStyles from '../form/form-page.module.css';
import { DraftKeeper, useDraft } from '../form/use-draft';
import { ConfirmButton } from '../record/confirm-button';
import { useSaving } from '../record/use-saving';
import { officeTexts } from '../text/office-texts';

const empty = { target: '' };

interface MoveFormProps {
  readonly code: string;
  readonly name: string;
  readonly onMoved: () => void;
}

/** Gives an office with all that is below it, or a substation, another place in the tree. */
export function MoveForm({ code, name, onMoved }: MoveFormProps): ReactNode {
  const t = useTexts(officeTexts);
  const call = useCall();
  const { failure, send } = useSaving();
  const draft = useDraft('move-draft', code, empty);
  const { target } = { ...empty, ...draft.values };
  const moved = () => {
    draft.discard();
    onMoved();
  };
  const move = () => void send(() => call(moveOffice, { params: { key: code }, body: { code: target } }), moved);
  return (
    <section className={formStyles.form} aria-label={t('moveTitle')}>
      <DraftKeeper draft={draft} />
      {failure !== null && <Alert type="error" showIcon title={t('failed', { message: failure })} />}
      <fieldset className={formStyles.group}>
        <legend>{t('moveTitle')}</legend>
        <InputField
          name="target"
          label={t('newCode')}
          hint={t('newCodeHint')}
          inputMode="numeric"
          maxLength={limits.eurjaCodeLength}
          value={target}
          onText={(text) => draft.change({ target: text })}
        />
      </fieldset>
      <div className={formStyles.buttons}>
        <ConfirmButton
          label={t('move')}
          question={t('moveQuestion', { name, code: target })}
          hint={t('moveHint')}
          disabled={target.length !== limits.eurjaCodeLength}
          onConfirm={move}
        />
      </div>
    </section>
  );
}
