import { useTranslation } from 'react-i18next';
import { Picture, TurnControls } from 'shared/ui';
import { ground } from '../../../domain/ground.ts';
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
        <TurnControls
          className={styles.controls}
          position={t('diaporama.position', { number: shown + 1, total: images.length })}
          labels={{ previous: t('diaporama.previous'), next: t('diaporama.next') }}
          isFirst={shown === 0}
          isLast={shown === images.length - 1}
          onTurn={turn}
        />
      )}
    </section>
  );
}
