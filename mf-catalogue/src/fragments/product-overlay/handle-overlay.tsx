import { Picture } from 'shared/ui';
import type { OverlayData } from './load.ts';
import styles from './product-overlay.module.css';

/** The handles that a product can have, by category (R237). */
export function HandleOverlay({ categories }: { categories: OverlayData['handles'] }) {
  return categories.map(({ heading, headingLanguage, handles }) => (
    <section key={heading} className={styles.part}>
      <h3 lang={headingLanguage ?? undefined}>{heading}</h3>
      <ul className={styles.samples}>
        {handles.map((handle) => (
          <li key={handle.heading} lang={handle.headingLanguage ?? undefined}>
            <Picture className={styles.sample} sizes="sample" image={{ ...handle.image, alt: '' }} />
            {handle.heading}
          </li>
        ))}
      </ul>
    </section>
  ));
}
