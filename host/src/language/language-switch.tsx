import type { DigitStyle } from 'shared-contracts/constant/language';
import { Select } from 'shared-ui/base';
import { Segmented } from 'shared-ui/choice';
import { setDigits, useLanguage, useTexts } from 'shared-ui/language';
import { type ReactNode, useId } from 'react';
import { chooseLanguage } from './chosen-language';
import { languageOptions } from './language-options';
import styles from './language-switch.module.css';
import { languageTexts } from './text';

/** The language of the suite, and its digits where its script has some of its own. */
export function LanguageSwitch(): ReactNode {
  const t = useTexts(languageTexts);
  const { language, digits } = useLanguage();
  const id = useId();
  const native = languageOptions.find(({ value }) => value === language)?.digits;
  return (
    <div className={styles.switch}>
      <label className={styles.legend} htmlFor={id}>
        {t('language')}
      </label>
      <Select
        id={id}
        value={language}
        options={languageOptions.map(({ value, label }) => ({ value, label }))}
        onChange={chooseLanguage}
        getPopupContainer={(anchor: HTMLElement) => anchor.parentElement ?? anchor}
      />
      {native !== undefined && (
        <Segmented<DigitStyle>
          block
          aria-label={t('digits')}
          name="digits"
          value={digits}
          onChange={setDigits}
          options={[
            { value: 'latin', label: t('latinDigits') },
            { value: 'native', label: native },
          ]}
        />
      )}
    </div>
  );
}
