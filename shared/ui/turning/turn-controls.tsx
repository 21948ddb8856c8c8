import { TurnButton } from './turn-button.tsx';
import styles from './turning.module.css';

interface TurnControlsProps {
  /** Where one stands, as "2 of 5", in the page's language. */
  position: string;
  /** The words of the two buttons. */
  labels: { previous: string; next: string };
  isFirst: boolean;
  isLast: boolean;
  onTurn(direction: 1 | -1): void;
  className?: string;
}

/** Under pictures that are shown one after the other: which it is, and the way to the ones beside it. Needs scripts. */
export function TurnControls({ position, labels, isFirst, isLast, onTurn, className }: TurnControlsProps) {
  return (
    <div className={className ? `${styles.controls} ${className}` : styles.controls}>
      <p role="status">{position}</p>
      <TurnButton to="previous" label={labels.previous} off={isFirst} onTurn={() => onTurn(-1)} />
      <TurnButton to="next" label={labels.next} off={isLast} onTurn={() => onTurn(1)} />
    </div>
  );
}
