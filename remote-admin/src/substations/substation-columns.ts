import { managers, substationCategories, voltageClasses } from 'shared-contracts/constant/substation';
import type { SubstationRow } from 'shared-contracts/entity/substation';
import type { User } from 'shared-contracts/entity/user';
import { officeColumns } from 'shared-contracts/rule/column-visibility';
import type { GridBColumn } from 'shared-ui/grid';
import type { Translate } from 'shared-ui/language';
import type { substationTexts } from '../text';

type Column = GridBColumn<SubstationRow>;

const optionsOf = (labels: readonly (string | number)[]) => labels.map((label) => ({ value: String(label), label: String(label) }));

/** The columns of the substation list; offices only from below the user's own (docs/product.md#column-visibility). */
export function substationColumns(user: User, t: Translate<typeof substationTexts.english>): Column[] {
  const offices = officeColumns(user);
  const circle: Column = { field: 'circle_name', header: t('circle'), key: 'circle_name', type: 'string' };
  const division: Column = { field: 'division_name', header: t('division'), key: 'division_name', type: 'string' };
  const substation: Column = { field: 'ss_name', header: t('substation'), key: 'ss_name', type: 'string' };
  return [
    ...(offices.circle ? [circle] : []),
    ...(offices.division ? [division] : []),
    ...(offices.substation ? [substation] : []),
    { field: 'eurja_code', header: t('eurjaCode'), key: 'eurja_code', type: 'string' },
    { field: 'voltage_class', header: t('voltageClass'), key: 'voltage_class', type: 'list', options: optionsOf(voltageClasses) },
    { field: 'charging_date', header: t('chargingDate'), key: 'charging_date', type: 'date' },
    { field: 'manage_by', header: t('manageBy'), key: 'manage_by', type: 'list', options: optionsOf(managers) },
    { field: 'ss_category', header: t('category'), key: 'ss_category', type: 'list', options: optionsOf(substationCategories) },
    { field: 'is_coastal', header: t('coastal'), key: 'is_coastal', type: 'boolean' },
    { field: 'is_tribal', header: t('tribal'), key: 'is_tribal', type: 'boolean' },
  ];
}
