import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Notice } from 'shared/ui';
import { type Box, toScale } from '../../domain/to-scale.ts';
import type { Wishlist } from '../../domain/wishlist.ts';
import { type ListedProduct, loadProducts } from '../../pdf-and-print/listed-products.ts';
import styles from './compare.module.css';

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

/** Products drawn in one scale, from the front and from above, and their sizes in words; numbers connect the two. */
function Comparison({ products }: { products: readonly ListedProduct[] }) {
  const { t } = useTranslation();
  const numbered = products.map((product, at) => ({ ...product, number: at + 1 }));
  const front = numbered.flatMap(({ number, size: { width, height } }) =>
    width && height ? [{ number, width, height }] : [],
  );
  const above = numbered.flatMap(({ number, size: { width, depth } }) =>
    width && depth ? [{ number, width, height: depth }] : [],
  );
  return (
    <>
      <div className={styles.drawings}>
        <Drawing label={t('compare.front')} boxes={front} />
        <Drawing label={t('compare.above')} boxes={above} />
      </div>
      <ol className={styles.products}>
        {numbered.map(({ uid, number, heading, headingLanguage, type, typeLanguage, url, size }) => (
          <li key={uid} className={styles.product}>
            <span className={styles.number} aria-hidden="true">
              {number}
            </span>
            <a href={url} lang={headingLanguage ?? undefined}>
              {heading}
            </a>
            <span className={styles.type} lang={typeLanguage ?? undefined}>
              {type}
            </span>
            <dl className={styles.sizes}>
              {(['width', 'height', 'depth'] as const).map((name) => (
                <div key={name}>
                  <dt>{t(`compare.${name}`)}</dt>
                  <dd>{size[name] === null ? t('compare.unknown') : t('compare.size', { size: size[name] })}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The text below says what is drawn: screen readers skip the drawing. */
function Drawing({ label, boxes }: { label: string; boxes: readonly (Box & { number: number })[] }) {
  const { t } = useTranslation();
  if (boxes.length === 0) return null;
  const { width, height, boxes: placed, bar } = toScale(boxes);
  const letter = Math.max(width / 28, Math.min(height / 3, width / 22));
  const line = width / 400;
  const ground = height + letter;
  return (
    <figure className={styles.drawing}>
      <svg viewBox={`${-line} ${-line} ${width + 2 * line} ${ground + 2 * line}`} aria-hidden="true" focusable="false">
        {placed.map((box) => (
          <g key={box.number}>
            <rect className={styles.box} x={box.x} y={box.y} width={box.width} height={box.height} strokeWidth={line} />
            <text
              className={styles.label}
              x={box.x + box.width / 2}
              y={box.y + box.height / 2}
              fontSize={Math.min(letter, box.height)}
            >
              {box.number}
            </text>
          </g>
        ))}
        <path
          className={styles.bar}
          d={`M0 ${ground - letter / 3}v${letter / 3}h${bar}v${-letter / 3}`}
          strokeWidth={line}
        />
      </svg>
      <figcaption className={styles.caption}>{t('compare.scale', { view: label, size: bar })}</figcaption>
    </figure>
  );
}
