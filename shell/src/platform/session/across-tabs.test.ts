import { oneAtATime, otherTabs, type SessionNews } from './across-tabs.ts';

/** As browsers have it: what is posted reaches every other channel of the same name. */
class Channel extends EventTarget {
  static readonly all: Channel[] = [];
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    Channel.all.push(this);
  }
  postMessage(data: unknown): void {
    for (const other of Channel.all)
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }));
  }
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
});

test('what one tab says of the session reaches the others, and not itself', () => {
  Object.assign(globalThis, { BroadcastChannel: Channel });
  const heard: [string, SessionNews][] = [];
  const [one, other] = [otherTabs(), otherTabs()];
  one.subscribe((news) => heard.push(['one', news]));
  other.subscribe((news) => heard.push(['other', news]));
  one.publish({ kind: 'signed-out' });
  expect(heard).toEqual([['other', { kind: 'signed-out' }]]);
});

test('in a browser that has no such channel each tab is alone', () => {
  const tab = otherTabs();
  tab.subscribe(() => {
    throw new Error('heard');
  });
  expect(() => tab.publish({ kind: 'signed-out' })).not.toThrow();
});

type Work = (lock: object | null) => Promise<unknown>;

/** As browsers have them over all tabs. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  return {
    async request(_name: string, ...[first, second]: [Work] | [LockOptions, Work]) {
      const [{ ifAvailable = false }, work] = typeof first === 'function' ? [{}, first] : [first, second];
      if (ifAvailable && held > 0) return work?.(null);
      held += 1;
      const done = last.then(() => work?.({}));
      last = done.catch(() => {});
      return done.finally(() => {
        held -= 1;
      });
    },
  };
}

test.each([
  ['over all tabs', fakeLocks()],
  ['in a browser without such locks in its tab', undefined],
])('one thing is done at a time, %s, and what is done only then if nothing else is', async (_, locks) => {
  Object.assign(navigator, { locks });
  const { whenFree, ifFree } = oneAtATime();
  const steps: string[] = [];
  const { promise, reject } = Promise.withResolvers<void>();
  const first = whenFree(() => promise);
  const second = whenFree(async () => void steps.push('second'));
  expect(await ifFree(async () => void steps.push('refused'))).toBe(false);
  expect(steps).toEqual([]);
  reject(new Error('the first failed'));
  await expect(first).rejects.toThrow('the first failed');
  await second;
  await Promise.resolve();
  expect(await ifFree(async () => void steps.push('third'))).toBe(true);
  expect(steps).toEqual(['second', 'third']);
  Reflect.deleteProperty(navigator, 'locks');
});
