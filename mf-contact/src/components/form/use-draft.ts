import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { MessageInput, WrittenMessage } from 'shared/contact';
import { type Draft, keepDraft, readDraft } from './draft.ts';
import { fieldsInOrder } from './in-order.ts';

interface DraftState {
  /** Whether the form can be sent: from the moment that the browser runs it. */
  isHydrated: boolean;
  /** Whether something is typed. */
  isStarted: boolean;
}

/** Fills in what was typed before in this tab, where nothing has been typed since, and keeps what is typed from now on. */
export function useDraft(form: UseFormReturn<MessageInput, unknown, WrittenMessage>, isShown: boolean): DraftState {
  const [state, setState] = useState<DraftState>({ isHydrated: false, isStarted: false });
  const { getValues, setValue, subscribe } = form;
  useEffect(() => {
    if (!isShown) return undefined;
    const typed = getValues();
    const draft = readDraft();
    for (const field of fieldsInOrder) if (draft[field] && !typed[field]) setValue(field, draft[field]);
    const isStarted = (values: Draft) => Object.values(values).some(Boolean);
    setState({ isHydrated: true, isStarted: isStarted(getValues()) });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        keepDraft(values);
        setState({ isHydrated: true, isStarted: isStarted(values) });
      },
    });
  }, [isShown, getValues, setValue, subscribe]);
  return state;
}
