import type { ReactNode } from 'react';
import styles from './Fold.module.css';

interface FoldProps {
  heading: string;
  level: 'h2' | 'h3';
  /** Whether it is open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** A heading that opens what stands under it: the browser's own, so it works by key, without scripts and in its search. */
export function Fold({ heading, level: Heading, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{heading}</Heading>
        <svg className={styles.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d="M0 8h16" stroke="currentColor" strokeWidth="1.25" />
          <path className={styles.upright} d="M8 0v16" stroke="currentColor" strokeWidth="1.25" />
        </svg>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
