import { useTranslation } from 'react-i18next';
import { InPageLink } from 'shared/ui';
import { type Tab, tabs } from '../../domain/tabs.ts';
import styles from './results.module.css';

interface OtherTabsProps {
  counts: Record<Tab, number>;
  address(tab: Tab): string;
  choose(tab: Tab): void;
}

/** A tab without results leads to those that have some. */
export function OtherTabs({ counts, address, choose }: OtherTabsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.none}>
      <p>{t('results.none')}</p>
      <ul className={styles.others}>
        {tabs
          .filter((tab) => counts[tab] > 0)
          .map((tab) => (
            <li key={tab}>
              <InPageLink href={address(tab)} go={() => choose(tab)}>
                {`${t(`tabs.${tab}`)} (${counts[tab]})`}
              </InPageLink>
            </li>
          ))}
      </ul>
    </div>
  );
}
