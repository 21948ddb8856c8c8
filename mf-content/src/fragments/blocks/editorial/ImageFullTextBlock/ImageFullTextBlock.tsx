import { useEffect, useState } from 'react';
import { CallToAction, Picture, RichText } from 'shared/ui';
import { isDark, veil } from '../../../../domain/ground.ts';
import type { ImageFullTextBlockFragment } from './ImageFullTextBlock.generated.ts';
import styles from './ImageFullTextBlock.module.css';

/** A picture or a film as wide as the page, with words below it or beside its furniture, and one link or a list of them. */
export function ImageFullTextBlock({ block }: { block: ImageFullTextBlockFragment }) {
  const video = useVideo({ desktop: block.backgroundVideoDesktop, mobile: block.backgroundVideoMobile });
  return (
    <section className={styles.section} data-ground={groundOf(block)} style={veil(block.backgroundColor)}>
      <div className={styles.media}>
        <Picture
          className={styles.picture}
          image={{ ...block.backgroundDesktop, alt: block.alt }}
          mobile={block.backgroundMobile}
        />
        {video && <video.BackgroundVideo src={video.src} />}
      </div>
      <div className={styles.words}>
        {block.icon && <img className={styles.icon} src={block.icon} alt="" width="48" height="48" loading="lazy" />}
        <RichText className={styles.text} html={block.text} lang={block.textLanguage} />
        {block.cta && <CallToAction link={block.cta} />}
        {block.linkLists.length > 0 && (
          <ul className={styles.links}>
            {block.linkLists.map((link, index) => (
              <li key={index}>
                <CallToAction link={link} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Without a colour of its own the veil is of ink. */
const groundOf = ({ backgroundColor }: ImageFullTextBlockFragment) =>
  !backgroundColor || isDark(backgroundColor) ? 'dark' : 'light';

interface Videos {
  desktop?: string | null;
  mobile?: string | null;
}

interface Film {
  src: string;
  BackgroundVideo: typeof import('./BackgroundVideo.tsx')['default'];
}

/**
 * The film for this visitor's screen, and what plays it: none on the server, for reduced motion and where data is saved.
 * Where its code cannot be loaded, the picture stays; the next block tries again.
 */
function useVideo({ desktop, mobile }: Videos): Film | undefined {
  const [film, setFilm] = useState<Film>();
  useEffect(() => {
    let isGone = false;
    const narrow = matchMedia('(max-width: 47.99em)').matches;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches || savesData();
    const src = narrow ? mobile : desktop;
    if (still || !src) return setFilm(undefined);
    import('./BackgroundVideo.tsx').then(
      ({ default: BackgroundVideo }) => isGone || setFilm({ src, BackgroundVideo }),
      (cause) => console.info('The film could not be loaded', cause),
    );
    return () => {
      isGone = true;
    };
  }, [desktop, mobile]);
  return film;
}

/** Whether the visitor asked to save data; not every browser tells. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
