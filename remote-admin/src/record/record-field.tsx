import type { ReactNode } from 'react';
import { feederCategories } from 'shared-contracts/constant/category';
import { companies } from 'shared-contracts/constant/company';
import { managers, monitorings, substationCategories, voltageClasses } from 'shared-contracts/constant/substation';
import type { OfficeHit } from 'shared-contracts/endpoint/master-data/search-offices';
import { type ImportColumn, officeTypes } from 'shared-contracts/import/import-kind';
import { DateField, InputField, SelectField } from 'shared-ui/form';
import { useTexts, wordChoices, wordOf } from 'shared-ui/language';
import { OfficeField } from '../search/office-field';
import { fieldTexts, recordTexts } from '../text/master-texts';
import { officeTexts } from '../text/office-texts';

export type RecordKind = 'feeders' | 'offices' | 'substations';

const choices: Readonly<Record<RecordKind, Readonly<Record<string, readonly string[]>>>> = {
  feeders: { category: feederCategories },
  offices: { company: companies },
  substations: { voltage_class: voltageClasses.map(String), manage_by: managers, monitoring: monitorings, category: substationCategories },
};

const flags: readonly string[] = ['is_coastal', 'is_tribal'];
const officeFields = { substation_code: 'substation', subdivision_code: 'subdivision' } as const;

export const isFieldName = (name: string): name is keyof typeof fieldTexts.english => name in fieldTexts.english;
const isOfficeField = (name: string): name is keyof typeof officeFields => name in officeFields;

interface RecordFieldProps {
  readonly kind: RecordKind;
  readonly column: ImportColumn;
  readonly value: string;
  /** It says which record it is, or follows from that, and stays. */
  readonly isKept: boolean;
  readonly error?: string | undefined;
  readonly onText: (text: string) => void;
  readonly onOffice?: (column: string, office: OfficeHit | null) => void;
}

/** One column of a file of master data as a field. */
export function RecordField({ kind, column: { name, isOptional }, value, isKept, error, onText, onOffice }: RecordFieldProps): ReactNode {
  const t = useTexts(recordTexts);
  const label = useTexts(fieldTexts);
  const word = useTexts(officeTexts);
  if (!isFieldName(name)) return null;
  const common = { name, label: label(name), required: isOptional !== true && !isKept, value, error, onText };
  const isType = kind === 'offices' && name === 'type';
  const types = officeTypes.map((type) => ({ value: type, label: word(type) }));
  if (isKept) {
    const text = isType ? types.find((type) => type.value === value)?.label : wordOf(value);
    return <InputField {...common} value={text ?? value} readOnly />;
  }
  if (isOfficeField(name)) return <OfficeField {...common} type={officeFields[name]} onOffice={(office) => onOffice?.(name, office)} />;
  if (name === 'charging_date') return <DateField {...common} />;
  if (flags.includes(name)) {
    const answers = [{ value: 'true', label: t('yes') }, { value: 'false', label: t('no') }];
    return <SelectField {...common} placeholder={t('choose')} choices={answers} />;
  }
  if (isType) return <SelectField {...common} placeholder={t('choose')} choices={types} />;
  const options = choices[kind][name];
  if (options !== undefined) return <SelectField {...common} placeholder={t('choose')} choices={wordChoices(options)} />;
  return <InputField {...common} maxLength={200} />;
}
