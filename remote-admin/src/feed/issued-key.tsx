import type { ReactNode } from 'react';
import { Button, Icon } from 'shared-ui/control';
import { Alert } from 'shared-ui/display';
import { useTexts } from 'shared-ui/language';
import { notify } from 'shared-ui/notice';
import { sourceTexts } from '../text/feed-texts';
import styles from './feed-page.module.css';

/** A key and the name of its source. */
export interface NamedKey {
  readonly name: string;
  readonly key: string;
}

interface IssuedKeyProps {
  readonly issued: NamedKey;
  /** What it is, and whose. */
  readonly title: string;
  readonly onStored: () => void;
}

/** A key that is shown once: it stays until somebody says that it is stored. */
export function IssuedKey({ issued: { key }, title, onStored }: IssuedKeyProps): ReactNode {
  const t = useTexts(sourceTexts);
  const copy = async () => {
    try {
      // Absent where the page did not come by HTTPS.
      await navigator.clipboard.writeText(key);
      notify.success(t('copied'));
    } catch {
      notify.failure(t('notCopied'));
    }
  };
  return (
    <Alert
      type="warning"
      showIcon
      title={title}
      description={
        <>
          <p>{t('keyHint')}</p>
          <p>
            <code className={styles.key}>{key}</code>
          </p>
          <div className={styles.buttons}>
            <Button look="primary" icon={<Icon name="copy" />} onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <Button onClick={onStored}>{t('stored')}</Button>
          </div>
        </>
      }
    />
  );
}
