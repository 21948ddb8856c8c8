import { match } from 'shared/routes';
import type { Metric } from 'web-vitals';
import { createTestTab } from '../hosts/testing.tsx';
import type { Seen } from './seen.ts';
import { askPageLoad, sendReports } from './send-reports.ts';
import type { writeReport } from './write-report.ts';

jest.mock('../remotes/loading.ts', () => ({}));

/** What is told of a measurement, by its name. */
const vitals: Record<string, (metric: Pick<Metric, 'value'>) => void> = {};
jest.mock('web-vitals', () =>
  Object.fromEntries(['LCP', 'INP', 'CLS'].map((name) => [`on${name}`, (tell: () => void) => (vitals[name] = tell)])),
);

const tab = createTestTab();
let sent: ReturnType<typeof writeReport>[];
const site = jest.fn(async (_address: RequestInfo | URL, _request?: RequestInit) => new Response());
const after = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  sent = [];
  globalThis.fetch = site.mockClear().mockImplementation(async (_, request) => {
    sent.push(JSON.parse(String(request?.body)));
    return new Response();
  });
});
afterEach(() => jest.useRealTimers());

/** A tab that has sent its first report. */
async function reporting() {
  const seen: Seen[] = [{ kind: 'view' }];
  const more = sendReports(tab, { token: 'a-token' }, seen);
  await after(1_000);
  sent = [];
  return { seen, more };
}
const hide = async (state: DocumentVisibilityState) => {
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
  visibility.mockRestore();
  await after(0);
};

test('a report outlives its page, and says where it comes from', async () => {
  await reporting();
  expect(site).toHaveBeenCalledWith('/reports', expect.objectContaining({ method: 'POST', keepalive: true }));
});

test('it is sent after ten seconds though there is more all the time', async () => {
  const { seen, more } = await reporting();
  for (let second = 0; second < 10; second += 1) {
    expect(sent).toEqual([]);
    seen.push({ kind: 'view' });
    more();
    await after(1_000);
  }
  expect(sent.map(({ views }) => views)).toEqual([10]);
});

test('it is sent as the tab is left, where there is something to say', async () => {
  const { seen } = await reporting();
  await hide('hidden');
  expect(sent).toEqual([]);
  seen.push({ kind: 'view' });
  await hide('visible');
  expect(sent).toEqual([]);
  await hide('hidden');
  expect(sent).toHaveLength(1);
});

test('what a script throws is told, and what a script of another site does is not', async () => {
  await reporting();
  dispatchEvent(new ErrorEvent('error'));
  dispatchEvent(new ErrorEvent('error', { error: new Error('thrown') }));
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('rejected') }));
  await after(10_000);
  const last = sent.at(-1);
  expect(last?.errors.map(({ message }) => message)).toEqual(['thrown', 'rejected']);
  expect(last?.counts).toEqual([{ remote: 'shell', kind: 'error', count: 2 }]);
});

test('what is measured is of the remote whose page was loaded, which a later page of another says nothing of', async () => {
  await reporting();
  const remote = tab.context.route.remote;
  vitals.INP?.({ value: 80 });
  const route = match('fr', '/fr/contact');
  const { context } = tab;
  if (route) tab.context = { ...context, route };
  vitals.LCP?.({ value: 900 });
  vitals.CLS?.({ value: 0.5 });
  tab.context = context;
  await after(10_000);
  expect(sent.at(-1)?.vitals).toEqual([
    { remote, vital: 'inp', value: 80 },
    { remote, vital: 'lcp', value: 900 },
  ]);
});

test('a page load that hung is reported by the next one in its browser', async () => {
  const page = { token: 'its-token', versions: {} };
  localStorage.setItem('drawing:x', JSON.stringify({ page, remotes: ['mf-search'], at: Date.now() - 60_000 }));
  sendReports(tab, { token: 'a-token' }, []);
  await after(0);
  expect(sent).toMatchObject([{ token: 'its-token', errors: [{ remote: 'mf-search' }] }]);
});

test('a page from a cache asks for what its answer could not say, and reports nothing where it gets nothing', async () => {
  site.mockResolvedValueOnce(Response.json({ token: 'a-token', requestId: 'a-request' }));
  expect(await askPageLoad(tab)).toEqual({ token: 'a-token', requestId: 'a-request' });
  const query = `composition=${tab.composition.id}&language=${tab.context.route.language}`;
  expect(site).toHaveBeenCalledWith(`/_page-load?${query}`);
  site.mockResolvedValueOnce(new Response(null, { status: 204 }));
  expect(await askPageLoad(tab)).toEqual({});
});
