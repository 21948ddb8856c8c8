import type { ReactNode } from 'react';
import { savingForm } from '../../forms/index.ts';
import { addToList, usePlatform } from '../../platform/index.ts';
import { PostedForm } from './posted-form.tsx';
import styles from './save-form.module.css';

interface SaveFormProps {
  uid: string;
  children: ReactNode;
}

/** The frame of a button that puts a product on one of the visitor's lists; it works without scripts as well. */
export function SaveForm({ uid, children }: SaveFormProps) {
  const platform = usePlatform();
  const { posted } = platform;
  const refused = posted?.form === savingForm && posted.values.product === uid && posted.refused;
  return (
    <PostedForm form={savingForm} values={{ product: uid }} act={() => addToList(platform, uid)}>
      {children}
      {refused && (
        <p role="alert" className={styles.refused}>
          {refused}
        </p>
      )}
    </PostedForm>
  );
}
