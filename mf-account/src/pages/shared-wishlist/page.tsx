import { useTranslation } from 'react-i18next';
import { NotFoundError } from 'shared/errors';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Loaded, PageContext } from 'shared/remote';
import { href } from 'shared/routes';
import { CallToAction, PageHeading } from 'shared/ui';
import { useTitleOf } from '../wishlist/use-title-of.ts';
import { CopyList } from './copy-list.tsx';
import styles from './page.module.css';
import { SharedWishlistDocument } from './shared-wishlist.generated.ts';

/** The list that a link leads to, for everybody. Throws NotFoundError where the link was revoked, or is none. */
export async function load({ platform, route }: PageContext) {
  const { sharedWishlist } = await platform.content.query(SharedWishlistDocument, { token: route.params.slug ?? '' });
  if (!sharedWishlist) throw new NotFoundError('a shared list');
  const { title, products } = sharedWishlist;
  return { seo: { title }, title, products: products.map(({ uid }) => uid) };
}

/** Somebody's list, read by a link: its title and its products, and nothing of its owner (C45). */
export function View({ data: { title: given, products } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const title = useTitleOf()({ title: given });
  const steps = [{ label: t('breadcrumb.home'), url: href('home', language) }, { label: title }];
  return (
    <>
      <PageHeading heading={title} breadcrumb={{ label: t('breadcrumb.label'), steps }} />
      <div className={styles.list}>
        <p className={styles.introduction}>{t('shared-wishlist.introduction')}</p>
        {products.length > 0 ? (
          <>
            <Fragment of="mf-catalogue/product-grid" props={{ products }} />
            <CopyList title={given} products={products} />
          </>
        ) : (
          <p>{t('shared-wishlist.empty')}</p>
        )}
        <CallToAction link={{ url: href('overview-product', language), label: t('wishlist.see-products') }} />
      </div>
    </>
  );
}
