import { Picture, Translated } from 'shared/ui';
import type { HeroLargeFragment } from './HeroLarge.generated.ts';
import styles from './HeroLarge.module.css';

/** A wide picture with the opening words below it. */
export function HeroLarge({ block, first }: { block: HeroLargeFragment; first: boolean }) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <section>
      <Picture
        className={styles.picture}
        image={{ ...block.backgroundImageDesktop, alt: block.alt }}
        mobile={block.backgroundImageMobile}
        priority={first}
      />
      <div className={styles.words}>
        <Translated as={Heading} text={block.heading} language={block.headingLanguage} />
        <Translated className={styles.intro} text={block.intro} language={block.textLanguage} />
      </div>
    </section>
  );
}
