import type { ReactNode } from 'react';
import styles from './icon.module.css';
import { type IconName, pictures } from './icon-picture';

export type { IconName } from './icon-picture';

/** A small picture that repeats what the text or label beside it says; hidden from screen readers. */
export function Icon({ name, className = '' }: { name: IconName; className?: string | undefined }): ReactNode {
  const Picture = pictures[name];
  return (
    <Picture
      className={`${styles.icon} ${className}`}
      {...(name === 'sortNone' && { rotate: 90 })}
      aria-hidden="true"
      aria-label={undefined}
      role="presentation"
    />
  );
}
