import { useTranslation } from 'react-i18next';
import { Picture, Translated } from 'shared/ui';
import type { ProductOverlayQuery } from './product-overlay.generated.ts';
import styles from './product-overlay.module.css';

type Overlays = NonNullable<ProductOverlayQuery['overlays']>;

interface DimensionOverlayProps {
  products: Overlays['overlayDimensions'];
  /** The uid of the product whose page this is. */
  shown: string;
}

/** The same piece of furniture in its other sizes. */
export function DimensionOverlay({ products, shown }: DimensionOverlayProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.products}>
      {products.map(({ uid, url, heading, headingLanguage, size: { width }, cardImage }) => (
        <li key={uid} className={styles.product}>
          <Picture className={styles.portrait} sizes="sample" image={cardImage} />
          <div className={styles.words}>
            <Translated as="h3" text={heading} language={headingLanguage} />
            {width && <p className={styles.muted}>{t('product.width', { width })}</p>}
            {uid === shown ? (
              <p className={styles.muted}>{t('overlay.shown')}</p>
            ) : (
              <a href={url} aria-label={t('overlay.see-named', { product: heading })}>
                {t('overlay.see')}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

type Groups = Overlays['overlayNuancier']['vasquesMaterials'];

/** The colour chart: the materials of the basin and those of the furniture, by category. */
export function ColorOverlay({ basins, furniture }: { basins: Groups; furniture: Groups }) {
  const { t } = useTranslation();
  return (
    <>
      <Part heading={t('overlay.basins')} groups={basins} />
      <Part heading={t('overlay.furniture')} groups={furniture} />
    </>
  );
}

function Part({ heading, groups }: { heading: string; groups: Groups }) {
  if (groups.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{heading}</h3>
      {groups.map(({ id, name, nameLanguage, materials }) => (
        <section key={id} className={styles.category}>
          <Translated as="h4" className={styles.name} text={name} language={nameLanguage} />
          <ul className={styles.samples}>
            {materials.map((material) => (
              <li key={material.id}>
                <Picture className={styles.sample} sizes="sample" image={{ ...material.image, alt: '' }} />
                <Translated
                  as="span"
                  className={styles.colour}
                  text={material.colorName}
                  language={material.colorNameLanguage}
                />
                <Translated
                  as="span"
                  className={styles.finish}
                  text={material.finishName}
                  language={material.finishNameLanguage}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

/** The handles that a product can have, by category. */
export function HandleOverlay({ categories }: { categories: Overlays['overlayHandles'] }) {
  return categories.map(({ heading, headingLanguage, handles }) => (
    <section key={heading} className={styles.part}>
      <Translated as="h3" text={heading} language={headingLanguage} />
      <ul className={styles.samples}>
        {handles.map((handle) => (
          <li key={handle.heading} lang={handle.headingLanguage ?? undefined}>
            <Picture className={styles.sample} sizes="sample" image={{ ...handle.image, alt: '' }} />
            {handle.heading}
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** The washbasins that go with a product. */
export function MaterialOverlay({ basins }: { basins: Overlays['overlayVasques'] }) {
  const { t } = useTranslation();
  return (
    <ul className={styles.products}>
      {basins.map(({ heading, headingLanguage, description, descriptionLanguage, image, link }) => (
        <li key={heading} className={styles.product}>
          <Picture className={styles.landscape} sizes="sample" image={image} />
          <div className={styles.words}>
            <Translated as="h3" text={heading} language={headingLanguage} />
            <Translated className={styles.muted} text={description} language={descriptionLanguage} />
            {link && (
              <a href={link} aria-label={t('overlay.more-named', { basin: heading })}>
                {t('overlay.more')}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
