import { type ReactNode, useId } from 'react';
import styles from './field.module.css';

/** What a field gives to its control, to be spread on an input, select or textarea. */
export interface Control {
  id: string;
  className: string;
  required?: true;
  'aria-invalid'?: true;
  'aria-describedby'?: string;
}

interface FieldProps {
  /** Of its control, where something leads to it. */
  id?: string;
  label: string;
  /** What helps to fill it in; stays while there is an error. */
  hint?: ReactNode;
  /** The translated sentence of what is wrong. */
  error?: string;
  required?: boolean;
  /** Said after the label of a field that may stay empty, as "optional". */
  optional?: string;
  children(control: Control): ReactNode;
}

/** The one form field: a label, its control, a hint and the error that belongs to it, all tied together by name. */
export function Field({ id: given, label, hint, error, required, optional, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ');
  const control: Control = {
    id,
    className: styles.control ?? '',
    ...(required && { required }),
    ...(error && { 'aria-invalid': true }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {children(control)}
      {error && (
        <p id={errorId} className={styles.error}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
            <path d="M8 1.5l7 13H1zM8 6v4M8 12v.5" fill="none" stroke="currentColor" strokeWidth="1.25" />
          </svg>
          {error}
        </p>
      )}
      {hint && (
        <div id={hintId} className={styles.hint}>
          {hint}
        </div>
      )}
    </div>
  );
}
