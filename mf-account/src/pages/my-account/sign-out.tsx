import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button, Notice, PostedForm } from 'shared/ui';
import { showNotice } from '../../notices/notices.ts';
import { signOutEverywhere } from '../../session/sign-out-everywhere.ts';
import styles from './sign-out.module.css';

type State = 'idle' | 'leaving' | 'leaving-everywhere' | 'failed';

/** The ways out, of this device or of all; the shell leads away from what needs an account. */
export function SignOut() {
  const { t } = useTranslation();
  const { content, posted, session } = usePlatform();
  const [state, setState] = useState<State>(posted?.form === 'mf-account/sign-out' ? 'failed' : 'idle');
  const busy = state.startsWith('leaving');

  async function leave(by: State, work: () => Promise<void>) {
    if (busy) return;
    setState(by);
    await work().catch((cause) => {
      console.info('Signing out failed', cause);
      setState('failed');
    });
  }

  async function leaveEverywhere() {
    const message = await signOutEverywhere(content, session.signOut);
    if (message) showNotice({ kind: 'done', text: message });
  }

  return (
    <>
      <div className={styles.ways}>
        <PostedForm form="mf-account/sign-out" act={() => void leave('leaving', session.signOut)}>
          <Button type="submit" look="outlined" busy={state === 'leaving'}>
            {t('my-account.session.submit')}
          </Button>
        </PostedForm>
        <PostedForm
          form="mf-account/sign-out"
          values={{ everywhere: 'yes' }}
          act={() => void leave('leaving-everywhere', leaveEverywhere)}
        >
          <Button type="submit" look="plain" busy={state === 'leaving-everywhere'}>
            {t('my-account.session.everywhere')}
          </Button>
        </PostedForm>
      </div>
      {state === 'failed' && <Notice kind="error">{t('logout.failed')}</Notice>}
    </>
  );
}
