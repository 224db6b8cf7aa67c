import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { limits } from 'shared-contracts/constant/limit';
import { type OfficeHit, type officeFieldTypes, searchOffices } from 'shared-contracts/endpoint/master-data/search-offices';
import { useCall } from 'shared-ui/api';
import { useTexts } from 'shared-ui/language';
import { SearchField } from './search-field';
import styles from './search-field.module.css';
import { SearchStatus } from './search-status';
import { useSearch } from './use-search';
import { officeFieldTexts } from '../text/place-texts';

interface OfficeFieldProps {
  readonly name: string;
  readonly label: string;
  /** Which offices are offered; without it, any. */
  readonly type?: (typeof officeFieldTypes)[number];
  readonly required?: boolean;
  /** A code, or what is typed to find one. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onText: (code: string) => void;
  /** The office of the code, as soon as it is known; null: there is none. */
  readonly onOffice?: (office: OfficeHit | null) => void;
}

/** The code of an office, found by its name; the name is shown below the code. */
export function OfficeField({ name, label, type, required = false, value, error, onText, onOffice }: OfficeFieldProps): ReactNode {
  const t = useTexts(officeFieldTexts);
  const call = useCall();
  const search = useSearch<OfficeHit>({
    text: value,
    minLength: limits.organisationSearchLength,
    waitMs: limits.organisationSearchDebounceMs,
    search: async (text, signal) =>
      (await call(searchOffices, { query: { search: text, ...(type !== undefined && { type }) } }, { signal })).data,
    // The code may be typed without the search; what is wrong with it is told when it is saved.
    onFailure: () => undefined,
  });
  const hits = search.hits ?? [];
  const rows = hits.map((hit) => ({ key: hit.code, label: hit.name, detail: [...hit.path, hit.code].join(' / ') }));
  const isCode = value.length === limits.eurjaCodeLength && /^\d+$/.test(value);
  const office = hits.find(({ code }) => code === value) ?? null;
  const tell = useEffectEvent(() => onOffice?.(office));
  useEffect(() => {
    tell();
  }, [office?.code]);
  const status =
    office !== null ? (
      <p role="status" className={styles.status}>
        {[office.name, ...office.path.toReversed()].join(', ')}
      </p>
    ) : isCode && search.hits !== null ? (
      <p role="status" className={styles.status}>
        {t('unknown')}
      </p>
    ) : (
      <SearchStatus search={search} />
    );
  return (
    <SearchField
      name={name}
      label={label}
      hint={value === '' ? t('hint') : undefined}
      required={required}
      text={value}
      options={office === null ? rows : []}
      error={error}
      status={status}
      onText={onText}
      onChoose={({ key }) => onText(key)}
    />
  );
}
