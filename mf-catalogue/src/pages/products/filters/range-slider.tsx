import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dragged } from '../../../domain/filters/changes.ts';
import type { RangeItem } from '../../../domain/filters/filter-groups.ts';
import type { Range } from '../../../domain/filters/filters.ts';
import styles from './range-slider.module.css';

interface RangeSliderProps {
  item: RangeItem;
  /** Called when an end was released, or its number typed. */
  choose(range: Range): void;
}

const ends = ['min', 'max'] as const;

/** A range with two ends that can be dragged, moved by keys, or typed; an end that passes the other takes it along. */
export function RangeSlider({ item: { id, min, max, step, unit, model }, choose }: RangeSliderProps) {
  const { t } = useTranslation();
  const [range, setRange] = useDraft(model);
  const bounds = { min, max };
  const track = useChangeEvent((input) =>
    choose(dragged(range, input.dataset.end === 'min' ? 'min' : 'max', input.valueAsNumber, bounds)),
  );
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0);
  return (
    <fieldset className={styles.range}>
      <legend className={styles.heading}>{t(`filters.${id}`)}</legend>
      <div
        ref={track}
        className={styles.track}
        style={{ '--from': share(range.min), '--to': share(range.max) } as CSSProperties}
      >
        {ends.map((end) => (
          <input
            key={end}
            className={styles.thumb}
            type="range"
            data-end={end}
            min={min}
            max={max}
            step={step}
            value={range[end]}
            aria-label={t(`filters.${end}-${id}`)}
            aria-valuetext={`${range[end]} ${unit}`}
            onChange={({ target }) => setRange(dragged(range, end, target.valueAsNumber, bounds))}
          />
        ))}
      </div>
      <div className={styles.numbers}>
        {ends.map((end) => (
          <NumberField
            key={end}
            label={t(`filters.${end}`)}
            name={t(`filters.${end}-${id}`)}
            unit={unit}
            value={range[end]}
            choose={(value) => choose(dragged(range, end, value, bounds))}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The range while the visitor drags it; it is reset when another range is chosen. */
function useDraft(model: Range) {
  const [range, setRange] = useState(model);
  const [chosen, setChosen] = useState(model);
  if (model.min !== chosen.min || model.max !== chosen.max) {
    setChosen(model);
    setRange(model);
  }
  return [range, setRange] as const;
}

/** Listens to the DOM event `change`: an end was released, or moved by a key. React's `onChange` is the event `input`. */
function useChangeEvent(onChange: (input: HTMLInputElement) => void) {
  const track = useRef<HTMLDivElement>(null);
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  });
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) latest.current(target);
    };
    const element = track.current;
    element?.addEventListener('change', listen);
    return () => element?.removeEventListener('change', listen);
  }, []);
  return track;
}

interface NumberFieldProps {
  /** The label before the number. */
  label: string;
  /** Its name for screen readers; it contains the label. */
  name: string;
  unit: string;
  value: number;
  choose(value: number): void;
}

/** A number field that takes effect at Enter or when it is left. What is not a number is dropped. */
function NumberField({ label, name, unit, value, choose }: NumberFieldProps) {
  const [typed, setTyped] = useState<string>();
  const finish = () => {
    setTyped(undefined);
    const number = Number(typed);
    if (typed?.trim() && Number.isFinite(number) && Math.round(number) !== value) choose(number);
  };
  return (
    <label className={styles.field}>
      <span aria-hidden="true">{label}</span>
      <input
        className={styles.number}
        type="number"
        inputMode="numeric"
        step="1"
        aria-label={`${name} (${unit})`}
        value={typed ?? value}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={finish}
        onKeyDown={({ key }) => key === 'Enter' && finish()}
      />
      <span aria-hidden="true">{unit}</span>
    </label>
  );
}
