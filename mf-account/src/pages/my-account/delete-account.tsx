import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared/ui';
import { DeleteAccountForm } from './delete-account-form.tsx';

/** The way out for good; it asks for the password in a second step. */
export function DeleteAccount() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  if (open) return <DeleteAccountForm cancel={() => setOpen(false)} />;
  return (
    <>
      <Button look="outlined" className="with-scripts" onClick={() => setOpen(true)}>
        {t('my-account.delete.open')}
      </Button>
      <noscript>
        <DeleteAccountForm />
      </noscript>
    </>
  );
}
