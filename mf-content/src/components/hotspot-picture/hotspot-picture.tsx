import { type CSSProperties, useRef, useState } from 'react';
import { Picture, type PictureSizes } from 'shared/ui';
import { crop } from './crop.ts';
import { HotspotMarker } from './hotspot.tsx';
import type { HotspotPictureFragment } from './hotspot-picture.generated.ts';
import styles from './hotspot-picture.module.css';
import { useDismissal } from './use-dismissal.ts';

interface HotspotPictureProps {
  image: HotspotPictureFragment;
  /** What the layout would have: width by height. The picture is cut to it as long as it loses no place. */
  ratio: number;
  sizes: PictureSizes;
}

/** A picture in which places tell more, one at a time (R211). Without scripts their texts are under the picture. */
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
      {image.legend && (
        <figcaption className={styles.legend} lang={image.legendLanguage ?? undefined}>
          {image.legend}
        </figcaption>
      )}
    </figure>
  );
}
