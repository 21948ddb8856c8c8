import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { LostPasswordLink } from '../forms/lost-password-link.tsx';
import { SignInForm } from '../forms/sign-in-form.tsx';
import { useSignIn } from '../session/use-sign-in.ts';
import { answerSignInAgain } from '../session/with-session.ts';
import accountPanel from './account-panels.module.css';
import styles from './list-popin.module.css';

/** Asks a visitor whose session has ended to sign in again, and then does what they asked for. */
export function SignInAgain() {
  const { t } = useTranslation();
  const { bus } = usePlatform();
  const typed = useRef('');
  const signIn = useSignIn(() => {
    answerSignInAgain(true);
    bus.set('popin', { open: false });
  });
  useEffect(() => () => answerSignInAgain(false), []);
  return (
    <div className={styles.popin}>
      <h2 className={styles.heading}>{t('popin.again.heading')}</h2>
      <div className={accountPanel.panel}>
        <p>{t('popin.again.text')}</p>
        <SignInForm signIn={signIn} typed={typed} aside={<LostPasswordLink typed={typed} />} />
      </div>
    </div>
  );
}
