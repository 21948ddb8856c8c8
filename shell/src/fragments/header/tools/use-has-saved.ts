import { useEffect, useState } from 'react';
import { guestList, onGuestListChange } from 'shared/guest-list';
import { whenIdle } from '../../../platform/when-idle.ts';

/** Whether the visitor may have saved products, asked when the browser has nothing else to do: nobody else needs their number. */
export function useHasSaved(signedIn: boolean): boolean {
  const [hasSaved, setHasSaved] = useState(false);
  useEffect(() => {
    const ask = () => setHasSaved((before) => before || signedIn || guestList().length > 0);
    const stopWaiting = whenIdle(ask);
    const stopListening = onGuestListChange(ask);
    return () => {
      stopWaiting();
      stopListening();
    };
  }, [signedIn]);
  return hasSaved;
}
