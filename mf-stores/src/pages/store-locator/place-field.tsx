import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLatestAnswer } from 'shared/latest-answer';
import { usePlatform } from 'shared/platform';
import { Field } from 'shared/ui';
import { findPlaces, type Place } from '../../places/geocode.ts';
import styles from './place-field.module.css';

interface PlaceFieldProps {
  text: string;
  onText(text: string): void;
  onChoose(place: Place): void;
}

/** A field for a town, a postal code or an address, which suggests towns and codes while one types. */
export function PlaceField({ text, onText, onChoose }: PlaceFieldProps) {
  const { t } = useTranslation();
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const isOpen = suggestions.length > 0;
  const close = () => {
    setTyped('');
    setActive(-1);
  };
  const choose = (place: Place) => {
    close();
    onChoose(place);
  };

  // What was typed before hydration counts, too.
  useEffect(() => onText(input.current?.value ?? ''), [onText]);

  function steer(event: KeyboardEvent): void {
    const chosen = suggestions[active];
    if (event.key === 'Escape' && isOpen) close();
    else if (event.key === 'ArrowDown' && isOpen) setActive((active + 1) % suggestions.length);
    else if (event.key === 'ArrowUp' && isOpen) setActive((Math.max(active, 0) || suggestions.length) - 1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  }

  return (
    <div className={styles.place}>
      <Field label={t('form.place')}>
        {(control) => (
          <input
            {...control}
            ref={input}
            name="place"
            value={text}
            placeholder={t('form.example')}
            maxLength={200}
            autoComplete="off"
            enterKeyHint="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={list}
            aria-activedescendant={active < 0 ? undefined : `${list}-${active}`}
            onChange={({ target }) => {
              onText(target.value);
              setTyped(target.value);
              setActive(-1);
            }}
            onKeyDown={steer}
            onBlur={close}
          />
        )}
      </Field>
      <div id={list} className={styles.suggestions} role="listbox" aria-label={t('form.suggestions')} hidden={!isOpen}>
        {suggestions.map((place, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the field, which steers the list.
          <div
            key={`${place.text} ${place.lat} ${place.lng}`}
            id={`${list}-${index}`}
            className={styles.suggestion}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(place)}
          >
            {place.label}
            {place.region && (
              <>
                {' '}
                <span className={styles.region}>{place.region}</span>
              </>
            )}
          </div>
        ))}
      </div>
      <p className="visually-hidden" role="status">
        {isOpen ? t('form.suggested', { count: suggestions.length }) : ''}
      </p>
    </div>
  );
}

/** Debounce: how long typing has to pause before places are looked up, in ms. */
const debounceMs = 180;

/** The places that begin with what is typed; late answers are dropped. */
function useSuggestions(typed: string): readonly Place[] {
  const platform = usePlatform();
  const { latest, ask, forget } = useLatestAnswer((text: string) => findPlaces(platform, text), {
    pauseOf: () => debounceMs,
  });
  useEffect(() => {
    if (typed.trim().length < 2) forget();
    else void ask(typed);
  }, [typed, ask, forget]);
  const cause = latest?.phase === 'failed' ? latest.cause : undefined;
  useEffect(() => {
    if (cause) console.info('No places could be suggested', cause);
  }, [cause]);
  return latest?.phase === 'answered' && latest.question === typed ? latest.answer : [];
}
