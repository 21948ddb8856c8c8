import { type CSSProperties, useRef, useState } from 'react';
import { Picture, type Room } from 'shared/ui';
import { crop } from './crop.ts';
import type { HotspotPictureFragment } from './HotspotPicture.generated.ts';
import styles from './HotspotPicture.module.css';
import { Spot } from './Spot.tsx';
import { useDismissal } from './use-dismissal.ts';

interface HotspotPictureProps {
  image: HotspotPictureFragment;
  /** What the layout would have: width by height. The picture is cut to it as long as it loses no place. */
  ratio: number;
  room: Room;
}

/** A picture in which places tell more, one at a time (R211). Without scripts their texts stand under the picture. */
export function HotspotPicture({ image, ratio, room }: HotspotPictureProps) {
  const cut = crop(image, ratio);
  const frame: CSSProperties & Record<'--ratio', number | undefined> = { '--ratio': cut.ratio };
  const [open, setOpen] = useState<number>();
  const spots = useRef<HTMLUListElement>(null);
  const close = () => setOpen(undefined);
  useDismissal(spots, open !== undefined, close);
  return (
    <figure>
      <div className={styles.frame} style={frame}>
        <Picture className={styles.picture} room={room} image={image} />
        {cut.hotspots.length > 0 && (
          <ul ref={spots} className={styles.spots}>
            {cut.hotspots.map((hotspot, index) => (
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
