import { useTranslation } from 'react-i18next';
import { CallToAction, Picture, Translated } from 'shared/ui';
import type { HeroNavigationFragment } from './HeroNavigation.generated.ts';
import styles from './HeroNavigation.module.css';

/** The title of a page that has neighbours, and the ways to them on either side. */
export function HeroNavigation({ block, first }: { block: HeroNavigationFragment; first: boolean }) {
  const { t } = useTranslation();
  const Heading = first ? 'h1' : 'h2';
  const { leftCta, rightCta } = block;
  return (
    <section>
      <Picture className={styles.picture} image={block.imageDesktop} mobile={block.imageMobile} priority={first} />
      <div className={styles.bar}>
        <div className={styles.words}>
          <Translated className={styles.label} text={block.kicker} language={block.labelLanguage} />
          <Translated as={Heading} text={block.heading} language={block.headingLanguage} />
        </div>
        {(leftCta || rightCta) && (
          <nav className={styles.ways} aria-label={t('hero-navigation.neighbours')}>
            {leftCta && (
              <div>
                <CallToAction link={leftCta} way="back" />
              </div>
            )}
            {rightCta && (
              <div className={styles.right}>
                <CallToAction link={rightCta} />
              </div>
            )}
          </nav>
        )}
      </div>
    </section>
  );
}
