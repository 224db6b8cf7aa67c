import type { ReactNode } from 'react';
import styles from './icon.module.css';

// Strokes on a 24 px square, drawn for the suite.
const paths = {
  reload: 'M20 12a8 8 0 1 1-2.4-5.7M20 3v5h-5',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  reset: 'M4 12a8 8 0 1 0 2.4-5.7M4 3v5h5',
  filter: 'M4 5h16l-6 8v6l-4-2v-4z',
  sortNone: 'M8 10l4-4 4 4M8 14l4 4 4-4',
  sortAscending: 'M6 14l6-6 6 6',
  sortDescending: 'M6 10l6 6 6-6',
  first: 'M17 6l-6 6 6 6M8 6v12',
  previous: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
  last: 'M7 6l6 6-6 6M16 6v12',
  close: 'M6 6l12 12M18 6L6 18',
  link: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  plus: 'M12 5v14M5 12h14',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  views: 'M7 4h10v16l-5-4-5 4z',
  expand: 'M7 10l5 5 5-5',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  remove: 'M5 7h14M10 4h4M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5',
  warning: 'M12 4l9 16H3zM12 10v4M12 17v.5',
} as const;

export type IconName = keyof typeof paths;

/** A small picture that repeats what the text or label beside it says; hidden from screen readers. */
export function Icon({ name }: { name: IconName }): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={paths[name]} />
    </svg>
  );
}
