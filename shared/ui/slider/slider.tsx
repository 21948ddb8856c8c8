import { type ReactNode, useRef } from 'react';
import { TurnButton } from '../turning/turn-button.tsx';
import styles from './slider.module.css';

interface SliderProps {
  heading?: string;
  /** What stands under the heading. */
  intro?: ReactNode;
  /** The words of the two buttons, in the page's language. */
  labels: { previous: string; next: string };
  /** One `<li>` each. */
  children: ReactNode;
}

/**
 * Cards side by side that scroll sideways and come to rest on a card: by touch, by wheel, by the Tab key through their
 * links. The two buttons need scripts; everything else works without.
 */
export function Slider({ heading, intro, labels, children }: SliderProps) {
  const list = useRef<HTMLUListElement>(null);
  const turn = (direction: 1 | -1) => {
    const step = list.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    list.current?.scrollBy({ left: direction * step });
  };
  return (
    <section className={styles.slider} aria-label={heading}>
      <div className={styles.top}>
        {(heading || intro) && (
          <div className={styles.words}>
            {heading && <h2 className={styles.heading}>{heading}</h2>}
            {intro}
          </div>
        )}
        <div className={styles.buttons}>
          <TurnButton to="previous" label={labels.previous} onTurn={() => turn(-1)} />
          <TurnButton to="next" label={labels.next} onTurn={() => turn(1)} />
        </div>
      </div>
      <ul ref={list} className={styles.list}>
        {children}
      </ul>
    </section>
  );
}
