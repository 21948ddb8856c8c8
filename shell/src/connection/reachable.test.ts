import { ifUnreachable, isReachable, whenReachable } from './reachable.ts';

const online = (is: boolean) => Object.defineProperty(navigator, 'onLine', { value: is, configurable: true });
const site = jest.fn<Promise<unknown>, unknown[]>();
Object.assign(globalThis, { fetch: site });
const answers = () => site.mockResolvedValue({});
const isSilent = () => site.mockRejectedValue(new TypeError('Failed to fetch'));
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  online(true);
  site.mockClear();
});
afterEach(() => jest.useRealTimers());

it('asks the site itself, unless the browser knows that there is no line', async () => {
  answers();
  expect(await isReachable()).toBe(true);
  expect(site).toHaveBeenCalledWith('/robots.txt', expect.objectContaining({ method: 'HEAD', cache: 'no-store' }));
  isSilent();
  expect(await isReachable()).toBe(false);
  site.mockClear();
  online(false);
  expect(await isReachable()).toBe(false);
  expect(site).not.toHaveBeenCalled();
});

it('waits until the site answers, though the browser believes that it is online', async () => {
  isSilent();
  const work = jest.fn();
  whenReachable(work);
  await after(30_000);
  expect(site.mock.calls.length).toBeGreaterThan(3);
  expect(work).not.toHaveBeenCalled();
  answers();
  await after(8_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('asks at once when the browser is online again, and never when nobody waits', async () => {
  answers();
  const work = jest.fn();
  const stop = whenReachable(work);
  dispatchEvent(new Event('online'));
  await after(0);
  expect(work).toHaveBeenCalledTimes(1);
  stop();
  whenReachable(work)();
  await after(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

it('waits for nothing where the site answers already', async () => {
  answers();
  const work = jest.fn();
  ifUnreachable(work);
  await after(60_000);
  expect(work).not.toHaveBeenCalled();
  isSilent();
  ifUnreachable(work);
  await after(0);
  answers();
  await after(1_000);
  expect(work).toHaveBeenCalledTimes(1);
});
