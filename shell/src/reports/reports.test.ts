import { startTestTab } from '../hosts/testing.tsx';
import type { Tab } from '../platform/tab.ts';
import { pageSettled } from '../platform/when-idle.ts';
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

describe('a page load', () => {
  const part = { of: 'mf-search/search', host: document.createElement('div') };
  const drawn = () => Object.values(localStorage).map((note) => JSON.parse(note).remotes);
  /** What the header of its answer said. */
  const told = (timings: Record<string, string>) => {
    class Navigation {
      serverTiming = Object.entries(timings).map(([name, description]) => ({ name, description }));
    }
    Object.assign(globalThis, { PerformanceNavigationTiming: Navigation });
    performance.getEntriesByType = jest.fn().mockReturnValue([new Navigation()]);
  };
  async function start() {
    const reports = createReports();
    const { composition } = tab;
    const search = { version: '1.0.0', gives: [], uses: [], libraries: ['react-19.3'] };
    const remotes = { ...composition.remotes, 'mf-search': { ...search, entry: '', integrity: '', container: '' } };
    reports.start({ ...tab, composition: { ...composition, remotes } });
    pageSettled();
    await jest.advanceTimersByTimeAsync(4_000);
    return reports;
  }
  beforeEach(() => localStorage.clear());

  test('is reported by the token of its answer, with its later pages, and what it draws is noted', async () => {
    told({ page: 'a-token', request: 'a-request' });
    const reports = await start();
    expect(sent).toMatchObject([{ token: 'a-token', requestId: 'a-request', views: 1 }]);
    tab.bus.emit('shell:navigated', { url: '/fr', title: '' });
    reports.mounting(part);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(sent).toHaveLength(2);
    expect(sent[1]).toMatchObject({ views: 1, counts: [{ remote: 'mf-search' }, { remote: 'react-19.3' }] });
    const end = reports.drawing(part);
    expect(drawn().flat().sort()).toEqual(['mf-search', 'react-19.3']);
    end();
    expect(drawn()).toEqual([]);
  });

  test('of a QA link, which has no token, is not reported', async () => {
    told({ request: 'a-request' });
    const reports = await start();
    tab.bus.emit('shell:navigated', { url: '/fr', title: '' });
    reports.drawing(part);
    expect(drawn()).toEqual([]);
    expect(globalThis.fetch).not.toHaveBeenCalled();
    expect(reports.seen).toHaveLength(1);
  });

  test.each([
    ['is reported by the token that it asks for', () => Response.json({ token: 'asked' }), [{ token: 'asked' }], 1],
    ['is not reported where it gets none', () => new Response(null, { status: 204 }), [], 0],
  ])('from a cache %s', async (_, answer, reported, notes) => {
    told({});
    jest.mocked(globalThis.fetch).mockImplementationOnce(async () => answer());
    const reports = await start();
    expect(sent).toMatchObject(reported);
    reports.drawing(part);
    expect(drawn().flat()).toHaveLength(notes * 2);
  });
});
