import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'shared/ui';
import { takeUnavailable } from './unavailable-products.ts';

/** A notice after signing in: products that the visitor chose before could not be put on the list. */
export function UnavailableProductsNotice() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  useEffect(() => setCount((told) => told || takeUnavailable()), []);
  return count > 0 && <Notice kind="error">{t('lists.unavailable', { count })}</Notice>;
}
