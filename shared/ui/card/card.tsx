import type { ComponentProps, ReactNode } from 'react';
import { Picture, type PictureProps } from '../picture/picture.tsx';
import styles from './card.module.css';
import gridStyles from './card-grid.module.css';

/** A list of upright cards: in two columns, in three from the medium breakpoint. */
export function CardGrid(list: ComponentProps<'ul'>) {
  return <ul {...list} className={gridStyles.grid} />;
}

/** A picture, under it a name that is a link, and what else is said. The whole card can be clicked. */
export function Card({ children }: { children: ReactNode }) {
  return <article className={styles.card}>{children}</article>;
}

/** The picture of a card, upright unless its class says otherwise. It grows a little while one points at its parent. */
export function CardPicture(picture: PictureProps) {
  return (
    <div className={styles.frame}>
      <Picture {...picture} />
    </div>
  );
}

interface CardLinkProps {
  href: string;
  /** The language of its words, where that is not the page's. */
  lang?: string | null;
  children: ReactNode;
}

/** The link in a card's heading. It covers the nearest parent that has a position, so that screen readers say its name once. */
export function CardLink({ href, lang, children }: CardLinkProps) {
  return (
    <a className={styles.link} href={href} lang={lang ?? undefined}>
      {children}
    </a>
  );
}
