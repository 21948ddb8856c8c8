import { useTranslation } from 'react-i18next';
import { Picture, Price } from 'shared/ui';
import { DescriptionList } from '../../../../components/description-list/description-list.tsx';
import { DocumentLink } from '../../../../components/document-link/document-link.tsx';
import type { HeroProductFragment } from './HeroProduct.generated.ts';
import styles from './HeroProduct.module.css';
import { ProductActions } from './ProductActions.tsx';

/** A product's picture from edge to edge, its name, and what there is to know at a glance (R178). */
export function HeroProduct({ block: { product }, first }: { block: HeroProductFragment; first: boolean }) {
  const { t } = useTranslation();
  const Heading = first ? 'h1' : 'h2';
  const { size, materials, colorFamilies, fichesTarif } = product;
  const centimetres = (value: number | null) => (value ? [{ text: t('product.centimetres', { value }) }] : []);
  const facts = [
    { name: t('product.width'), values: centimetres(size.width) },
    { name: t('product.height'), values: centimetres(size.height) },
    { name: t('product.depth'), values: centimetres(size.depth) },
    {
      name: t('product.materials'),
      values: materials.map(({ name, nameLanguage }) => ({ text: name, language: nameLanguage })),
    },
    { name: t('product.colours'), values: colorFamilies.length > 0 ? [{ text: String(colorFamilies.length) }] : [] },
  ].filter(({ values }) => values.length > 0);
  return (
    <section>
      <div
        className={first ? styles.first : styles.hero}
        data-hero={product.colorScheme}
        data-under-header={first ? 'wide' : undefined}
      >
        <Picture
          className={styles.picture}
          image={product.heroImage.desktop}
          mobile={product.heroImage.mobile}
          priority={first}
        />
      </div>
      <div className={styles.details}>
        <div className={styles.title}>
          <Heading lang={product.headingLanguage ?? undefined}>{product.heading}</Heading>
          <p
            className={styles.type}
            lang={
              (product.productSubTypeName ? product.productSubTypeNameLanguage : product.productTypeNameLanguage) ??
              undefined
            }
          >
            {product.productSubTypeName ?? product.productTypeName}
          </p>
          {product.price && (
            <p className={styles.price}>
              <Price {...product.price} />
            </p>
          )}
          {product.descriptionDigital && (
            <p className={styles.description} lang={product.descriptionDigitalLanguage ?? undefined}>
              {product.descriptionDigital}
            </p>
          )}
          <ProductActions product={product} />
          {fichesTarif.length > 0 && (
            <ul className={styles.documents}>
              {fichesTarif.map((document, index) => (
                <li key={index}>
                  <DocumentLink document={document} look="plain" />
                </li>
              ))}
            </ul>
          )}
        </div>
        <div className={styles.facts}>
          <DescriptionList facts={facts} />
        </div>
      </div>
    </section>
  );
}
