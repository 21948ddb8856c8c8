import { refreshEvery } from './session.ts';
import { anna, cut, openTabs, pass, refused, setFlag, show } from './testing.ts';

const minute = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.clearAllTimers();
  jest.useRealTimers();
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

test('nothing is renewed without a reason: a tab in the background, a new page, a line that was never away', async () => {
  const { calls } = openTabs(1, { signedIn: true });
  await pass(2_000);
  const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  show();
  hidden.mockRestore();
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  dispatchEvent(new Event('online'));
  await pass(0);
  expect(calls.refresh).toHaveBeenCalledTimes(1);
});

test('a visitor who is not signed in is asked about by nothing, and one who has just signed in is known', async () => {
  const { calls, first } = openTabs(1, { signedIn: false });
  show();
  await first.session.signIn({ email: 'a', password: 'b' });
  setFlag('1');
  await pass(2_000);
  expect(calls.refresh).not.toHaveBeenCalled();
});

test('a sign-in that could not be learnt of is not asked for again and again', async () => {
  const { calls } = openTabs(1, { signedIn: false });
  setFlag('1');
  calls.refresh.mockRejectedValue(cut);
  await pass(2_000);
  await pass(minute);
  expect(calls.refresh).toHaveBeenCalledTimes(1);
});

test('a tab that found another one at work tries soon, as that one may have failed', async () => {
  const { calls, first } = openTabs(1, { signedIn: true });
  const { promise, reject } = Promise.withResolvers<void>();
  calls.logOut.mockReturnValue(promise);
  const leaving = first.session.signOut();
  await pass(2_000);
  reject(cut);
  await expect(leaving).rejects.toBe(cut);
  expect(calls.refresh).not.toHaveBeenCalled();
  await pass(5_000);
  expect(calls.refresh).toHaveBeenCalledTimes(1);
  await pass(refreshEvery - 1);
  expect(calls.refresh).toHaveBeenCalledTimes(1);
});

test('a tab that found another one at work leaves the rest to it where that has renewed the session', async () => {
  const { calls, second } = openTabs(2, { signedIn: true });
  const { promise, resolve } = Promise.withResolvers<typeof anna>();
  calls.refresh.mockReturnValueOnce(promise);
  await pass(2_000);
  resolve(anna);
  await pass(minute);
  expect(second.auth()).toEqual({ signedIn: true, ...anna });
  expect(calls.refresh).toHaveBeenCalledTimes(1);
});
