import { useTranslation } from 'react-i18next';
import { Card, CardLink, CardPicture, RichText, Slider } from 'shared/ui';
import { ground } from '../../../../domain/ground.ts';
import type { SliderInspirationFragment } from './SliderInspiration.generated.ts';
import styles from './SliderInspiration.module.css';

/** Inspirations side by side. */
export function SliderInspiration({ block }: { block: SliderInspirationFragment }) {
  const { t } = useTranslation();
  return (
    <div style={ground(block.backgroundColor)}>
      <Slider
        heading={block.heading}
        headingLanguage={block.headingLanguage}
        labels={{ previous: t('slider.previous'), next: t('slider.next') }}
      >
        {block.inspirations.map(({ id, heading, headingLanguage, text, textLanguage, imageSlider, link }) => (
          <li key={id}>
            <Card>
              <CardPicture sizes="slide" image={imageSlider} />
              <h3 className={styles.heading} lang={headingLanguage ?? undefined}>
                <CardLink href={link.url}>{heading}</CardLink>
              </h3>
              <RichText className={styles.text} html={text} lang={textLanguage} />
            </Card>
          </li>
        ))}
      </Slider>
    </div>
  );
}
