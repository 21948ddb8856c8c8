import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { allowedAmong, htmlFrame } from 'shared/embeds';
import { usePlatform } from 'shared/platform';
import { RichText } from 'shared/ui';
import { Frame } from './Frame.tsx';
import type { HtmlFragment } from './Html.generated.ts';
import styles from './Html.module.css';
import { useFrame } from './use-frame.ts';

interface HtmlProps {
  block: HtmlFragment;
  /** The path of its page in the content system, and which of the `Html` blocks there it is. */
  path: string;
  htmlNumber: number;
}

/**
 * What no other block can say. Its content is there for everybody; where it needs a script of the list, a frame with
 * both takes its place after consent (R203, C55).
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
