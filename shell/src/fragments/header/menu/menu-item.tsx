import { type KeyboardEvent, type MouseEvent, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { MenuItem as Item } from '../load.ts';
import type { Opening } from '../state/opening.ts';
import { ArrowIcon, ChevronIcon } from '../tools/icons.tsx';
import { currentOf } from './current-of.ts';
import styles from './menu.module.css';
import { Submenu } from './submenu.tsx';

interface MenuItemProps {
  item: Item;
  opening: Opening;
  narrow: boolean;
}

/** An item of the main menu. Where the screen is narrow, one with a submenu opens it and does not lead anywhere (R68). */
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
