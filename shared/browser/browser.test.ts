import { ContentError } from '../errors/index.ts';
import { afterMotion, nextPaint, nextTask, opensElsewhere, untilAnswered, untilOnline, waitAfter } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const keys = { metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

it.each(Object.keys(keys))('knows by %s that a click asks for another tab, a window or a download', (key) => {
  expect(opensElsewhere({ ...keys, [key]: true })).toBe(true);
  expect(opensElsewhere(keys)).toBe(false);
});

it.each([
  [0, 500, 1_000],
  [1, 1_000, 2_000],
  [4, 8_000, 16_000],
  [5, 15_000, 30_000],
  [50, 15_000, 30_000],
])(
  'waits twice as long after each attempt, up to 30 s, and never the same: after %d, %d to %d ms',
  (attempt, least, most) => {
    const random = jest.spyOn(Math, 'random');
    random.mockReturnValueOnce(0);
    expect(waitAfter(attempt, 1_000)).toBe(least);
    random.mockReturnValueOnce(1);
    expect(waitAfter(attempt, 1_000)).toBe(most);
  },
);

it('waits until the browser is online again, or for a while, and listens no longer then', async () => {
  const listens = jest.spyOn(globalThis, 'addEventListener');
  const leaves = jest.spyOn(globalThis, 'removeEventListener');
  for (const goOn of [() => dispatchEvent(new Event('online')), () => jest.advanceTimersByTimeAsync(1_000)]) {
    const waiting = untilOnline(0);
    goOn();
    await waiting;
    expect(leaves).toHaveBeenLastCalledWith('online', listens.mock.lastCall?.[1]);
    expect(jest.getTimerCount()).toBe(0);
  }
});

it('makes a call again when there may be a connection, and not before, until something answers it', async () => {
  const call = jest.fn(async () => 'answer').mockRejectedValueOnce(new ContentError('The line broke'));
  const waits = jest.fn();
  const answer = untilAnswered(call, waits);
  await jest.advanceTimersByTimeAsync(400);
  expect([call.mock.calls.length, waits.mock.calls.length]).toEqual([1, 1]);
  dispatchEvent(new Event('online'));
  expect(await answer).toBe('answer');
  expect([call.mock.calls.length, waits.mock.calls.length]).toEqual([2, 1]);
});

it('makes no call again that was refused', async () => {
  const call = jest.fn(() => Promise.reject(new ContentError('no', ['422'])));
  await expect(untilAnswered(call)).rejects.toThrow('no');
  expect(call).toHaveBeenCalledTimes(1);
});

it('goes on after a paint, or where nothing is painted after a tenth of a second', async () => {
  const done = jest.fn();
  const paints = jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  void nextPaint().then(done);
  await jest.advanceTimersByTimeAsync(99);
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledTimes(1);
  void nextPaint().then(done);
  paints.mock.lastCall?.[0](0);
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(2);
  paints.mockRestore();
});

it('goes on in a task of its own, by the browser’s own means where it has them', async () => {
  const done = jest.fn();
  void nextTask().then(done);
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(0);
  expect(done).toHaveBeenCalledTimes(1);
  const yields = jest.fn(async () => {});
  Object.assign(globalThis, { scheduler: { yield: yields } });
  await nextTask();
  Reflect.deleteProperty(globalThis, 'scheduler');
  expect(yields).toHaveBeenCalledTimes(1);
});

it('waits for the motions of an element, also for one that is broken off', async () => {
  const [first, second] = [Promise.withResolvers<never>(), Promise.withResolvers<never>()];
  const motions = [first, second].map(({ promise }) => Object.assign(Object.create(null), { finished: promise }));
  const element = Object.assign(document.createElement('div'), { getAnimations: () => motions });
  const done = jest.fn();
  const waiting = afterMotion(element).then(done);
  first.reject(new Error('broken off'));
  await jest.advanceTimersByTimeAsync(0);
  expect(done).not.toHaveBeenCalled();
  second.reject(new Error('broken off'));
  await waiting;
  await afterMotion(document.createElement('div'));
  expect(done).toHaveBeenCalledTimes(1);
});
