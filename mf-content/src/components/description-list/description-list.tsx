import type { ReactNode } from 'react';
import styles from './description-list.module.css';

interface Fact {
  name: string;
  value: ReactNode;
  /** The languages of both, where those are not the page's. */
  nameLanguage?: string;
  valueLanguage?: string;
}

/** Names and their values, a line each. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, nameLanguage, value, valueLanguage }) => (
        <div key={name} className={styles.fact}>
          <dt lang={nameLanguage}>{name}</dt>
          <dd lang={valueLanguage}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
