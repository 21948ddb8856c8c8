import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { MessageInput, WrittenMessage } from 'shared/contact';
import { type Draft, readDraft, storeDraft } from './draft.ts';
import { fieldsInOrder } from './message-fields.tsx';

interface DraftState {
  /** Whether the form can be sent: from the moment that the browser runs it. */
  isHydrated: boolean;
  /** Whether something is typed. */
  isStarted: boolean;
}

/**
 * Fills in what was typed before in this tab, where nothing has been typed since, and keeps what is typed from now on. `email`
 * is the address of the signed-in visitor, where none is typed.
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
    // The address of the account is nobody's typing.
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
