import type { ReactNode } from 'react';
import { LinkButton } from '../../control/link-button';
import styles from './grid-header.module.css';

/** A link in a grid's row of buttons, within the suite. */
export interface GridLink {
  readonly label: string;
  readonly to: string;
}

interface GridHeaderProps {
  readonly titleId: string;
  readonly title: string;
  readonly subtitleId: string;
  readonly subtitle: string | undefined;
  readonly links: readonly GridLink[];
  /** The buttons of the tool bar. */
  readonly children: ReactNode;
}

/** Title, subtitle and the tool bar. */
export function GridHeader(props: GridHeaderProps): ReactNode {
  const { titleId, title, subtitleId, subtitle, links, children } = props;
  return (
    <header className={styles.header}>
      <div>
        <h1 id={titleId} className={styles.title} tabIndex={-1}>
          {title}
        </h1>
        {subtitle !== undefined && (
          <p id={subtitleId} className={styles.subtitle}>
            {subtitle}
          </p>
        )}
      </div>
      <div className={styles.tools}>
        {links.map(({ label, to }) => (
          <LinkButton key={to} to={to} look="primary" className={styles.link}>
            {label}
          </LinkButton>
        ))}
        {children}
      </div>
    </header>
  );
}
