import { useTranslation } from 'react-i18next';
import { Card, CardLink, CardPicture, Slider } from 'shared/ui';
import { ground, isDark } from '../../../../domain/ground.ts';
import type { SliderCollectionFragment } from './SliderCollection.generated.ts';
import styles from './SliderCollection.module.css';

/** Collections side by side. */
export function SliderCollection({ block }: { block: SliderCollectionFragment }) {
  const { t } = useTranslation();
  const dark = isDark(block.backgroundColor);
  return (
    <div style={ground(block.backgroundColor)}>
      <Slider
        heading={block.heading}
        headingLanguage={block.headingLanguage}
        labels={{ previous: t('slider.previous'), next: t('slider.next') }}
      >
        {block.collections.map(
          ({ id, url, heading, headingLanguage, tailored, image, imageSlider, iconDark, iconWhite }) => {
            const icon = dark ? iconWhite : iconDark;
            return (
              <li key={id}>
                <Card>
                  <CardPicture sizes="slide" image={imageSlider ?? image} />
                  <h3 className={styles.heading}>
                    {icon && <img src={icon.url} alt="" width="24" height="24" loading="lazy" />}
                    <CardLink href={url} lang={headingLanguage}>
                      {heading}
                    </CardLink>
                  </h3>
                  {tailored && <p className={styles.detail}>{t('collection.tailored')}</p>}
                </Card>
              </li>
            );
          },
        )}
      </Slider>
    </div>
  );
}
