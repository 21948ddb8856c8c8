import { RichText, Translated } from 'shared/ui';
import { HotspotPicture } from '../../../../components/hotspot-picture/hotspot-picture.tsx';
import type { EditoTwoThirdFragment } from './EditoTwoThird.generated.ts';
import styles from './EditoTwoThird.module.css';

/** A picture on two thirds of the page and words on the third; in reverse the picture is on the right. */
export function EditoTwoThird({ block }: { block: EditoTwoThirdFragment }) {
  return (
    <section className={block.reverse ? styles.reverse : styles.section}>
      <HotspotPicture ratio={1} sizes="two-thirds" image={block.image} />
      <div className={styles.words}>
        <Translated as="h2" text={block.heading} language={block.headingLanguage} />
        <RichText html={block.text} lang={block.textLanguage} />
      </div>
    </section>
  );
}
