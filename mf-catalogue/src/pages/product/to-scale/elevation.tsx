import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Box, View } from '../../../domain/drawing/drawing.ts';
import { Person } from './person.tsx';
import styles from './to-scale.module.css';

interface ElevationProps {
  view: View;
  /** What it shows, in words. */
  label: string;
  caption: string;
  /** The measures that are written at it, in cm. */
  across: number;
  up?: number;
  /** How wide the widest view is, in cm: where views stand one under the other, it takes up the whole width. */
  widest: number;
}

/** One view of the drawing. As wide as its share of all views, so that all have one scale. */
export function Elevation({ view, label, caption, across, up, widest }: ElevationProps) {
  const { t } = useTranslation();
  const { width, height, product, person, wall } = view;
  const place = (box: Box) => ({ x: box.x, y: height - box.y - box.height, width: box.width, height: box.height });
  const top = height - product.y - product.height;
  const isFromTheSide = !wall && !person;
  return (
    <figure className={styles.view} style={viewStyle(width, widest)}>
      <div className={styles.sheet}>
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.drawing} role="img" aria-label={label}>
          {wall && <rect {...place(wall)} className={styles.wall} />}
          {isFromTheSide && <path d={`M${product.x} 0V${height}`} className={styles.line} />}
          <path d={`M0 ${height}H${width}`} className={styles.floor} />
          {person && <Person {...place(person)} />}
          <rect {...place(product)} className={styles.product} />
        </svg>
        <span
          className={isFromTheSide ? styles.deep : styles.across}
          style={{
            left: percent(isFromTheSide ? product.x : product.x + product.width / 2, width),
            top: percent(top, height),
          }}
          aria-hidden="true"
        >
          {t('to-scale.centimetres', { value: across })}
        </span>
        {up !== undefined && (
          <span
            className={styles.up}
            style={{ left: percent(product.x, width), top: percent(top + product.height / 2, height) }}
            aria-hidden="true"
          >
            {t('to-scale.centimetres', { value: up })}
          </span>
        )}
      </div>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

const viewStyle = (width: number, widest: number): CSSProperties & Record<'--share', string> => ({
  flexGrow: width,
  '--share': percent(width, widest),
});

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;
