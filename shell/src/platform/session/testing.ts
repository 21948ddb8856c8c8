import { createBus } from 'shared/bus';
import { SiteError } from 'shared/errors';
import { oneAtATime, type SessionNews } from './across-tabs.ts';
import { createSession, keepFresh } from './session.ts';

export const anna = { userId: 'anna', backendUserId: 42 };
export const refused = new SiteError('session-refused');
export const cut = new TypeError('Failed to fetch');

/** Some tabs of one browser; `calls` is their gateway. */
export function openTabs(count: number, { signedIn }: { signedIn: boolean }) {
  setFlag(signedIn ? '1' : '');
  const calls = {
    logIn: jest.fn(async () => anna),
    logOut: jest.fn(async () => {}),
    refresh: jest.fn(async () => anna),
  };
  const alone = oneAtATime();
  const listeners: { tab: number; listener: (news: SessionNews) => void }[] = [];
  const tabs = Array.from({ length: count }, (_, tab) => {
    const bus = createBus({ auth: { signedIn } });
    const events: string[] = [];
    bus.on('account:signed-in').subscribe(({ userId }) => events.push(`in ${userId}`));
    bus.on('account:signed-out').subscribe(() => events.push('out'));
    const others = {
      publish: (news: SessionNews) => {
        for (const { tab: other, listener } of listeners) if (other !== tab) listener(news);
      },
      subscribe: (listener: (news: SessionNews) => void) => void listeners.push({ tab, listener }),
    };
    const dependencies = { bus, calls, tabs: others, alone };
    const session = createSession(dependencies);
    keepFresh(dependencies);
    return { bus, session, events, auth: () => bus.current('auth') };
  });
  const [first, second = first] = tabs;
  if (!first || !second) throw new Error('no tab');
  return { calls, first, second };
}

export const setFlag = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the gateway sets this cookie; jsdom has no cookieStore.
  document.cookie = `signedIn=${value}; path=/${value ? '' : '; max-age=0'}`;
};
/** The tab is looked at again, or no longer. */
export const show = () => document.dispatchEvent(new Event('visibilitychange'));
export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
