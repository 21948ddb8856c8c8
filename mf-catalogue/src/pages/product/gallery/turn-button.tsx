import styles from './gallery.module.css';

interface TurnButtonProps {
  label: string;
  path: string;
  /** There is nothing on that side. It keeps the focus all the same. */
  off: boolean;
  onTurn(): void;
}

export function TurnButton({ label, path, off, onTurn }: TurnButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} aria-disabled={off} onClick={onTurn}>
      <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" focusable="false">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </button>
  );
}
