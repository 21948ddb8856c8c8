import { useEffect, useRef, useState } from 'react';
import { frameSandbox, toldHeight } from 'shared/embeds';
import styles from './Html.module.css';

interface FrameProps {
  src: string;
  title: string;
  /** Its height in pixels until it tells its own. */
  height: number;
}

/** A document of third parties, in a sandbox, as high as it says it is. */
export function Frame({ src, title, height }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [told, setTold] = useState<number>();
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source && source === frame.current?.contentWindow) setTold((known) => toldHeight(data) ?? known);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={title}
      sandbox={frameSandbox}
      height={told ?? height}
      loading="lazy"
    />
  );
}
