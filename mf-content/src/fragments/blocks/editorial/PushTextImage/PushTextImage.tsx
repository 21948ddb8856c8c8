import { CallToAction, Picture, RichText, Translated } from 'shared/ui';
import type { PushTextImageFragment } from './PushTextImage.generated.ts';
import styles from './PushTextImage.module.css';

/** A wide picture that leads somewhere, with its words beside it. */
export function PushTextImage({ block }: { block: PushTextImageFragment }) {
  return (
    <section className={styles.section}>
      <Picture className={styles.picture} sizes="two-thirds" image={block.image} />
      <div className={styles.words}>
        <Translated as="h2" className={styles.heading} text={block.heading} language={block.headingLanguage} />
        <RichText html={block.text} lang={block.textLanguage} />
        {block.cta && <CallToAction link={block.cta} />}
      </div>
    </section>
  );
}
