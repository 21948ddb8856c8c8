import { type CSSProperties, type FocusEvent, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CallToAction } from 'shared/ui';
import type { HotspotPictureFragment } from './hotspot-picture.generated.ts';
import styles from './hotspot-picture.module.css';
import { ProductLink } from './product-link.tsx';

interface HotspotMarkerProps {
  hotspot: HotspotPictureFragment['hotspots'][number];
  open: boolean;
  onToggle(): void;
  onClose(): void;
}

/** One place of a picture: a button where it lies, and the card that it opens. */
export function HotspotMarker({ hotspot, open, onToggle, onClose }: HotspotMarkerProps) {
  const { t } = useTranslation();
  const card = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { x, y, heading, headingLanguage, text, textLanguage, cta, productId } = hotspot;
  const place: CSSProperties & Record<`--${string}`, string> = { '--x': `${x}%`, '--y': `${y}%` };
  const closeAndReturn = () => {
    onClose();
    button.current?.focus();
  };
  const closeBehind = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose();
  };
  return (
    <li style={place} onBlur={open ? closeBehind : undefined}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={card}
        aria-label={heading}
        lang={headingLanguage ?? undefined}
        onClick={onToggle}
      />
      <div id={card} className={styles.card} hidden={!open} data-above={y > 50 || undefined}>
        <p className={styles.heading} lang={headingLanguage ?? undefined}>
          {heading}
        </p>
        {text && (
          <p className={styles.text} lang={textLanguage ?? undefined}>
            {text}
          </p>
        )}
        {cta && <CallToAction link={cta} />}
        {open && !cta && productId && <ProductLink uid={productId} />}
        <button type="button" className={styles.close} aria-label={t('hotspot.close')} onClick={closeAndReturn}>
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true" focusable="false">
            <path d="M1 1l10 10M11 1L1 11" fill="none" stroke="currentColor" strokeWidth="1.25" />
          </svg>
        </button>
      </div>
    </li>
  );
}
