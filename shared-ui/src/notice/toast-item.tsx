import { limits } from 'shared-contracts/constant/limit';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../control/icon-button';
import { useTexts } from '../language/use-texts';
import { removeToast, type Toast } from './notice-store';
import { noticeTexts } from './notice-texts';
import styles from './toast-item.module.css';
import { usePausableTimer } from './use-pausable-timer';

/** One toast. Its time stands still while the pointer or the focus is on it (WCAG 2.2.1). */
export function ToastItem({ toast }: { toast: Toast }): ReactNode {
  const [isHovered, setIsHovered] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const t = useTexts(noticeTexts);
  const isFailure = toast.kind === 'failure';
  usePausableTimer(isFailure ? limits.errorToastMs : limits.successToastMs, isHovered || isFocused, () => removeToast(toast.id));
  return (
    <div
      className={`${styles.toast} ${isFailure ? styles.failure : styles.success}`}
      onPointerEnter={() => setIsHovered(true)}
      onPointerLeave={() => setIsHovered(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={() => setIsFocused(false)}
    >
      <div role={isFailure ? 'alert' : 'status'} className={styles.text}>
        {toast.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <IconButton icon="close" label={t('dismiss')} className={styles.dismiss} onClick={() => removeToast(toast.id)} />
    </div>
  );
}
