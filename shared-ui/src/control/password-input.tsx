import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import Password, { type PasswordProps } from 'antd/es/input/Password';
import type { ReactNode } from 'react';
import { defineTexts } from '../language/define-texts';
import { useTexts } from '../language/use-texts';
import styles from './password-input.module.css';

const texts = defineTexts('shared/password-input', {
  // Without the word of the label, so that the label finds one control.
  show: 'Show what is typed',
  hide: 'Hide what is typed',
});

/** antd's password input; the button that shows what is typed is within reach of the keyboard. */
export function PasswordInput(props: PasswordProps): ReactNode {
  const t = useTexts(texts);
  return (
    <Password
      {...props}
      iconRender={(isShown) => {
        const Picture = isShown ? EyeOutlined : EyeInvisibleOutlined;
        return (
          <button type="button" className={styles.reveal} aria-label={t(isShown ? 'hide' : 'show')} title={t(isShown ? 'hide' : 'show')}>
            <Picture aria-hidden="true" aria-label={undefined} role="presentation" />
          </button>
        );
      }}
    />
  );
}
