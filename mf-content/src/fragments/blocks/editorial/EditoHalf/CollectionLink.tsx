import { useTranslation } from 'react-i18next';
import type { EditoHalfFragment } from './EditoHalf.generated.ts';
import styles from './EditoHalf.module.css';

interface CollectionLinkProps {
  collection: NonNullable<EditoHalfFragment['range']>;
  icon?: { url: string } | null;
}

/** The collection that the words are about. */
export function CollectionLink({ collection: { url, heading, headingLanguage, tailored }, icon }: CollectionLinkProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.collection}>
      {icon && <img src={icon.url} alt="" width="32" height="32" loading="lazy" />}
      <a href={url} lang={headingLanguage ?? undefined}>
        {heading}
      </a>
      {tailored && <span>{t('collection.tailored')}</span>}
    </p>
  );
}
