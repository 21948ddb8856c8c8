import { CallToAction, RichText } from 'shared/ui';
import type { CmsContentFragment } from './CmsContent.generated.ts';
import styles from './CmsContent.module.css';

/** Running text, at a measure that reads well. */
export function CmsContent({ block }: { block: CmsContentFragment }) {
  return (
    <section className={styles.section}>
      <div className={styles.column}>
        <RichText html={block.content} lang={block.contentLanguage} />
        {block.cta && <CallToAction link={block.cta} look={block.cta.style === 'button' ? 'filled' : 'plain'} />}
      </div>
    </section>
  );
}
