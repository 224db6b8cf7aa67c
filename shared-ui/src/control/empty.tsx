import AntEmpty from 'antd/es/empty';
import type { ReactNode } from 'react';
import styles from './empty.module.css';
import { Icon } from './icon';
import type { IconName } from './icon-picture';

interface EmptyProps {
  /** Says why nothing is here. */
  readonly description: ReactNode;
  readonly icon?: IconName | undefined;
  readonly className?: string | undefined;
  /** The way out. */
  readonly children?: ReactNode;
}

/** antd's, with a picture of the suite: antd's own computes its colours from a theme that stands in stylesheets here. */
export function Empty({ description, icon = 'search', className = '', children }: EmptyProps): ReactNode {
  const picture = (
    <span className={styles.picture}>
      <Icon name={icon} />
    </span>
  );
  return (
    <AntEmpty className={className} classNames={{ image: styles.image ?? '' }} image={picture} description={description}>
      {children}
    </AntEmpty>
  );
}
