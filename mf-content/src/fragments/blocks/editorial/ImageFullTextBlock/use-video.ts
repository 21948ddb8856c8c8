import { useEffect, useState } from 'react';

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
 * Where its code does not come the picture stays, and the next block asks for it again.
 */
export function useVideo({ desktop, mobile }: Videos): Film | undefined {
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

/** Not every browser knows. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
}
