import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { href } from 'shared/routes';
import { PageHeading } from 'shared/ui';
import { Pagination } from '../../components/pagination/pagination.tsx';
import { ProductCard } from '../../components/product-card/product-card.tsx';
import type { load } from './load.ts';
import styles from './page.module.css';

/** The cards that show before anybody scrolls: their pictures are fetched first. */
const firstRow = 3;

export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { language, route } = usePlatform();
  const address = (page: number) => {
    const query = { ...route.query, page: page > 1 ? String(page) : undefined };
    return `${href('overview-product', language, {}, query)}#products`;
  };
  return (
    <>
      <PageHeading heading={data.seo.title} breadcrumb={{ label: t('breadcrumb.label'), steps: data.steps }} />
      <Fragment of="mf-content/blocks" props={{ path: data.path, underHeading: true }} />
      <section id="products" className={styles.list} aria-labelledby="product-count">
        <h2 id="product-count" className={styles.count}>
          {t('products.count', { count: data.total })}
        </h2>
        <ul className={styles.grid}>
          {data.products.map((product, index) => (
            <li key={product.uid}>
              <ProductCard product={product} priority={index < firstRow} />
            </li>
          ))}
        </ul>
        <Pagination current={data.page} count={data.pages} address={address} />
      </section>
    </>
  );
}
