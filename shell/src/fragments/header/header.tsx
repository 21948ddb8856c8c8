import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { Loaded } from 'shared/remote';
import { href, type RouteName } from 'shared/routes';
import styles from './header.module.css';
import type { load } from './load.ts';

const tools = ['search', 'store-locator', 'login'] as const satisfies RouteName[];

/** The plain header: logo, menu, tools. Narrow screens have the menu behind a disclosure that needs no script. */
export function View({ data }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { route } = usePlatform();
  const isHere = (url: string) => route.path === url || route.path.startsWith(`${url}/`);
  const links = (
    <ul className={styles.items}>
      {data.items.map(({ key, url, label, target }) => (
        <li key={key}>
          <a href={url} target={target ?? undefined} aria-current={isHere(url) ? 'page' : undefined}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <nav className={styles.skips} aria-label={t('skip.label')}>
        <a href="#mainmenu">{t('skip.menu')}</a>
        <a href="#content">{t('skip.content')}</a>
        <a href="#footer">{t('skip.footer')}</a>
      </nav>
      <header className={styles.header}>
        <a className={styles.logo} href={href('home', route.language)} aria-label={t('header.home')}>
          Rivelle
        </a>
        <nav id="mainmenu" className={styles.wide} aria-label={t('header.menu')} tabIndex={-1}>
          {links}
        </nav>
        <ul className={styles.tools}>
          {tools.map((name) => (
            <li key={name}>
              <a href={href(name, route.language)}>{t(`header.${name}`)}</a>
            </li>
          ))}
        </ul>
        <details className={styles.narrow} key={`${route.path}?${JSON.stringify(route.query)}`}>
          <summary>{t('header.menu')}</summary>
          <nav aria-label={t('header.menu')}>{links}</nav>
        </details>
      </header>
    </>
  );
}
