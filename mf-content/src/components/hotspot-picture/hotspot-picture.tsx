import { type CSSProperties, type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { CallToAction, Picture, type PictureSizes, Translated } from 'shared/ui';
import { crop } from './crop.ts';
import type { HotspotPictureFragment } from './hotspot-picture.generated.ts';
import styles from './hotspot-picture.module.css';
import { HotspotProductDocument } from './hotspot-product.generated.ts';

interface HotspotPictureProps {
  image: HotspotPictureFragment;
  /** What the layout would have: width by height. The picture is cut to it as long as it loses no place. */
  ratio: number;
  sizes: PictureSizes;
}

/** A picture in which places tell more, one at a time. Without scripts their texts are under the picture. */
export function HotspotPicture({ image, ratio, sizes }: HotspotPictureProps) {
  const cut = crop(image, ratio);
  const frame: CSSProperties & Record<'--ratio', number | undefined> = { '--ratio': cut.ratio };
  const [open, setOpen] = useState<number>();
  const spots = useRef<HTMLUListElement>(null);
  const close = () => setOpen(undefined);
  useDismissal(spots, open !== undefined, close);
  return (
    <figure>
      <div className={styles.frame} style={frame}>
        <Picture className={styles.picture} sizes={sizes} image={image} />
        {cut.hotspots.length > 0 && (
          <ul ref={spots} className={styles.spots}>
            {cut.hotspots.map((hotspot, index) => (
              <HotspotMarker
                key={index}
                hotspot={hotspot}
                open={open === index}
                onToggle={() => setOpen(open === index ? undefined : index)}
                onClose={close}
              />
            ))}
          </ul>
        )}
      </div>
      <Translated as="figcaption" className={styles.legend} text={image.legend} language={image.legendLanguage} />
    </figure>
  );
}

/** While something inside `within` is open, Escape closes it and focuses its button, and a press outside closes it. */
function useDismissal(within: RefObject<HTMLElement | null>, open: boolean, close: () => void): void {
  useEffect(() => {
    if (!open) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      within.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
      close();
    };
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !within.current?.contains(target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  });
}

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
        <Translated className={styles.heading} text={heading} language={headingLanguage} />
        <Translated className={styles.text} text={text} language={textLanguage} />
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

/** The way to the product that is there, for a place that has no link of its own. It is asked for when it is opened. */
function ProductLink({ uid }: { uid: string }) {
  const { t } = useTranslation();
  const { content } = usePlatform();
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    let wanted = true;
    content.query(HotspotProductDocument, { uid }).then(
      ({ products }) => wanted && setUrl(products.items[0]?.url),
      () => undefined, // The card is complete without the link.
    );
    return () => {
      wanted = false;
    };
  }, [content, uid]);
  return url ? <CallToAction link={{ url, label: t('hotspot.product') }} /> : null;
}
