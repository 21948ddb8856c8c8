import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedAmong, frameSandbox, htmlFrame, reportedHeight } from 'shared/embeds';
import { usePlatform } from 'shared/platform';
import { RichText } from 'shared/ui';
import type { HtmlFragment } from './Html.generated.ts';
import styles from './Html.module.css';

interface HtmlProps {
  block: HtmlFragment;
  /** The path of its page in the content system, and which of the `Html` blocks there it is. */
  path: string;
  htmlNumber: number;
}

/**
 * HTML of an editor. Its content shows to everybody. Where it needs a script of the allowed list, a sandboxed frame with
 * content and script takes its place after consent.
 */
export function Html({ block, path, htmlNumber }: HtmlProps) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const content = useRef<HTMLDivElement>(null);
  const [needed] = allowedAmong(block.sideEffects);
  const height = useFrame(content, needed !== undefined);
  const host = needed && new URL(needed.script).host;
  return (
    <section className={styles.section}>
      <div ref={content} className={styles.content}>
        {height === undefined ? (
          <RichText html={block.code} lang={block.codeLanguage} />
        ) : (
          <Frame
            src={htmlFrame({ language, path, number: htmlNumber })}
            title={t('html.frame', { host })}
            height={height}
          />
        )}
      </div>
      {host && height === undefined && (
        <div className={styles.held}>
          <p>{t('html.held', { host })}</p>
          {/* The shell opens the visitor's choices. */}
          <button type="button" className={styles.choose} data-consent-settings>
            {t('html.choose')}
          </button>
        </div>
      )}
    </section>
  );
}

/**
 * The height of the content once a frame takes its place, so that nothing moves; undefined until the visitor consents to
 * media of third parties. It asks for consent where the visitor has not been asked.
 */
function useFrame(content: RefObject<HTMLElement | null>, wanted: boolean): number | undefined {
  const { consent } = usePlatform();
  const [height, setHeight] = useState<number>();
  useEffect(() => {
    if (!wanted) return;
    const decide = () =>
      setHeight((known) => (consent.allows('media') ? (known ?? content.current?.offsetHeight) : undefined));
    const choices = consent.changes$.subscribe(decide);
    decide();
    if (!consent.allows('media')) consent.ask('media');
    return () => choices.unsubscribe();
  }, [consent, content, wanted]);
  return height;
}

interface FrameProps {
  src: string;
  title: string;
  /** Its height in pixels until it reports its own. */
  height: number;
}

/** A document of third parties, in a sandbox, as high as it says it is. */
function Frame({ src, title, height }: FrameProps) {
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
