import { useTranslation } from 'react-i18next';
import type { ListedProduct } from '../../../domain/listed-product.ts';
import { type Box, toScale } from '../../../domain/to-scale.ts';
import styles from './comparison.module.css';

/** Products drawn in one scale, from the front and from above, and their sizes in words; numbers connect the two. */
export function Comparison({ products }: { products: readonly ListedProduct[] }) {
  const { t } = useTranslation();
  const numbered = products.map((product, at) => ({ ...product, number: at + 1 }));
  const front = numbered.flatMap(({ number, width, height }) => (width && height ? [{ number, width, height }] : []));
  const above = numbered.flatMap(({ number, width, depth }) =>
    width && depth ? [{ number, width, height: depth }] : [],
  );
  return (
    <>
      <div className={styles.drawings}>
        <Drawing label={t('compare.front')} boxes={front} />
        <Drawing label={t('compare.above')} boxes={above} />
      </div>
      <ol className={styles.products}>
        {numbered.map(({ uid, number, heading, headingLanguage, type, typeLanguage, url, ...sizes }) => (
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
                  <dd>{sizes[name] === null ? t('compare.unknown') : t('compare.size', { size: sizes[name] })}</dd>
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
