import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../language/use-texts';
import buttonStyles from '../control/button.module.css';
import styles from './grid-header.module.css';
import type { GridLink } from './grid-a-props';
import { gridTexts } from './grid-texts';
import { ToolButton } from './tool-button';

interface GridHeaderProps {
  readonly titleId: string;
  readonly title: string;
  readonly subtitleId: string;
  readonly subtitle: string | undefined;
  readonly links: readonly GridLink[];
  readonly onReload: () => void;
  readonly onColumns: () => void;
  readonly onReset: () => void;
  /** The download button, where the grid has one. */
  readonly download: ReactNode;
}

/** Title, subtitle and the tool bar. */
export function GridHeader(props: GridHeaderProps): ReactNode {
  const { titleId, title, subtitleId, subtitle, links, onReload, onColumns, onReset, download } = props;
  const t = useTexts(gridTexts);
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
          <Link key={to} to={to} className={`${buttonStyles.button} ${buttonStyles.primary}`}>
            {label}
          </Link>
        ))}
        <ToolButton icon="reload" label={t('reload')} onClick={onReload} />
        <ToolButton icon="columns" label={t('columns')} aria-haspopup="dialog" onClick={onColumns} />
        <ToolButton icon="reset" label={t('reset')} onClick={onReset} />
        {download}
      </div>
    </header>
  );
}
