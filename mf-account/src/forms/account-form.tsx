import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import { type FieldValues, type Path, type UseFormRegisterReturn, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { usePlatform } from 'shared/platform';
import { Button, Notice, PostedFields } from 'shared/ui';
import type { ZodMiniType } from 'zod/mini';
import { postedError, sentenceOf } from '../notices/sentence-of.ts';
import { isRefusal } from '../session/session.ts';
import styles from './form.module.css';

interface FormOptions<Values extends FieldValues> {
  /** The name of its form action in `remote.ts`, where it works without scripts as well. */
  name?: string;
  rules: ZodMiniType<Values, Values>;
  /** Sends the values. Answers the content system's sentence where it refused them. */
  send(values: Values): Promise<string | undefined>;
  /** The sentence for an error, except for the rate limit, which has its own. */
  explain(error: unknown): string;
}

/** A form, idle or busy, with the problem of the last try. What was typed stays after a failure. */
export interface AccountForm<Values extends FieldValues> {
  name?: string;
  input(name: Path<Values>): UseFormRegisterReturn & { defaultValue?: string };
  /** What is wrong with a field: one of the problems of its rules. */
  problemOf(name: Path<Values>): string | undefined;
  submit(): Promise<void>;
  busy: boolean;
  problem?: string;
  /** Empties the fields. */
  clear(): void;
}

/**
 * The fields are uncontrolled: what was typed, or filled in by a password manager, before hydration counts. While
 * something is typed, the tab stays on its release: a full page load would lose the text.
 */
export function useAccountForm<Values extends FieldValues>(options: FormOptions<Values>): AccountForm<Values> {
  const { name: formName, rules, send, explain } = options;
  const { t } = useTranslation();
  const { keepTab, posted: lastPosted } = usePlatform();
  const { register, handleSubmit, setError, reset, formState } = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(rules),
  });
  const { errors, dirtyFields, isDirty, isSubmitting, submitCount } = formState;
  // What came of a post without scripts shows until the form is sent by script.
  const posted =
    formName && lastPosted?.form === `mf-account/${formName}` && submitCount === 0 ? lastPosted : undefined;
  useEffect(() => (isDirty ? keepTab() : undefined), [isDirty, keepTab]);

  const submit = handleSubmit(async (values) => {
    try {
      const problem = await send(values);
      if (problem) setError('root', { message: problem });
    } catch (error) {
      if (!isRefusal(error, '403') && !isRefusal(error, '422')) console.info('A form could not be sent', error);
      setError('root', { message: sentenceFor(error) });
    }
  });

  const sentenceFor = (error: unknown) => sentenceOf(t, error, explain(error));
  const postedProblem = posted?.refused ?? (posted?.failed && sentenceFor(postedError(posted.failed)));

  return {
    name: formName,
    input: (name) => ({ ...register(name), ...(posted?.values[name] && { defaultValue: posted.values[name] }) }),
    // Of a field that is typed in since, what was wrong with what was posted says nothing.
    problemOf: (name) =>
      errors[name]?.message?.toString() ?? (Object.hasOwn(dirtyFields, name) ? undefined : posted?.problems[name]),
    submit: () => submit(),
    busy: isSubmitting,
    problem: errors.root?.message ?? postedProblem,
    clear: () => reset(),
  };
}

interface FormProps {
  /** Its accessible name: the text of the heading above it. */
  label: string;
  form: Pick<AccountForm<never>, 'name' | 'submit' | 'busy' | 'problem'>;
  /** What the button says. */
  action: string;
  children: ReactNode;
  /** Shown beside the button. */
  aside?: ReactNode;
}

/** The frame of every form: its fields, what went wrong, and the button. */
export function Form({ label, form, action, children, aside }: FormProps) {
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (!form.busy) void form.submit();
  };
  // Before hydration and without scripts the browser posts it, and the form action of its name answers.
  return (
    <form className={styles.form} method="post" aria-label={label} aria-busy={form.busy} noValidate onSubmit={send}>
      {form.name && <PostedFields form={`mf-account/${form.name}`} once />}
      {children}
      {form.problem && <Notice kind="error">{form.problem}</Notice>}
      {!form.name && <NoScript />}
      <div className={styles.end}>
        <Button type="submit" busy={form.busy}>
          {action}
        </Button>
        {aside}
      </div>
    </form>
  );
}

function NoScript() {
  const { t } = useTranslation();
  return (
    <noscript>
      <p>{t('forms.no-script')}</p>
    </noscript>
  );
}
