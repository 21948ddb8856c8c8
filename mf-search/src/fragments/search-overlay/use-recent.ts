import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import type { OptionGroup } from '../../domain/option-groups.ts';
import { forgetSearches, recentSearches } from '../../recent/recent-searches.ts';

/** What was looked for on this device, as a group of options before those that others often look for. */
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
