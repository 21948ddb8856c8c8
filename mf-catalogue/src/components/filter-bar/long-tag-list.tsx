import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field } from 'shared/ui';
import { atATime, found, longerThan } from '../../domain/filters/long-list.ts';
import styles from './long-tag-list.module.css';
import { TagList, type TagListProps } from './tag-list.tsx';

/** Values to choose from, however many: a long list can be searched, and shows more when asked. */
export function LongTagList(props: TagListProps) {
  return props.items.length > longerThan ? <SearchedList {...props} /> : <TagList {...props} />;
}

function SearchedList({ items, ...rest }: TagListProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(atATime);
  const frame = useRef<HTMLDivElement>(null);
  const matching = found(items, typed);
  const left = matching.length - most;

  const goOnAt = useRef<number>(undefined);
  function showMore(): void {
    goOnAt.current = most;
    setMost(most + atATime);
  }
  // The focus goes to the first of the added ones.
  useEffect(() => {
    if (goOnAt.current !== undefined && goOnAt.current < most)
      frame.current?.querySelectorAll('a')[goOnAt.current]?.focus();
    goOnAt.current = undefined;
  }, [most]);

  return (
    <div ref={frame} className={styles.list}>
      <Field label={t('filters.find', { name: rest.label })}>
        {(control) => (
          <input
            {...control}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setMost(atATime);
            }}
          />
        )}
      </Field>
      <p className="visually-hidden" role="status">
        {typed && t('filters.found', { count: matching.length })}
      </p>
      <TagList {...rest} items={matching.slice(0, most)} />
      {left > 0 && (
        <Button look="plain" onClick={showMore}>
          {t('filters.more', { count: Math.min(left, atATime), left })}
        </Button>
      )}
    </div>
  );
}
