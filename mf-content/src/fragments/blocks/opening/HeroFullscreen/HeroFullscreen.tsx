import { CallToAction, Picture, Translated } from 'shared/ui';
import type { HeroFullscreenFragment } from './HeroFullscreen.generated.ts';
import styles from './HeroFullscreen.module.css';

/** A picture as large as the screen with the page's opening words. */
export function HeroFullscreen({ block, first }: { block: HeroFullscreenFragment; first: boolean }) {
  const Heading = first ? 'h1' : 'h2';
  return (
    <section className={first ? styles.first : styles.hero} data-hero="dark" data-under-header={first || undefined}>
      <Picture
        className={styles.picture}
        image={block.backgroundDesktop}
        mobile={block.backgroundMobile}
        priority={first}
      />
      <div className={styles.words}>
        <Translated as={Heading} className={styles.heading} text={block.heading} language={block.headingLanguage} />
        <Translated className={styles.intro} text={block.intro} language={block.textLanguage} />
        {block.buttons.length > 0 && (
          <p className={styles.buttons}>
            {block.buttons.map((button, index) => (
              <CallToAction key={index} link={button} look={index === 0 ? 'filled' : 'plain'} />
            ))}
          </p>
        )}
      </div>
    </section>
  );
}
