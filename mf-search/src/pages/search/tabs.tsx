import { type MouseEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Tab, tabs } from '../../domain/tabs.ts';
import styles from './tabs.module.css';
import { useWide } from './use-wide.ts';

interface TabsProps {
  /** The tab that the visitor chose; none at first. */
  chosen?: Tab;
  counts: Record<Tab, number>;
  address(tab: Tab): string;
  choose(tab: Tab): (event: MouseEvent) => void;
}

/**
 * The four tabs as links, so that each has an address and needs no scripts. On narrow screens they stand in a panel, which
 * a choice closes, and none is marked at first (R307, R308); without scripts the panel is open.
 */
export function Tabs({ chosen, counts, address, choose }: TabsProps) {
  const { t } = useTranslation();
  const wide = useWide();
  const [open, setOpen] = useState(false);
  // A screen that becomes narrow finds the panel closed.
  useEffect(() => {
    if (wide) setOpen(false);
  }, [wide]);
  const marked = chosen ?? (wide ? tabs[0] : undefined);
  const label = (tab: Tab) => `${t(`tabs.${tab}`)} (${counts[tab]})`;
  return (
    <nav className={open ? styles.open : styles.closed} aria-label={t('tabs.label')}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls="result-tabs"
        onClick={() => setOpen(!open)}
      >
        {chosen ? label(chosen) : t('tabs.label')}
      </button>
      <ul id="result-tabs" className={styles.tabs}>
        {tabs.map((tab) => (
          <li key={tab}>
            <a
              className={chosen || tab !== tabs[0] ? styles.tab : styles.first}
              href={address(tab)}
              aria-current={tab === marked ? 'true' : undefined}
              onClick={(event) => {
                choose(tab)(event);
                setOpen(false);
              }}
            >
              {label(tab)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
