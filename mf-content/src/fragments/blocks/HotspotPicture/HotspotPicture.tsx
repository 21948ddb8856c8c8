import { useRef, useState } from 'react';
import { Picture } from 'shared/ui';
import type { HotspotPictureFragment } from './HotspotPicture.generated.ts';
import styles from './HotspotPicture.module.css';
import { Spot } from './Spot.tsx';
import { useDismissal } from './use-dismissal.ts';

interface HotspotPictureProps {
  image: HotspotPictureFragment;
  /** How the picture is cropped. One with hotspots is shown whole: its places are percentages of the whole picture. */
  crop?: string;
}

/** A picture in which places tell more, one at a time (R211). Without scripts their texts stand under the picture. */
export function HotspotPicture({ image, crop }: HotspotPictureProps) {
  const [open, setOpen] = useState<number>();
  const spots = useRef<HTMLUListElement>(null);
  const close = () => setOpen(undefined);
  useDismissal(spots, open !== undefined, close);
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <Picture className={image.hotspots.length > 0 ? styles.whole : crop} image={image} />
        {image.hotspots.length > 0 && (
          <ul ref={spots} className={styles.spots}>
            {image.hotspots.map((hotspot, index) => (
              <Spot
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
      {image.legend && <figcaption className={styles.legend}>{image.legend}</figcaption>}
    </figure>
  );
}
