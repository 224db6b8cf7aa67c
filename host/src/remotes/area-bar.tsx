import type { ReactNode } from 'react';
import styles from './area-bar.module.css';

export interface BarAction {
  readonly text: string;
  readonly onClick: () => void;
  /** The one that the bar is there for. */
  readonly isMain?: boolean;
}

interface AreaBarProps {
  readonly children: ReactNode;
  readonly actions: readonly BarAction[];
}

/** A calm line above a remote's screen, told to screen readers when it appears. */
export function AreaBar({ children, actions }: AreaBarProps): ReactNode {
  return (
    <div className={styles.bar}>
      <p role="status" className={styles.text}>
        {children}
      </p>
      <div className={styles.actions}>
        {actions.map(({ text, onClick, isMain = false }) => (
          <button key={text} type="button" className={isMain ? styles.main : styles.quiet} onClick={onClick}>
            {text}
          </button>
        ))}
      </div>
    </div>
  );
}
