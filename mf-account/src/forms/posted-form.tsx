import type { ReactNode } from 'react';
import { PostedFields } from 'shared/ui';

interface PostedFormProps {
  /** Its action in `remote.ts`, as `sign-out`. */
  name: string;
  /** What else it sends. */
  values?: Readonly<Record<string, string>>;
  /** What it does where there are scripts. */
  act?(): void;
  className?: string;
  children: ReactNode;
}

/** The frame of a button, or a few fields, that the browser can post by itself, without scripts. */
export function PostedForm({ name, values = {}, act, className, children }: PostedFormProps) {
  return (
    <form
      method="post"
      className={className}
      style={className ? undefined : { display: 'contents' }}
      onSubmit={(event) => {
        if (!act) return;
        event.preventDefault();
        act();
      }}
    >
      <PostedFields form={`mf-account/${name}`} />
      {Object.entries(values).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {children}
    </form>
  );
}
