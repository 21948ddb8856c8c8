import type { ReactNode } from 'react';
import { savingForm } from '../../forms/index.ts';
import { PostedFields } from './posted-fields.tsx';

interface SaveFormProps {
  uid: string;
  /** What the button does where there are scripts: `addToList`. */
  save(): void;
  children: ReactNode;
}

/** The frame of a button that puts a product on one of the visitor's lists (R129); it works without scripts as well. */
export function SaveForm({ uid, save, children }: SaveFormProps) {
  return (
    <form
      method="post"
      style={{ display: 'contents' }}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <PostedFields form={savingForm} />
      <input type="hidden" name="product" value={uid} />
      {children}
    </form>
  );
}
