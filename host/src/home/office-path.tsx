import type { User } from 'shared-contracts/entity/user';
import { useTexts } from 'shared-ui/language';
import type { ReactNode } from 'react';
import styles from './office-path.module.css';
import { homeTexts } from './text';

interface Office {
  readonly level: 'company' | 'circle' | 'division' | 'subdivision' | 'substation';
  readonly name: string;
}

/** The way from the company down to the user's office. A circle and its division may share a name. */
function officePath(user: User): Office[] {
  const levels = [
    { level: 'company', name: user.companyName },
    { level: 'circle', name: user.circleName },
    { level: 'division', name: user.divisionName },
    { level: 'subdivision', name: user.subdivisionName },
    { level: 'substation', name: user.substationName },
  ] as const;
  return levels.flatMap(({ level, name }) => (name ? [{ level, name }] : []));
}

/** The user's office with all above it, each level named: a circle and its division often share a name. */
export function OfficePath({ user }: { user: User }): ReactNode {
  const t = useTexts(homeTexts);
  return (
    <section className={styles.office} aria-label={t('organisation')}>
      <dl className={styles.path}>
        {officePath(user).map(({ level, name }) => (
          <div key={level} className={styles.level}>
            <dt>{t(level)}</dt>
            <dd>{name}</dd>
          </div>
        ))}
        <div className={styles.code}>
          <dt>{t('eurjaCode')}</dt>
          <dd>{user.eurjaCode}</dd>
        </div>
      </dl>
      <p className={styles.scope}>{t('scope')}</p>
    </section>
  );
}
