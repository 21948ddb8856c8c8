import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, InPageLink } from 'shared/ui';
import { displayColor } from '../../../domain/filters/display-colors.ts';
import { atATime, type FilterItem, found, longerThan } from '../../../domain/filters/filter-groups.ts';
import { useFilterActions } from './filter-actions.ts';
import styles from './tag-list.module.css';

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

interface TagListProps {
  label: string;
  items: readonly FilterItem[];
  /** Shows the colour that each value stands for. */
  colors?: boolean;
}

/** Values to choose from, each with the number of products that it would leave. */
function TagList({ label, items, colors = false }: TagListProps) {
  const { t } = useTranslation();
  const { address, change } = useFilterActions();
  return (
    <ul className={styles.tags} aria-label={label}>
      {items.map(({ name, language, value, icon, model, count, to }) => (
        <li key={value}>
          <InPageLink
            className={styles.tag}
            href={address(to())}
            rel="nofollow"
            aria-current={model ? 'true' : undefined}
            data-none={count === 0 || undefined}
            go={() => change(to())}
          >
            {colors && <Swatch color={value} />}
            {icon && <img className={styles.icon} src={icon} alt="" width="24" height="24" loading="lazy" />}
            {language ? <span lang={language}>{name}</span> : name}
            {count !== undefined && (
              <>
                <span className={styles.count} aria-hidden="true">
                  {count}
                </span>
                <span className="visually-hidden">, {t('products.count', { count })}</span>
              </>
            )}
          </InPageLink>
        </li>
      ))}
    </ul>
  );
}

/** The colour that a key of the colour filter stands for; its name is said beside it. */
export const Swatch = ({ color }: { color: string }) => (
  <span className={styles.swatch} style={{ background: displayColor(color) }} aria-hidden="true" />
);
