import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../control/button';
import { Icon, type IconName } from '../../control/icon';
import styles from './tool-button.module.css';

interface ToolButtonProps extends Omit<ButtonProps, 'children' | 'icon'> {
  readonly icon: IconName;
  readonly label: string;
  /** Shows no text on a desktop either; on a phone it is not offered. */
  readonly isIconOnly?: boolean;
}

/** A button of the grid's tool bar: icon and text, on a phone the icon alone. */
export function ToolButton({ icon, label, isIconOnly = false, ...rest }: ToolButtonProps): ReactNode {
  return (
    <Button className={`${styles.tool} ${isIconOnly ? styles.iconOnly : ''}`} title={label} icon={<Icon name={icon} />} {...rest}>
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
