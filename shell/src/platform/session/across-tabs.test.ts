import { otherTabs, type SessionNews } from './across-tabs.ts';

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
