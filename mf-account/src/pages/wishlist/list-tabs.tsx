import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Wishlist } from '../../domain/wishlist.ts';
import styles from './list-tabs.module.css';
import { useTitleOf } from './use-edits.ts';

export const tabId = (id: string) => `list-tab-${id}`;
export const panelId = (id: string) => `list-panel-${id}`;

interface ListTabsProps {
  lists: readonly Wishlist[];
  /** The id of the list that is shown. */
  chosen: string;
  choose(id: string): void;
}

/**
 * The visitor's lists as tabs with a roving tabindex: the arrow keys go from one to the next, Tab goes on to the list.
 * Without scripts they are links.
 */
export function ListTabs({ lists, chosen, choose }: ListTabsProps) {
  const { t } = useTranslation();
  const titleOf = useTitleOf();
  const tabs = useRef(new Map<string, HTMLAnchorElement>());

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === ' ' && event.target instanceof HTMLElement) {
      event.preventDefault();
      event.target.click();
      return;
    }
    const at = tabAfter(
      event.key,
      lists.findIndex(({ id }) => id === chosen),
      lists.length,
    );
    const next = at === undefined ? undefined : lists[at];
    if (!next) return;
    event.preventDefault();
    choose(next.id);
    tabs.current.get(next.id)?.focus();
  }

  return (
    <div className={styles.tabs} role="tablist" aria-label={t('wishlist.lists')} onKeyDown={onKeyDown}>
      {lists.map((list) => (
        <a
          key={list.id}
          ref={(tab) => {
            if (tab) tabs.current.set(list.id, tab);
            return () => void tabs.current.delete(list.id);
          }}
          href={`?list=${list.id}`}
          role="tab"
          id={tabId(list.id)}
          className={styles.tab}
          aria-selected={list.id === chosen}
          aria-controls={list.id === chosen ? panelId(list.id) : undefined}
          tabIndex={list.id === chosen ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            choose(list.id);
          }}
        >
          <span className={styles.title}>{titleOf(list)}</span>
          <span className={styles.count}>{t('wishlist.count', { count: list.products.length })}</span>
        </a>
      ))}
    </div>
  );
}

/** The index of the tab that a key leads to from the tab at index `at`; undefined for any other key. */
export function tabAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
