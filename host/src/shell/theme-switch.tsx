import { Segmented } from 'shared-ui/choice';
import { Icon } from 'shared-ui/icon';
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
    <div className={styles.switch}>
      <span className={styles.legend}>{t('appearance')}</span>
      <Segmented<ThemeChoice>
        block
        aria-label={t('appearance')}
        name="theme"
        value={choice}
        onChange={setChoice}
        options={choices.map((value) => ({ value, label: t(value), icon: <Icon name={value} /> }))}
      />
    </div>
  );
}
