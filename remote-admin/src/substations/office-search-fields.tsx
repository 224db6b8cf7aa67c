import type { ReactNode } from 'react';
import { ApiError, isSilent } from 'shared-contracts/client';
import { limits } from 'shared-contracts/constant/limit';
import { searchDivision } from 'shared-contracts/endpoint/substations/search-division';
import { searchSubdivision } from 'shared-contracts/endpoint/substations/search-subdivision';
import type { DivisionHit, SubdivisionHit } from 'shared-contracts/entity/substation';
import { useCall } from 'shared-ui/api';
import { textOf, useTexts } from 'shared-ui/language';
import { showError } from 'shared-ui/notice';
import { errorText } from 'shared-ui/submit';
import { SearchField } from '../search/search-field';
import { SearchStatus } from '../search/search-status';
import { useSearch } from '../search/use-search';
import { substationTexts } from '../text/admin-texts';
import type { OfficeSearchText } from './substation-draft';

interface OfficeFieldProps<Hit> {
  readonly value: OfficeSearchText;
  readonly required?: boolean;
  readonly error?: string | undefined;
  readonly onText: (text: string) => void;
  readonly onChoose: (hit: Hit) => void;
}

const common = { minLength: limits.divisionSearchLength, waitMs: 0 };
const pathOf = (...names: readonly (string | null)[]) => names.filter(Boolean).join(' / ');

/** A chosen office is not searched for again. */
const wantedText = ({ text, isChosen }: OfficeSearchText) => (isChosen ? null : text);

/** The GETCO division that a new substation belongs to. */
export function DivisionField({ value, onText, onChoose }: OfficeFieldProps<DivisionHit>): ReactNode {
  const t = useTexts(substationTexts);
  const call = useCall();
  const search = useSearch<DivisionHit>({
    ...common,
    text: wantedText(value),
    search: async (text, signal) => (await call(searchDivision, { query: { search: text } }, { signal })).data,
    onFailure: (error) => {
      if (error instanceof ApiError && !isSilent(error)) void showError(errorText(error));
    },
  });
  const hits = search.hits ?? [];
  return (
    <SearchField
      name="division"
      label={t('division')}
      placeholder={t('searchDivision')}
      hint={t('divisionHint')}
      text={value.text}
      options={hits.map((hit) => ({ key: hit.eurjaCode, label: hit.divisionName, detail: pathOf(hit.circleName, hit.eurjaCode) }))}
      status={<SearchStatus search={search} />}
      onText={onText}
      onChoose={({ key }) => {
        const hit = hits.find(({ eurjaCode }) => eurjaCode === key);
        if (hit) onChoose(hit);
      }}
    />
  );
}

/** The status, where the server answered with one. */
function subdivisionFailure(error: unknown): void {
  if (!(error instanceof ApiError) || isSilent(error)) return;
  void showError(error.status === undefined ? errorText(error) : textOf(substationTexts)('httpError', { status: error.status }));
}

/** The discom's sub-division that a new substation feeds. */
export function SubdivisionField({ value, required = false, error, onText, onChoose }: OfficeFieldProps<SubdivisionHit>): ReactNode {
  const t = useTexts(substationTexts);
  const call = useCall();
  const search = useSearch<SubdivisionHit>({
    ...common,
    text: wantedText(value),
    search: async (text, signal) => (await call(searchSubdivision, { query: { search: text } }, { signal })).data,
    onFailure: subdivisionFailure,
  });
  const hits = search.hits ?? [];
  return (
    <SearchField
      name="subdivisionCode"
      label={t('subdivision')}
      placeholder={t('searchSubdivision')}
      hint={t('subdivisionHint')}
      required={required}
      text={value.text}
      options={hits.map((hit) => ({
        key: hit.eurjaCode,
        label: hit.subdivisionName,
        detail: pathOf(hit.companyName, hit.circleName, hit.divisionName, hit.eurjaCode),
      }))}
      error={error}
      status={<SearchStatus search={search} />}
      onText={onText}
      onChoose={({ key }) => {
        const hit = hits.find(({ eurjaCode }) => eurjaCode === key);
        if (hit) onChoose(hit);
      }}
    />
  );
}
