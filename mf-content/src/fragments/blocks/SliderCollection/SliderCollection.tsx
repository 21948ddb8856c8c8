import { useTranslation } from 'react-i18next';
import { Card, CardLink, CardPicture, Slider } from 'shared/ui';
import { ground } from '../../../domain/ground.ts';
import type { SliderCollectionFragment } from './SliderCollection.generated.ts';
import styles from './SliderCollection.module.css';

/** Collections side by side (R183). */
export function SliderCollection({ block }: { block: SliderCollectionFragment }) {
  const { t } = useTranslation();
  return (
    <div style={ground(block.backgroundColor)}>
      <Slider heading={block.heading} labels={{ previous: t('slider.previous'), next: t('slider.next') }}>
        {block.collections.map((collection) => (
          <li key={collection.id}>
            <Card>
              <CardPicture sizes="slide" image={collection.image} />
              <h3>
                <CardLink href={collection.url}>{collection.heading}</CardLink>
              </h3>
              {collection.tailored && <p className={styles.detail}>{t('collection.tailored')}</p>}
            </Card>
          </li>
        ))}
      </Slider>
    </div>
  );
}
