import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import type { FragmentContext, Loaded } from 'shared/remote';
import { href } from 'shared/routes';
import { Button } from 'shared/ui';
import { loadPopular } from '../../popular/load-popular.ts';
import styles from './fragment.module.css';
import { Outcome } from './outcome.tsx';
import { SuggestionList } from './suggestions.tsx';
import { useGroups, useRecent } from './use-groups.ts';
import { useOptions } from './use-options.ts';
import { useSuggestions } from './use-suggestions.ts';

export async function load({ platform }: FragmentContext<'mf-search/search-overlay'>) {
  return { popular: await loadPopular(platform) };
}

/** The search overlay: a field, and below it popular searches, or suggestions for the text so far. */
export function View({ data: { popular } }: { data: Loaded<typeof load> }) {
  const { t } = useTranslation();
  const { bus, language } = usePlatform();
  const [text, setText] = useState(() => bus.current('search').baseSearch);
  const found = useSuggestions(text);
  const recent = useRecent(popular);
  const groups = useGroups(found, recent.beforeTyping);
  const options = useOptions(groups);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();

  useEffect(() => {
    field.current?.focus();
    field.current?.select();
    return () => bus.set('search', { showSearch: false, baseSearch: '' });
  }, [bus]);

  function change(next: string) {
    setText(next);
    field.current?.focus();
  }

  // The form is submitted by a full page load, as every search from the header.
  function submit(event: SubmitEvent) {
    const item = text.trim();
    if (!item) event.preventDefault();
    else bus.emit('search:submitted', { item });
  }

  return (
    <div className={styles.overlay}>
      {/* biome-ignore lint/a11y/useSemanticElements: more readers know the role than the <search> element */}
      <form
        className={styles.search}
        role="search"
        action={href('search', language)}
        method="get"
        autoComplete="off"
        onSubmit={submit}
      >
        <h2 className={styles.heading}>
          <label htmlFor={id}>{t('search.label')}</label>
        </h2>
        <div className={styles.row}>
          <input
            {...options.field}
            ref={field}
            id={id}
            className={styles.field}
            type="text"
            name="item"
            value={text}
            maxLength={200}
            placeholder={t('search.placeholder')}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => setText(event.target.value)}
          />
          {text && (
            <Button look="plain" onClick={() => change('')}>
              {t('overlay.clear')}
            </Button>
          )}
          <Button type="submit" className={styles.submit}>
            {t('search.submit')}
          </Button>
        </div>
      </form>
      <Outcome found={found} choose={change} />
      <SuggestionList groups={groups} options={options} typed={found.phase === 'answered' ? found.question : ''} />
      {recent.hasRecent && groups === recent.beforeTyping && (
        <Button
          look="plain"
          onClick={() => {
            recent.forget();
            field.current?.focus();
          }}
        >
          {t('overlay.forget')}
        </Button>
      )}
    </div>
  );
}
