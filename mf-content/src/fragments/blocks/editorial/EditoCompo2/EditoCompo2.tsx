import { CallToAction, Picture, RichText, Translated } from 'shared/ui';
import { ground } from '../../../../domain/ground.ts';
import type { EditoCompo2Fragment } from './EditoCompo2.generated.ts';
import styles from './EditoCompo2.module.css';

/** Words and six pictures on a ground of colour, laid out as a mood board. */
export function EditoCompo2({ block }: { block: EditoCompo2Fragment }) {
  const images = [block.image1, block.image2, block.image3, block.image4, block.image5, block.image6];
  return (
    <section className={styles.section} style={ground(block.backgroundColor)}>
      <div className={styles.words}>
        <Translated as="h2" text={block.heading} language={block.headingLanguage} />
        <RichText html={block.text} lang={block.textLanguage} />
        {block.cta && <CallToAction link={block.cta} />}
      </div>
      {images.map((image, index) => (
        <div key={index} className={styles.place}>
          <Picture className={styles.picture} sizes="half" image={image} />
        </div>
      ))}
    </section>
  );
}
