import styles from './turning.module.css';

interface TurnButtonProps {
  to: 'previous' | 'next';
  label: string;
  /** There is nothing on that side. It keeps the focus all the same. */
  off?: boolean;
  onTurn(): void;
}

const arrows = { previous: 'M22 6H2M7 1L2 6l5 5', next: 'M2 6h20M17 1l5 5-5 5' };

/** One of the two arrows that turn what lies side by side. */
export function TurnButton({ to, label, off, onTurn }: TurnButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} aria-disabled={off} onClick={onTurn}>
      <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" focusable="false">
        <path d={arrows[to]} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </button>
  );
}
