import { Picture, RichText, Translated } from 'shared/ui';
import type { EditoCompo1Fragment } from './EditoCompo1.generated.ts';
import styles from './EditoCompo1.module.css';

/** Words among four pictures, laid out as in a magazine. */
export function EditoCompo1({ block }: { block: EditoCompo1Fragment }) {
  return (
    <section className={styles.section}>
      <div className={styles.words}>
        <Translated as="h2" text={block.heading} language={block.headingLanguage} />
        <RichText html={block.text} lang={block.textLanguage} />
      </div>
      {[block.image1, block.image2, block.image3, block.image4].map((image, index) => (
        <div key={index} className={styles.place}>
          <Picture className={styles.picture} sizes="half" image={image} />
        </div>
      ))}
    </section>
  );
}
