import type { ReactNode } from 'react';
import styles from './notice.module.css';

const drawings = {
  success: 'M2.5 8.5l4 4 7-9',
  error: 'M8 1.5l7 13H1zM8 6v4M8 12v.5',
  note: 'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M8 7.5v4M8 4.5v.5',
};

/**
 * What came of something that the visitor did, or what they should know of the page, announced when it appears: an error at
 * once, anything else when the reader pauses. Never by colour alone: an icon and words.
 */
export function Notice({ kind, children }: { kind: keyof typeof drawings; children: ReactNode }) {
  return (
    <div className={styles[kind]} role={kind === 'error' ? 'alert' : 'status'}>
      <svg className={styles.icon} viewBox="0 0 16 16" width="20" height="20" aria-hidden="true" focusable="false">
        <path d={drawings[kind]} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
      <div>{children}</div>
    </div>
  );
}
