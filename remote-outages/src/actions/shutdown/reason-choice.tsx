import { type ReactNode, useId } from 'react';
import { getReasonList } from 'shared-contracts/endpoint/faults/get-reason-list';
import { useEndpointQuery } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import styles from '../form/form-part.module.css';
import { LoadNotice } from '../form/load-notice';
import { actionTexts } from '../form/action-texts';

interface ReasonChoiceProps {
  readonly faultType: number;
  readonly selected: readonly number[];
  readonly error: string | undefined;
  readonly onToggle: (reason: number) => void;
}

/** Reasons of a fault type as a list of checkboxes: several can be chosen, with one tap each. */
export function ReasonChoice({ faultType, selected, error, onToggle }: ReasonChoiceProps): ReactNode {
  const t = useTexts(actionTexts);
  const errorId = useId();
  const list = useEndpointQuery(getReasonList, { body: { faultType } }, { staleTime: Infinity });
  return (
    <fieldset className={styles.group} {...(error === undefined ? {} : { 'aria-describedby': errorId })}>
      <legend className={styles.legend}>{t('reasons')}</legend>
      {list.isPending && <p role="status">{t('loading')}</p>}
      {list.error && <LoadNotice text={t('reasonsNotLoaded')} onRetry={() => void list.refetch()} />}
      {list.data && (
        <div className={styles.choices}>
          {list.data.detail.map(({ id, name }) => (
            <label key={id} className={styles.choice}>
              <input type="checkbox" name="reasons" checked={selected.includes(id)} onChange={() => onToggle(id)} />
              {name}
            </label>
          ))}
        </div>
      )}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
