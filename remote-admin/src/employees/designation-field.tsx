import { type ReactNode, useMemo } from 'react';
import { designations } from 'shared-contracts/constant/designation';
import { SelectField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import { employeeTexts } from '../text/admin-texts';

interface DesignationFieldProps {
  readonly value: string;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly announcesError?: boolean;
  readonly onChoose: (designation: string) => void;
}

/** The job titles, searchable. Only a title of the list can be chosen; employees who have an older title can keep it. */
export function DesignationField({ value, required = false, error, announcesError = false, onChoose }: DesignationFieldProps): ReactNode {
  const t = useTexts(employeeTexts);
  const titles = useMemo(() => (value === '' || designations.includes(value) ? designations : [value, ...designations]), [value]);
  return (
    <SelectField
      name="designation"
      label={t('designation')}
      required={required}
      placeholder={t('searchDesignation')}
      choices={titles}
      value={value}
      error={error}
      announcesError={announcesError}
      onText={onChoose}
    />
  );
}
