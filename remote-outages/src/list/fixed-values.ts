// The values that columns of the Outage List can have, and the one-click filter of what is still open.
import { feederCategories } from 'shared-contracts/constant/category';
import { discoms } from 'shared-contracts/constant/company';
import { faultTypeLabels, interruptionTypes, interruptionTypeText } from 'shared-contracts/constant/fault-type';
import { outageFields } from 'shared-contracts/entity/outage';
import type { GridOption, QuickFilter } from 'shared-ui/grid';
import { type Translate, wordChoices } from 'shared-ui/language';
import { categoryTexts, type stateTexts } from '../text/value-texts';

const optionsOf = (values: readonly string[]): GridOption[] => values.map((value) => ({ value, label: value }));

export const discomOptions = optionsOf(discoms);
export const operationTypeOptions = () => wordChoices([...new Set(interruptionTypes.map(interruptionTypeText))]);
export const interruptionCategoryOptions = () => wordChoices(Object.values(faultTypeLabels));

const isExplained = (category: string): category is keyof typeof categoryTexts.english => category in categoryTexts.english;

export function categoryOptions(t: Translate<typeof categoryTexts.english>): GridOption[] {
  return feederCategories.map((value) => ({ value, label: value, meaning: isExplained(value) ? t(value) : undefined }));
}

/** Open outages have no restoration time; the restored ones have any. */
export function stateFilter(t: Translate<typeof stateTexts.english>): QuickFilter {
  return {
    label: t('state'),
    field: outageFields.faultEnd.wire,
    choices: [
      { label: t('open'), setting: { operator: 'isEmpty', value: '' } },
      { label: t('restored'), setting: { operator: 'between', from: '2000-01-01', to: '2099-12-31' } },
    ],
  };
}
