import { useTranslation } from 'react-i18next';
import { Picture, RichText, Slider } from 'shared/ui';
import { ground } from '../ground/ground.ts';
import type { SliderInspirationFragment } from './SliderInspiration.generated.ts';
import styles from './SliderInspiration.module.css';

/** Inspirations side by side (R185). */
export function SliderInspiration({ block }: { block: SliderInspirationFragment }) {
  const { t } = useTranslation();
  return (
    <div style={ground(block.backgroundColor)}>
      <Slider heading={block.heading} labels={{ previous: t('slider.previous'), next: t('slider.next') }}>
        {block.inspirations.map(({ id, heading, text, imageSlider, link }) => (
          <li key={id} className={styles.card}>
            <div className={styles.frame}>
              <Picture className={styles.picture} room="slide" image={imageSlider} />
            </div>
            <h3 className={styles.heading}>
              <a className={styles.link} href={link.url}>
                {heading}
              </a>
            </h3>
            <RichText className={styles.text} html={text} />
          </li>
        ))}
      </Slider>
    </div>
  );
}
