import type { ReactNode } from 'react';
import { PageTitle } from './page-title';
import styles from './page.module.css';

interface PageProps {
  /** In the browser's tab, and the heading unless there is another. */
  readonly title: string;
  readonly heading?: string;
  /** Stands right below the heading. */
  readonly lead?: string | undefined;
  /** Beside the heading. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the host's own pages: the same edges and heading as those of the remotes. */
export function Page({ title, heading = title, lead, action, children }: PageProps): ReactNode {
  return (
    <div className={styles.page}>
      <PageTitle page={title} />
      <header className={styles.header}>
        <div>
          <h1 className={styles.title}>{heading}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
