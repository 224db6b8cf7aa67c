import { useTexts } from 'shared-ui/language';
import { Link } from 'shared-ui/router';
import type { ReactNode } from 'react';
import styles from './count-link.module.css';
import { homeTexts } from './text';

interface CountLinkProps {
  readonly to: string;
  readonly title: string;
  readonly hint: string;
  /** Undefined until it is known, and when it cannot be had. */
  readonly count: number | undefined;
  readonly isLoading: boolean;
}

/** A card with a number, which leads to what was counted. */
export function CountLink({ to, title, hint, count, isLoading }: CountLinkProps): ReactNode {
  const t = useTexts(homeTexts);
  return (
    <Link to={to} className={styles.card}>
      <span className={styles.title}>{title}</span>
      <span className={`${styles.count} ${isLoading ? styles.loading : ''}`}>{count ?? t('unknownCount')}</span>
      <span className={styles.hint}>{hint}</span>
    </Link>
  );
}
