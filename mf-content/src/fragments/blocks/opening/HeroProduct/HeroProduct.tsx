import { useTranslation } from 'react-i18next';
import { placeholder } from 'shared/pictures';
import { useIsSaved, usePlatform } from 'shared/platform';
import { Button, Picture, Price, SaveForm, Translated, textsIn } from 'shared/ui';
import { DescriptionList } from '../../../../components/description-list.tsx';
import { DocumentLink } from '../../../../components/document-link.tsx';
import type { HeroProductFragment } from './HeroProduct.generated.ts';
import styles from './HeroProduct.module.css';

/** A product's picture from edge to edge where it has one, its name, its price and its main facts. */
export function HeroProduct({ block: { product }, first }: { block: HeroProductFragment; first: boolean }) {
  const { t } = useTranslation();
  const Heading = first ? 'h1' : 'h2';
  const { size, materials, fichesTarif, heroImage } = product;
  const centimetres = (value: number | null) => (value ? [{ text: t('product.centimetres', { value }) }] : []);
  const facts = [
    { name: t('product.width'), values: centimetres(size.width) },
    { name: t('product.height'), values: centimetres(size.height) },
    { name: t('product.depth'), values: centimetres(size.depth) },
    {
      name: t('product.materials'),
      values: materials.map(({ name, nameLanguage }) => ({ text: name, language: nameLanguage })),
    },
    { name: t('product.colours'), values: textsIn(product.colorFamilyNames, product.colorFamilyNamesLanguages) },
  ].filter(({ values }) => values.length > 0);
  const type = product.productSubTypeName
    ? { text: product.productSubTypeName, language: product.productSubTypeNameLanguage }
    : { text: product.productTypeName, language: product.productTypeNameLanguage };
  return (
    <section>
      {heroImage.desktop.url !== placeholder && (
        <Picture className={styles.picture} image={heroImage.desktop} mobile={heroImage.mobile} priority={first} />
      )}
      <div className={styles.details}>
        <div className={styles.title}>
          <Translated as={Heading} text={product.heading} language={product.headingLanguage} />
          <Translated className={styles.type} {...type} />
          {product.price && (
            <p className={styles.price}>
              <Price {...product.price} />
            </p>
          )}
          <Translated
            className={styles.description}
            text={product.descriptionDigital}
            language={product.descriptionDigitalLanguage}
          />
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
        {facts.length > 0 && (
          <div className={styles.facts}>
            <DescriptionList facts={facts} />
          </div>
        )}
      </div>
    </section>
  );
}

type Product = HeroProductFragment['product'];

/** What can be done with a product: put it on a list, and open the overlays for which there is data. */
function ProductActions({ product }: { product: Product }) {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const isSaved = useIsSaved(product.uid);
  const show = (content: OverlayContent) =>
    bus.set('overlay', {
      open: true,
      content: 'mf-catalogue/product-overlay',
      props: { product: product.uid, content },
    });
  return (
    <div className={styles.actions}>
      <SaveForm uid={product.uid}>
        <Button type="submit">{t(isSaved ? 'hero-product.saved' : 'hero-product.add')}</Button>
      </SaveForm>
      {overlaysOf(product).map((content) => (
        <Button key={content} look="outlined" aria-haspopup="dialog" onClick={() => show(content)}>
          {t(`hero-product.${content}`)}
        </Button>
      ))}
    </div>
  );
}

type OverlayContent = 'DIMENSION' | 'COLOR' | 'HANDLE' | 'MATERIAL';

/** The overlays that have something to show, by their keys. */
function overlaysOf(product: Product): OverlayContent[] {
  const filled = [
    ['DIMENSION', product.hasOverlayDimensions],
    ['COLOR', product.hasOverlayNuancier],
    ['HANDLE', product.hasOverlayHandles],
    ['MATERIAL', product.hasOverlayVasques],
  ] as const;
  return filled.filter(([, has]) => has).map(([content]) => content);
}
