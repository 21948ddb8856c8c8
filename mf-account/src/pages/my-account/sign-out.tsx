import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button, Notice } from 'shared/ui';

/** The way out; the shell leads away from what needs an account. */
export function SignOut() {
  const { t } = useTranslation();
  const { session } = usePlatform();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const leave = () => {
    setState('busy');
    session.signOut().catch(() => setState('failed'));
  };
  return (
    <>
      <Button look="outlined" busy={state === 'busy'} onClick={leave}>
        {t('my-account.session.submit')}
      </Button>
      {state === 'failed' && <Notice kind="error">{t('logout.failed')}</Notice>}
    </>
  );
}
