import { type ReactNode, useMemo, useState } from 'react';
import { designations } from 'shared-contracts/constant/designation';
import { useTexts } from 'shared-ui/language';
import { SearchField } from '../search/search-field';
import { employeeTexts } from '../text/admin-texts';

interface DesignationFieldProps {
  readonly value: string;
  readonly error?: string | undefined;
  readonly announcesError?: boolean;
  readonly onChoose: (designation: string) => void;
}

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Titles that begin with the text, then those that hold it. All of them while the text is what is chosen. */
function matching(titles: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().toLowerCase();
  const holds = titles.filter((title) => title.toLowerCase().includes(wanted));
  return [...holds.filter((title) => title.toLowerCase().startsWith(wanted)), ...holds.filter((title) => !title.toLowerCase().startsWith(wanted))];
}

/** The job titles, searchable; what is none of them does not stay in the field. */
export function DesignationField({ value, error, announcesError = false, onChoose }: DesignationFieldProps): ReactNode {
  const t = useTexts(employeeTexts);
  /** Null: nothing is being typed, the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null);
  // A title of earlier days stays available to whoever has it.
  const titles = useMemo(() => (value === '' || designations.includes(value) ? designations : [value, ...designations]), [value]);
  const options = useMemo(() => (typed === null ? titles : matching(titles, typed)).map((title) => ({ key: title.replace(/\W+/g, '-'), label: title })), [titles, typed]);

  const choose = (title: string) => {
    setTyped(null);
    onChoose(title);
  };
  const settle = () => {
    if (typed === null) return;
    const exact = titles.find((title) => isSame(title, typed));
    choose(exact ?? (typed.trim() === '' ? '' : value));
  };

  return (
    <SearchField
      name="designation"
      label={t('designation')}
      placeholder={t('searchDesignation')}
      text={typed ?? value}
      options={options}
      error={error}
      announcesError={announcesError}
      onText={setTyped}
      onChoose={({ label }) => choose(label)}
      onBlur={settle}
    />
  );
}
