import { useTranslation } from 'react-i18next';
import { Picture, Translated } from 'shared/ui';
import type { HeroCollectionFragment } from './HeroCollection.generated.ts';
import styles from './HeroCollection.module.css';

/** The opening of a collection's page: its picture, name, promise and tags. */
export function HeroCollection({ block, first }: { block: HeroCollectionFragment; first: boolean }) {
  const { t } = useTranslation();
  const { collection } = block;
  const Heading = first ? 'h1' : 'h2';
  const tailored = t('collection.tailored');
  const tags = new Map<string, string | null | undefined>(collection.tailored ? [[tailored, undefined]] : []);
  for (const [index, tag] of block.tags.entries()) if (!tags.has(tag)) tags.set(tag, block.tagsLanguages?.[index]);
  return (
    <section>
      <Picture
        className={styles.picture}
        image={collection.heroImage}
        mobile={collection.heroImageMobile}
        priority={first}
      />
      <Translated
        as={Heading}
        className={styles.heading}
        text={collection.heading}
        language={collection.headingLanguage}
      />
      <div className={styles.details}>
        <Translated
          className={styles.description}
          text={collection.description}
          language={collection.descriptionLanguage}
        />
        {tags.size > 0 && (
          <ul className={styles.tags}>
            {[...tags].map(([tag, language]) => (
              <li key={tag} lang={language ?? undefined}>
                {tag}
              </li>
            ))}
          </ul>
        )}
        {block.configurations.length > 0 && (
          <ul className={styles.configurations}>
            {block.configurations.map(({ text, textLanguage, picto }, index) => (
              <li key={index} lang={textLanguage ?? undefined}>
                <img src={picto} alt="" width="48" height="48" loading="lazy" />
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
