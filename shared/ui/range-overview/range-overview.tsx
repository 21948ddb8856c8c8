import type { ReactNode } from 'react';
import { CardLink, CardPicture } from '../card/card.tsx';
import type { PictureImage } from '../picture/picture.tsx';
import styles from './range-overview.module.css';

export interface RangeCard {
  id: string;
  url: string;
  heading: string;
  /** The language of its heading, where that is not the page's. */
  headingLanguage?: string | null;
  /** The same motif lying and standing. */
  landscape: PictureImage;
  portrait: PictureImage;
  /** A small drawing beside the heading. */
  icon?: PictureImage | null;
  /** The content under the heading. */
  description: ReactNode;
}

/** The overview of a range, collections or inspirations: the first card big, the others in pairs. */
export function RangeOverview({ cards }: { cards: readonly RangeCard[] }) {
  return (
    <ul className={styles.list}>
      {cards.map(({ id, url, heading, headingLanguage, landscape, portrait, icon, description }, index) => {
        const shape = rangeShape(index, cards.length);
        return (
          <li key={id} className={styles[shape]}>
            <CardPicture
              className={styles.picture}
              sizes={shape === 'portrait' ? 'half' : 'two-thirds'}
              image={shape === 'portrait' ? portrait : landscape}
              priority={index === 0}
            />
            <div className={styles.words}>
              {icon && <img src={icon.url} alt="" width="24" height="24" loading="lazy" />}
              <h2 className={styles.heading} lang={headingLanguage ?? undefined}>
                <CardLink href={url}>{heading}</CardLink>
              </h2>
              <div className={styles.text}>{description}</div>
            </div>
          </li>
        );
      })}
    </ul>
  );
}

export type RangeShape = 'big' | 'landscape' | 'portrait';

/**
 * The shape of a card on the overview of a range, by its place in it: the first is big, then landscape and portrait in
 * turn; a last one without a neighbour is big, too.
 */
export function rangeShape(index: number, count: number): RangeShape {
  if (index % 2 === 0) return index === 0 ? 'big' : 'portrait';
  return index === count - 1 ? 'big' : 'landscape';
}
