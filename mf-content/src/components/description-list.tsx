import { type Text, Texts, Translated } from 'shared/ui';
import styles from './description-list.module.css';

export interface Fact {
  name: string;
  /** The language of its name, where that is not the page's. */
  nameLanguage?: string | null;
  values: readonly Text[];
}

/** Names and their values, a line each. */
export function DescriptionList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts.map(({ name, nameLanguage, values }) => (
        <div key={name} className={styles.fact}>
          <Translated as="dt" text={name} language={nameLanguage} />
          <dd>
            <Texts texts={values} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
