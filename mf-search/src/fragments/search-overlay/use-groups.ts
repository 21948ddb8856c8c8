import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { useWide } from 'shared/ui';
import { limitedTo, type OptionGroup } from '../../domain/option-groups.ts';
import type { PreSearch } from '../../domain/pre-search.ts';
import { tabs } from '../../domain/tabs.ts';
import type { Suggestions } from './load-suggestions.ts';

/** How many suggestions there are at most. */
const most = { wide: 10, narrow: 8 };

/** What the list shows: nothing of another text, and what is often looked for where a text finds nothing. */
export function useGroups(
  found: PreSearch<Suggestions>,
  popular: OptionGroup[],
  beforeTyping: OptionGroup[],
): OptionGroup[] {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const wide = useWide('tablet');
  return useMemo(() => {
    if (found.phase === 'asked') return [];
    if (found.phase !== 'answered') return beforeTyping;
    const { question: text, answer } = found;
    const finds = tabs.map((tab) => ({ key: tab, name: t(`tabs.${tab}`), options: answer[tab] }));
    const groups = limitedTo(wide ? most.wide : most.narrow, finds);
    if (groups.length === 0) return popular;
    const all = { title: t('overlay.all', { item: text }), path: href('search', language, {}, { item: text }) };
    return [...groups, { key: 'all', name: t('overlay.more'), options: [all] }];
  }, [found, popular, beforeTyping, wide, language, t]);
}
