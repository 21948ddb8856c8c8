import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, Notice, PostedForm } from 'shared/ui';
import type { Wishlist } from '../../domain/wishlist.ts';
import { usePaper } from '../../pdf-and-print/use-paper.ts';
import { ComparePanel } from './compare.tsx';
import styles from './list-actions.module.css';
import { SharePanel } from './sharing.tsx';

interface ListActionsProps {
  list: Wishlist;
  title: string;
  remove(): void;
}

/** The actions for a list: share it by e-mail, download a PDF, print it, compare its products, delete it. */
export function ListActions({ list, title, remove }: ListActionsProps) {
  const { t } = useTranslation();
  const [isSharing, setSharing] = useState(false);
  const [isComparing, setComparing] = useState(false);
  const [link, setLink] = useState<string>();
  const [place, setPlace] = useState('');
  const paper = usePaper(list, { title, link, place });
  const hasProducts = list.products.length > 0;
  const canCompare = list.products.length > 1;
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <Button
          look="plain"
          className="with-scripts"
          aria-expanded={isSharing}
          onClick={() => setSharing((before) => !before)}
        >
          {t('wishlist.send')}
        </Button>
        {hasProducts && (
          <Button look="plain" className="with-scripts" busy={paper.state === 'pdf'} onClick={paper.makePdf}>
            {t('wishlist.pdf')}
          </Button>
        )}
        {hasProducts && (
          <Button
            look="plain"
            className="with-scripts"
            busy={paper.state === 'print' || Boolean(paper.printed)}
            onClick={paper.print}
          >
            {t('wishlist.print')}
          </Button>
        )}
        {canCompare && (
          <Button
            look="plain"
            className="with-scripts"
            aria-expanded={isComparing}
            onClick={() => setComparing((before) => !before)}
          >
            {t('compare.open')}
          </Button>
        )}
        <PostedForm form="mf-account/delete-list" values={{ list: list.id }} act={remove} once>
          <Button type="submit" look="plain">
            {t('wishlist.delete')}
          </Button>
        </PostedForm>
      </div>
      {hasProducts && (
        <div className={`${styles.place} with-scripts`}>
          <Field
            label={t('wishlist.place')}
            hint={t('wishlist.place-hint')}
            error={paper.isPlaceUnknown ? t('wishlist.place-unknown') : undefined}
          >
            {(control) => (
              <input
                {...control}
                autoComplete="postal-code"
                maxLength={200}
                value={place}
                onChange={({ currentTarget }) => setPlace(currentTarget.value)}
              />
            )}
          </Field>
        </div>
      )}
      <noscript>
        <p>{t('wishlist.no-script')}</p>
      </noscript>
      {isSharing && <SharePanel list={list} title={title} link={link} setLink={setLink} />}
      {canCompare && isComparing && <ComparePanel list={list} />}
      {paper.state === 'pdf' && (
        <label className={styles.progress}>
          {t('wishlist.pdf-making')}
          <progress className={styles.bar} value={paper.progress} max={1} />
        </label>
      )}
      {paper.state === 'pdf-failed' && <Notice kind="error">{t('wishlist.pdf-failed')}</Notice>}
      {paper.state === 'print-failed' && <Notice kind="error">{t('wishlist.print-failed')}</Notice>}
      {paper.printed && <paper.printed.PrintList sheet={paper.printed.sheet} done={paper.endPrint} />}
    </div>
  );
}
