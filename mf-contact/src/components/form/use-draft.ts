import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { MessageInput, WrittenMessage } from 'shared/contact';
import { type Draft, readDraft, storeDraft } from './draft.ts';
import { fieldsInOrder } from './message-fields.tsx';

interface DraftState {
  /** Whether the form is hydrated, and can be sent. */
  isHydrated: boolean;
  /** Whether something is typed. */
  isStarted: boolean;
}

/**
 * Restores the draft of this tab into fields that are empty, and stores what is typed from now on. `email` is the
 * signed-in visitor's address, for a field that is empty.
 */
export function useDraft(
  form: UseFormReturn<MessageInput, unknown, WrittenMessage>,
  isShown: boolean,
  email: string,
): DraftState {
  const [state, setState] = useState<DraftState>({ isHydrated: false, isStarted: false });
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    if (!isShown) return undefined;
    const typed = getValues();
    const draft = readDraft();
    for (const field of fieldsInOrder) if (draft[field] && !typed[field]) setValue(field, draft[field]);
    if (email && !getValues('email')) setValue('email', email);
    // The address of the account was not typed.
    const isStarted = (values: Draft) =>
      Object.entries(values).some(([name, value]) => value && !(name === 'email' && value === email));
    setState({ isHydrated: true, isStarted: isStarted(getValues()) });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        storeDraft(values);
        setState({ isHydrated: true, isStarted: isStarted(values) });
      },
    });
  }, [isShown, email, getValues, setValue, subscribe]);
  return state;
}
