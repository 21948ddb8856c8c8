import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { useWide } from 'shared/ui';
import { limitedTo, type OptionGroup } from '../../domain/option-groups.ts';
import type { PreSearch } from '../../domain/pre-search.ts';
import { tabs } from '../../domain/tabs.ts';
import { forgetSearches, recentSearches } from '../../recent/recent-searches.ts';
import type { Suggestions } from './use-suggestions.ts';

/** How many suggestions there are at most. */
const most = { wide: 10, narrow: 8 };

/** The groups of the list: suggestions; popular searches only while the text is too short for any. */
export function useGroups(found: PreSearch<Suggestions>, beforeTyping: OptionGroup[]): OptionGroup[] {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const wide = useWide('tablet');
  return useMemo(() => {
    if (found.phase === 'short') return beforeTyping;
    if (found.phase !== 'answered') return [];
    const { question: text, answer } = found;
    const finds = tabs.map((tab) => ({ key: tab, name: t(`tabs.${tab}`), options: answer[tab] }));
    const groups = limitedTo(wide ? most.wide : most.narrow, finds);
    if (groups.length === 0) return [];
    const all = { title: t('overlay.all', { item: text }), path: href('search', language, {}, { item: text }) };
    return [...groups, { key: 'all', name: t('overlay.more'), options: [all] }];
  }, [found, beforeTyping, wide, language, t]);
}

/** The recent searches of this device, as a group before the popular searches. */
export function useRecent(popular: OptionGroup[]) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const [recent, setRecent] = useState<readonly string[]>([]);
  useEffect(() => setRecent(recentSearches()), []);
  const beforeTyping = useMemo(() => {
    const options = recent.map((item) => ({ title: item, path: href('search', language, {}, { item }) }));
    return options.length > 0 ? [{ key: 'recent', name: t('overlay.recent'), options }, ...popular] : popular;
  }, [recent, popular, language, t]);
  return {
    beforeTyping,
    hasRecent: recent.length > 0,
    forget() {
      forgetSearches();
      setRecent([]);
    },
  };
}
