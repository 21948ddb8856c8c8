import { CallToAction, Picture, RichText, Translated } from 'shared/ui';
import { DocumentLink } from '../../../../components/document-link.tsx';
import type { PushCatalogFragment } from './PushCatalog.generated.ts';
import styles from './PushCatalog.module.css';

/** A document to take home, on a sheet of paper that may lie on a picture. */
export function PushCatalog({ block }: { block: PushCatalogFragment }) {
  const backdrop = block.backdropDesktop ?? block.backdropMobile;
  return (
    <section className={styles.section}>
      {backdrop && (
        <Picture
          className={styles.backdrop}
          image={{ ...backdrop, alt: '' }}
          mobile={block.backdropMobile ?? undefined}
        />
      )}
      <div className={styles.sheet}>
        <Picture className={styles.cover} sizes="half" image={block.image} />
        <div className={styles.words}>
          <Translated as="h2" className={styles.heading} text={block.heading} language={block.headingLanguage} />
          <RichText html={block.text} lang={block.textLanguage} />
          <p className={styles.links}>
            <DocumentLink document={block.document} />
            {block.cta && <CallToAction link={block.cta} />}
          </p>
        </div>
      </div>
    </section>
  );
}
