import { CallToAction, Picture, RichText } from 'shared/ui';
import type { EditoHalfFragment } from './EditoHalf.generated.ts';
import styles from './EditoHalf.module.css';

/** Words on one half, one or two pictures on the other (R191). */
export function EditoHalf({ block }: { block: EditoHalfFragment }) {
  return (
    <section className={styles.section} style={{ backgroundColor: block.backgroundColor ?? undefined }}>
      <div className={styles.pictures}>
        <Picture className={styles.large} image={block.image1} />
        {block.image2 && <Picture className={styles.small} image={block.image2} />}
      </div>
      <div className={styles.words}>
        <h2>{block.heading}</h2>
        <RichText html={block.text} />
        {block.cta && <CallToAction link={block.cta} />}
      </div>
    </section>
  );
}
