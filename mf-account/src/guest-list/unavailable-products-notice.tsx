import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'shared/ui';
import { takeFromPageBefore } from '../notices/notices.ts';

/**
 * A notice after signing in: products that have left the catalogue since the visitor chose them are not on the list.
 */
export function UnavailableProductsNotice() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  useEffect(() => setCount((told) => told || Number(takeFromPageBefore('unavailable-products'))), []);
  return count > 0 && <Notice kind="error">{t('lists.unavailable', { count })}</Notice>;
}
