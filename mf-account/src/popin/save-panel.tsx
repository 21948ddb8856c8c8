import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBusState, usePlatform } from 'shared/platform';
import { Button, Notice } from 'shared/ui';
import { isRefusal } from '../domain/refusal.ts';
import { adding } from '../domain/wishlist.ts';
import { UnavailableProductsNotice } from '../guest-list/unavailable-products-notice.tsx';
import { editList } from '../wishlists/index.ts';
import styles from './save-panel.module.css';

interface SavePanelProps {
  product: string;
  /** The list that was just made. */
  made?: string;
  create(): void;
  saved(): void;
}

/** Which list a product is put on: the one that was just made, or the first one, unless the visitor says another (R259). */
export function SavePanel({ product, made, create, saved }: SavePanelProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { lists } = useBusState('wishlists');
  const [wanted, setWanted] = useState(made);
  const [state, setState] = useState<'idle' | 'busy' | 'save-failed' | 'gone'>('idle');
  const selected = lists.find(({ id }) => id === wanted) ?? lists[0];

  const save = (id: string) => {
    setState('busy');
    editList(platform, id, adding(product)).then(saved, (cause) => {
      console.info('The product could not be saved', cause);
      setState(isRefusal(cause, '422') ? 'gone' : 'save-failed');
    });
  };

  return (
    <div className={styles.panel}>
      <UnavailableProductsNotice />
      {lists.length > 0 ? (
        <fieldset className={styles.lists}>
          <legend className={styles.legend}>{t('popin.choose')}</legend>
          {lists.map(({ id, title, products }) => (
            <label key={id} className={styles.list}>
              <input
                type="radio"
                className={styles.radio}
                name="wishlist"
                checked={id === selected?.id}
                onChange={() => setWanted(id)}
              />
              <span className={styles.title}>{title || t('wishlist.untitled')}</span>
              <span className={styles.count}>{t('wishlist.count', { count: products.length })}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{t('popin.no-list')}</p>
      )}
      {(state === 'save-failed' || state === 'gone') && <Notice kind="error">{t(`popin.${state}`)}</Notice>}
      <div className={styles.end}>
        {selected && (
          <Button busy={state === 'busy'} onClick={() => save(selected.id)}>
            {t('popin.save')}
          </Button>
        )}
        <Button look={selected ? 'plain' : 'filled'} onClick={create}>
          {t('popin.new-list')}
        </Button>
      </div>
    </div>
  );
}
