import type { ReactNode } from 'react';
import { getReasonList } from 'shared-contracts/endpoint/faults/get-reason-list';
import { useEndpointQuery } from 'shared-ui/api';
import { Select } from 'shared-ui/base';
import { Field } from 'shared-ui/form';
import { useTexts, wordOf } from 'shared-ui/language';
import { LoadNotice } from '../form/load-notice';
import { actionTexts } from '../form/action-texts';

interface ReasonChoiceProps {
  readonly faultType: number;
  readonly selected: readonly number[];
  readonly required: boolean;
  readonly error: string | undefined;
  readonly onChange: (reasonIds: readonly number[]) => void;
}

/** The reasons of a fault type: several can be chosen, each is a tag that can be taken away again. */
export function ReasonChoice({ faultType, selected, required, error, onChange }: ReasonChoiceProps): ReactNode {
  const t = useTexts(actionTexts);
  const list = useEndpointQuery(getReasonList, { body: { faultType } }, { staleTime: Infinity });
  return (
    <>
      <Field label={t('reasons')} name="reasonIds" required={required} error={error}>
        {({ className, ...control }) => (
          <Select<number[]>
            {...control}
            className={className ?? ''}
            status={error === undefined ? '' : 'error'}
            mode="multiple"
            virtual={false}
            loading={list.isPending}
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={list.isPending ? t('loading') : t('selectReasons')}
            options={(list.data?.detail ?? []).map(({ id, name }) => ({ value: id, label: wordOf(name) }))}
            // Until their names are known, numbers would stand in the tags.
            value={list.data ? [...selected] : []}
            onChange={(reasonIds) => onChange(reasonIds)}
          />
        )}
      </Field>
      {list.error && <LoadNotice text={t('reasonsNotLoaded')} onRetry={() => void list.refetch()} />}
    </>
  );
}
