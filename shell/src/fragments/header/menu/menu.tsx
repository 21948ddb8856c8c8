import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuItem as Item } from '../load.ts';
import type { Opening } from '../state/opening.ts';
import styles from './menu.module.css';
import { MenuFoot } from './menu-foot.tsx';
import { MenuItem } from './menu-item.tsx';

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
