import AntButton from 'antd/es/button';
import type { ComponentProps, ReactNode } from 'react';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'color'> {
  readonly type?: 'button' | 'submit';
  /** `primary` for the one main action of a view; `quiet` has no edge until hovered. */
  readonly look?: 'primary' | 'normal' | 'quiet' | undefined;
  /** Stands before the text. */
  readonly icon?: ReactNode;
  /** As wide as what it stands in. */
  readonly block?: boolean | undefined;
  /** For what takes something away. */
  readonly danger?: boolean | undefined;
}

const looks = { primary: 'primary', normal: 'default', quiet: 'text' } as const;

/** antd's button in the suite's words; `type` is "button" unless said otherwise. */
export function Button({ look = 'normal', className = '', type = 'button', ...rest }: ButtonProps): ReactNode {
  // antd's own properties do not take `undefined` where those of an element do.
  const passed = rest as ComponentProps<typeof AntButton>;
  return <AntButton type={looks[look]} htmlType={type} className={`${styles.button} ${className}`} {...passed} />;
}
