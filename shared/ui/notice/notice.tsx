import type { ReactNode } from 'react';
import styles from './notice.module.css';

/**
 * What came of something that the visitor did, announced when it appears: an error at once, a success when the reader
 * pauses. Never by colour alone: an icon and words.
 */
export function Notice({ kind, children }: { kind: 'success' | 'error'; children: ReactNode }) {
  const drawing = kind === 'success' ? 'M2.5 8.5l4 4 7-9' : 'M8 1.5l7 13H1zM8 6v4M8 12v.5';
  return (
    <div className={styles[kind]} role={kind === 'error' ? 'alert' : 'status'}>
      <svg className={styles.icon} viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" focusable="false">
        <path d={drawing} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
      <div>{children}</div>
    </div>
  );
}
