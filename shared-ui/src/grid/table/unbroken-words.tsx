import { Fragment, type ReactNode } from 'react';
import styles from './unbroken-words.module.css';

/** A plain value breaks between words only: not within a day (21-11-2026), nor before the number of a name (Damka-2). */
export function unbrokenWords(content: ReactNode): ReactNode {
  if (typeof content !== 'string' || !content.includes('-')) return content;
  // One element: a card places what its cell holds beside the heading.
  return (
    <span>
      {content.split(' ').map((word, index) => (
        <Fragment key={index}>
          {index > 0 && ' '}
          <span className={styles.word}>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}
