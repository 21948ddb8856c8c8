import { SiteError } from 'shared/errors';
import { refreshEvery, waitAfter } from './session.ts';
import { anna, cut, openTabs, pass, refused, setFlag } from './testing.ts';

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
  await pass(refreshEvery);
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
  calls.refresh.mockRejectedValueOnce(cut).mockRejectedValueOnce(new SiteError('session-failed'));
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

test('a sign-in and a sign-out reach the other tabs, each once', async () => {
  const { first, second } = openTabs(2, { signedIn: false });
  await first.session.signIn({ email: 'a', password: 'b' });
  expect(second.auth()).toEqual({ signedIn: true, ...anna });
  await second.session.signOut();
  expect(first.auth()).toEqual({ signedIn: false });
  await first.session.signOut();
  expect(first.events).toEqual(['in anna', 'out']);
  expect(second.events).toEqual(['in anna', 'out']);
});

test('other tabs hear of a sign-in of whom they take for signed in, whose session may have ended; of a renewal they do not', async () => {
  const { first, second } = openTabs(2, { signedIn: true });
  await pass(2_000);
  await first.session.signIn({ email: 'a', password: 'b' });
  expect(second.events).toEqual(['in anna']);
  await pass(2 * refreshEvery);
  expect(second.events).toEqual(['in anna']);
  expect(first.events).toEqual([]);
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
