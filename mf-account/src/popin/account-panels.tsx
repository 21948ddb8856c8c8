import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'shared/ui';
import { LostPasswordLink } from '../forms/lost-password-link.tsx';
import { SignInForm } from '../forms/sign-in-form.tsx';
import { SignUpForm } from '../forms/sign-up-form.tsx';
import type { Credentials } from '../session/use-sign-in.ts';
import styles from './account-panels.module.css';
import { BackButton } from './back-button.tsx';

interface PanelProps {
  signIn(credentials: Credentials): Promise<void>;
  /** The e-mail address, as it was typed in either panel. */
  typed: RefObject<string>;
}

export function SignInPanel({ signIn, typed, create }: PanelProps & { create(): void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel}>
      <p>{t('popin.why')}</p>
      <SignInForm signIn={signIn} typed={typed} aside={<LostPasswordLink typed={typed} />} />
      <p className={styles.other}>
        {t('popin.no-account')}{' '}
        <Button look="plain" onClick={create}>
          {t('login.sign-up.heading')}
        </Button>
      </p>
    </div>
  );
}

export function CreateAccountPanel({ signIn, typed, back }: PanelProps & { back(): void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.panel}>
      <p>{t('popin.kept')}</p>
      <SignUpForm signIn={signIn} typed={typed} aside={<BackButton label={t('popin.have-account')} go={back} />} />
    </div>
  );
}
