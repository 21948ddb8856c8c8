import { useTranslation } from 'react-i18next';
import { Picture } from 'shared/ui';
import { ground } from '../ground/ground.ts';
import type { DiaporamaFragment } from './Diaporama.generated.ts';
import styles from './Diaporama.module.css';
import { useTurning } from './use-turning.ts';

/** Pictures one after the other on a ground of their own: by touch, by buttons, by the arrow keys (R199). */
export function Diaporama({ block: { color, images } }: { block: DiaporamaFragment }) {
  const { t } = useTranslation();
  const { list, shown, turn, onScroll, onKeyDown } = useTurning(images.length);
  return (
    <section className={styles.section} style={ground(color)} aria-label={t('diaporama.label')}>
      {/* The list scrolls: whoever has no mouse needs to get to it. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: as above */}
      <ul ref={list} className={styles.list} tabIndex={0} onScroll={onScroll} onKeyDown={onKeyDown}>
        {images.map((image, index) => (
          <li key={index} className={styles.slide}>
            <Picture className={styles.picture} image={image} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <div className={styles.controls}>
          <p role="status">{t('diaporama.position', { number: shown + 1, total: images.length })}</p>
          <TurnButton
            label={t('diaporama.previous')}
            path="M22 6H2M7 1L2 6l5 5"
            off={shown === 0}
            onTurn={() => turn(-1)}
          />
          <TurnButton
            label={t('diaporama.next')}
            path="M2 6h20M17 1l5 5-5 5"
            off={shown === images.length - 1}
            onTurn={() => turn(1)}
          />
        </div>
      )}
    </section>
  );
}

interface TurnButtonProps {
  label: string;
  path: string;
  /** There is nothing on that side. It keeps the focus all the same. */
  off: boolean;
  onTurn(): void;
}

function TurnButton({ label, path, off, onTurn }: TurnButtonProps) {
  return (
    <button type="button" className={styles.button} aria-label={label} aria-disabled={off} onClick={onTurn}>
      <svg viewBox="0 0 24 12" width="24" height="12" aria-hidden="true" focusable="false">
        <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
      </svg>
    </button>
  );
}
