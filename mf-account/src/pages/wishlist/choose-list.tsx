import { useTranslation } from 'react-i18next';
import { savingForm } from 'shared/forms';
import { usePlatform } from 'shared/platform';
import { Button, Field, PostedFields } from 'shared/ui';
import type { Wishlist } from '../../domain/wishlist.ts';
import styles from './title-form.module.css';
import { useTitleOf } from './use-edits.ts';

/** Asks who saves a product without scripts on which list it is put; the browser posts it, with scripts as well. */
export function ChooseList({ product, lists }: { product: string; lists: readonly Wishlist[] }) {
  const { t } = useTranslation();
  const { posted } = usePlatform();
  const titleOf = useTitleOf();
  return (
    <form method="post" className={styles.form} aria-label={t('popin.headings.SAVE_PRODUCT')}>
      <PostedFields form={savingForm} values={{ product }} once />
      <Field label={t('popin.choose')}>
        {(control) => (
          <select {...control} name="list" defaultValue={posted?.values.list}>
            {lists.map((list) => (
              <option key={list.id} value={list.id}>
                {titleOf(list)} ·{' '}
                {t(list.products.includes(product) ? 'popin.holds' : 'wishlist.count', { count: list.products.length })}
              </option>
            ))}
            <option value="new">{t('popin.new-list')}</option>
          </select>
        )}
      </Field>
      <Button type="submit">{t('popin.save')}</Button>
    </form>
  );
}
