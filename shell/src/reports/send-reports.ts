import { ownHeader } from 'shared/gateway-calls';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { takeHanging } from './drawing.ts';
import { librariesOf, type PageLoad, type ReportingTab, type Seen, versionsOf } from './seen.ts';
import { hangingReport, type Measured, ownerOf, writeReport } from './write-report.ts';

const everyMs = 10_000;
/** A failure is sent soon: somebody may be waiting to roll the release back. */
const soonMs = 1_000;

/**
 * Sends what `seen` holds each ten seconds, soon after something failed, and when the tab is left. Answers what to call
 * when there is more.
 */
export function sendReports(
  tab: ReportingTab,
  { token, requestId }: { token: string; requestId?: string },
  seen: Seen[],
): () => void {
  const versions = versionsOf(tab.composition);
  const libraries = librariesOf(tab.composition);
  const { route } = tab.context;
  const measured: Measured[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let due = Number.POSITIVE_INFINITY;

  function send(): void {
    clearTimeout(timer);
    due = Number.POSITIVE_INFINITY;
    if (seen.length === 0 && measured.length === 0) return;
    const noted = { seen: seen.splice(0), measured: measured.splice(0) };
    post(writeReport({ token, versions, requestId, libraries, ...noted }));
  }

  function sendIn(ms: number): void {
    if (performance.now() + ms >= due) return;
    clearTimeout(timer);
    due = performance.now() + ms;
    timer = setTimeout(send, ms);
  }

  const more = () => sendIn(seen.some(({ kind }) => kind === 'failure') ? soonMs : everyMs);
  const failed = (cause: unknown) => {
    seen.push({ kind: 'error', remote: ownerOf(cause), cause });
    more();
  };
  addEventListener('error', ({ error }) => error && failed(error));
  addEventListener('unhandledrejection', ({ reason }) => failed(reason));

  // They are the page load's: what a later page of another remote did is not held against the first one.
  const measure =
    (vital: Measured['vital']) =>
    ({ value }: { value: number }) => {
      if (vital !== 'lcp' && tab.context.route.remote !== route.remote) return;
      measured.push({ remote: route.remote, vital, value });
      sendIn(everyMs);
    };
  onLCP(measure('lcp'));
  onINP(measure('inp'));
  onCLS(measure('cls'));
  document.addEventListener('visibilitychange', () => {
    // After the last measurements, which are made at this moment.
    if (document.visibilityState === 'hidden') queueMicrotask(send);
  });
  takeHanging().map(hangingReport).forEach(post);
  sendIn(soonMs);
  return more;
}

/** Like a beacon it outlives the page; unlike one it can carry the header that shows where it comes from. */
function post(report: ReturnType<typeof writeReport>): void {
  fetch('/reports', {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    headers: { 'content-type': 'application/json', ...ownHeader },
    body: JSON.stringify(report),
  }).catch(() => {});
}

/**
 * What `pageLoad` reads, of a page whose answer did not say it, as a cache in front of the site gave it. Nothing where the
 * page is of versions that are no longer live, or nobody is to report it.
 */
export async function askPageLoad({
  composition,
  context,
}: Pick<ReportingTab, 'composition' | 'context'>): Promise<PageLoad> {
  const query = new URLSearchParams({ composition: composition.id, language: context.route.language });
  const answer = await fetch(`/_page-load?${query}`);
  return answer.status === 200 ? answer.json() : {};
}
