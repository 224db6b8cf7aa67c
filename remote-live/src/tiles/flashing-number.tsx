import { useLanguage, withDigits } from 'shared-ui/language';
import styles from './flashing-number.module.css';
import { useFlash } from './use-flash';

const glyphs = { rose: '▲', fell: '▼' } as const;

/** A number that flashes red with an arrow when it rises and green when it falls, for one second. */
export function FlashingNumber({ value }: { readonly value: number }) {
  const flash = useFlash(value);
  // The digits may change while it stands there.
  useLanguage();
  return (
    <span className={`${styles['number']} ${flash === null ? '' : styles[flash]}`} data-flash={flash ?? undefined}>
      {withDigits(String(value))}
      <span className={styles['arrow']} aria-hidden="true">
        {flash !== null && glyphs[flash]}
      </span>
    </span>
  );
}
