import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOnce } from 'shared/browser';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { Button, Notice, PostedForm } from 'shared/ui';
import { deleteAccountRules } from '../../domain/form-rules.ts';
import { Form, useAccountForm } from '../../forms/account-form.tsx';
import { PasswordField } from '../../forms/fields.tsx';
import { tellOnNextPage } from '../../notices/notices.ts';
import { signOutEverywhere } from '../../session/account.ts';
import { isRefusal, withSession } from '../../session/session.ts';
import { dropWaiting } from '../../wishlists/waiting-edits.ts';
import { DeleteAccountDocument } from './my-account.generated.ts';
import styles from './page.module.css';

type State = 'idle' | 'leaving' | 'leaving-everywhere' | 'failed';

/** Signs out on this device or on all; the shell then leads away from pages that need an account. */
export function SignOut() {
  const { t } = useTranslation();
  const { content, language, navigate, posted, session } = usePlatform();
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
    tellOnNextPage('answer', message);
    await navigate(href('logout', language), { replace: true });
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

/** Opens the form that deletes the account; without scripts the form is there at once. */
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

/** Deletes the account with all that belongs to it, and leads to the page that says goodbye. */
function DeleteAccountForm({ cancel }: { cancel?(): void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { bus, language, navigate, session } = platform;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), []);
  const form = useAccountForm({
    name: 'delete-account',
    rules: deleteAccountRules,
    async send({ password }) {
      // Where only the sign-out failed, the next try deletes no other account, and signs out.
      const deletion = () =>
        sendOnce('delete-account', async (key) => {
          const { deleteAccount } = await platform.content.mutate(DeleteAccountDocument, { password }, { key });
          if (deleteAccount.isError) return deleteAccount;
          const { userId } = bus.current('auth');
          await session.signOut();
          dropWaiting(userId);
          return deleteAccount;
        });
      const { isError, message } = await withSession(platform, deletion);
      if (isError) return message || t('errors.500');
      tellOnNextPage('answer', message);
      await navigate(href('logout', language), { replace: true });
      return undefined;
    },
    explain: (error) => t(isRefusal(error, '422') ? 'my-account.update-password.errors.422' : 'errors.500'),
  });
  const back = cancel && (
    <Button look="plain" onClick={cancel}>
      {t('my-account.delete.cancel')}
    </Button>
  );
  return (
    <div ref={frame} className={styles.frame}>
      <Form label={t('my-account.delete.heading')} form={form} action={t('my-account.delete.submit')} aside={back}>
        <PasswordField form={form} name="password" label={t('fields.existing-password')} fill="current-password" />
      </Form>
    </div>
  );
}
