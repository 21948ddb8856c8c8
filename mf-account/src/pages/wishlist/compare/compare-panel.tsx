import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Notice } from 'shared/ui';
import type { ListedProduct } from '../../../domain/listed-product.ts';
import type { Wishlist } from '../../../domain/wishlist.ts';
import { loadProducts } from '../../../printable/load-products.ts';
import styles from './compare-panel.module.css';
import { Comparison } from './comparison.tsx';

const most = 4;

/** Two to four products of a list, side by side; the first ones are chosen to begin with. */
export function ComparePanel({ list }: { list: Wishlist }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const hint = useId();
  const [products, setProducts] = useState<readonly ListedProduct[]>();
  const [failed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<readonly string[]>(list.products.slice(0, 2));

  useEffect(() => {
    let isCurrent = true;
    loadProducts(platform, list.products).then(
      (loaded) => isCurrent && setProducts(loaded),
      (cause) => {
        console.info('The products could not be compared', cause);
        if (isCurrent) setFailed(true);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [platform, list.products]);

  if (failed) return <Notice kind="error">{t('compare.failed')}</Notice>;
  const toggle = (uid: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, uid] : before.filter((one) => one !== uid)));
  const compared = products?.filter(({ uid }) => chosen.includes(uid)) ?? [];
  return (
    <section className={styles.panel} aria-label={t('compare.heading')} aria-busy={!products}>
      <fieldset className={styles.choice} aria-describedby={hint}>
        <legend className={styles.legend}>{t('compare.choose')}</legend>
        {products?.map(({ uid, heading, headingLanguage }) => (
          <label key={uid} className={styles.option}>
            <input
              type="checkbox"
              checked={chosen.includes(uid)}
              disabled={compared.length >= most && !chosen.includes(uid)}
              onChange={({ currentTarget }) => toggle(uid, currentTarget.checked)}
            />
            <span lang={headingLanguage ?? undefined}>{heading}</span>
          </label>
        ))}
      </fieldset>
      <p id={hint} className={styles.hint} role="status">
        {t(compared.length >= most ? 'compare.enough' : compared.length < 2 ? 'compare.too-few' : 'compare.hint')}
      </p>
      {compared.length >= 2 && <Comparison products={compared} />}
    </section>
  );
}
