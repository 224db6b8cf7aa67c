import { managers, substationCategories, voltageClasses } from 'shared-contracts/constant/substation';
import { substationFields, type SubstationRow } from 'shared-contracts/entity/substation';
import type { User } from 'shared-contracts/entity/user';
import { officeColumns } from 'shared-contracts/rule/column-visibility';
import { type GridBColumn, gridBColumn, type GridOption } from 'shared-ui/grid';
import { type Translate, wordChoices } from 'shared-ui/language';
import type { substationTexts } from '../text/admin-texts';

const substationColumn = gridBColumn(substationFields);

const optionsOf = (values: readonly number[], label: (value: string) => string): GridOption[] =>
  values.map(String).map((value) => ({ value, label: label(value) }));

/** The columns of the substation list; offices only from below the user's own (docs/product.md#column-visibility). */
export function substationColumns(user: User, t: Translate<typeof substationTexts.english>): GridBColumn<SubstationRow>[] {
  const offices = officeColumns(user);
  const circle = substationColumn('circleName', { header: t('circle') });
  const division = substationColumn('divisionName', { header: t('division') });
  const substation = substationColumn('name', { header: t('substation'), card: 'title' });
  return [
    ...(offices.circle ? [circle] : []),
    ...(offices.division ? [division] : []),
    ...(offices.substation ? [substation] : []),
    substationColumn('eurjaCode', { header: t('eurjaCode') }),
    substationColumn('voltageClass', {
      header: t('voltageClass'),
      options: optionsOf(voltageClasses, (value) => t('kilovolts', { value })),
      card: 'tag',
    }),
    substationColumn('chargingDate', { header: t('chargingDate') }),
    substationColumn('manageBy', { header: t('manageBy'), options: wordChoices(managers) }),
    substationColumn('category', { header: t('category'), options: wordChoices(substationCategories) }),
    substationColumn('isCoastal', { header: t('coastal') }),
    substationColumn('isTribal', { header: t('tribal') }),
  ];
}
