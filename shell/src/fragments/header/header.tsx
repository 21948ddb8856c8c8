import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { hrefIn } from 'shared/routes';
import { Logo } from 'shared/ui';
import { Intro } from '../../intro/intro.tsx';
import styles from './header.module.css';
import type { load } from './load.ts';
import { Burger } from './menu/burger.tsx';
import { Menu } from './menu/menu.tsx';
import skipStyles from './skip-links.module.css';
import { headerOf, useAppearance } from './state/appearance.ts';
import { refocusControl, useClosing, useNarrow, useOpening, usePanel } from './state/opening.ts';
import { Tools } from './tools/tools.tsx';

export { load } from './load.ts';

/** The header of every page: skip links, logo, menu and tools. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { country, language, route, brand } = usePlatform();
  const asked = headerOf(route.name);
  const narrow = useNarrow();
  const opening = useOpening(narrow);
  const panel = useRef<HTMLElement>(null);
  const burger = useRef<HTMLAnchorElement>(null);
  const [panelOpen, setPanelOpen] = usePanel(narrow, panel, burger);
  const isOpen = panelOpen || opening.open !== undefined;
  const look = useAppearance(isOpen);

  const { show } = opening;
  const close = useCallback(() => {
    show(undefined);
    setPanelOpen(false);
  }, [show, setPanelOpen]);
  // The keyboard may be beside the panel, in the bar.
  const refocus = useCallback(() => (panelOpen ? burger.current?.focus() : refocusControl()), [panelOpen]);
  useClosing(isOpen, close, refocus);

  return (
    <>
      <Intro name={brand.name} />
      <SkipLinks inert={panelOpen} toMenu={narrow ? () => setPanelOpen(true) : undefined} />
      <header
        className={styles.header}
        hidden={look?.disabled}
        data-live={look && ''}
        data-plain={(look?.plain ?? asked.plainDefault) || undefined}
        data-away={look?.hidden || undefined}
        data-small={(look?.small && !panelOpen) || undefined}
        data-dark={(look?.dark ?? asked.transparentDark) || undefined}
      >
        <div className={styles.bar}>
          <a className={styles.logo} href={hrefIn(country, 'home', language)}>
            <Logo language={language} brand={brand} />
            <span className="visually-hidden">{t('header.home')}</span>
          </a>
          <Menu items={data.items} opening={opening} narrow={narrow} panelOpen={panelOpen} panel={panel} />
          <Tools opening={opening} narrow={narrow} />
          <Burger isOpen={panelOpen} toggle={() => (panelOpen ? close() : setPanelOpen(true))} control={burger} />
          <a className={styles.noScriptClose} href="#content" aria-label={t('menu.close-panel')}>
            ×
          </a>
        </div>
      </header>
    </>
  );
}

/** The way past the header for keyboard readers. `toMenu` opens the menu where it is not in sight. */
export function SkipLinks({ inert, toMenu }: { inert: boolean; toMenu: (() => void) | undefined }) {
  const { t } = useTranslation();
  return (
    <nav className={skipStyles.skips} aria-label={t('skip.label')} inert={inert}>
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
