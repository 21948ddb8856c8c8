import { type CSSProperties, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from 'shared/ui';
import {
  type Beside,
  type Box,
  drawing,
  type Kind,
  person,
  type Size,
  type View,
  wallWidths,
} from '../../domain/drawing.ts';
import styles from './to-scale.module.css';

interface ToScaleProps {
  heading: string;
  size: Size;
  kind: Kind;
}

/** A product drawn to scale from the front and from the side, beside a person or on a wall of a chosen width. */
export function ToScale({ heading, size, kind }: ToScaleProps) {
  const { t } = useTranslation();
  const [onWall, setOnWall] = useState(false);
  const [typed, setTyped] = useState(String(wallWidths.usual));
  const wall = Number(typed);
  const isWall = wall >= wallWidths.min && wall <= wallWidths.max;
  const beside: Beside = onWall ? { wall: isWall ? wall : wallWidths.usual } : 'person';
  const { front, side, free } = drawing(size, kind, beside);
  const widest = Math.max(front.width, side?.width ?? 0);
  const { ofFront, ofSide, ofRoom } = useSentences(heading, size, beside);
  return (
    <section className={styles.section} aria-label={t('to-scale.heading')}>
      <div className={styles.words}>
        <h2 className={styles.heading}>{t('to-scale.heading')}</h2>
        <p className={styles.text}>{t('to-scale.text')}</p>
        <fieldset className={styles.choice}>
          <legend className="visually-hidden">{t('to-scale.beside')}</legend>
          {[false, true].map((choice) => (
            <label key={String(choice)} className={styles.option}>
              <input type="radio" name="beside" checked={onWall === choice} onChange={() => setOnWall(choice)} />
              {t(choice ? 'to-scale.wall' : 'to-scale.person')}
            </label>
          ))}
        </fieldset>
        {onWall && (
          <Field label={t('to-scale.wall-width')} error={isWall ? undefined : t('to-scale.wall-error', wallWidths)}>
            {(control) => (
              <input
                {...control}
                min={wallWidths.min}
                max={wallWidths.max}
                type="number"
                inputMode="numeric"
                value={typed}
                onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              />
            )}
          </Field>
        )}
        <p role="status">{free !== undefined && isWall && ofRoom(free)}</p>
      </div>
      <div className={styles.views}>
        <Elevation
          view={front}
          label={ofFront}
          caption={t('to-scale.front')}
          across={size.width}
          up={size.height}
          widest={widest}
        />
        {side && (
          <Elevation
            view={side}
            label={ofSide}
            caption={t('to-scale.side')}
            across={side.product.width}
            widest={widest}
          />
        )}
      </div>
    </section>
  );
}

/** The drawing in words: what each view shows, and how much room a wall leaves. */
function useSentences(product: string, { width, height, depth }: Size, beside: Beside) {
  const { t } = useTranslation();
  const size = { product, width, height, depth };
  return {
    ofFront:
      beside === 'person'
        ? t('to-scale.front-person', { ...size, person: person.height })
        : t('to-scale.front-wall', { ...size, wall: beside.wall }),
    ofSide: t('to-scale.side-label', size),
    ofRoom: (free: number) =>
      free < 0 ? t('to-scale.too-wide', { count: -2 * free }) : t('to-scale.free', { count: free }),
  };
}

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
function Elevation({ view, label, caption, across, up, widest }: ElevationProps) {
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

/** The outline of a standing person, drawn 46 wide and 170 high. */
function Person({ x, y }: Box) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.person}>
      <ellipse cx="23" cy="12" rx="9" ry="12" />
      <path d="M19 24h8v5l11 4q5 2 6 8l2 42q0 4-3 4t-4-4l-3-32-1 32-1 84q0 3-5 3t-5-3l-1-72-1 72q0 3-5 3t-5-3l-1-84-1-32-3 32q-1 4-4 4t-3-4l2-42q1-6 6-8l11-4z" />
    </g>
  );
}
