import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from 'shared/ui';
import { takeFromPageBefore } from '../notices/notices.ts';

/** A notice after signing in: which of the products that the visitor chose before are not on the list, and why. */
export function GuestListNotice() {
  const { t } = useTranslation();
  const [count, setCount] = useState(0);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    setCount((told) => told || Number(takeFromPageBefore('unavailable-products')));
    setFull((told) => told || takeFromPageBefore('list-full') !== '');
  }, []);
  return (
    <>
      {count > 0 && <Notice kind="error">{t('lists.unavailable', { count })}</Notice>}
      {isFull && <Notice kind="error">{t('lists.full')}</Notice>}
    </>
  );
}
