import { useTranslation } from 'react-i18next';
import type { FragmentProps } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import type { OverlayContent } from '../../domain/overlays.ts';
import styles from './product-overlay.module.css';

interface OtherOverlaysProps {
  contents: readonly OverlayContent[];
  props: FragmentProps['mf-catalogue/product-overlay'];
}

/** Switches between the overlays of the product; shows nothing where there is only one. */
export function OtherOverlays({ contents, props }: OtherOverlaysProps) {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  if (contents.length < 2) return null;
  const show = (content: OverlayContent) =>
    bus.set('overlay', { open: true, content: 'mf-catalogue/product-overlay', props: { ...props, content } });
  return (
    <nav className={styles.others} aria-label={t('overlay.turn')}>
      {contents.map((content) => (
        <button key={content} type="button" aria-pressed={content === props.content} onClick={() => show(content)}>
          {t(`overlay.${content}`)}
        </button>
      ))}
    </nav>
  );
}
