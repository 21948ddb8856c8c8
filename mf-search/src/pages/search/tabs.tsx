import { useTranslation } from 'react-i18next';
import { InPageLink, LinkPanel, useWide } from 'shared/ui';
import { firstTab, type Tab, tabs } from '../../domain/tabs.ts';
import styles from './tabs.module.css';

interface TabsProps {
  /** The tab that the visitor chose; none at first. */
  chosen?: Tab;
  counts: Record<Tab, number>;
  address(tab: Tab): string;
  choose(tab: Tab): void;
}

/** The four tabs, each with an address; on narrow screens in a panel, and none is marked at first. */
export function Tabs({ chosen, counts, address, choose }: TabsProps) {
  const { t } = useTranslation();
  const wide = useWide('desktop');
  const marked = chosen ?? (wide ? firstTab(counts) : undefined);
  const label = (tab: Tab) => `${t(`tabs.${tab}`)} (${counts[tab]})`;
  return (
    <LinkPanel
      className={chosen ? styles.tabs : `${styles.tabs} ${styles.unchosen}`}
      label={t('tabs.label')}
      chosen={chosen && label(chosen)}
    >
      {({ list, close }) => (
        <ul {...list}>
          {tabs.map((tab) => (
            <li key={tab}>
              <InPageLink
                href={address(tab)}
                aria-current={tab === marked ? 'true' : undefined}
                go={() => {
                  choose(tab);
                  close();
                }}
              >
                {label(tab)}
              </InPageLink>
            </li>
          ))}
        </ul>
      )}
    </LinkPanel>
  );
}
