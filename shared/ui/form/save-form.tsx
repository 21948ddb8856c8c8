import type { ReactNode } from 'react';
import { savingForm } from '../../forms/index.ts';
import { usePlatform } from '../../platform/index.ts';
import { PostedFields } from './posted-fields.tsx';
import styles from './save-form.module.css';

interface SaveFormProps {
  uid: string;
  /** What the button does where there are scripts: `addToList`. */
  save(): void;
  children: ReactNode;
}

/** The frame of a button that puts a product on one of the visitor's lists (R129); it works without scripts as well. */
export function SaveForm({ uid, save, children }: SaveFormProps) {
  const { posted } = usePlatform();
  const refused = posted?.form === savingForm && posted.values.product === uid && posted.refused;
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
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
    </form>
  );
}
