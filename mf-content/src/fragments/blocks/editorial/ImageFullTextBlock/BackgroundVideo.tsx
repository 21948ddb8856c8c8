import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './BackgroundVideo.module.css';

/** A film without sound behind words. It is fetched when it comes on the screen, rests off it, and has a button that stops it. */
export default function BackgroundVideo({ src }: { src: string }) {
  const { t } = useTranslation();
  const film = useRef<HTMLVideoElement>(null);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    const video = film.current;
    if (!video || stopped) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting)
        void video.play().catch(() => undefined); // Where playing is refused the picture stays.
      else video.pause();
    });
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [stopped]);
  return (
    <>
      <div className={styles.film} aria-hidden="true">
        <video ref={film} className={styles.video} src={src} muted loop playsInline preload="none" />
      </div>
      <button
        type="button"
        className={styles.button}
        aria-label={t(stopped ? 'video.play' : 'video.pause')}
        onClick={() => setStopped(!stopped)}
      >
        <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
          <path d={stopped ? 'M2 0l10 6-10 6z' : 'M1 0h3v12H1zM8 0h3v12H8z'} fill="currentColor" />
        </svg>
      </button>
    </>
  );
}
