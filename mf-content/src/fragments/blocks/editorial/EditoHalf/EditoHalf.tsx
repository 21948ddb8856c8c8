import { useTranslation } from 'react-i18next';
import { CallToAction, RichText, Translated } from 'shared/ui';
import { HotspotPicture } from '../../../../components/hotspot-picture/hotspot-picture.tsx';
import { ground, isDark } from '../../../../domain/ground.ts';
import type { EditoHalfFragment } from './EditoHalf.generated.ts';
import styles from './EditoHalf.module.css';

/** Words on one half, on a ground of their own if they have a colour, and up to three pictures on the other. */
export function EditoHalf({ block }: { block: EditoHalfFragment }) {
  const { blockColor, range } = block;
  const color = blockColor ?? block.backgroundColor;
  return (
    <section className={styles.section} style={ground(block.backgroundColor)}>
      <div className={styles.pictures}>
        <HotspotPicture ratio={4 / 5} sizes="half" image={block.image1} />
        {block.secondImage && <HotspotPicture ratio={344 / 458} sizes="third" image={block.secondImage} />}
        {block.thirdImage && <HotspotPicture ratio={344 / 458} sizes="third" image={block.thirdImage} />}
      </div>
      <div className={blockColor ? styles.block : styles.words} style={ground(blockColor)}>
        {range && <CollectionLink collection={range} icon={isDark(color) ? range.iconWhite : range.iconDark} />}
        <Translated as="h2" text={block.heading} language={block.headingLanguage} />
        <RichText html={block.text} lang={block.textLanguage} />
        {block.cta && <CallToAction link={block.cta} />}
      </div>
    </section>
  );
}

interface CollectionLinkProps {
  collection: NonNullable<EditoHalfFragment['range']>;
  icon?: { url: string } | null;
}

/** The collection that the words are about. */
function CollectionLink({ collection: { url, heading, headingLanguage, tailored }, icon }: CollectionLinkProps) {
  const { t } = useTranslation();
  return (
    <p className={styles.collection}>
      {icon && <img src={icon.url} alt="" width="32" height="32" loading="lazy" />}
      <a href={url} lang={headingLanguage ?? undefined}>
        {heading}
      </a>
      {tailored && <span>{t('collection.tailored')}</span>}
    </p>
  );
}
