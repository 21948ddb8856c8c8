import { useTranslation } from 'react-i18next';
import { Card, CardLink, CardPicture, type PictureSizes, Price } from 'shared/ui';
import { ListButton } from '../list-button/list-button.tsx';
import type { ProductCardFragment } from './product-card.generated.ts';
import styles from './product-card.module.css';

interface ProductCardProps {
  product: ProductCardFragment;
  /** How much of the page's width it takes. */
  sizes?: PictureSizes;
  priority?: boolean;
  /** It is in a wishlist, from which it can be taken (R139). */
  wishlist?: boolean;
}

/** A product in a list: its picture, its name and a line about it. The whole card can be clicked. */
export function ProductCard({ product, sizes = 'third', priority = false, wishlist = false }: ProductCardProps) {
  const { t } = useTranslation();
  const { width } = product.size;
  const type = product.productSubTypeName ?? product.productTypeName;
  const typeLanguage = product.productSubTypeName
    ? product.productSubTypeNameLanguage
    : product.productTypeNameLanguage;
  return (
    <Card>
      <CardPicture sizes={sizes} image={product.cardImage} priority={priority} />
      <h3 lang={product.headingLanguage ?? undefined}>
        <CardLink href={product.url}>{product.heading}</CardLink>
      </h3>
      <p className={styles.details}>
        {typeLanguage ? <span lang={typeLanguage}>{type}</span> : type}
        {type && width ? ' · ' : null}
        {width ? t('product.width', { width }) : null}
      </p>
      {product.price && (
        <p className={styles.price}>
          <Price {...product.price} />
        </p>
      )}
      <ListButton product={product} wishlist={wishlist} />
    </Card>
  );
}
