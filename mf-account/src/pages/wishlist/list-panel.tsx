import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Fragment } from 'shared/fragments';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { CallToAction } from 'shared/ui';
import type { Wishlist } from '../../domain/wishlist.ts';
import { PaperEnd } from '../../pdf-and-print/on-paper.tsx';
import { ListActions } from './list-actions.tsx';
import styles from './list-panel.module.css';
import { panelId, tabId } from './list-tabs.tsx';
import { PlainTitleForm, TitleForm } from './title-form.tsx';
import type { Edits } from './use-edits.ts';
import { useTitleOf } from './use-edits.ts';

/** One list: its title, what can be done with it, and its products. */
export function ListPanel({ list, edits }: { list: Wishlist; edits: Edits }) {
  const { t } = useTranslation();
  const { language } = usePlatform();
  const title = useTitleOf()(list);
  const [isRenaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const isEmpty = list.products.length === 0;

  /**
   * An optimistic update: the new title shows at once; where it cannot be saved, the old one returns and the page says
   * so.
   */
  async function save(to: string): Promise<boolean> {
    void edits.rename(list, to);
    return true;
  }

  function close() {
    flushSync(() => setRenaming(false));
    rename.current?.focus();
  }

  return (
    <section
      className={styles.panel}
      role="tabpanel"
      id={panelId(list.id)}
      aria-labelledby={tabId(list.id)}
      tabIndex={-1}
    >
      <div className={styles.top}>
        {isRenaming ? (
          <TitleForm
            label={t('wishlist.title')}
            submit={t('wishlist.rename-submit')}
            title={list.title}
            save={save}
            close={close}
          />
        ) : (
          <div className={styles.name}>
            <h2 className={styles.title}>{title}</h2>
            <button
              ref={rename}
              type="button"
              className={`${styles.rename} with-scripts`}
              onClick={() => setRenaming(true)}
            >
              {t('wishlist.rename')}
            </button>
          </div>
        )}
        <noscript>
          <PlainTitleForm
            form="mf-account/rename-list"
            list={list.id}
            label={t('wishlist.title')}
            submit={t('wishlist.rename-submit')}
            title={list.title}
          />
        </noscript>
        <ListActions list={list} title={title} remove={() => void edits.remove(list)} />
      </div>
      {isEmpty ? (
        <div className={styles.empty}>
          <p>{t('wishlist.no-products-found')}</p>
          <CallToAction link={{ url: href('overview-product', language), label: t('wishlist.see-products') }} />
        </div>
      ) : (
        <Fragment
          of="mf-catalogue/product-grid"
          props={{ products: [...list.products], wishlist: true, list: list.id }}
        />
      )}
      <PaperEnd />
    </section>
  );
}
