import AntButton from 'antd/es/button';
import type { MouseEvent, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';
import type { ButtonProps } from './button';
import styles from './button.module.css';

interface LinkButtonProps extends Pick<ButtonProps, 'look' | 'icon' | 'block'> {
  /** An address of the suite. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

const looks = { primary: 'primary', normal: 'default', quiet: 'text' } as const;

/** A link with the look of a button, for the way on from a page. */
export function LinkButton({ to, look = 'normal', icon, block = false, className = '', children }: LinkButtonProps): ReactNode {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <AntButton
      type={looks[look]}
      href={href}
      icon={icon}
      block={block}
      className={`${styles.button} ${className}`}
      onClick={(event) => follow(event as MouseEvent<HTMLAnchorElement>)}
    >
      {children}
    </AntButton>
  );
}

interface ExternalButtonProps extends Omit<LinkButtonProps, 'to'> {
  readonly href: string;
  /** Saves what is there under this name; without it, it opens in a new tab. */
  readonly download?: string;
}

/** A link out of the suite, or to a file of it, with the look of a button. */
export function ExternalButton({
  href,
  download,
  look = 'normal',
  icon,
  block = false,
  className = '',
  children,
}: ExternalButtonProps): ReactNode {
  const way = download === undefined ? { target: '_blank', rel: 'noopener noreferrer' } : { download };
  return (
    <AntButton type={looks[look]} href={href} icon={icon} block={block} className={`${styles.button} ${className}`} {...way}>
      {children}
    </AntButton>
  );
}
