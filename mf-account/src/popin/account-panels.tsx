import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button } from 'shared/ui';
import { LostPasswordLink, SignInForm, SignUpForm } from '../forms/sign-in-forms.tsx';
import { type Credentials, useSignIn } from '../session/use-sign-in.ts';
import styles from './account-panels.module.css';
import popin from './list-popin.module.css';

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

/** Asks a visitor whose session has expired to sign in again; what they were doing then goes on. */
export function SignInAgain() {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const typed = useRef('');
  const signIn = useSignIn(() => bus.set('popin', { open: false }));
  return (
    <div className={popin.popin}>
      <h2 className={popin.heading}>{t('popin.again.heading')}</h2>
      <div className={styles.panel}>
        <p>{t('popin.again.text')}</p>
        <SignInForm signIn={signIn} typed={typed} aside={<LostPasswordLink typed={typed} />} />
      </div>
    </div>
  );
}

/** Goes back to the panel before. */
export function BackButton({ label, go }: { label: string; go(): void }) {
  return (
    <Button look="plain" onClick={go}>
      {label}
    </Button>
  );
}
