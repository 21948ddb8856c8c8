import { useTranslation } from 'react-i18next';
import { removingForm } from 'shared/forms';
import { useIsSaved, usePlatform } from 'shared/platform';
import {
  Card,
  CardLink,
  CardPicture,
  type PictureSizes,
  PostedForm,
  Price,
  SaveForm,
  Texts,
  Translated,
} from 'shared/ui';
import type { ProductCardFragment, ProductOnPaperFragment } from './product-card.generated.ts';
import styles from './product-card.module.css';

/** A product as cards show it, with what is printed of it in lists. */
export type ListedProduct = ProductCardFragment & Partial<ProductOnPaperFragment>;

interface ProductCardProps {
  product: ListedProduct;
  /** How much of the page's width it takes. */
  sizes?: PictureSizes;
  priority?: boolean;
  /** It is in a wishlist, from which it can be taken. */
  wishlist?: boolean;
  /** The id of that list; one that is on this device only has none. */
  list?: string;
}

/** A product in a list: its picture, its name and a line about it. The whole card can be clicked. */
export function ProductCard({ product, sizes = 'third', priority = false, wishlist = false, list }: ProductCardProps) {
  const { t } = useTranslation();
  const { width } = product.size;
  const type = product.productSubTypeName
    ? { text: product.productSubTypeName, language: product.productSubTypeNameLanguage }
    : { text: product.productTypeName, language: product.productTypeNameLanguage };
  return (
    <Card>
      <CardPicture sizes={sizes} image={product.cardImage} priority={priority} />
      <h3 lang={product.headingLanguage ?? undefined}>
        <CardLink href={product.url}>{product.heading}</CardLink>
      </h3>
      <p className={styles.details}>
        <span className={styles.parts}>
          <Translated as="span" {...type} />
          {width && (
            <span className={type.text ? styles.width : undefined}>
              {type.text && <span className="visually-hidden"> · </span>}
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
      <PaperDetails {...product} />
      <ListButton product={product} wishlist={wishlist} list={list} />
    </Card>
  );
}

/** What a printed list says beside: other sizes, finishes and the reference. */
function PaperDetails({ uid, paperSize, materials }: Pick<ListedProduct, 'uid' | 'paperSize' | 'materials'>) {
  const { t } = useTranslation();
  if (!paperSize || !materials) return null;
  const { height, depth } = paperSize;
  const finishes = materials.flatMap(({ summary, summaryLanguage }) =>
    summary ? { text: summary, language: summaryLanguage } : [],
  );
  return (
    <div className={styles.paper}>
      <p>
        {[height && t('product.height', { height }), depth && t('product.depth', { depth })].filter(Boolean).join(', ')}
      </p>
      <p>
        <Texts texts={finishes} />
      </p>
      <p>{t('product.reference', { uid })}</p>
    </div>
  );
}

interface ListButtonProps {
  product: { uid: string; heading: string };
  /** Where a list is shown, the button takes the product off it. */
  wishlist: boolean;
  /** The id of that list, by which it is taken off without scripts; what a guest has saved is on none. */
  list?: string;
}

/** The button on a card: it puts the product on one of the visitor's lists, or asks the wishlist to take it off. */
const ListButton = ({ product, wishlist, list }: ListButtonProps) =>
  wishlist ? <RemoveButton {...product} list={list} /> : <SaveButton {...product} />;

function SaveButton({ uid, heading }: ListButtonProps['product']) {
  const { t } = useTranslation();
  const isSaved = useIsSaved(uid);
  const label = t(`list-button.${isSaved ? 'saved' : 'add'}`, { product: heading });
  return (
    <SaveForm uid={uid}>
      <button type="submit" className={styles.button} aria-label={label} title={label}>
        <Icon shape={heart} filled={isSaved} />
      </button>
    </SaveForm>
  );
}

function RemoveButton({ uid, heading, list }: ListButtonProps['product'] & { list?: string }) {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const remove = () => bus.set('wishlists', { ...bus.current('wishlists'), productIdToDelete: uid });
  const label = t('list-button.remove', { product: heading });
  return (
    <PostedForm form={removingForm} values={{ product: uid, list }} act={remove}>
      <button type="submit" className={styles.button} aria-label={label} title={label}>
        <Icon shape={cross} />
      </button>
    </PostedForm>
  );
}

const Icon = ({ shape, filled = false }: { shape: string; filled?: boolean }) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
    <path d={shape} fill={filled ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="1.25" />
  </svg>
);

const heart = 'M10 17S2.5 12.4 2.5 7.2a3.7 3.7 0 0 1 7.5-.9 3.7 3.7 0 0 1 7.5.9C17.5 12.4 10 17 10 17z';
const cross = 'M4 4l12 12M16 4L4 16';
