import type { ReactNode } from 'react';
import { Translated } from 'shared/ui';
import styles from './disclosure.module.css';

interface DisclosureProps {
  heading: string;
  /** Where it is not the page's. */
  headingLanguage?: string | null;
  level: 'h2' | 'h3';
  /** Whether it is open from the start. */
  open?: boolean;
  children: ReactNode;
}

/** A heading that shows and hides its content. It uses `<details>`: keyboard, no scripts, the browser's own search. */
export function Disclosure({ heading, headingLanguage, level: Heading, open, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        <Translated as={Heading} className={styles.heading} text={heading} language={headingLanguage} />
        <svg className={styles.sign} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
          <path d="M0 8h16" stroke="currentColor" strokeWidth="1.25" />
          <path className={styles.upright} d="M8 0v16" stroke="currentColor" strokeWidth="1.25" />
        </svg>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
