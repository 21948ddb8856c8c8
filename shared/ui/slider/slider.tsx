import { Children, type ReactNode } from 'react';
import { CarouselControls, useCarousel } from '../carousel/carousel.tsx';
import styles from './slider.module.css';

interface SliderProps {
  heading?: string;
  /** Where it is not the page's. */
  headingLanguage?: string | null;
  /** The words beside or under the heading. */
  intro?: ReactNode;
  /** The names of the two arrows, in the page's language. */
  labels: { previous: string; next: string };
  /** One `<li>` each. */
  children: ReactNode;
}

/** Cards side by side; nothing at all where there is no card. */
export function Slider({ heading, headingLanguage, intro, labels, children }: SliderProps) {
  const carousel = useCarousel({ byView: true });
  if (Children.count(children) === 0) return null;
  return (
    <section className={styles.slider} aria-label={heading}>
      <div className={styles.top}>
        {(heading || intro) && (
          <div className={styles.words}>
            {heading && (
              <h2 className={styles.heading} lang={headingLanguage ?? undefined}>
                {heading}
              </h2>
            )}
            {intro}
          </div>
        )}
        <CarouselControls className={styles.controls} carousel={carousel} labels={labels} />
      </div>
      <div className={styles.viewport} {...carousel.viewport}>
        <ul className={styles.list}>{children}</ul>
      </div>
    </section>
  );
}
