import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from 'shared/ui';
import { type Beside, drawing, type Size, wallWidths } from '../../../domain/drawing/drawing.ts';
import type { Kind } from '../../../domain/drawing/mounting-height.ts';
import { Elevation } from './elevation.tsx';
import styles from './to-scale.module.css';
import { useSentences } from './use-sentences.ts';

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
