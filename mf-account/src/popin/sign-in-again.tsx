import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { LostPasswordLink } from '../forms/lost-password-link.tsx';
import { SignInForm } from '../forms/sign-in-form.tsx';
import { useSignIn } from '../session/use-sign-in.ts';
import { answerSignInAgain } from '../session/with-session.ts';
import accountPanel from './account-panels.module.css';
import styles from './list-popin.module.css';

/** Asks whoever's session has ended to sign in again; what they asked for is done then. */
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
