let isBroken = false;
const loaded = jest.fn();
jest.mock('./bootstrap.ts', () => {
  loaded();
  if (isBroken) throw Object.assign(new Error('gone'), { name: 'ChunkLoadError' });
  return {};
});
const createPolicy = jest.fn();

let readyState: DocumentReadyState;
let paints: object[];
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

/** The entry as a page load runs it. */
async function enter(): Promise<void> {
  jest.resetModules();
  await import('./main.ts');
  await after(0);
}

beforeEach(() => {
  jest.useFakeTimers();
  loaded.mockClear();
  isBroken = false;
  readyState = 'interactive';
  paints = [];
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  Object.defineProperty(performance, 'getEntriesByType', { value: () => paints, configurable: true });
  Object.assign(globalThis, { trustedTypes: { createPolicy } });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

it('says what may become a script before anything else', async () => {
  await enter();
  expect(createPolicy).toHaveBeenCalledTimes(1);
  expect(loaded).not.toHaveBeenCalled();
});

it('starts everything else after the first paint, at once where that was', async () => {
  await enter();
  expect(loaded).not.toHaveBeenCalled();
  await after(50);
  expect(loaded).toHaveBeenCalledTimes(1);
  paints = [{ name: 'first-paint' }];
  await enter();
  expect(loaded).toHaveBeenCalledTimes(2);
});

it('waits for the end of the document, once', async () => {
  readyState = 'loading';
  paints = [{ name: 'first-paint' }];
  await enter();
  await after(1_000);
  expect(loaded).not.toHaveBeenCalled();
  dispatchEvent(new Event('DOMContentLoaded'));
  await after(0);
  expect(loaded).toHaveBeenCalledTimes(1);
});

it('asks for the files again that did not come, after a while', async () => {
  isBroken = true;
  paints = [{ name: 'first-paint' }];
  await enter();
  await after(4_900);
  expect(loaded).toHaveBeenCalledTimes(1);
  isBroken = false;
  await after(200);
  expect(loaded).toHaveBeenCalledTimes(2);
  await after(60_000);
  expect(loaded).toHaveBeenCalledTimes(2);
});
