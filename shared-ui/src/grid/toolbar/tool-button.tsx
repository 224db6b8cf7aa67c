import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../../control/button';
import { Icon, type IconName } from '../../control/icon';
import styles from './tool-button.module.css';

interface ToolButtonProps extends Omit<ButtonProps, 'children'> {
  readonly icon: IconName;
  readonly label: string;
}

/** A button of the grid's tool bar: icon and text, on a phone the icon alone. */
export function ToolButton({ icon, label, ...rest }: ToolButtonProps): ReactNode {
  return (
    <Button className={styles.tool} title={label} {...rest}>
      <Icon name={icon} />
      <span className={styles.label}>{label}</span>
    </Button>
  );
}
