import { useEffect, useState } from 'react';
import { usePlatform } from 'shared/platform';
import { isShared as askIfShared, shareList, stopSharing } from './sharing.ts';

/** The link to a list: made, copied, and revoked. */
export function useSharing(id: string) {
  const platform = usePlatform();
  const [link, setLink] = useState<string>();
  const [isShared, setShared] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<'copied' | 'stopped' | 'failed'>();

  useEffect(() => {
    let isCurrent = true;
    askIfShared(platform, id).then(
      (answer) => isCurrent && setShared((before) => before || answer),
      // Not worth a message: a link can be made all the same, and then be revoked.
      (error) => console.error('Whether a list is shared could not be found out', error),
    );
    return () => {
      isCurrent = false;
    };
  }, [platform, id]);

  async function attempt(work: () => Promise<'copied' | 'stopped' | undefined>) {
    setBusy(true);
    try {
      setOutcome(await work());
    } catch (error) {
      console.error('The sharing of a list could not be changed', error);
      setOutcome('failed');
    }
    setBusy(false);
  }

  return {
    link,
    isShared,
    busy,
    outcome,
    share: () =>
      attempt(async () => {
        setLink(await shareList(platform, id));
        setShared(true);
        return undefined;
      }),
    copy: (text: string) =>
      attempt(async () => {
        await navigator.clipboard.writeText(text);
        return 'copied';
      }),
    stop: () =>
      attempt(async () => {
        await stopSharing(platform, id);
        setLink(undefined);
        setShared(false);
        return 'stopped';
      }),
  };
}
