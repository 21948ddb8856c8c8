import { act, renderHook } from '@testing-library/react';
import { ContentError } from '../errors/index.ts';
import { type Asked, latestAnswer, useLatestAnswer } from './index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Questions whose calls the test ends. */
function asking(pauseOf?: (question: string) => number) {
  const open = new Map<string, { resolve(answer: string): void; reject(cause: Error): void }>();
  const states: Asked<string, string>[] = [];
  const answers = latestAnswer(
    (question: string) => new Promise<string>((resolve, reject) => open.set(question, { resolve, reject })),
    (state) => void states.push(state),
    pauseOf,
  );
  return { ...answers, open, states };
}
const now = () => jest.advanceTimersByTimeAsync(0);

it('tells that a question is asked, and then its answer', async () => {
  const { ask, open, states } = asking();
  const done = ask('a');
  expect(states).toEqual([{ phase: 'asked', question: 'a' }]);
  open.get('a')?.resolve('A');
  await done;
  expect(states.at(-1)).toEqual({ phase: 'answered', question: 'a', answer: 'A' });
});

it('drops the answer, and the failure, of a question that was overtaken', async () => {
  const { ask, open, states } = asking();
  void ask('a');
  void ask('b');
  const done = ask('c');
  open.get('c')?.resolve('C');
  open.get('a')?.resolve('A');
  open.get('b')?.reject(new Error('late'));
  await done;
  await now();
  expect(states.filter(({ phase }) => phase !== 'asked')).toEqual([{ phase: 'answered', question: 'c', answer: 'C' }]);
});

it('goes on after a failure', async () => {
  const { ask, open, states } = asking();
  const cause = new Error('no network');
  const failed = ask('a');
  open.get('a')?.reject(cause);
  await failed;
  expect(states.at(-1)).toEqual({ phase: 'failed', question: 'a', cause });
  const done = ask('a');
  open.get('a')?.resolve('A');
  await done;
  expect(states.at(-1)).toMatchObject({ phase: 'answered' });
});

it('asks nothing that another question overtakes within its pause', async () => {
  const { ask, open } = asking((question) => (question === 'quick' ? 0 : 200));
  void ask('a');
  await jest.advanceTimersByTimeAsync(199);
  void ask('b');
  await jest.advanceTimersByTimeAsync(199);
  expect([...open.keys()]).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect([...open.keys()]).toEqual(['b']);
  void ask('quick');
  expect([...open.keys()]).toEqual(['b', 'quick']);
});

it('says nothing more of a question that was forgotten', async () => {
  const { ask, forget, open, states } = asking();
  void ask('a');
  forget();
  open.get('a')?.resolve('A');
  await now();
  expect(states).toEqual([{ phase: 'asked', question: 'a' }]);
});

it('asks again by itself what nobody answered, as soon as there may be a connection, and says that it failed once', async () => {
  const { ask, open, states } = asking();
  void ask('a');
  for (const wait of [() => dispatchEvent(new Event('online')), () => jest.advanceTimersByTimeAsync(2_000)]) {
    open.get('a')?.reject(new ContentError('no answer'));
    await now();
    open.clear();
    wait();
    await now();
    expect([...open.keys()]).toEqual(['a']);
  }
  open.get('a')?.resolve('A');
  await now();
  expect(states.map(({ phase }) => phase)).toEqual(['asked', 'failed', 'answered']);
});

it('asks nothing again that was refused, overtaken or forgotten', async () => {
  const { ask, forget, open } = asking();
  void ask('a');
  open.get('a')?.reject(new ContentError('refused', ['422']));
  void ask('b');
  open.get('b')?.reject(new ContentError('no answer'));
  await now();
  void ask('c');
  open.get('c')?.reject(new ContentError('no answer'));
  await now();
  forget();
  open.clear();
  await jest.advanceTimersByTimeAsync(60_000);
  expect([...open.keys()]).toEqual([]);
});

/** A component that asks, and the calls that the test ends. */
function asksInComponent() {
  const open = new Map<string, (answer: string) => void>();
  const answered = jest.fn();
  const call = (question: string) => new Promise<string>((resolve) => open.set(question, resolve));
  const { result, unmount } = renderHook(() => useLatestAnswer(call, { answered }));
  return { result, unmount, open, answered };
}

it('gives a component the latest question and its answer, until it forgets them', async () => {
  const { result, open, answered } = asksInComponent();
  expect(result.current.latest).toBeUndefined();
  await act(async () => void result.current.ask('a'));
  expect(result.current.latest).toEqual({ phase: 'asked', question: 'a' });
  await act(async () => open.get('a')?.('A'));
  expect(result.current.latest).toEqual({ phase: 'answered', question: 'a', answer: 'A' });
  expect(answered.mock.calls).toEqual([['A', 'a']]);
  await act(async () => void result.current.ask('b'));
  act(() => result.current.forget());
  expect(result.current.latest).toBeUndefined();
  await act(async () => open.get('b')?.('B'));
  expect(result.current.latest).toBeUndefined();
});

it('says nothing to a component that has gone', async () => {
  const { result, unmount, open, answered } = asksInComponent();
  await act(async () => void result.current.ask('a'));
  unmount();
  await act(async () => open.get('a')?.('A'));
  expect(answered).not.toHaveBeenCalled();
});
