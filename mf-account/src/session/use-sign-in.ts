import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlatform } from 'shared/platform';
import { saveGuestList } from '../guest-list/save-guest-list.ts';
import { loadLists } from '../wishlists/lists.ts';
import { answerSignInAgain } from './session.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in, then loads the lists and puts the guest's selection on the first one; `done` is called then, and also when
 * the visitor has signed in in another tab. Throws SiteError where the sign-in itself fails.
 */
export function useSignIn(done: () => void): (credentials: Credentials) => Promise<void> {
  const platform = usePlatform();
  const { bus, session } = platform;
  const isOurs = useRef(false);
  const elsewhere = useEffectEvent(async () => {
    if (isOurs.current) return;
    await logged(loadLists(platform));
    done();
  });
  useEffect(() => {
    const subscription = bus.on('account:signed-in').subscribe(() => void elsewhere());
    return () => subscription.unsubscribe();
  }, [bus]);

  return async (credentials) => {
    isOurs.current = true;
    try {
      await session.signIn(credentials);
      answerSignInAgain(true);
      await logged(saveGuestList(platform));
    } finally {
      isOurs.current = false;
    }
    done();
  };
}

/** A failure to load the lists is only logged: the sign-in still succeeds. */
const logged = (lists: Promise<unknown>): Promise<unknown> =>
  lists.catch((cause) => console.error('The wishlists could not be fetched after the sign-in', cause));
