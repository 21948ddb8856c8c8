import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendOnce } from 'shared/browser';
import { usePlatform } from 'shared/platform';
import { Button, Field, Notice, PostedForm } from 'shared/ui';
import { changeEmailRules, confirmEmailRules } from '../../domain/form-rules.ts';
import { Form, useAccountForm } from '../../forms/account-form.tsx';
import { EmailField, PasswordField } from '../../forms/fields.tsx';
import { outcomeOf } from '../../notices/notices.ts';
import { sentenceOf } from '../../notices/sentence-of.ts';
import { isRefusal, withSession } from '../../session/session.ts';
import {
  ChangeEmailDocument,
  RequestEmailChangeDocument,
  RequestVerificationDocument,
} from './my-account.generated.ts';

type State = { kind: 'idle' | 'busy' } | { kind: 'success' | 'error'; text: string };

/** Says that the e-mail address is not confirmed yet, and has the link mailed again. */
export function Verification() {
  const { t } = useTranslation();
  const platform = usePlatform();
  const { posted } = platform;
  const answer = posted?.form === 'mf-account/request-verification' ? posted : undefined;
  const [state, setState] = useState<State>(answer ? outcomeOf(t, answer, t('errors.500')) : { kind: 'idle' });

  async function ask() {
    setState({ kind: 'busy' });
    try {
      const request = () => platform.content.mutate(RequestVerificationDocument, {});
      const { isError, message } = (await withSession(platform, request)).requestEmailVerification;
      setState({ kind: isError ? 'error' : 'success', text: message });
    } catch (error) {
      setState({ kind: 'error', text: sentenceOf(t, error, t('errors.500')) });
    }
  }

  return (
    <>
      <p>{t('my-account.verification.text')}</p>
      <PostedForm form="mf-account/request-verification" act={() => void ask()}>
        <Button type="submit" look="outlined" busy={state.kind === 'busy'}>
          {t('my-account.verification.submit')}
        </Button>
      </PostedForm>
      {'text' in state && <Notice kind={state.kind}>{state.text}</Notice>}
    </>
  );
}

/** Changes the e-mail address in two steps: the password, and then the code that comes to the new address. */
export function ChangeEmail({ changed }: { changed(email: string): void }) {
  const [asked, setAsked] = useState<{ email: string; message: string }>();
  const [done, setDone] = useState('');
  if (asked)
    return (
      <ConfirmForm
        {...asked}
        back={() => setAsked(undefined)}
        done={(message) => {
          setAsked(undefined);
          setDone(message);
          changed(asked.email);
        }}
      />
    );
  return (
    <>
      <RequestForm asked={setAsked} />
      {done && <Notice kind="success">{done}</Notice>}
    </>
  );
}

function RequestForm({ asked }: { asked(answer: { email: string; message: string }): void }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const form = useAccountForm({
    rules: changeEmailRules,
    async send(values) {
      const request = () => platform.content.mutate(RequestEmailChangeDocument, values);
      const { isError, message } = (await withSession(platform, request)).requestEmailChange;
      if (isError) return message || t('errors.500');
      asked({ email: values.email, message });
      return undefined;
    },
    explain: (error) => t(isRefusal(error, '422') ? 'my-account.update-password.errors.422' : 'errors.500'),
  });
  return (
    <Form label={t('my-account.email.heading')} form={form} action={t('my-account.email.submit')}>
      <EmailField form={form} label={t('fields.new-email')} />
      <PasswordField form={form} name="password" label={t('fields.existing-password')} fill="current-password" />
    </Form>
  );
}

interface ConfirmFormProps {
  email: string;
  /** What the content system says of the code that it has sent. */
  message: string;
  back(): void;
  done(message: string): void;
}

function ConfirmForm({ email, message, back, done }: ConfirmFormProps) {
  const { t } = useTranslation();
  const platform = usePlatform();
  const form = useAccountForm({
    rules: confirmEmailRules,
    async send({ code }) {
      const change = (key: string) => platform.content.mutate(ChangeEmailDocument, { email, code }, { key });
      const answer = (await withSession(platform, () => sendOnce('change-email', change))).changeEmail;
      if (answer.isError) return answer.message || t('errors.500');
      done(answer.message);
      return undefined;
    },
    explain: () => t('errors.500'),
  });
  const problem = form.problemOf('code');
  const other = (
    <Button look="plain" onClick={back}>
      {t('my-account.email.back')}
    </Button>
  );
  return (
    <>
      <Notice kind="success">{message}</Notice>
      <Form label={t('my-account.email.heading')} form={form} action={t('my-account.email.confirm')} aside={other}>
        <Field label={t('fields.code', { email })} error={problem && t(`fields.errors.${problem}`)} required>
          {(control) => (
            <input
              {...control}
              {...form.input('code')}
              required
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
            />
          )}
        </Field>
      </Form>
    </>
  );
}
