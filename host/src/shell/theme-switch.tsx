import { useTexts } from 'shared-ui/language';
import { type ThemeChoice, useTheme } from 'shared-ui/theme';
import type { ReactNode } from 'react';
import { shellTexts } from './text';
import styles from './theme-switch.module.css';

const choices = ['light', 'dark', 'system'] as const satisfies readonly ThemeChoice[];

/** Light, dark, or as the operating system has it. */
export function ThemeSwitch(): ReactNode {
  const t = useTexts(shellTexts);
  const { choice, setChoice } = useTheme();
  return (
    <fieldset className={styles.switch}>
      <legend className={styles.legend}>{t('appearance')}</legend>
      <div className={styles.choices}>
        {choices.map((each) => (
          <label key={each} className={styles.choice}>
            <input type="radio" name="theme" value={each} checked={choice === each} onChange={() => setChoice(each)} />
            {t(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
