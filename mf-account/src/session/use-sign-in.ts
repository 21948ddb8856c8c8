import { useEffect, useEffectEvent, useRef } from 'react';
import { usePlatform } from 'shared/platform';
import { saveGuestList } from '../guest-list/save-guest-list.ts';
import { loadLists } from '../wishlists/lists.ts';

export interface Credentials {
  email: string;
  password: string;
}

/**
 * Signs in, then gets the lists and saves what was saved without an account; `done` follows, also when the visitor has
 * signed in in another tab. Throws SiteError where the sign-in itself fails.
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
      await logged(saveGuestList(platform));
    } finally {
      isOurs.current = false;
    }
    done();
  };
}

/** Signing in succeeds without lists, too: a failure to load them is only logged. */
const logged = (lists: Promise<unknown>): Promise<unknown> =>
  lists.catch((cause) => console.error('The wishlists could not be fetched after the sign-in', cause));
