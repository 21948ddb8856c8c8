import { ContentError } from '../errors/index.ts';
import { forgetWrite, sendOnce } from './index.ts';

beforeEach(() => sessionStorage.clear());

const lost = new ContentError('The line broke');
const refused = (code: string) => new ContentError('no', [code]);
/** Sends, and answers the key and whether it was sent before. */
async function send(write = 'contact', error?: Error) {
  let seen: unknown[] = [];
  await sendOnce(write, async (...how) => {
    seen = how;
    if (error) throw error;
  }).catch(() => undefined);
  return seen;
}

it('sends under the same key until there is an answer, and then under another', async () => {
  const [key, isAgain] = await send('contact', lost);
  expect([key, isAgain]).toEqual([expect.stringMatching(/^[\da-f]{32}$/), false]);
  expect(await send('contact', refused('500'))).toEqual([key, true]);
  expect(await send()).toEqual([key, true]);
  expect(await send()).toEqual([expect.not.stringMatching(`${key}`), false]);
});

it('begins anew after a refusal, for which nothing was done', async () => {
  const [key] = await send('contact', refused('422'));
  expect(await send()).toEqual([expect.not.stringMatching(`${key}`), false]);
});

it('has a key for each write, which another may forget', async () => {
  const [key] = await send('share 1', lost);
  expect(await send('share 2', lost)).toEqual([expect.not.stringMatching(`${key}`), false]);
  forgetWrite('share 1');
  expect(await send('share 1')).toEqual([expect.not.stringMatching(`${key}`), false]);
});

it('keeps the key for as long as the page is there, where the browser stores nothing', async () => {
  const refusing = () => {
    throw new DOMException('no', 'SecurityError');
  };
  const spies = (['getItem', 'setItem', 'removeItem'] as const).map((name) =>
    jest.spyOn(Storage.prototype, name).mockImplementation(refusing),
  );
  const [key] = await send('contact', lost);
  expect(await send()).toEqual([key, true]);
  expect(await send()).toEqual([expect.not.stringMatching(`${key}`), false]);
  for (const spy of spies) spy.mockRestore();
});

it('hands on what was answered or thrown, and keeps the key where a fault of the page broke it off', async () => {
  const fault = new TypeError('a fault');
  await expect(sendOnce('contact', () => Promise.reject(fault))).rejects.toBe(fault);
  expect(await sendOnce('contact', async (_, isAgain) => isAgain)).toBe(true);
});
