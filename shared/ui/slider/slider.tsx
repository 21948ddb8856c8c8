import { type ReactNode, useRef } from 'react';
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
          <SliderButton label={labels.previous} path="M22 6H2M7 1L2 6l5 5" onClick={() => turn(-1)} />
          <SliderButton label={labels.next} path="M2 6h20M17 1l5 5-5 5" onClick={() => turn(1)} />
        </div>
      </div>
      <ul ref={list} className={styles.list}>
        {children}
      </ul>
    </section>
  );
}

function SliderButton({ label, path, onClick }: { label: string; path: string; onClick: () => void }) {
  return (
    <button type="button" className={styles.button} aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" focusable="false">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </button>
  );
}
