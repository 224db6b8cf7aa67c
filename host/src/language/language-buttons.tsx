import { useLanguage, useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import { chooseLanguage } from './chosen-language';
import styles from './language-buttons.module.css';
import { languageOptions } from './language-options';
import { languageTexts } from './text';

/** On the sign-in page: each language by its own name, so that nobody has to read another one first. */
export function LanguageButtons(): ReactNode {
  const t = useTexts(languageTexts);
  const { language } = useLanguage();
  return (
    <div role="group" aria-label={t('language')} className={styles.group}>
      {languageOptions.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          lang={value}
          aria-pressed={value === language}
          className={styles.button}
          onClick={() => chooseLanguage(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
