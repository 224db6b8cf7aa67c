import Segmented from 'antd/es/segmented';
import type { ReactNode } from 'react';
import { useTexts } from '../../language/use-texts';
import { type FilterSetting, isSameSetting } from '../state/filter-setting';
import type { QuickFilter } from '../state/list-column';
import type { GridDispatch } from '../state/use-grid-state';
import { gridTexts } from '../text/grid-texts';

/** The label of the choice that is in force. */
export function chosenLabel({ choices }: QuickFilter, setting: FilterSetting | undefined): string | undefined {
  return choices.find((choice) => isSameSetting(choice.setting, setting))?.label;
}

interface QuickFilterBarProps {
  readonly quickFilter: QuickFilter;
  /** The filter that is in force on its column. */
  readonly setting: FilterSetting | undefined;
  readonly dispatch: GridDispatch;
}

/** The filters that are one click away. A filter of the column that is none of them marks none. */
export function QuickFilterBar({ quickFilter, setting, dispatch }: QuickFilterBarProps): ReactNode {
  const t = useTexts(gridTexts);
  const { label, field, choices } = quickFilter;
  const all = t('quickAll');
  return (
    <Segmented
      aria-label={label}
      options={[all, ...choices.map((choice) => choice.label)]}
      value={setting === undefined ? all : (chosenLabel(quickFilter, setting) ?? '')}
      onChange={(chosen) => {
        const choice = choices.find((offered) => offered.label === chosen);
        dispatch(choice === undefined ? { type: 'filterCleared', field } : { type: 'filterApplied', field, setting: choice.setting });
      }}
    />
  );
}
