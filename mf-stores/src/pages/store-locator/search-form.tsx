import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { Button, Field } from 'shared/ui';
import { radii, radiusOf } from '../../domain/search-area.ts';
import type { Place } from '../../places/geocode.ts';
import { PlaceField } from './place-field.tsx';
import styles from './search-form.module.css';
import type { Locator } from './use-locator.ts';

/** Where, and how far around it: a plain form too, which the server answers. */
export function SearchForm({ locator }: { locator: Locator }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const [text, setText] = useState(locator.search.text);
  const [searched, setSearched] = useState(locator.search.text);
  // Another place than the one that was typed is searched for: an alternative to it.
  if (searched !== locator.search.text) {
    setSearched(locator.search.text);
    setText(locator.search.text);
  }
  const select = useRef<HTMLSelectElement>(null);
  const radius = () => radiusOf(select.current?.value);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void locator.searchFor(text, radius());
  }
  function choose(place: Place): void {
    setText(place.text);
    void locator.searchFor(place.text, radius(), place);
  }
  function locateMe(): void {
    setText('');
    void locator.locateMe(radius(), t('form.here'));
  }

  return (
    <form className={styles.form} action={href('store-locator', language)} onSubmit={submit}>
      <Button look="outlined" className={styles.locate} busy={locator.busy === 'locate'} onClick={locateMe}>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
          <path d="M12 5a7 7 0 1 0 0 14a7 7 0 1 0 0-14zM12 2v5M12 17v5M2 12h5M17 12h5" />
        </svg>
        {t('form.locate')}
      </Button>
      <Field label={t('form.radius')}>
        {(control) => (
          <select
            {...control}
            ref={select}
            name="radius"
            defaultValue={locator.search.radius}
            onChange={() => void locator.widen(radius())}
          >
            {radii.map((km) => (
              <option key={km} value={km}>
                {km === 100 ? t('form.further') : t('form.kilometres', { km })}
              </option>
            ))}
          </select>
        )}
      </Field>
      <PlaceField text={text} onText={setText} onChoose={choose} />
      <Button type="submit" busy={locator.busy === 'search'}>
        {t('form.search')}
      </Button>
    </form>
  );
}
