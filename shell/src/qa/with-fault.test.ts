import type { BrowserRemote } from 'shared/remote/browser';
import { withFault } from './with-fault.ts';

const nothing = async () => {};
const part = () => ({ bootstrap: nothing, prepare: nothing, mount: nothing, unmount: nothing });
const sound: BrowserRemote = {
  surface: { name: 'mf-search', uses: [], emits: [], sets: [] },
  page: part,
  fetchPage: nothing,
  fragment: part,
};

test('a remote whose files are missing is not fetched', async () => {
  const fetching = jest.fn(async () => sound);
  await expect(withFault('404', fetching)).rejects.toThrow('files are missing');
  expect(fetching).not.toHaveBeenCalled();
});

test('a slow remote comes after two seconds, one that hangs never', async () => {
  jest.useFakeTimers();
  const came: string[] = [];
  void withFault('slow', async () => sound).then(() => came.push('slow'));
  void withFault('hang', async () => sound).then(() => came.push('hang'));
  await jest.advanceTimersByTimeAsync(1_999);
  expect(came).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(came).toEqual(['slow']);
  jest.useRealTimers();
});
