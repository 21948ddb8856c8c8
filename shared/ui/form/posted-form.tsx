import type { ComponentProps, ReactNode } from 'react';
import { usePlatform } from '../../platform/index.ts';

interface PostedFieldsProps {
  /** Its action, as `mf-account/sign-in`. */
  form: string;
  /** What else it sends, of which nobody is asked. */
  values?: Readonly<Record<string, string | undefined>>;
  /** Whether it must not do twice what it does: it then carries the key of the document. */
  once?: boolean;
}

/** What a form carries that the browser may post by itself. */
export function PostedFields({ form, values, once }: PostedFieldsProps) {
  const { formToken, formKey } = usePlatform();
  const all = { ...values, form, token: formToken, key: once ? formKey : undefined };
  // A part that was rendered for another document has the key of that one.
  return Object.entries(all).map(
    ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} suppressHydrationWarning />,
  );
}

interface PostedFormProps extends ComponentProps<typeof PostedFields> {
  /** What it does where there are scripts; one inside a `<noscript>` has nothing to do then. */
  act?(): void;
  children: ReactNode;
}

/** The frame of a button, or a few fields, that the browser can post by itself, without scripts. */
export const PostedForm = ({ act, children, ...fields }: PostedFormProps) => (
  <form
    method="post"
    style={{ display: 'contents' }}
    onSubmit={(event) => {
      event.preventDefault();
      act?.();
    }}
  >
    <PostedFields {...fields} />
    {children}
  </form>
);
