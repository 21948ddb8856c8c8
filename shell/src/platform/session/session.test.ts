import { createBus } from 'shared/bus';
import { SiteError } from 'shared/errors';
import { oneAtATime, type SessionNews } from './across-tabs.ts';
import { createSession, keepFresh, refreshEvery, waitAfter } from './session.ts';

const anna = { userId: 'anna', backendUserId: 42 };
const refused = new SiteError('session-refused');
const cut = new TypeError('Failed to fetch');
const minute = 60_000;

/** Some tabs of one browser; `calls` is their gateway. */
function openTabs(count: number, { signedIn }: { signedIn: boolean }) {
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

const setFlag = (value: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the gateway sets this cookie; jsdom has no cookieStore.
  document.cookie = `signedIn=${value}; path=/${value ? '' : '; max-age=0'}`;
};
const show = () => document.dispatchEvent(new Event('visibilitychange'));
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('a page load of somebody who is signed in learns the ids soon, which is no sign-in', async () => {
  const { first } = openTabs(1, { signedIn: true });
  expect(first.auth()).toEqual({ signedIn: true });
  await pass(2_000);
  expect(first.auth()).toEqual({ signedIn: true, ...anna });
  expect(first.events).toEqual([]);
});

// R280
test('the session is renewed every 180000 ms while the visitor is signed in, and never for others', async () => {
  const { calls, first } = openTabs(1, { signedIn: false });
  await pass(2 * refreshEvery);
  expect(calls.refresh).not.toHaveBeenCalled();
  await first.session.signIn({ email: 'a', password: 'b' });
  await pass(179_999);
  expect(calls.refresh).not.toHaveBeenCalled();
  await pass(1);
  expect(calls.refresh).toHaveBeenCalledTimes(1);
  await pass(refreshEvery);
  expect(calls.refresh).toHaveBeenCalledTimes(2);
  await first.session.signOut();
  await pass(2 * refreshEvery);
  expect(calls.refresh).toHaveBeenCalledTimes(2);
});

test('one tab renews for all', async () => {
  const { calls, first, second } = openTabs(2, { signedIn: true });
  await pass(2_000);
  expect(calls.refresh).toHaveBeenCalledTimes(1);
  expect([first.auth().userId, second.auth().userId]).toEqual(['anna', 'anna']);
  await pass(refreshEvery);
  expect(calls.refresh).toHaveBeenCalledTimes(2);
});

// R276, R350
test('a refusal signs every tab out and forgets the wishlists', async () => {
  const { calls, first, second } = openTabs(2, { signedIn: true });
  first.bus.set('wishlists', { lists: [{ id: '1', title: 'Ma liste', revision: 1, products: [] }] });
  calls.refresh.mockImplementationOnce(async () => {
    // The gateway takes the flag away with the session.
    setFlag('');
    throw refused;
  });
  await pass(2_000);
  for (const { auth, events } of [first, second]) {
    expect(auth()).toEqual({ signedIn: false });
    expect(events).toEqual(['out']);
  }
  expect(first.bus.current('wishlists').lists).toEqual([]);
  await pass(2 * refreshEvery);
  expect(calls.refresh).toHaveBeenCalledTimes(1);
});

// C30
test('a failure on the way signs nobody out: it is tried again, after longer and longer', async () => {
  expect([1, 2, 3, 4, 5, 6, 7, 20].map(waitAfter)).toEqual([
    5_000,
    10_000,
    20_000,
    40_000,
    80_000,
    160_000,
    refreshEvery,
    refreshEvery,
  ]);
  const { calls, first } = openTabs(1, { signedIn: true });
  calls.refresh.mockRejectedValue(cut);
  await pass(2_000);
  expect(calls.refresh).toHaveBeenCalledTimes(1);
  await pass(5_000);
  expect(calls.refresh).toHaveBeenCalledTimes(2);
  calls.refresh.mockResolvedValue(anna);
  await pass(10_000);
  expect(calls.refresh).toHaveBeenCalledTimes(3);
  expect(first.auth()).toEqual({ signedIn: true, ...anna });
  await pass(refreshEvery);
  expect(calls.refresh).toHaveBeenCalledTimes(4);
});

test('when the line is back, it is tried at once', async () => {
  const { calls } = openTabs(1, { signedIn: true });
  calls.refresh.mockRejectedValue(cut);
  await pass(2_000);
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(calls.refresh).toHaveBeenCalledTimes(2);
});

test('a tab that is looked at again learns at once that its session was ended from another device', async () => {
  const { first, calls } = openTabs(1, { signedIn: true });
  await pass(2_000);
  calls.refresh.mockRejectedValue(refused);
  show();
  await pass(0);
  expect(first.auth()).toEqual({ signedIn: false });
  expect(first.events).toEqual(['out']);
});

test('a tab that slept through its time renews when it is looked at again', async () => {
  const { calls } = openTabs(1, { signedIn: true });
  await pass(2_000);
  jest.setSystemTime(Date.now() + 10 * minute);
  show();
  await pass(0);
  expect(calls.refresh).toHaveBeenCalledTimes(2);
});

test('a tab that missed what happened elsewhere is in step when it is looked at again', async () => {
  const { first } = openTabs(1, { signedIn: true });
  await pass(2_000);
  setFlag('');
  show();
  expect(first.auth()).toEqual({ signedIn: false });
  setFlag('1');
  show();
  await pass(0);
  expect(first.auth()).toEqual({ signedIn: true, ...anna });
  expect(first.events).toEqual(['out', 'in anna']);
});

const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

test('a page that comes back from memory after a sign-out shows nothing personal, at once', async () => {
  const { first } = openTabs(1, { signedIn: true });
  await pass(2_000);
  setFlag('');
  comeBack();
  expect(first.auth()).toEqual({ signedIn: false });
});

test('a page that comes back from memory after a change of account learns whose it is now', async () => {
  const { first, calls } = openTabs(1, { signedIn: true });
  await pass(2_000);
  calls.refresh.mockResolvedValue({ userId: 'bert', backendUserId: 43 });
  comeBack();
  await pass(0);
  expect(first.auth()).toEqual({ signedIn: true, userId: 'bert', backendUserId: 43 });
  expect(first.events).toEqual(['in bert']);
});

test('a document that the browser kept from before the sign-in is signed in soon', async () => {
  const { first } = openTabs(1, { signedIn: false });
  setFlag('1');
  await pass(2_000);
  expect(first.auth()).toEqual({ signedIn: true, ...anna });
});

test('a sign-in and a sign-out reach the other tabs, each once', async () => {
  const { first, second } = openTabs(2, { signedIn: false });
  await first.session.signIn({ email: 'a', password: 'b' });
  expect(second.auth()).toEqual({ signedIn: true, ...anna });
  await second.session.signOut();
  expect(first.auth()).toEqual({ signedIn: false });
  expect(first.events).toEqual(['in anna', 'out']);
  expect(second.events).toEqual(['in anna', 'out']);
});

test('a sign-out waits for a refresh that is on its way, which would bring the cookie back', async () => {
  const { calls, first } = openTabs(1, { signedIn: true });
  let answer = (_: typeof anna) => {};
  calls.refresh.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  await pass(2_000);
  const leaving = first.session.signOut();
  await pass(0);
  expect(calls.logOut).not.toHaveBeenCalled();
  answer(anna);
  await leaving;
  expect(calls.logOut).toHaveBeenCalledTimes(1);
  expect(first.auth()).toEqual({ signedIn: false });
});

// R345
test('a sign-in that is refused says so and changes nothing', async () => {
  const { calls, first } = openTabs(1, { signedIn: false });
  calls.logIn.mockRejectedValue(refused);
  await expect(first.session.signIn({ email: 'a', password: 'b' })).rejects.toBe(refused);
  expect(first.auth()).toEqual({ signedIn: false });
});
