import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { href } from 'shared/routes';
import { Button } from 'shared/ui';
import { deleteAccountRules } from '../../domain/form-rules.ts';
import { isRefusal } from '../../domain/refusal.ts';
import { Form } from '../../forms/form.tsx';
import { PasswordField } from '../../forms/password-field.tsx';
import { useAccountForm } from '../../forms/use-account-form.ts';
import { showNotice } from '../../notices/notices.ts';
import { withSession } from '../../session/with-session.ts';
import { DeleteAccountDocument } from './delete-account.generated.ts';
import styles from './delete-account.module.css';

/** Deletes the account with all that belongs to it, and leads home. */
export function DeleteAccountForm({ cancel }: { cancel?(): void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { language, navigate, session } = platform;
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus(), []);
  const form = useAccountForm<{ password: string }>({
    name: 'delete-account',
    rules: deleteAccountRules,
    async send({ password }) {
      const deletion = () => platform.content.mutate(DeleteAccountDocument, { password });
      const { isError, message } = (await withSession(platform, deletion)).deleteAccount;
      if (isError) return message || t('errors.500');
      await session.signOut();
      await navigate(href('home', language), { replace: true });
      if (message) showNotice({ kind: 'done', text: message });
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
