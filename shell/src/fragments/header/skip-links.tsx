import { useTranslation } from 'react-i18next';
import styles from './skip-links.module.css';

/** The way past the header for keyboard readers (R50). `toMenu` opens the menu where it is not in sight. */
export function SkipLinks({ inert, toMenu }: { inert: boolean; toMenu: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <nav className={styles.skips} aria-label={t('skip.label')} inert={inert}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to the menu, which may have to be opened first */}
      <a
        href="#mainmenu"
        onClick={(event) => {
          if (!toMenu) return;
          event.preventDefault();
          toMenu();
        }}
      >
        {t('skip.menu')}
      </a>
      <a href="#content">{t('skip.content')}</a>
      <a href="#footer">{t('skip.footer')}</a>
    </nav>
  );
}
