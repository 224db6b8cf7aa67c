import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly type?: 'button' | 'submit';
  /** `primary` for the one main action of a view; `quiet` has no edge until hovered. */
  readonly look?: 'primary' | 'normal' | 'quiet' | undefined;
}

/** A native button in the suite's look; `type` is "button" unless said otherwise. */
export function Button({ look = 'normal', className = '', type = 'button', ...rest }: ButtonProps): ReactNode {
  return <button type={type === 'submit' ? 'submit' : 'button'} className={`${styles.button} ${styles[look]} ${className}`} {...rest} />;
}
