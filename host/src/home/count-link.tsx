import { Card, Statistic } from 'shared-ui/display';
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
    <Link to={to} className={styles.link}>
      <Card hoverable className={styles.card ?? ''} aria-busy={isLoading}>
        <Statistic title={title} value={count ?? t('unknownCount')} groupSeparator="" />
        <span className={styles.hint}>{hint}</span>
      </Card>
    </Link>
  );
}
