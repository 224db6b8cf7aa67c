import type { ReactNode } from 'react';
import { Button } from 'shared-ui/control';
import { InputField } from 'shared-ui/form';
import { useTexts } from 'shared-ui/language';
import styles from '../form/form-page.module.css';
import { placeTexts } from '../text/place-texts';
import { type Place, readPlace } from './map-point';
import { PlaceMap } from './place-map';
import placeStyles from './place.module.css';

interface PlaceFieldsProps {
  /** The place is that of a substation itself, not of a feeder. */
  readonly isOfSubstation: boolean;
  readonly values: Readonly<Record<string, string>>;
  /** The substation of the feeder, where it is known. */
  readonly substation: { readonly latitude: number | null; readonly longitude: number | null } | null;
  /** What is wrong with the field. */
  readonly errorOf: (field: string) => string | undefined;
  readonly onPlace: (values: Readonly<Record<'latitude' | 'longitude', string>>) => void;
}

const degrees = ['latitude', 'longitude'] as const;
const textsOf = ({ latitude, longitude }: Place) => ({ latitude: String(latitude), longitude: String(longitude) });

/** Where a feeder or a substation stands: two numbers, and the map that shows and takes them. */
export function PlaceFields({ isOfSubstation, values, substation, errorOf, onPlace }: PlaceFieldsProps): ReactNode {
  const t = useTexts(placeTexts);
  const typed = { latitude: values['latitude'] ?? '', longitude: values['longitude'] ?? '' };
  const own = readPlace(typed.latitude, typed.longitude);
  const { latitude = null, longitude = null } = substation ?? {};
  const other = latitude === null || longitude === null ? null : { latitude, longitude };
  const shown = own ?? other;
  const said = shown === null ? t('mapNothing') : t(own ? 'mapOwn' : 'mapSubstation', textsOf(shown));
  return (
    <fieldset className={styles.group}>
      <legend>{t('title')}</legend>
      <div className={placeStyles.fields}>
        <p className={placeStyles.hint}>{isOfSubstation ? t('substationHint') : t('hint')}</p>
        {degrees.map((name) => (
          <InputField
            key={name}
            name={name}
            label={t(name)}
            inputMode="decimal"
            maxLength={25}
            placeholder={other === null || own !== null ? undefined : String(other[name])}
            value={typed[name]}
            error={errorOf(name)}
            onText={(text) => onPlace({ ...typed, [name]: text })}
          />
        ))}
        {(typed.latitude !== '' || typed.longitude !== '') && (
          <Button onClick={() => onPlace({ latitude: '', longitude: '' })}>{t('clear')}</Button>
        )}
        <ul className={placeStyles.legend}>
          {own !== null && <li className={placeStyles.ownKey}>{t('own')}</li>}
          {other !== null && <li className={placeStyles.substationKey}>{t('substation')}</li>}
        </ul>
      </div>
      <div className={placeStyles.frame}>
        <PlaceMap label={said} own={own} substation={other} onPlace={(place) => onPlace(textsOf(place))} />
      </div>
    </fieldset>
  );
}
