import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends ComponentProps<'button'> {
  look?: 'filled' | 'outlined' | 'plain';
  /** At work on what it was pressed for: further presses do nothing, and the focus stays. */
  busy?: boolean;
}

/** The one button: filled ink for the action that matters, outlined or plain (underlined) for the others. */
export function Button({ look = 'filled', busy = false, type = 'button', className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={[styles[look], className].filter(Boolean).join(' ')}
      aria-disabled={busy || undefined}
      data-busy={busy || undefined}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    />
  );
}
