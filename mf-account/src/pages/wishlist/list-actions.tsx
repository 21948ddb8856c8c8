import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Notice, PostedForm } from 'shared/ui';
import type { Wishlist } from '../../domain/wishlist.ts';
import { usePdf } from '../../pdf-and-print/use-pdf.ts';
import { usePrinting } from '../../pdf-and-print/use-printing.ts';
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
  const pdf = usePdf(list, title);
  const printing = usePrinting(list);
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
          <Button look="plain" className="with-scripts" busy={pdf.state === 'making'} onClick={pdf.make}>
            {t('wishlist.pdf')}
          </Button>
        )}
        {hasProducts && (
          <Button look="plain" className="with-scripts" busy={printing.state === 'printing'} onClick={printing.start}>
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
      <noscript>
        <p>{t('wishlist.no-script')}</p>
      </noscript>
      {isSharing && <SharePanel list={list} title={title} />}
      {canCompare && isComparing && <ComparePanel list={list} />}
      {pdf.state === 'making' && (
        <label className={styles.progress}>
          {t('wishlist.pdf-making')}
          <progress className={styles.bar} value={pdf.progress} max={1} />
        </label>
      )}
      {pdf.state === 'failed' && <Notice kind="error">{t('wishlist.pdf-failed')}</Notice>}
      {printing.state === 'failed' && <Notice kind="error">{t('wishlist.print-failed')}</Notice>}
      {printing.sheet && (
        <printing.sheet.PrintList title={title} products={printing.sheet.products} done={printing.end} />
      )}
    </div>
  );
}
