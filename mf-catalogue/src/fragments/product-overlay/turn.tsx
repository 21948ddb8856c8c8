import { useTranslation } from 'react-i18next';
import type { FragmentProps } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { OverlayContent } from '../../domain/overlays.ts';
import styles from './product-overlay.module.css';

interface TurnProps {
  contents: readonly OverlayContent[];
  props: FragmentProps['mf-catalogue/product-overlay'];
}

/** Turns from one overlay of the product to another; nothing where there is only one. */
export function Turn({ contents, props }: TurnProps) {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  if (contents.length < 2) return null;
  const turnTo = (content: OverlayContent) =>
    bus.set('overlay', { open: true, content: 'mf-catalogue/product-overlay', props: { ...props, content } });
  return (
    <nav className={styles.turn} aria-label={t('overlay.turn')}>
      {contents.map((content) => (
        <button key={content} type="button" aria-pressed={content === props.content} onClick={() => turnTo(content)}>
          {t(`overlay.${content}`)}
        </button>
      ))}
    </nav>
  );
}
