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
  /** The id of that list; one that is on this device only has none. */
  list?: string;
}

/** A product in a list: its picture, its name and a line about it. The whole card can be clicked. */
export function ProductCard({ product, sizes = 'third', priority = false, wishlist = false, list }: ProductCardProps) {
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
        <span className={styles.parts}>
          {type && <span lang={typeLanguage ?? undefined}>{type}</span>}
          {width && (
            <span className={type ? styles.width : undefined}>
              {type && <span className="visually-hidden"> · </span>}
              {t('product.width', { width })}
            </span>
          )}
        </span>
      </p>
      {product.price && (
        <p className={styles.price}>
          <Price {...product.price} />
        </p>
      )}
      <ListButton product={product} wishlist={wishlist} list={list} />
    </Card>
  );
}
