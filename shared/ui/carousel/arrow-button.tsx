import styles from './carousel.module.css';

interface ArrowButtonProps {
  to: 'previous' | 'next';
  label: string;
  /** There is nothing on that side. The button keeps its focus all the same. */
  disabled: boolean;
  onPress(): void;
}

const arrows = { previous: 'M22 6H2M7 1L2 6l5 5', next: 'M2 6h20M17 1l5 5-5 5' };

/** One of the two arrows of a carousel. */
export function ArrowButton({ to, label, disabled, onPress }: ArrowButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} aria-disabled={disabled} onClick={onPress}>
      <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" focusable="false">
        <path d={arrows[to]} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </button>
  );
}
