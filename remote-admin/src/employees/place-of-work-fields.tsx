import { type ReactNode, useId, useRef, useState } from 'react';
import type { OrganisationHit } from 'shared-contracts/entity/employee';
import { Button } from 'shared-ui/control';
import { useTexts } from 'shared-ui/language';
import formStyles from '../form/form-page.module.css';
import { employeeTexts, texts } from '../text/admin-texts';
import type { PlaceOfWork } from 'shared-contracts/entity/employee';
import { officeLabel, officePath } from './office-text';
import { OrganisationSearch } from './organisation-search';
import styles from './place-of-work-fields.module.css';

interface PlaceOfWorkFieldsProps {
  readonly place: PlaceOfWork;
  /** What is wrong with the place. */
  readonly error?: string | undefined;
  /** Absent where the place cannot be changed. */
  readonly onSelect?: (hit: OrganisationHit) => void;
}

/** Where the employee works, and the search for another place behind the Edit/Cancel toggle. */
export function PlaceOfWorkFields({ place, error, onSelect }: PlaceOfWorkFieldsProps): ReactNode {
  const t = useTexts(employeeTexts);
  const shared = useTexts(texts);
  const errorId = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const [isSearching, setIsSearching] = useState(false);
  return (
    <fieldset className={formStyles.group}>
      <legend>{t('placeOfWorking')}</legend>
      <dl className={`${styles.place} ${formStyles.wide}`}>
        <div>
          <dt>{t('organization')}</dt>
          <dd className={styles.label}>{t(officeLabel(place))}</dd>
        </div>
        <div>
          <dt>{t('path')}</dt>
          <dd>{officePath(place)}</dd>
        </div>
        <div>
          <dt>{t('eurjaCode')}</dt>
          <dd className={styles.code}>{place.organizationCode}</dd>
        </div>
      </dl>
      {onSelect && (
        <div className={formStyles.wide}>
          <Button
            ref={toggle}
            name="organizationCode"
            aria-expanded={isSearching}
            aria-describedby={error === undefined ? undefined : errorId}
            onClick={() => setIsSearching(!isSearching)}
          >
            {isSearching ? shared('cancel') : t('edit')}
          </Button>
          {error !== undefined && (
            <p role="alert" id={errorId} className={styles.error}>
              {error}
            </p>
          )}
        </div>
      )}
      {/* Mounted anew at each opening: toggling clears the query and its results. */}
      {isSearching && onSelect && (
        <OrganisationSearch
          onSelect={(hit) => {
            onSelect(hit);
            setIsSearching(false);
            toggle.current?.focus();
          }}
        />
      )}
    </fieldset>
  );
}
