import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { removeFromGuestList } from 'shared/guest-list';
import { useBusState, usePlatform } from 'shared/platform';
import { Button, Field, Notice } from 'shared/ui';
import { listRules } from '../domain/form-rules.ts';
import type { Wishlist } from '../domain/wishlist.ts';
import { Form, useAccountForm } from '../forms/account-form.tsx';
import { GuestListNotice } from '../guest-list/guest-list-notice.tsx';
import { showNotice } from '../notices/notices.ts';
import { isRefusal } from '../session/session.ts';
import { createList, editList } from '../wishlists/edit-lists.ts';
import styles from './list-panels.module.css';

interface SavePanelProps {
  product: string;
  /** The list that was just made. */
  made?: string;
  create(): void;
  close(): void;
  /** Whether the product is being saved. */
  isSaving: RefObject<boolean>;
}

/** Asks which list a product is put on; preselects the one that was just made, or the first. */
export function SavePanel({ product, made, create, close, isSaving }: SavePanelProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { lists, waiting = 0 } = useBusState('wishlists');
  const [wanted, setWanted] = useState(made);
  const [state, setState] = useState<'idle' | 'busy' | 'save-failed' | 'gone' | 'full'>('idle');
  const selected = lists.find(({ id }) => id === wanted) ?? lists[0];

  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function save(list: Wishlist) {
    setState('busy');
    isSaving.current = true;
    try {
      await editList(platform, list.id, { kind: 'add', product });
      removeFromGuestList(product);
      showNotice({ kind: 'saved', list });
      if (isOpen.current) close();
    } catch (cause) {
      console.info('The product could not be saved', cause);
      isSaving.current = false;
      if (isOpen.current) setState(isRefusal(cause, '422') ? 'gone' : isRefusal(cause, '413') ? 'full' : 'save-failed');
      else showNotice({ kind: 'failed', retry: () => void save(list) });
    }
  }

  return (
    <div className={styles.panel}>
      <GuestListNotice />
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
              <span className={styles.count}>
                {t('wishlist.count', { count: products.length })}
                {products.includes(product) && state !== 'busy' && ` · ${t('popin.holds')}`}
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{t('popin.no-list')}</p>
      )}
      {state !== 'idle' && state !== 'busy' && <Notice kind="error">{t(`popin.${state}`)}</Notice>}
      {state === 'busy' && waiting > 0 && <Notice kind="success">{t('popin.waiting')}</Notice>}
      <div className={styles.end}>
        {selected && (
          <Button busy={state === 'busy'} onClick={() => void save(selected)}>
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

interface CreateListFormProps {
  /** Called with the new list; with undefined where the content system did not answer which it is. */
  created(list: Wishlist | undefined): void;
  aside?: ReactNode;
}

/** Makes a list; its name is taken as it is, even empty. */
export function CreateListForm({ created, aside }: CreateListFormProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const form = useAccountForm({
    rules: listRules,
    async send({ title }) {
      const list = await createList(platform, title);
      form.clear();
      created(list);
      return undefined;
    },
    explain: (error) => t(isRefusal(error, '413') ? 'lists.most' : 'errors.500'),
  });
  return (
    <Form label={t('lists.create')} form={form} action={t('lists.create')} aside={aside}>
      <Field label={t('fields.list-title')} optional={t('fields.optional')}>
        {(control) => <input {...control} {...form.input('title')} type="text" maxLength={255} autoComplete="off" />}
      </Field>
    </Form>
  );
}
