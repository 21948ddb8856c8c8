import { CallToAction, CardLink, Picture, RichText, Translated } from 'shared/ui';
import type { ShowroomFragment } from './Showroom.generated.ts';
import styles from './Showroom.module.css';

/** A few inspirations, each picture before its own colour, to one side and the other as one walks past. */
export function Showroom({ block }: { block: ShowroomFragment }) {
  if (block.inspirations.length === 0) return null;
  return (
    <section className={styles.section}>
      <header className={styles.top}>
        <Translated className={styles.eyebrow} text={block.eyebrow} language={block.labelLanguage} />
        <Translated as="h2" text={block.heading} language={block.headingLanguage} />
        <Translated className={styles.intro} text={block.intro} language={block.textLanguage} />
        {block.cta && <CallToAction link={block.cta} />}
      </header>
      <ul className={styles.rooms}>
        {block.inspirations.map(({ id, heading, headingLanguage, text, textLanguage, color, image, link }) => (
          <li key={id} className={styles.room}>
            <div className={styles.wall} style={{ backgroundColor: color }}>
              <Picture className={styles.picture} sizes="two-thirds" image={image} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.heading} lang={headingLanguage ?? undefined}>
                <CardLink href={link.url}>{heading}</CardLink>
              </h3>
              <RichText className={styles.text} html={text} lang={textLanguage} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
