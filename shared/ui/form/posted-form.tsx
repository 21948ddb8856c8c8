import type { ComponentProps, ReactNode } from 'react';
import { usePlatform } from '../../platform/index.ts';

interface PostedFieldsProps {
  /** Its action, as `mf-account/sign-in`. */
  form: string;
  /** What else it sends, of which nobody is asked. */
  values?: Readonly<Record<string, string | undefined>>;
}

/** What a form carries that the browser may post by itself. */
export function PostedFields({ form, values }: PostedFieldsProps) {
  const { formToken } = usePlatform();
  return Object.entries({ ...values, form, token: formToken }).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
  );
}

interface PostedFormProps extends ComponentProps<typeof PostedFields> {
  /** What it does where there are scripts; one inside a `<noscript>` has nothing to do then. */
  act?(): void;
  children: ReactNode;
}

/** The frame of a button, or a few fields, that the browser can post by itself, without scripts. */
export const PostedForm = ({ form, values, act, children }: PostedFormProps) => (
  <form
    method="post"
    style={{ display: 'contents' }}
    onSubmit={(event) => {
      event.preventDefault();
      act?.();
    }}
  >
    <PostedFields form={form} values={values} />
    {children}
  </form>
);
