import { CallToAction, Picture, RichText } from 'shared/ui';
import { isDark, veil } from '../../../../domain/ground.ts';
import type { ImageFullTextBlockFragment } from './ImageFullTextBlock.generated.ts';
import styles from './ImageFullTextBlock.module.css';
import { useVideo } from './use-video.ts';

/** Words over a picture or a film as wide as the page, with one link or a list of them (R179, R210). */
export function ImageFullTextBlock({ block }: { block: ImageFullTextBlockFragment }) {
  const video = useVideo({ desktop: block.backgroundVideoDesktop, mobile: block.backgroundVideoMobile });
  return (
    <section className={styles.section} data-ground={groundOf(block)} style={veil(block.backgroundColor)}>
      <Picture
        className={styles.picture}
        image={{ ...block.backgroundDesktop, alt: block.alt }}
        mobile={block.backgroundMobile}
      />
      {video && <video.BackgroundVideo src={video.src} />}
      <div className={styles.words}>
        {block.icon && <img className={styles.icon} src={block.icon} alt="" width="48" height="48" loading="lazy" />}
        <RichText className={styles.text} html={block.text} lang={block.textLanguage} />
        {block.cta && <CallToAction link={block.cta} />}
        {block.linkLists.length > 0 && (
          <ul className={styles.links}>
            {block.linkLists.map((link, index) => (
              <li key={index}>
                <CallToAction link={link} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

/** Without a colour of its own the veil is of ink. */
const groundOf = ({ backgroundColor }: ImageFullTextBlockFragment) =>
  !backgroundColor || isDark(backgroundColor) ? 'dark' : 'light';
