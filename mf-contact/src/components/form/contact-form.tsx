import { useEffect, useMemo, useState } from 'react';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { MessageInput, WrittenMessage } from 'shared/contact';
import { type Posted, usePlatform } from 'shared/platform';
import { Button, PostedFields } from 'shared/ui';
import { AttachmentsField } from '../attachments/attachments-field.tsx';
import { useAttachments } from '../attachments/use-attachments.ts';
import { CaptchaBox } from '../captcha/captcha-box.tsx';
import { useCaptcha } from '../captcha/use-captcha.ts';
import { type Problem, Problems, Thanks } from './after-sending.tsx';
import { forgetDraft } from './draft.ts';
import styles from './form.module.css';
import { fieldsInOrder, MessageFields } from './message-fields.tsx';
import { useDraft } from './use-draft.ts';
import { useSending } from './use-sending.ts';

const resolver: Resolver<MessageInput, unknown, WrittenMessage> = async (...given) =>
  (await import(/* webpackChunkName: 'rules' */ './resolver.ts')).resolver(...given);

const errorsOf = ({ problems }: Posted): FieldErrors<MessageInput> =>
  Object.fromEntries(Object.entries(problems).map(([field, message]) => [field, { type: 'posted', message }]));

/** The contact form. */
export function ContactForm({ email }: { email: string }) {
  const { t } = useTranslation();
  const platform = usePlatform();
  // Another message begins without it.
  const [posted, setPosted] = useState(platform.posted);
  const errors = useMemo(() => posted && errorsOf(posted), [posted]);
  const form = useForm<MessageInput, unknown, WrittenMessage>({
    resolver,
    shouldFocusError: false,
    errors,
    mode: posted ? 'onChange' : 'onSubmit',
  });
  const captcha = useCaptcha();
  const attachments = useAttachments();
  const send = useSending(captcha, attachments);
  const minutes = Math.ceil((posted?.failed?.retryAfterSeconds ?? 0) / 60);
  const [problem, setProblem] = useState<Problem | undefined>(
    posted && {
      sentence: posted.refused ?? (posted.failed && t(`problem.${minutes ? 'too-often' : 'general'}`, { minutes })),
    },
  );
  const [thanks, setThanks] = useState(posted?.done);
  const { isHydrated, isStarted } = useDraft(form, thanks === undefined, email);
  useKeptTab(thanks === undefined && (isStarted || attachments.list.length > 0));

  async function trySending(message: WrittenMessage) {
    const sent = await send({
      ...message,
      civility: t(`civility.${message.civility}`),
      resellerType: message.resellerType && t(`reseller.${message.resellerType}`),
    });
    if ('problem' in sent) return setProblem({ sentence: t(`problem.${sent.problem}`, { minutes: sent.minutes }) });
    if ('refusal' in sent) return setProblem({ sentence: sent.refusal });
    forgetDraft();
    attachments.clear();
    setProblem(undefined);
    setThanks(sent.thanks);
  }
  const submit = form.handleSubmit(trySending, () => setProblem({}));
  // A field that is corrected leaves the list at once.
  const mistakes = fieldsInOrder.filter((field) => form.formState.errors[field]);

  if (thanks !== undefined)
    return (
      <Thanks
        message={thanks}
        again={() => {
          form.reset();
          setPosted(undefined);
          setThanks(undefined);
        }}
      />
    );
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit} onFocus={captcha.begin}>
      <noscript>
        <p>{t('form.no-script')}</p>
      </noscript>
      {problem && (problem.sentence || mistakes.length > 0) && (
        <Problems problem={problem} mistakes={mistakes} goTo={(field) => form.setFocus(field)} />
      )}
      <MessageFields form={form} values={posted?.values} />
      <div className="with-scripts">
        <AttachmentsField attachments={attachments} />
      </div>
      <label className={styles.copy}>
        <input type="checkbox" {...form.register('copy')} defaultChecked={posted?.values.copy !== undefined} />
        {t('form.copy')}
      </label>
      <div className="with-scripts">
        <CaptchaBox captcha={captcha} />
      </div>
      <div className={styles.foot}>
        <p className={styles.note}>{t('form.privacy')}</p>
        <Button type="submit" className="with-scripts" disabled={!isHydrated} busy={form.formState.isSubmitting}>
          {t(form.formState.isSubmitting ? 'form.sending' : 'form.send')}
        </Button>
        <noscript>
          <PostedFields form="mf-contact/hold-message" />
          <Button type="submit">{t('form.send')}</Button>
        </noscript>
      </div>
    </form>
  );
}

/** While a message is being written the tab stays on its release: a full page load would lose the files. */
function useKeptTab(isStarted: boolean): void {
  const { keepTab } = usePlatform();
  useEffect(() => (isStarted ? keepTab() : undefined), [isStarted, keepTab]);
}
