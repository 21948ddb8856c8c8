import { ArrowButton } from './arrow-button.tsx';
import styles from './carousel.module.css';
import type { Carousel } from './use-carousel.ts';

interface CarouselControlsProps {
  carousel: Carousel;
  /** The names of the two buttons, in the page's language. */
  labels: { previous: string; next: string };
  /** Which slide is shown, as "2 of 5", in the page's language. */
  position?: string;
  className?: string;
}

/** The arrows of a carousel, off at its ends; out of sight where all slides are in view. They need scripts. */
export function CarouselControls({ carousel, labels, position, className }: CarouselControlsProps) {
  const { isFirst, isLast, move } = carousel;
  return (
    <div
      className={className ? `${styles.controls} ${className}` : styles.controls}
      // Their place stays: the page does not jump when scripts find out.
      style={isFirst && isLast ? { visibility: 'hidden' } : undefined}
    >
      {position && <p role="status">{position}</p>}
      <ArrowButton to="previous" label={labels.previous} disabled={isFirst} onPress={() => move(-1)} />
      <ArrowButton to="next" label={labels.next} disabled={isLast} onPress={() => move(1)} />
    </div>
  );
}
