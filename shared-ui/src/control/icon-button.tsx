import type { ReactNode } from 'react';
import { Button, type ButtonProps } from './button';
import { Icon, type IconName } from './icon';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ButtonProps, 'children' | 'aria-label'> {
  readonly icon: IconName;
  /** The accessible name, also shown when the pointer rests on the button. */
  readonly label: string;
}

/** A button that shows only an icon; its label is its accessible name and tooltip. */
export function IconButton({ icon, label, look = 'quiet', className = '', ...rest }: IconButtonProps): ReactNode {
  return (
    <Button look={look} className={`${styles.iconButton} ${className}`} aria-label={label} title={label} {...rest}>
      <Icon name={icon} />
    </Button>
  );
}
