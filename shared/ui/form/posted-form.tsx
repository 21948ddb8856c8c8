import type { ComponentProps, ReactNode } from 'react';
import { PostedFields } from './posted-fields.tsx';

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
