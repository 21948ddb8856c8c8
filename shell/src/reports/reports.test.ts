import { startTestTab } from '../hosts/testing.tsx';
import type { Tab } from '../platform/tab.ts';
import { createReports } from './reports.ts';
import type { Seen } from './seen.ts';
import { sendReports } from './send-reports.ts';

// What they measure with does not exist here.
jest.mock('web-vitals', () => ({ onLCP() {}, onINP() {}, onCLS() {} }));

let tab: Tab;
let sent: { counts: object[]; views: number }[];

beforeAll(() => {
  tab = startTestTab();
});
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  globalThis.fetch = jest.fn(async (_address, request?: RequestInit) => {
    sent.push(JSON.parse(String(request?.body)));
    return new Response();
  });
});
afterEach(() => jest.useRealTimers());

test('what a tab saw is sent after a second, then each ten seconds, and a failure within a second', async () => {
  const seen: Seen[] = [{ kind: 'view' }];
  const more = sendReports(tab, { token: 'a-token' }, seen);
  await jest.advanceTimersByTimeAsync(1_100);
  expect(sent.map(({ views }) => views)).toEqual([1]);
  seen.push({ kind: 'mount', remote: 'mf-search' });
  more();
  await jest.advanceTimersByTimeAsync(9_000);
  expect(sent).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(1_500);
  expect(sent[1]?.counts).toEqual([{ remote: 'mf-search', kind: 'mount', count: 1 }]);
  seen.push({ kind: 'failure', remote: 'mf-search', cause: new Error('broken') });
  more();
  await jest.advanceTimersByTimeAsync(1_100);
  expect(sent[2]?.counts).toEqual([{ remote: 'mf-search', kind: 'failure', count: 1 }]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(3);
});

test('a part that fails counts once for each time that it was mounted, and not where it never was', () => {
  const reports = createReports();
  const part = { of: 'mf-search/search', host: document.createElement('div') };
  reports.failed(part, new Error('never mounted'));
  reports.mounting(part);
  reports.failed(part, new Error('broken'));
  reports.failed(part, new Error('broken again'));
  expect(reports.seen.map(({ kind }) => kind)).toEqual(['view', 'mount', 'failure']);
});
