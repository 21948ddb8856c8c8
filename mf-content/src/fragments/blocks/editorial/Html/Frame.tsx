import { useEffect, useRef, useState } from 'react';
import { frameSandbox, reportedHeight } from 'shared/embeds';
import styles from './Html.module.css';

interface FrameProps {
  src: string;
  title: string;
  /** Its height in pixels until it reports its own. */
  height: number;
}

/** A document of third parties, in a sandbox, as high as it says it is. */
export function Frame({ src, title, height }: FrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [reported, setReported] = useState<number>();
  useEffect(() => {
    const receive = ({ source, data }: MessageEvent) => {
      if (source && source === frame.current?.contentWindow) setReported((known) => reportedHeight(data) ?? known);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={src}
      title={title}
      sandbox={frameSandbox}
      height={reported ?? height}
      loading="lazy"
    />
  );
}
