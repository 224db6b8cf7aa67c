import { Button } from 'shared-ui/base';
import { Alert } from 'shared-ui/display';
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
  /** Lines below it. */
  readonly detail?: string | null;
}

/** A calm line above a remote's screen, told to screen readers when it appears. */
export function AreaBar({ children, actions, detail = null }: AreaBarProps): ReactNode {
  return (
    <Alert
      className={styles.bar ?? ''}
      role="group"
      type="info"
      showIcon
      title={<span role="status">{children}</span>}
      description={detail !== null && <span className={styles.detail}>{detail}</span>}
      action={
        <div className={styles.actions}>
          {actions.map(({ text, onClick, isMain = false }) => (
            <Button key={text} look={isMain ? 'primary' : 'quiet'} onClick={onClick}>
              {text}
            </Button>
          ))}
        </div>
      }
    />
  );
}
