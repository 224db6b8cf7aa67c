import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import { limits } from 'shared-contracts/constant/limit';
import { searchOrganisation } from 'shared-contracts/endpoint/employees/search-organisation';
import type { OrganisationHit } from 'shared-contracts/entity/employee';
import { useCall } from 'shared-ui/api';
import { Input, type InputRef } from 'shared-ui/base';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import { showError } from 'shared-ui/notice';
import { Field } from 'shared-ui/form';
import { errorText } from 'shared-ui/submit';
import formStyles from '../form/form-page.module.css';
import { SearchStatus } from '../search/search-status';
import { useSearch } from '../search/use-search';
import { employeeTexts, texts } from '../text/admin-texts';
import { officeLabel, officePath } from './office-text';
import styles from './place-of-work-fields.module.css';

function Hit({ hit, onSelect }: { readonly hit: OrganisationHit; readonly onSelect: () => void }): ReactNode {
  const t = useTexts(employeeTexts);
  const shared = useTexts(texts);
  const id = useId();
  return (
    <li className={styles.hit}>
      <span id={id}>
        {officePath(hit)}
        <span className={styles.detail}>
          {t(officeLabel(hit))} {hit.organizationCode}
        </span>
      </span>
      <Button aria-describedby={id} onClick={onSelect}>
        {shared('select')}
      </Button>
    </li>
  );
}

/** The search for a place of working: after 500 ms of rest, from two characters on. */
export function OrganisationSearch({ onSelect }: { readonly onSelect: (hit: OrganisationHit) => void }): ReactNode {
  const t = useTexts(employeeTexts);
  const shared = useTexts(texts);
  const call = useCall();
  const input = useRef<InputRef>(null);
  const [text, setText] = useState('');
  const search = useSearch<OrganisationHit>({
    text,
    minLength: limits.organisationSearchLength,
    waitMs: limits.organisationSearchDebounceMs,
    search: async (searchQuery, signal) => (await call(searchOrganisation, { query: { searchQuery } }, { signal })).data,
    onFailure: (error) => {
      if (error instanceof ApiError && !isSilent(error)) void showError(errorText(error));
    },
  });
  useEffect(() => input.current?.focus(), []);

  return (
    <div className={`${styles.search} ${formStyles.wide}`}>
      <Field label={t('searchOrganization')} hint={t('searchHint')}>
        {({ className, ...control }) => (
          <Input
            {...control}
            className={className ?? ''}
            ref={input}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              // Enter searches, which typing does already; it must not send the form.
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
        )}
      </Field>
      <SearchStatus search={search} />
      {search.hits !== null && search.hits.length > 0 && (
        <ul className={styles.hits} aria-label={shared('suggestions')}>
          {search.hits.map((hit) => (
            <Hit key={hit.organizationCode} hit={hit} onSelect={() => onSelect(hit)} />
          ))}
        </ul>
      )}
    </div>
  );
}
