import { type KeyboardEvent, type MouseEvent, type RefObject, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href, type RouteMatch } from 'shared/routes';
import { countryCode, Languages, portalAddress } from '../country/country.tsx';
import type { MenuItem as Item } from '../load.ts';
import type { Opening } from '../state/opening.ts';
import { ArrowIcon, ChevronIcon } from '../tools/icons.tsx';
import styles from './menu.module.css';
import { Submenu } from './submenu.tsx';

interface MenuProps {
  items: readonly Item[];
  opening: Opening;
  narrow: boolean;
  /** Whether the panel of a narrow screen is open. */
  panelOpen: boolean;
  panel: RefObject<HTMLElement | null>;
}

/** The main menu: a row of links with submenus, or where the screen is narrow a panel that slides in. */
export function Menu({ items, opening, narrow, panelOpen, panel }: MenuProps) {
  const { t } = useTranslation();
  const inSubmenu = items.some(({ key, submenu }) => submenu && key === opening.open);
  return (
    <nav
      id="mainmenu"
      ref={panel}
      className={styles.menu}
      aria-label={t('header.menu')}
      tabIndex={-1}
      data-panel={panelOpen ? 'open' : 'closed'}
      data-submenu={inSubmenu || undefined}
    >
      <ul className={styles.items}>
        {items.map((item) => (
          <MenuItem key={item.key} item={item} opening={opening} narrow={narrow} />
        ))}
      </ul>
      <MenuFoot />
    </nav>
  );
}

interface MenuItemProps {
  item: Item;
  opening: Opening;
  narrow: boolean;
}

/** An item of the main menu. Where the screen is narrow, one with a submenu opens it and does not lead anywhere. */
export function MenuItem({ item, opening, narrow }: MenuItemProps) {
  const { t } = useTranslation();
  const { route } = usePlatform();
  const submenuId = useId();
  const link = useRef<HTMLAnchorElement>(null);
  const submenu = useRef<HTMLDivElement>(null);
  const { key, url, label, labelLanguage, target } = item;
  const to = {
    target: target ?? undefined,
    lang: labelLanguage ?? undefined,
    'aria-current': currentOf(url, route),
  };
  if (!item.submenu) {
    return (
      <li className={styles.item}>
        <a className={styles.link} href={url} {...to}>
          {label}
        </a>
      </li>
    );
  }

  const isOpen = opening.open === key;
  const controls = { 'aria-expanded': isOpen, 'aria-controls': submenuId };
  const enter = (first: 'a' | 'button') => {
    flushSync(() => opening.show(key));
    submenu.current?.querySelector<HTMLElement>(first)?.focus();
  };
  const enterInstead = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    enter('button');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (narrow && event.key === ' ') enterInstead(event);
    if (narrow || event.key !== 'ArrowDown') return;
    event.preventDefault();
    enter('a');
  };
  const back = () => {
    flushSync(() => opening.show(undefined));
    link.current?.focus();
  };

  return (
    <li className={styles.item} {...opening.around(key)} data-open={isOpen || undefined}>
      <a
        className={styles.link}
        href={url}
        ref={link}
        {...to}
        {...(narrow && { role: 'button', onClick: enterInstead, ...controls })}
        onKeyDown={onKeyDown}
      >
        {label}
        <ArrowIcon />
      </a>
      <button
        type="button"
        className={styles.opener}
        aria-label={t('menu.open', { label })}
        {...controls}
        onClick={opening.toggle(key)}
        onKeyDown={onKeyDown}
      >
        <ChevronIcon />
      </button>
      <div id={submenuId} ref={submenu} className={styles.submenu}>
        <button type="button" className={styles.back} onClick={back}>
          <ArrowIcon />
          {t('menu.back')}
        </button>
        <Submenu item={item} />
      </div>
    </li>
  );
}

/** What `aria-current` says of a menu item: the page itself, or the section that the page belongs to. */
export function currentOf(url: string, { path, language }: RouteMatch): 'page' | 'true' | undefined {
  if (path === url) return 'page';
  return url !== href('home', language) && path.startsWith(`${url}/`) ? 'true' : undefined;
}

/** Under the menu of a narrow screen: the languages, and the country code as the way to the portal. */
export function MenuFoot() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const code = countryCode(platform.country);
  return (
    <div className={styles.foot}>
      <Languages />
      <a href={portalAddress(platform)} aria-label={`${code}, ${t('header.change-country')}`}>
        {code}
      </a>
    </div>
  );
}
