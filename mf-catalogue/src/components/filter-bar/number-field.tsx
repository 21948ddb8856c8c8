import { useState } from 'react';
import styles from './number-field.module.css';

interface NumberFieldProps {
  /** The label before the number. */
  label: string;
  /** Its name for screen readers; it contains the label. */
  name: string;
  unit: string;
  value: number;
  choose(value: number): void;
}

/** A number that counts when it is complete: at Enter, or when the field is left. What is no number is dropped. */
export function NumberField({ label, name, unit, value, choose }: NumberFieldProps) {
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
